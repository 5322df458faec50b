import type { BoardJson } from '../../src/lab/node/peers/instance.ts';
import { Random } from '../random.ts';
import { paintClues } from './paint-clues.ts';

/** Looks for a second solution: cells in which it differs from the first, at least one of each region that does. */
export type Difference = (board: BoardJson) => readonly number[] | 'unique' | 'unknown';

interface Picture {
  readonly regions: number[][];
  readonly painted: Set<number>;
}

const sidesOf = (side: number, cell: number): number[] => {
  const row = Math.floor(cell / side);
  const column = cell % side;
  return [
    ...(row > 0 ? [cell - side] : []),
    ...(column > 0 ? [cell - 1] : []),
    ...(column + 1 < side ? [cell + 1] : []),
    ...(row + 1 < side ? [cell + side] : []),
  ];
};

/** Regions of about so many cells: seeds thrown at random, which then grow in random order until all is taken. */
function growRegions(side: number, size: number, random: Random): number[] {
  const cells = side * side;
  const regionOf = new Array<number>(cells).fill(-1);
  const order = random.shuffle(Array.from({ length: cells }, (_, cell) => cell));
  const rim = order.slice(0, Math.round(cells / size));
  for (const [region, cell] of rim.entries()) regionOf[cell] = region;
  while (rim.length > 0) {
    const at = random.below(rim.length);
    const cell = rim[at]!;
    const open = sidesOf(side, cell).filter((other) => regionOf[other] === -1);
    if (open.length === 0) {
      rim[at] = rim[rim.length - 1]!;
      rim.pop();
      continue;
    }
    const next = open[random.below(open.length)]!;
    regionOf[next] = regionOf[cell]!;
    rim.push(next);
  }
  return regionOf;
}

/** Joins one of these regions to a neighbour of its colour, so that the two can no longer change apart. */
function joinOne(picture: Picture, among: readonly number[], random: Random): void {
  const side = picture.regions.length;
  const flat = picture.regions.flat();
  const wanted = new Set(among);
  const pairs: [number, number][] = [];
  for (const [cell, region] of flat.entries()) {
    if (!wanted.has(region)) continue;
    for (const other of sidesOf(side, cell)) {
      const neighbour = flat[other]!;
      if (neighbour !== region && picture.painted.has(neighbour) === picture.painted.has(region)) {
        pairs.push([region, neighbour]);
      }
    }
  }
  const [gone, stays] = pairs[random.below(pairs.length)] ?? repaint(picture, among, random);
  for (const row of picture.regions) {
    for (const [column, region] of row.entries()) if (region === gone) row[column] = stays;
  }
  picture.painted.delete(gone);
}

/** None of the regions has a neighbour of its colour: one of them changes its colour instead, and joins nothing. */
function repaint(picture: Picture, among: readonly number[], random: Random): [number, number] {
  const region = among[random.below(among.length)]!;
  if (!picture.painted.delete(region)) picture.painted.add(region);
  return [-1, region];
}

const boardOf = ({ regions, painted }: Picture, dual: boolean): BoardJson => {
  const numbers = new Map<number, number>();
  const named = regions.map((row) =>
    row.map((region) => {
      const number = numbers.get(region) ?? numbers.size;
      numbers.set(region, number);
      return number;
    }),
  );
  const { rowClues, columnClues } = paintClues(regions, painted);
  if (dual) return { puzzle: 'dual-clue-cross-a-pix', regions: named, rowClues, columnClues };
  const sums = (clues: readonly (readonly [number, number])[]): number[] => clues.map(([cells]) => cells);
  return {
    puzzle: 'crazy-pavement',
    regions: named,
    rowClues: sums(rowClues),
    columnClues: sums(columnClues),
  };
};

export interface PictureWish {
  readonly side: number;
  /** Cells a region at the start; joining makes some of them larger. */
  readonly size: number;
  readonly dual: boolean;
  readonly seed: number;
}

/** A board with exactly one solution: random, then regions joined where two solutions differ, until they no longer do. */
export function uniquePicture({ side, size, dual, seed }: PictureWish, difference: Difference): BoardJson {
  const random = new Random(seed);
  const grown = growRegions(side, size, random);
  const picture: Picture = {
    regions: Array.from({ length: side }, (_, row) => grown.slice(row * side, (row + 1) * side)),
    painted: new Set([...new Set(grown)].filter(() => random.chance(1, 2))),
  };
  for (;;) {
    const board = boardOf(picture, dual);
    const found = difference(board);
    if (found === 'unique') return { ...board, source: `regions joined until unique, seed ${seed}` };
    const flat = picture.regions.flat();
    joinOne(picture, found === 'unknown' ? flat : found.map((cell) => flat[cell]!), random);
  }
}

/** Takes clues of rows and columns away, in random order, as long as the solution stays the only one. */
export function withoutSpareClues(board: BoardJson, seed: number, difference: Difference): BoardJson {
  const random = new Random(seed);
  const rowClues = [...(board['rowClues'] as number[])];
  const columnClues = [...(board['columnClues'] as number[])];
  const places = [rowClues, columnClues].flatMap((clues) => clues.map((_, at) => ({ clues, at })));
  for (const { clues, at } of random.shuffle(places)) {
    const clue = clues[at]!;
    clues[at] = -1;
    if (difference({ ...board, rowClues, columnClues }) !== 'unique') clues[at] = clue;
  }
  return { ...board, rowClues, columnClues };
}
