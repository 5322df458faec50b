/**
 * Grades beside the levels of another generator, and how long explanations take: `npm run bench:grade`. The games of
 * Simon Tatham's collection make boards of levels by deductions of growing power; how well our score tells two levels
 * apart is the area under the curve: the chance that a board of the harder level has the higher score.
 */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Board, type Level } from '../../src/board/index.ts';
import { formatById } from '../../src/formats/index.ts';
import { type AnyPuzzle, puzzleById, sitesOf } from '../../src/puzzles/index.ts';
import { explain, hint } from '../../src/reasoning/index.ts';
import { findProgram } from '../peers/program.ts';
import { median } from './median.ts';
import { readOptions } from './options.ts';
import { DATA } from './puzzles/sets.ts';
import { asJson, asTable, type Row, row } from './row.ts';

interface Graded {
  readonly score: number;
  readonly level: Level;
}

interface TathamGame {
  readonly program: string;
  /** The format of its IDs. */
  readonly format: string;
  readonly sides: readonly number[];
  /** From the easiest to the hardest. */
  readonly levels: readonly string[];
  request(side: number, level: string): string;
}

const square = (side: number): string => `${side}x${side}`;
const GAMES: readonly TathamGame[] = [
  {
    program: 'sgt-lightup',
    format: 'tatham-light-up',
    sides: [7, 10, 14],
    levels: ['d0', 'd1', 'd2'],
    request: (side, level) => `${square(side)}b20s4${level}`,
  },
  {
    program: 'sgt-loopy',
    format: 'tatham-loopy',
    sides: [7, 10],
    levels: ['de', 'dn', 'dt', 'dh'],
    request: (side, level) => `${square(side)}t0${level}`,
  },
  {
    program: 'sgt-towers',
    format: 'tatham-towers',
    sides: [5, 6],
    levels: ['de', 'dh', 'dx', 'du'],
    request: (side, level) => `${side}${level}`,
  },
  {
    program: 'sgt-unequal',
    format: 'tatham-unequal',
    sides: [5, 6],
    levels: ['dt', 'de', 'dk', 'dx'],
    request: (side, level) => `${side}${level}`,
  },
];

/** Sets of which every board is explained; the median time is reported. The last entry is their size. */
const TIMED = [
  'akari-10',
  'akari-25',
  'bosnian-road-10',
  'bosnian-road-16',
  'crazy-pavement-10',
  'crazy-pavement-15',
  'dual-clue-20',
];

const options = readOptions(process.argv.slice(2));
const wanted = (task: string): boolean => task.includes(options.only);
const rows: Row[] = [];
for (const game of GAMES) {
  if (!wanted(game.program)) continue;
  const program = findProgram(game.program, []);
  if (program) rows.push(...tathamRows(game, program.path, options.quick ? 8 : 40));
  else process.stderr.write(`${game.program} is not installed: no levels to compare with\n`);
}
for (const name of TIMED) if (wanted(name)) rows.push(...timeRows(name));
process.stdout.write(options.json ? asJson(rows) : asTable(rows));

function boardOf(json: Readonly<Record<string, unknown>>): { puzzle: AnyPuzzle; grid: unknown } {
  const puzzle = puzzleById(String(json['puzzle']))!;
  const parsed = puzzle.fromJson(json);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return { puzzle, grid: parsed.grid };
}

function tathamRows(game: TathamGame, path: string, boards: number): Row[] {
  const { program, levels, sides } = game;
  const graded = levels.map((level) =>
    sides.flatMap((side) => {
      process.stderr.write(`${program} ${square(side)} ${level} …\n`);
      return Array.from({ length: boards }, (_, at): Graded => {
        const request = `${game.request(side, level)}#${at + 1}`;
        const { stdout } = spawnSync(path, ['--generate', '1', request], { encoding: 'utf8' });
        const board = formatById(game.format)!.read(stdout.trim());
        if (!board.ok) throw new Error(`unexpected answer to ${request}: ${stdout}`);
        const { grade, complete } = explain(board.puzzle, board.grid);
        if (!complete || !grade) throw new Error(`${request} was not explained`);
        return grade;
      });
    }),
  );
  const found: Row[] = [];
  for (let easy = 0; easy < levels.length; easy++) {
    for (let hard = easy + 1; hard < levels.length; hard++) {
      const task = `${program}: AUC of ${levels[easy]} against ${levels[hard]}`;
      found.push(row(task, areaUnder(graded[easy]!, graded[hard]!), '–', null, 'probability'));
    }
  }
  for (const [at, boardsOf] of graded.entries()) {
    const mean = boardsOf.reduce((sum, { score }) => sum + score, 0) / boardsOf.length;
    const own = new Map<Level, number>();
    for (const { level } of boardsOf) own.set(level, (own.get(level) ?? 0) + 1);
    const remark = [...own].map(([level, count]) => `${count} ${level}`).join(', ');
    const task = `${program}: mean score of ${levels[at]}`;
    found.push(row(task, mean, '–', null, 'score', { remark: `of ${boardsOf.length} boards ${remark}` }));
  }
  return found;
}

/** The chance that one of the harder boards has a higher score than one of the easier; equal scores count half. */
function areaUnder(easier: readonly Graded[], harder: readonly Graded[]): number {
  let wins = 0;
  for (const { score } of harder) {
    for (const other of easier) wins += score > other.score ? 1 : score === other.score ? 0.5 : 0;
  }
  return wins / (easier.length * harder.length);
}

function timeRows(name: string): Row[] {
  process.stderr.write(`${name} …\n`);
  const boards = readFileSync(join(DATA, `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => boardOf(JSON.parse(line)));
  const timed = (work: () => void): number => {
    const from = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1000;
  };
  const first = boards[0]!;
  explain(first.puzzle, first.grid);
  const paths = boards.map(({ puzzle, grid }) => timed(() => void explain(puzzle, grid)));
  const hints = boards.map(({ puzzle, grid }) =>
    timed(() => void hint(puzzle, grid, Board.on<string>(sitesOf(puzzle, grid)))),
  );
  const told = (times: readonly number[]) => ({ remark: `worst ${Math.max(...times).toPrecision(3)}` });
  return [
    row(`path, ${name}`, median(paths), '–', null, 'ms', told(paths)),
    row(`first hint, ${name}`, median(hints), '–', null, 'ms', told(hints)),
  ];
}
