import { Mulberry } from '../../lab/boards/mulberry.ts';
import type { BoardJson } from '../../peers/instance.ts';
import { paintClues } from './paint-clues.ts';

/**
 * The random Akari of the paper: its generator tosses two coins a cell and blackens the cell on one outcome of four,
 * and never writes a number. (On another outcome the cell becomes 0 in its own matrix, but only black cells are copied
 * to the board that is solved: that forbids nothing.)
 */
export function randomLights(side: number, seed: number): BoardJson {
  const random = new Mulberry(seed);
  const rows = Array.from({ length: side }, () =>
    Array.from({ length: side }, () => (random.chance(1, 4) ? '#' : '.')).join(''),
  );
  return { puzzle: 'akari', rows };
}

/**
 * The random Dual-Clue board of the paper: every wall stands by the toss of a coin; between sqrt(side) and side
 * random places are chosen, the regions they are in are painted, and the clues are read off.
 */
export function randomPicture(side: number, seed: number): BoardJson {
  const random = new Mulberry(seed);
  const parent = Array.from({ length: side * side }, (_, cell) => cell);
  const rootOf = (cell: number): number => {
    let root = cell;
    while (parent[root] !== root) root = parent[root]!;
    for (let at = cell; at !== root; ) [at, parent[at]] = [parent[at]!, root];
    return root;
  };
  for (let cell = 0; cell < side * side; cell++) {
    if ((cell + 1) % side !== 0 && random.chance(1, 2)) parent[rootOf(cell + 1)] = rootOf(cell);
    if (cell + side < side * side && random.chance(1, 2)) parent[rootOf(cell + side)] = rootOf(cell);
  }
  const numbers = new Map<number, number>();
  const regions = Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, column) => {
      const root = rootOf(row * side + column);
      const number = numbers.get(root) ?? numbers.size;
      numbers.set(root, number);
      return number;
    }),
  );
  const least = Math.floor(Math.sqrt(side));
  const places = least + random.below(side + 1 - least);
  const painted = new Set<number>();
  for (let chosen = 0; chosen < places; chosen++)
    painted.add(regions[random.below(side)]![random.below(side)]!);
  return { puzzle: 'dual-clue-cross-a-pix', regions, ...paintClues(regions, painted) };
}

/** A random Crazy Pavement: regions of any shape, a toss of a coin paints each, and every line has its clue. */
export function randomPavement(side: number, seed: number): BoardJson {
  const random = new Mulberry(seed);
  const regions = Array.from({ length: side }, () => new Array<number>(side).fill(-1));
  let count = 0;
  for (const start of random.shuffle(Array.from({ length: side * side }, (_, cell) => cell))) {
    if (regions[Math.floor(start / side)]![start % side] !== -1) continue;
    // Up to 11 cells; where there is no room they stay smaller, and have 4.2 on average.
    let left = 1 + Math.floor(random.below(21) / 2);
    const rim = [start];
    while (left > 0 && rim.length > 0) {
      const [cell] = rim.splice(random.below(rim.length), 1);
      const [row, column] = [Math.floor(cell! / side), cell! % side];
      if (regions[row]![column] !== -1) continue;
      regions[row]![column] = count;
      left--;
      for (const [down, right] of [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ] as const) {
        if (regions[row + down]?.[column + right] === -1) rim.push(cell! + down * side + right);
      }
    }
    count++;
  }
  const painted = new Set<number>();
  for (let region = 0; region < count; region++) if (random.chance(1, 2)) painted.add(region);
  const { rowClues, columnClues } = paintClues(regions, painted);
  return {
    puzzle: 'crazy-pavement',
    regions,
    rowClues: rowClues.map(([painted]) => painted),
    columnClues: columnClues.map(([painted]) => painted),
  };
}
