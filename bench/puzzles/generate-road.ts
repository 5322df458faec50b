import type { BoardJson } from '../../src/lab/node/peers/instance.ts';
import { Random } from '../random.ts';
import type { Difference } from './generate-picture.ts';

const AROUND = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [down, right] as const));

/** The cells that touch the land inside, at a side or a corner: the road around it. */
function roadAround(side: number, land: ReadonlySet<number>): Set<number> | undefined {
  const road = new Set<number>();
  for (const cell of land) {
    const row = Math.floor(cell / side);
    const column = cell % side;
    for (const [down, right] of AROUND) {
      const r = row + down;
      const c = column + right;
      if (r < 0 || c < 0 || r >= side || c >= side) return undefined;
      if (!land.has(r * side + c)) road.add(r * side + c);
    }
  }
  return road;
}

/** Two neighbours each, never a full square, never corner to corner: together with the land inside, one loop. */
function isLoop(side: number, road: ReadonlySet<number>): boolean {
  const at = (row: number, column: number): boolean =>
    row >= 0 && column >= 0 && row < side && column < side && road.has(row * side + column);
  for (const cell of road) {
    const r = Math.floor(cell / side);
    const c = cell % side;
    const sides = Number(at(r - 1, c)) + Number(at(r + 1, c)) + Number(at(r, c - 1)) + Number(at(r, c + 1));
    if (sides !== 2) return false;
    for (const right of [-1, 1]) {
      if (at(r + 1, c + right) && at(r + 1, c) === at(r, c + right)) return false;
    }
  }
  return walkLength(side, road) === road.size;
}

function walkLength(side: number, road: ReadonlySet<number>): number {
  const start = Math.min(...road);
  let before = -1;
  let here = start;
  let steps = 0;
  do {
    const column = here % side;
    const next = [
      here - side,
      here + side,
      column > 0 ? here - 1 : -1,
      column + 1 < side ? here + 1 : -1,
    ].find((cell) => cell !== before && road.has(cell));
    [before, here] = [here, next ?? start];
    steps++;
  } while (here !== start);
  return steps;
}

/** A long random loop: the land inside grows cell by cell as long as the road around it stays a good loop. */
function randomRoad(side: number, random: Random): Set<number> {
  const middle = Math.floor(side / 2);
  const land = new Set([middle * side + middle]);
  let road = roadAround(side, land)!;
  for (let failures = 0; failures < 4 * side; ) {
    const candidates = [...road];
    const cell = candidates[random.below(candidates.length)]!;
    land.add(cell);
    const longer = roadAround(side, land);
    if (longer && longer.size > road.size && isLoop(side, longer)) {
      road = longer;
      failures = 0;
    } else {
      land.delete(cell);
      failures++;
    }
  }
  return road;
}

/** A board with exactly one solution from which no clue can be taken away. */
export function minimalRoad(side: number, seed: number, difference: Difference): BoardJson {
  const random = new Random(seed);
  const road = randomRoad(side, random);
  const symbols = Array.from({ length: side * side }, (_, cell) => {
    if (road.has(cell)) return '.';
    const row = Math.floor(cell / side);
    const column = cell % side;
    const near = AROUND.filter(([down, right]) => {
      const c = column + right;
      return c >= 0 && c < side && road.has((row + down) * side + c);
    });
    return String(near.length);
  });
  const boardOf = (): BoardJson => ({
    puzzle: 'bosnian-road',
    source: `clues taken away while unique, seed ${seed}`,
    rows: Array.from({ length: side }, (_, row) => symbols.slice(row * side, (row + 1) * side).join('')),
  });
  const clues = [...symbols.keys()].filter((cell) => symbols[cell] !== '.');
  for (const cell of random.shuffle(clues)) {
    const clue = symbols[cell]!;
    symbols[cell] = '.';
    if (difference(boardOf()) !== 'unique') symbols[cell] = clue;
  }
  return boardOf();
}
