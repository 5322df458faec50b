/**
 * Makes the boards under `bench/data` anew: `node scripts/run.mjs bench/generate-sets.ts [NAME …]`. Light Up boards come
 * from Simon Tatham's generator where it is installed; the others are random boards made unique with our own solver.
 * The files are part of the project, so that runs of different days compare; a new solver may well make other boards
 * from the same seeds.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BoardJson } from '../src/lab/node/peers/instance.ts';
import { type Difference, uniquePicture, withoutSpareClues } from './puzzles/generate-picture.ts';
import { minimalRoad } from './puzzles/generate-road.ts';
import { judge } from './puzzles/ours.ts';
import { DATA } from './puzzles/sets.ts';
import { lightUp, tathamBoard } from './puzzles/tatham.ts';

/** A board that needs more work than this to be proved is not for a bench that people wait for. */
const CONFLICTS = 50_000;

const difference: Difference = (board) => {
  const { status, differs } = judge(board, 'unique', CONFLICTS);
  if (status === 'none' || status === 'solved') throw new Error('a board made from its solution has none');
  return status === 'several' ? differs : status;
};

const LEVELS = [0, 1, 2] as const;
const tatham = (side: number, each: number) => (): BoardJson[] =>
  LEVELS.flatMap((level) => Array.from({ length: each }, (_, at) => tathamBoard(side, level, at + 1)));

const seeds = (count: number, make: (seed: number) => BoardJson) => (): BoardJson[] =>
  Array.from({ length: count }, (_, at) => make(at + 1));

const dual = (side: number, size: number, count: number) =>
  seeds(count, (seed) => uniquePicture({ side, size, dual: true, seed }, difference));

const crazy = (side: number, size: number, count: number) =>
  seeds(count, (seed) =>
    withoutSpareClues(uniquePicture({ side, size, dual: false, seed }, difference), seed, difference),
  );

const road = (side: number, count: number) => seeds(count, (seed) => minimalRoad(side, seed, difference));

const recipes: Readonly<Record<string, () => BoardJson[]>> = {
  'akari-7': tatham(7, 4),
  'akari-10': tatham(10, 4),
  'akari-14': tatham(14, 4),
  'akari-25': tatham(25, 3),
  'akari-40': tatham(40, 2),
  'dual-clue-20': dual(20, 3, 6),
  'dual-clue-20-noisy': dual(20, 2, 3),
  'dual-clue-40': dual(40, 5, 4),
  'bosnian-road-10': road(10, 8),
  'bosnian-road-16': road(16, 6),
  'bosnian-road-25': road(25, 4),
  'crazy-pavement-10': crazy(10, 3, 8),
  'crazy-pavement-15': crazy(15, 2, 6),
  'crazy-pavement-20': crazy(20, 2, 4),
};

const asked = process.argv.slice(2);
for (const [name, make] of Object.entries(recipes)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  if (name.startsWith('akari') && !lightUp) {
    process.stderr.write(`${name}: sgt-lightup is not installed, left as it is\n`);
    continue;
  }
  process.stderr.write(`${name} …\n`);
  writeFileSync(
    join(DATA, `${name}.jsonl`),
    make()
      .map((board) => `${JSON.stringify(board)}\n`)
      .join(''),
  );
}
