import { encoding } from '../peers/encoding.ts';
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

const list = (items: readonly (string | number)[]): string => `[${items.join(',')}]`;
const lists = (items: readonly (readonly number[])[]): string => list(items.map(list));

const clueFact = ({ clues }: LightInstance | RoadInstance, number: (cell: number) => number): string =>
  `clues(${list(clues.map(({ count, near }) => `${count}-${list(near.map(number))}`))}).`;

function lightFacts(instance: LightInstance): string[] {
  const number = numbering(instance.whites);
  const lines = instance.lines.map((line) => line.map(number));
  const linesOf = instance.whites.map((): number[] => []);
  for (const [at, line] of lines.entries()) for (const cell of line) linesOf[cell - 1]!.push(at + 1);
  return [
    `cells(${instance.whites.length}).`,
    `lines(${lists(lines)}).`,
    `crossings(${lists(linesOf)}).`,
    clueFact(instance, number),
  ];
}

function paintFacts({ regions, lines }: PaintInstance): string[] {
  const sums = lines.flatMap(({ regions: along, painted }) => {
    const parts = [...weights(along)];
    return painted === undefined
      ? []
      : [`${painted}-${list(parts.map(([, width]) => width))}-${list(parts.map(([region]) => region + 1))}`];
  });
  const blocks = lines.flatMap((line) => {
    const [entry, ...pairs] = borders(line.regions);
    return line.blocks === undefined
      ? []
      : [`${line.blocks}-${entry![1] + 1}-${lists(pairs.map(([before, here]) => [before + 1, here + 1]))}`];
  });
  return [`regions(${regions.length}).`, `sums(${list(sums)}).`, `blocks(${list(blocks)}).`];
}

function roadFacts(instance: RoadInstance): string[] {
  const number = numbering(instance.free);
  const sides = instance.free.map((): number[] => []);
  for (const [cell, other] of touching(instance)) sides[number(cell) - 1]!.push(number(other));
  return [
    `cells(${instance.free.length}).`,
    `sides(${list(sides.map((others, at) => `${at + 1}-${list(others)}`))}).`,
    `squares(${lists(squares(instance).map((square) => square.map(number)))}).`,
    clueFact(instance, number),
  ];
}

/** The board as a program for SWI-Prolog, asking for so many solutions. */
export function prologProgram(instance: Instance, wanted: number): string {
  const program = (name: string, facts: readonly string[]): string =>
    encoding(name, [`wanted(${wanted}).`, ...facts].join('\n'));
  switch (instance.kind) {
    case 'lights':
      return program('lights.pl', lightFacts(instance));
    case 'paint':
      return program('paint.pl', paintFacts(instance));
    case 'road':
      return program('road.pl', roadFacts(instance));
  }
}
