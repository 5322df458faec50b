/**
 * Boards made: `npm run bench:generate`. First beside Simon Tatham's Light Up, a native program, where it is installed:
 * the same sizes and symmetry (quarter turn), the blackness that each has by itself (printed), and levels matched by
 * grading his boards with our grader: nearly all of his d0 are easy, of d1 normal, of d2 hard. Our figure is everything
 * from seed to graded board in one warm process and one thread; his is his process, which makes many boards, so that
 * starting it costs next to nothing. Both are CPU time, for a busy machine must not decide. Then how long our own
 * puzzles take, beside their target times.
 */

import { spawnSync } from 'node:child_process';
import { bitmapOf, type Level } from '../../src/board/index.ts';
import { type GenerateWish, generate } from '../../src/generate/index.ts';
import type { AkariGrid } from '../../src/puzzles/akari/index.ts';
import { puzzleById } from '../../src/puzzles/index.ts';
import { grade } from '../../src/reasoning/index.ts';
import { caravel } from '../scripts/caravel.ts';
import { readOptions } from './options.ts';
import { processorTime } from './processor-time.ts';
import { lightUp, tathamBoard, tathamRequest } from './puzzles/tatham.ts';
import { asJson, asTable, type Row, row } from './row.ts';

const options = readOptions(process.argv.slice(2));
const wanted = (task: string): boolean => task.includes(options.only);

/** Boards of each size that we make, and that the peer makes: many, because one takes only milliseconds. */
const SIZES = [
  { side: 7, boards: 1000 },
  { side: 10, boards: 1000 },
  { side: 14, boards: 300 },
  { side: 20, boards: 80 },
  { side: 25, boards: 40 },
] as const;

const LEVELS: readonly (readonly [peer: 0 | 1 | 2, ours: Level])[] = [
  [0, 'easy'],
  [1, 'normal'],
  [2, 'hard'],
];

/** Milliseconds of CPU that this process spends on some work. */
function spent(work: () => void): number {
  const before = processorTime();
  work();
  return processorTime() - before;
}

/** Makes boards one after the other and gives the mean CPU time of one. */
function ours(
  id: string,
  wish: Omit<GenerateWish, 'seed'>,
  boards: number,
): { ms: number; made: readonly unknown[]; remark: string } {
  const puzzle = puzzleById(id)!;
  const made: unknown[] = [];
  let tries = 0;
  const make = (seed: number): void => {
    const generated = generate(puzzle, {
      ...wish,
      rows: wish.rows as number,
      columns: wish.columns as number,
      seed,
    });
    if (!generated.ok) throw new Error(`${id}, seed ${seed}: ${generated.because}`);
    made.push(generated.grid);
    tries += generated.tries;
  };
  // The compiler of the machine needs some boards to warm up on.
  for (let seed = 0; seed < Math.min(boards, 100); seed++) make(1_000_000 + seed);
  made.length = 0;
  tries = 0;
  const ms = spent(() => {
    for (let seed = 1; seed <= boards; seed++) make(seed);
  });
  const grading = spent(() => {
    for (const grid of made) grade(puzzle, grid);
  });
  return {
    ms: ms / boards,
    made,
    remark: `${boards} boards, ${(tries / boards).toFixed(1)} sketches each, grading one board takes ${(grading / boards).toPrecision(3)}`,
  };
}

/** The same of the peer, by the shell's count of what its children spent. */
function theirs(side: number, level: 0 | 1 | 2, boards: number): number {
  const script = `"$0" --generate ${boards} '${tathamRequest(side, level, 1)}' >/dev/null && times`;
  const { stdout } = spawnSync('sh', ['-c', script, lightUp!.path], { encoding: 'utf8' });
  const [, user, system] = /\n(\S+) (\S+)\s*$/.exec(stdout) ?? [];
  const seconds = (text = ''): number => {
    const [minutes = 0, rest = 0] = text.replace('s', '').split('m').map(Number);
    return 60 * minutes + rest;
  };
  return (1000 * (seconds(user) + seconds(system))) / boards;
}

