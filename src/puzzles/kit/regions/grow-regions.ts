import { beside } from '../../../board/index.ts';
import type { Chance } from '../../setter.ts';

export interface GrowthWish {
  readonly rows: number;
  readonly columns: number;
  /** Cells of a region, on average. */
  readonly size: number;
  /** From 0, all of about one size, to 1, from tiny to several times the mean. */
  readonly variety: number;
  /** From 0, as round as can be, to 1, as thin and ragged as can be. */
  readonly raggedness: number;
  /** Cells of one region all have the same colour. */
  readonly colourOf: (cell: number) => boolean;
}

/**
 * Cuts a board into connected regions: each starts at a cell that few free cells touch, so that no crumbs are left
 * over, and takes free neighbours until it is large enough. What stays too small is given to a neighbour of its
 * colour. Gives the number of each cell's region.
 */
export function growRegions(wish: GrowthWish, chance: Chance): Int32Array {
  const { rows, columns, colourOf } = wish;
  const cells = rows * columns;
  const regionOf = new Int32Array(cells).fill(-1);
  const members: number[][] = [];
  const alike = (cell: number): number[] =>
    beside(wish, cell).filter((other) => colourOf(other) === colourOf(cell));
  const free = (cell: number): boolean => regionOf[cell] === -1;

  const order = chance.shuffle(Array.from({ length: cells }, (_, cell) => cell));
  const corners: number[] = [];
  const nextStart = (): number | undefined => {
    for (let corner = corners.pop(); corner !== undefined; corner = corners.pop()) {
      if (free(corner)) return corner;
    }
    for (let cell = order.pop(); cell !== undefined; cell = order.pop()) if (free(cell)) return cell;
    return undefined;
  };

  for (let start = nextStart(); start !== undefined; start = nextStart()) {
    const region = members.length;
    const wanted = targetSize(wish, chance);
    const grown = [start];
    members.push(grown);
    regionOf[start] = region;
    const rim = new Set(alike(start).filter(free));
    while (grown.length < wanted && rim.size > 0) {
      const next = bestOf(rim, (cell) => {
        const inside = alike(cell).filter((other) => regionOf[other] === region).length;
        return (1 - 2 * wish.raggedness) * inside + 1.2 * chance.fraction();
      });
      rim.delete(next);
      regionOf[next] = region;
      grown.push(next);
      for (const cell of alike(next)) if (free(cell)) rim.add(cell);
    }
    for (const cell of rim) if (alike(cell).filter(free).length <= 1) corners.push(cell);
  }

  const smallest = Math.max(2, wish.size / 3);
  for (const [region, own] of members.entries()) {
    if (own.length === 0 || own.length >= smallest) continue;
    const neighbours = new Set(own.flatMap(alike).map((cell) => regionOf[cell]!));
    neighbours.delete(region);
    if (neighbours.size === 0) continue;
    const host = bestOf(neighbours, (other) => -members[other]!.length);
    for (const cell of own.splice(0)) {
      regionOf[cell] = host;
      members[host]!.push(cell);
    }
  }
  return regionOf;
}

function targetSize({ size, variety }: GrowthWish, chance: Chance): number {
  // The mean of 3u² is 1, so the mean of the mixture is the mean wished for.
  const spread = 3 * chance.fraction() ** 2;
  return Math.max(1, Math.round(size * (1 - variety + variety * spread)));
}

function bestOf(items: Iterable<number>, rate: (item: number) => number): number {
  let best = -1;
  let highest = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const rating = rate(item);
    if (rating <= highest) continue;
    highest = rating;
    best = item;
  }
  return best;
}
