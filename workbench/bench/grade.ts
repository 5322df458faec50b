/**
 * Grades beside the levels of another generator, and how long explanations take: `npm run bench:grade`. Simon Tatham's
 * Light Up makes boards of three levels (d0 and d1 by deductions of growing power, d2 needs recursion); how well our
 * score tells them apart is the area under the curve (SIDES names the sizes): the chance that a board of the harder
 * level has the higher score.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Board, type Level } from '../../src/board/index.ts';
import { type AnyPuzzle, puzzleById, sitesOf } from '../../src/puzzles/index.ts';
import { explain, hint } from '../../src/reasoning/index.ts';
import { median } from './median.ts';
import { readOptions } from './options.ts';
import { DATA } from './puzzles/sets.ts';
import { lightUp, tathamBoard } from './puzzles/tatham.ts';
import { asJson, asTable, type Row, row } from './row.ts';

interface Graded {
  readonly score: number;
  readonly level: Level;
}

const SIDES = process.env['SIDES']?.split(' ').map(Number) ?? [7, 10, 14];
const TATHAM_LEVELS = [0, 1, 2] as const;

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
if (lightUp) rows.push(...tathamRows(options.quick ? 8 : 40));
else process.stderr.write('sgt-lightup is not installed: no levels to compare with\n');
for (const name of TIMED) if (wanted(name)) rows.push(...timeRows(name));
process.stdout.write(options.json ? asJson(rows) : asTable(rows));

function boardOf(json: Readonly<Record<string, unknown>>): { puzzle: AnyPuzzle; grid: unknown } {
  const puzzle = puzzleById(String(json['puzzle']))!;
  const parsed = puzzle.fromJson(json);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return { puzzle, grid: parsed.grid };
}

function tathamRows(boards: number): Row[] {
  const graded = TATHAM_LEVELS.map((level) =>
    SIDES.flatMap((side) => {
      process.stderr.write(`Light Up ${side}x${side} d${level} …\n`);
      return Array.from({ length: boards }, (_, at): Graded => {
        const { puzzle, grid } = boardOf(tathamBoard(side, level, at + 1));
        const { grade, complete } = explain(puzzle, grid);
        if (!complete || !grade) throw new Error(`${side}x${side} d${level} #${at + 1} was not explained`);
        return grade;
      });
    }),
  );
  const found: Row[] = [];
  for (const [easy, hard] of [
    [0, 2],
    [0, 1],
    [1, 2],
  ] as const) {
    const task = `AUC of d${easy} against d${hard}`;
    if (wanted(task))
      found.push(row(task, areaUnder(graded[easy]!, graded[hard]!), '–', null, 'probability'));
  }
  for (const [level, boardsOf] of graded.entries()) {
    const task = `mean score of d${level}`;
    if (!wanted(task)) continue;
    const mean = boardsOf.reduce((sum, { score }) => sum + score, 0) / boardsOf.length;
    const levels = new Map<Level, number>();
    for (const { level: own } of boardsOf) levels.set(own, (levels.get(own) ?? 0) + 1);
    const remark = [...levels].map(([own, count]) => `${count} ${own}`).join(', ');
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
