import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BoardJson } from '../../peers/instance.ts';
import type { BenchOptions } from '../options.ts';
import { randomLights, randomPavement, randomPicture } from './random-boards.ts';

/** A family of boards that belong together, and why it is here. */
export interface BoardSet {
  readonly name: string;
  readonly reason: string;
  /** Solve and prove unique, or find any solution. */
  readonly goal: 'unique' | 'any';
  /** Not all are solved: those that are within the limit are counted. */
  readonly isCounted?: true;
  /** Part of a quick run, with this many of its boards. */
  readonly quick: number;
  /** Kept boards are read from this folder. */
  boards(folder: string): BoardJson[];
}

/** Where the shipped sets are, one board a line in the published JSON form. */
export const DATA = join('workbench', 'bench', 'data');

/** The boards that a run does: of a quick one a few from all over the set, for its levels stand one after the other. */
export function boardsOf(set: BoardSet, { quick, data = DATA }: BenchOptions): BoardJson[] {
  const boards = set.boards(data);
  if (!quick || boards.length <= set.quick) return boards;
  return Array.from({ length: set.quick }, (_, at) => boards[Math.floor((at * boards.length) / set.quick)]!);
}

const shipped =
  (file: string) =>
  (folder: string): BoardJson[] =>
    readFileSync(join(folder, `${file}.jsonl`), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as BoardJson);

const seeded = (count: number, make: (seed: number) => BoardJson) => (): BoardJson[] =>
  Array.from({ length: count }, (_, at) => make(at + 1));

const unique = (name: string, file: string, quick: number, reason: string): BoardSet => ({
  name,
  reason,
  goal: 'unique',
  quick,
  boards: shipped(file),
});

const pavements = (side: number, reason: string): BoardSet => ({
  name: `random pavements ${side}`,
  reason: `regions of 4.2 cells, all clues of a hidden picture: ${reason}`,
  goal: 'any',
  isCounted: true,
  quick: 2,
  boards: seeded(10, (seed) => randomPavement(side, seed)),
});

export const sets: readonly BoardSet[] = [
  unique('akari 7x7', 'akari-7', 3, "Tatham's generator, three levels: what a newspaper prints"),
  unique('akari 10x10', 'akari-10', 3, "Tatham's generator, three levels: the size of the paper's tests"),
  unique('akari 14x14', 'akari-14', 3, "Tatham's generator, three levels: a long sitting for a person"),
  unique(
    'akari 25x25',
    'akari-25',
    3,
    "Tatham's generator, three levels: the largest size of the paper's web site",
  ),
  unique('akari 40x40', 'akari-40', 2, "Tatham's generator, three levels: where the paper's program gave up"),
  {
    name: 'akari random 40x40',
    reason: "the paper's random boards without numbers, at the size of its comparison of strategies",
    goal: 'any',
    quick: 2,
    boards: seeded(6, (seed) => randomLights(40, seed)),
  },
  {
    name: 'akari random 100x100',
    reason: "the paper's random boards without numbers, far past the size where its time explodes",
    goal: 'any',
    quick: 2,
    boards: seeded(4, (seed) => randomLights(100, seed)),
  },
  {
    name: 'dual-clue random 100x100',
    reason: "the paper's own generator at the largest size of its tables",
    goal: 'any',
    quick: 2,
    boards: seeded(4, (seed) => randomPicture(100, seed)),
  },
  unique(
    'dual-clue 20x20',
    'dual-clue-20',
    2,
    'unique, regions of three cells: easy for everyone, start-up counts',
  ),
  unique(
    'dual-clue noisy 20x20',
    'dual-clue-20-noisy',
    1,
    'unique, regions of two cells: small, but search counts',
  ),
  unique('dual-clue 40x40', 'dual-clue-40', 1, 'unique, regions of five cells: long lines'),
  unique('bosnian-road 10x10', 'bosnian-road-10', 3, 'unique and minimal: no clue may go'),
  unique('bosnian-road 16x16', 'bosnian-road-16', 2, 'unique and minimal: beyond the 13x13 of the paper'),
  unique(
    'bosnian-road 25x25',
    'bosnian-road-25',
    1,
    'unique and minimal: long loops, where connectivity decides',
  ),
  unique('crazy-pavement 10x10', 'crazy-pavement-10', 3, "unique, the size of the paper's larger board"),
  unique(
    'crazy-pavement 15x15',
    'crazy-pavement-15',
    2,
    'unique, regions of two cells and more, few clues: sums over regions',
  ),
  unique(
    'crazy-pavement 20x20',
    'crazy-pavement-20',
    1,
    'unique, regions of two cells and more, few clues: the hardest for clause learning',
  ),
  unique('skyscrapers 6x6', 'skyscrapers-6', 3, 'unique and minimal: a Latin square and few views'),
  unique('skyscrapers 8x8', 'skyscrapers-8', 1, 'unique and minimal: eight values a cell'),
  unique('slitherlink 10x10', 'slitherlink-10', 3, 'unique and minimal: the size of most magazines'),
  unique('slitherlink 15x15', 'slitherlink-15', 1, 'unique and minimal: long loops over edges'),
  pavements(30, 'hardly a solution but the hidden one'),
  pavements(40, 'more solutions than one, and few'),
  pavements(50, 'many solutions, which no search by cases comes to'),
];
