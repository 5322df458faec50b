/**
 * What `convert --to` writes for other tools, run by them where they are installed: they must count the solutions that
 * we count, on boards of every puzzle. With CALCADA_LONG=1, on the papers' boards too.
 */
import { describe, expect, it } from 'vitest';
import { paperBoards } from '../../src/papers/index.ts';
import { programFor, TOOLS, type Tool } from '../../src/prove/programs/index.ts';
import { type AnyPuzzle, puzzles } from '../../src/puzzles/index.ts';
import { count } from '../../src/reasoning/index.ts';
import { randomBoard } from '../../test/contract/random-boards.ts';
import { Random, seed } from '../../test/random.ts';
import { clasp, gringo } from './clasp.ts';
import { minizinc } from './minizinc.ts';
import { runProgram } from './program.ts';
import { scratchFile } from './scratch.ts';
import { runSwipl, swipl } from './swipl.ts';

const LIMIT = 60_000;
/** Boards with more solutions are passed over. */
const MOST = 300;
const ROUNDS = process.env['CALCADA_LONG'] ? 25 : 2;

const lines = (text: string, line: RegExp): number => text.split('\n').filter((one) => line.test(one)).length;
const models = (stdout: string): number =>
  (JSON.parse(stdout) as { Models: { Number: number } }).Models.Number;

/** How many solutions each tool finds; absent: it is not installed. */
const counting: Readonly<Record<Tool, ((program: string) => Promise<number>) | undefined>> = {
  'swi-prolog': swipl()
    ? async (program) => {
        const file = scratchFile('to-run.pl', program);
        const { stdout } = await runSwipl('main', file, LIMIT);
        return stdout.split('\n').length - 1;
      }
    : undefined,
  minizinc: minizinc()
    ? async (program) => {
        const file = scratchFile('to-run.mzn', program);
        const args = ['-a', '--solver', 'gecode', file];
        return lines((await runProgram(minizinc()!.path, args, LIMIT)).stdout, /^-{10}$/);
      }
    : undefined,
  asp:
    gringo() && clasp()
      ? async (program) => {
          const file = scratchFile('to-run.lp', program);
          const piped = ['-c', '"$0" "$1" | "$2" 0 --outf=2 -q2', gringo()!.path, file, clasp()!.path];
          return models((await runProgram('sh', piped, LIMIT)).stdout);
        }
      : undefined,
  opb: clasp() ? (program) => byClasp('to-run.opb', program) : undefined,
  dimacs: clasp() ? (program) => byClasp('to-run.cnf', program) : undefined,
};

async function byClasp(name: string, program: string): Promise<number> {
  const file = scratchFile(name, program);
  return models((await runProgram(clasp()!.path, ['0', '--outf=2', '-q2', file], LIMIT)).stdout);
}

async function compare(puzzle: AnyPuzzle, grid: unknown, tool: Tool): Promise<number> {
  const ours = count(puzzle, grid, { limit: MOST });
  if (!ours.exact) return 0;
  const program = programFor(puzzle, grid, tool)!;
  expect(await counting[tool]!(program), `${puzzle.format(grid)}${program}`).toBe(ours.count);
  return 1;
}

describe.each(TOOLS.filter((tool) => counting[tool]))('%s', (tool) => {
  it.each(puzzles.map((puzzle) => ({ id: puzzle.id, puzzle })))(
    `counts the solutions of random boards of $id (seed ${seed})`,
    async ({ puzzle }) => {
      let compared = 0;
      for (let round = 0; compared < ROUNDS; round++) {
        const random = new Random(seed + 7919 * round);
        const grid = randomBoard(puzzle, (limit) => random.below(limit));
        compared += await compare(puzzle, grid, tool);
      }
    },
    600_000,
  );

  if (process.env['CALCADA_LONG'])
    it.each(paperBoards)(
      'counts the solutions of $name',
      async ({ puzzle, board }) => {
        const parsed = puzzle.parse(board.text);
        if (!parsed.ok) throw new Error('a board of a paper cannot be read');
        expect(await compare(puzzle, parsed.grid, tool)).toBe(1);
      },
      600_000,
    );
});

it('a program has the board in its comments, and how to run it', () => {
  for (const { puzzle, board } of paperBoards) {
    const parsed = puzzle.parse(board.text);
    if (!parsed.ok) throw new Error('a board of a paper cannot be read');
    for (const tool of TOOLS) {
      const text = programFor(puzzle, parsed.grid, tool)!;
      expect(text).toMatch(/Run it: /);
      for (const line of board.text.trimEnd().split('\n')) expect(text).toContain(` ${line}\n`);
    }
  }
});
