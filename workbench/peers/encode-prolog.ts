import { lightsInProlog, lightsOf002InProlog } from './encodings/lights.ts';
import { paintInProlog } from './encodings/paint.ts';
import { reportInProlog } from './encodings/report.ts';
import { roadInProlog } from './encodings/road.ts';
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

/** Paper 002 looks at every cell anew: the cells of its row and of its column, itself in both. */
function lightFactsOf002(instance: LightInstance): string[] {
  const number = numbering(instance.whites);
  const seen = new Map<number, number[][]>(instance.whites.map((cell) => [cell, []]));
  for (const line of instance.lines) for (const cell of line) seen.get(cell)!.push(line.map(number));
  return [
    `cells(${instance.whites.length}).`,
    `seen(${list([...seen].map(([cell, lines]) => `${number(cell)}-${lists(lines)}`))}).`,
    clueFact(instance, number),
  ];
}

/** Paper 003 reads all rows and all columns, cells that are no variable left out. */
function clearLineFacts({ rows, columns, free }: RoadInstance): string {
  const number = numbering(free);
  const open = new Set(free);
  const along = (outer: number, inner: number, at: (line: number, place: number) => number): number[][] =>
    Array.from({ length: outer }, (_, line) =>
      Array.from({ length: inner }, (_, place) => at(line, place))
        .filter((cell) => open.has(cell))
        .map(number),
    );
  const across = along(rows, columns, (line, place) => line * columns + place);
  const down = along(columns, rows, (line, place) => place * columns + line);
  return `clear_lines([${lists(across)},${lists(down)}]).`;
}

/** `best`: in the manner that suits the peer. `paper`: with the constraints and the labeling of the paper. */
export type Manner = 'best' | 'paper';

/** The board as a program for SWI-Prolog, asking for this many solutions. */
export function prologProgram(instance: Instance, wanted: number, manner: Manner = 'best'): string {
  const paper = manner === 'paper';
  const program = (text: string, labeling: string, facts: readonly string[]): string =>
    [`wanted(${wanted}).`, `labeling_options(${labeling}).`, ...facts, reportInProlog, text].join('\n');
  switch (instance.kind) {
    case 'lights':
      return paper
        ? program(lightsOf002InProlog, '[]', lightFactsOf002(instance))
        : program(lightsInProlog, '[leftmost, down]', lightFacts(instance));
    case 'paint': {
      const dual = instance.lines.some(({ blocks }) => blocks !== undefined);
      return program(
        paintInProlog,
        paper ? (dual ? '[ffc, enum]' : '[]') : '[ffc, down]',
        paintFacts(instance),
      );
    }
    case 'road':
      return paper
        ? program(roadInProlog, '[leftmost, bisect]', [...roadFacts(instance), clearLineFacts(instance)])
        : program(roadInProlog, '[leftmost, down]', [...roadFacts(instance), 'clear_lines([]).']);
  }
}