function besideTatham(): Row[] {
  const rows: Row[] = [];
  for (const { side, boards } of SIZES) {
    for (const [peer, level] of LEVELS) {
      const task = `akari ${side}x${side} ${level}`;
      if (!wanted(task)) continue;
      process.stderr.write(`${task} …\n`);
      const count = options.quick ? Math.ceil(boards / 4) : boards;
      const mine = ours('akari', { ...square(side), level, symmetry: 'quarter-turn' }, count);
      const their = lightUp ? theirs(side, peer, count) : null;
      const matched = lightUp ? `; ${ofTheirs(side, peer, options.quick ? 4 : 10)}` : '';
      rows.push(
        row(task, mine.ms, `sgt-lightup d${peer}`, their, 'ms of CPU a board', {
          remark: `${mine.remark}; ${blackness(mine.made)} black${matched}`,
        }),
      );
    }
  }
  return rows;
}

const blackness = (grids: readonly unknown[]): string => {
  const cells = grids.flatMap((grid) => (grid as AkariGrid).cells);
  return `${Math.round((100 * cells.filter((cell) => cell !== 'white').length) / cells.length)} %`;
};

/** How our grader sees boards of the peer's level, and how black they are: how well the boards match. */
function ofTheirs(side: number, level: 0 | 1 | 2, boards: number): string {
  const puzzle = puzzleById('akari')!;
  const grids: unknown[] = [];
  const counts = new Map<Level, number>();
  for (let seed = 1; seed <= boards; seed++) {
    const parsed = puzzle.fromJson(tathamBoard(side, level, seed));
    if (!parsed.ok) throw new Error('a foreign board cannot be read');
    grids.push(parsed.grid);
    const { level: own } = grade(puzzle, parsed.grid);
    if (own === undefined) continue;
    counts.set(own, (counts.get(own) ?? 0) + 1);
  }
  const levels = [...counts].map(([own, count]) => `${count} ${own}`).join(', ');
  return `of ${boards} of theirs ${levels}, ${blackness(grids)} black`;
}

interface Aim {
  readonly task: string;
  readonly id: string;
  readonly wish: Omit<GenerateWish, 'seed'>;
  readonly boards: number;
  /** Milliseconds that a board may take. */
  readonly asked: number;
}

const square = (side: number) => ({ rows: side, columns: side });
const picture = bitmapOf(caravel(400), square(40));

const AIMS: readonly Aim[] = [
  {
    task: 'dual-clue 10x10 normal',
    id: 'dual-clue-cross-a-pix',
    wish: { ...square(10), level: 'normal' },
    boards: 60,
    asked: 50,
  },
  {
    task: 'crazy-pavement 10x10 normal',
    id: 'crazy-pavement',
    wish: { ...square(10), level: 'normal' },
    boards: 60,
    asked: 50,
  },
  {
    task: 'bosnian-road 10x10 normal',
    id: 'bosnian-road',
    wish: { ...square(10), level: 'normal' },
    boards: 30,
    asked: 200,
  },
  { task: 'bosnian-road 10x10 any', id: 'bosnian-road', wish: square(10), boards: 30, asked: 200 },
  {
    task: 'dual-clue 40x40 from a picture',
    id: 'dual-clue-cross-a-pix',
    wish: { ...square(40), picture },
    boards: 1,
    asked: 30_000,
  },
  { task: 'akari 60x60 any', id: 'akari', wish: square(60), boards: 1, asked: 30_000 },
  { task: 'bosnian-road 25x25 any', id: 'bosnian-road', wish: square(25), boards: 1, asked: 30_000 },
];

function besideWishes(): Row[] {
  return AIMS.filter(({ task }) => wanted(task)).map(({ task, id, wish, boards, asked }) => {
    process.stderr.write(`${task} …\n`);
    const { ms, remark } = ours(id, wish, options.quick ? Math.ceil(boards / 4) : boards);
    return row(task, ms, 'time asked for', asked, 'ms of CPU a board', { remark });
  });
}

const rows = [...besideTatham(), ...besideWishes()];
process.stdout.write(options.json ? asJson(rows) : asTable(rows));
