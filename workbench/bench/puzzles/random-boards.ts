import { Mulberry } from '../../lab/boards/mulberry.ts';
import type { BoardJson } from '../../peers/instance.ts';
import { paintClues } from './paint-clues.ts';

/**
 * The random Akari of the paper: its generator tosses two coins a cell and blackens the cell on one outcome of four,
 * and never writes a number. (On another outcome the cell becomes 0 in its own matrix, but only black cells are copied to
 * the board that is solved: that forbids nothing.)
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
 * random places are chosen, the regions they lie in are painted, and the clues are read off.
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
