/**
 * Makes the boards of `bench:puzzles`:
 * `node workbench/run.mjs workbench/bench/generate-sets.ts [--seed N] [--into FOLDER] [NAME …]`.
 * With another first seed and another folder they are boards on which nothing was tuned: see `--data` of the
 * bench. Without, the kept ones under `workbench/bench/data` are made anew. Light Up boards come from Simon Tatham's
 * generator where it is installed, the others from `generate`. The files are part of the project, so that runs of
 * different days compare: make them anew only if the benches are to start from new boards. Those that are kept came
 * from earlier generators. The recipes give sets of the same sizes, with about as many regions and clues and a hardness
 * of the same order (conflicts of the proof that there is one solution), but not the same boards.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type GenerateWish, generate } from '../../src/generate/index.ts';
import { puzzleById } from '../../src/puzzles/index.ts';
import type { BoardJson } from '../peers/instance.ts';
import { judge } from './puzzles/ours.ts';
import { DATA } from './puzzles/sets.ts';
import { lightUp, tathamBoard } from './puzzles/tatham.ts';

const { values: options, positionals: asked } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, into: { type: 'string', default: DATA } },
  allowPositionals: true,
});
const first = Number(options.seed);
const LEVELS = [0, 1, 2] as const;
const tatham = (side: number, each: number) => (): BoardJson[] =>
  LEVELS.flatMap((level) => Array.from({ length: each }, (_, at) => tathamBoard(side, level, first + at)));

interface Recipe extends Partial<GenerateWish> {
  readonly puzzle: string;
  readonly side: number;
  readonly boards: number;
  /** Boards that are proved with fewer conflicts are skipped. */
  readonly conflicts?: number;
}

const ours =
  ({ puzzle: id, side, boards, conflicts = 0, ...wish }: Recipe) =>
  (): BoardJson[] => {
    const puzzle = puzzleById(id);
    if (!puzzle) throw new Error(`no puzzle is called ${id}`);
    const found: BoardJson[] = [];
    for (let seed = first; found.length < boards; seed++) {
      const made = generate(puzzle, { rows: side, columns: side, ...wish, seed });
      if (!made.ok) throw new Error(`${id} ${side}x${side}, seed ${seed}: ${made.because}`);
      const board = { puzzle: id, ...puzzle.toJson(made.grid), source: `generate, seed ${seed}` };
      if (judge(board, 'unique').conflicts >= conflicts) found.push(board);
    }
    return found;
  };

const dual = { puzzle: 'dual-clue-cross-a-pix', clues: 'all' } as const;
const crazy = { puzzle: 'crazy-pavement', clues: 'minimal' } as const;
const road = { puzzle: 'bosnian-road', clues: 'minimal', blocked: 0 } as const;

const recipes: Readonly<Record<string, () => BoardJson[]>> = {
  'akari-7': tatham(7, 4),
  'akari-10': tatham(10, 4),
  'akari-14': tatham(14, 4),
  'akari-25': tatham(25, 3),
  'akari-40': tatham(40, 2),
  'dual-clue-20': ours({ ...dual, side: 20, boards: 6, regionSize: 3, smoothing: 1 }),
  // Most such boards are solved at sight; these are here for those that are not.
  'dual-clue-20-noisy': ours({
    ...dual,
    ...{ side: 20, boards: 3, regionSize: 2, variety: 0, smoothing: 1, conflicts: 500 },
  }),
  'dual-clue-40': ours({ ...dual, side: 40, boards: 4, regionSize: 5, variety: 0, smoothing: 3 }),
  'bosnian-road-10': ours({ ...road, side: 10, boards: 8 }),
  'bosnian-road-16': ours({ ...road, side: 16, boards: 6 }),
  'bosnian-road-25': ours({ ...road, side: 25, boards: 4 }),
  'crazy-pavement-10': ours({ ...crazy, side: 10, boards: 8, regionSize: 3, variety: 0, smoothing: 1 }),
  'crazy-pavement-15': ours({ ...crazy, side: 15, boards: 6, regionSize: 2, smoothing: 1 }),
  'crazy-pavement-20': ours({ ...crazy, side: 20, boards: 4, regionSize: 2, smoothing: 0 }),
  'skyscrapers-6': ours({ puzzle: 'skyscrapers', clues: 'minimal', side: 6, boards: 8 }),
  'skyscrapers-8': ours({ puzzle: 'skyscrapers', clues: 'minimal', side: 8, boards: 4 }),
  'slitherlink-10': ours({ puzzle: 'slitherlink', clues: 'minimal', side: 10, boards: 8 }),
  'slitherlink-15': ours({ puzzle: 'slitherlink', clues: 'minimal', side: 15, boards: 4 }),
};

mkdirSync(options.into, { recursive: true });
for (const [name, make] of Object.entries(recipes)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  if (name.startsWith('akari') && !lightUp) {
    process.stderr.write(`${name}: sgt-lightup is not installed, left as it is\n`);
    continue;
  }
  process.stderr.write(`${name} …\n`);
  writeFileSync(
    join(options.into, `${name}.jsonl`),
    make()
      .map((board) => `${JSON.stringify(board)}\n`)
      .join(''),
  );
}
