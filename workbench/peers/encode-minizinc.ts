import { lightsInMiniZinc } from './encodings/lights.ts';
import { paintInMiniZinc } from './encodings/paint.ts';
import { roadInMiniZinc } from './encodings/road.ts';
import {
  borders,
  type Instance,
  type LightInstance,
  type PaintInstance,
  type RoadInstance,
  weights,
} from './instance.ts';
import { numbering } from './numbering.ts';
import { squares, touching } from './road-graph.ts';

const sets = (lists: readonly (readonly number[])[]): string =>
  `[${lists.map((list) => `{${list.join(',')}}`).join(',')}]`;
const matrix = (lists: readonly (readonly number[])[]): string =>
  `[|${lists.map((list) => list.join(',')).join('|')}|]`;

function clueData({ clues }: LightInstance | RoadInstance, number: (cell: number) => number): string[] {
  return [
    `clues = ${clues.length};`,
    `count = [${clues.map(({ count }) => count)}];`,
    `near = ${clues.length === 0 ? 'array1d(1..0, [])' : sets(clues.map(({ near }) => near.map(number)))};`,
  ];
}

function lightData(instance: LightInstance): string[] {
  const number = numbering(instance.whites);
  const lines = instance.lines.map((line) => line.map(number));
  const linesOf = instance.whites.map((): number[] => []);
  for (const [at, line] of lines.entries()) for (const cell of line) linesOf[cell - 1]!.push(at + 1);
  return [
    `cells = ${instance.whites.length};`,
    `lines = ${lines.length};`,
    `on_line = ${sets(lines)};`,
    `lines_of = ${matrix(linesOf)};`,
    ...clueData(instance, number),
  ];
}

function paintData({ regions, lines }: PaintInstance): string[] {
  const on = (region: number): string => `on[${region + 1}]`;
  return [
    `int: regions = ${regions.length};`,
    ...lines.flatMap((line) => {
      const parts = [...weights(line.regions)].map(([region, width]) => `${width}*${on(region)}`);
      const begins = borders(line.regions).map(([before, here]) =>
        before < 0 ? on(here) : `(${on(here)} /\\ not ${on(before)})`,
      );
      return [
        ...(line.painted === undefined ? [] : [`constraint ${parts.join(' + ')} = ${line.painted};`]),
        ...(line.blocks === undefined ? [] : [`constraint sum([${begins.join(', ')}]) = ${line.blocks};`]),
      ];
    }),
  ];
}

function roadData(instance: RoadInstance): string[] {
  const number = numbering(instance.free);
  const sides = instance.free.map((): number[] => []);
  for (const [cell, other] of touching(instance)) sides[number(cell) - 1]!.push(number(other));
  const right = instance.free.map((cell) => ((cell + 1) % instance.columns === 0 ? 0 : number(cell + 1)));
  const four = squares(instance).map((square) => square.map(number));
  return [
    `cells = ${instance.free.length};`,
    `squares = ${four.length};`,
    `sides = ${sets(sides)};`,
    `square = ${matrix(four)};`,
    `right = [${right}];`,
    ...clueData(instance, number),
  ];
}

/** The board as a model for MiniZinc. */
export function minizincModel(instance: Instance): string {
  switch (instance.kind) {
    case 'lights':
      return [...lightData(instance), lightsInMiniZinc].join('\n');
    case 'paint':
      return [...paintData(instance), paintInMiniZinc].join('\n');
    case 'road':
      return [...roadData(instance), roadInMiniZinc].join('\n');
  }
}
