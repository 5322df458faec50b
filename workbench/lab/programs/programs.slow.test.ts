/**
 * The papers' programs against ours: on every board of the paper, and on random boards, they must find the same
 * number of solutions. Where SWI-Prolog is not installed there is nothing to compare.
 */
import { describe, expect, it } from 'vitest';
import { paperBoard } from '../../../src/generate/index.ts';
import type { LabBoard } from '../../../src/lab/index.ts';
import { paperBoards, paperOf, papers, ruledBy } from '../../../src/papers/index.ts';
import type { AnyPuzzle } from '../../../src/puzzles/index.ts';
import { count, solve } from '../../../src/reasoning/index.ts';
import { tinyBoard } from '../../../test/contract/tiny-boards.ts';
import { Random, seed } from '../../../test/random.ts';
import { rounds } from '../../../test/rounds.ts';
import { scratchFile } from '../../peers/scratch.ts';
import { runSwipl, swipl } from '../../peers/swipl.ts';
import { paperProgramOf, runPaper } from './index.ts';

const LIMIT = 300_000;
/** No further is counted. */
const MOST = 40;
const RANDOM = rounds(200);

/** What our rules, or the paper's where they differ, count. */
const counted = ({ puzzle, grid }: LabBoard, program: string): number => {
  const own = paperOf(puzzle)!.programs.find(({ name }) => name === program)!;
  const under = own.test ? puzzle : ruledBy(puzzle, own);
  return count(under, grid, { limit: MOST }).count;
};

/** Two clues for every line leave small random boards at most one solution: one with two. */
function severalOf(puzzle: AnyPuzzle): LabBoard[] {
  const text = `${puzzle.id}\ncolumns: 1/1 1/1\nrows: 1/1 1/1\nregions:\nab\ncd\n`;
  const parsed = puzzle.parse(text);
  return parsed.ok ? [{ name: 'two solutions', puzzle, grid: parsed.grid }] : [];
}

/** Small square boards with all clues that the paper's program needs, every second one by the paper's generator. */
function* randomBoards(puzzle: AnyPuzzle): Generator<LabBoard> {
  for (let round = 0; ; round++) {
    const random = new Random(seed + 6151 * round);
    const side = 3 + random.below(3);
    const wish = { rows: side, columns: side, seed: round };
    const made = round % 2 === 1 && puzzle.setter.paper ? paperBoard(puzzle, wish) : undefined;
    const grid = made?.ok ? made.grid : tinyBoard(puzzle, (limit) => random.below(limit), side, side);
    const { rows, columns } = puzzle.size(grid);
    if (rows === columns && isWhole(puzzle.toJson(grid))) yield { name: String(round), puzzle, grid };
  }
}

/** The papers' programs of regions want every pair of clues, or a sum on some line of every region; walls, not names. */
function isWhole(json: Readonly<Record<string, unknown>>): boolean {
  const regions = json['regions'] as number[][] | undefined;
  if (!regions) return true;
  const [rows, columns] = [json['rowClues'] as unknown[], json['columnClues'] as unknown[]];
  const told = (clue: unknown): boolean => ([clue].flat() as number[]).every((number) => number >= 0);
  if (Array.isArray(rows[0])) return [...rows, ...columns].every(told) && isConnected(regions);
  const covered = new Set<number>();
  for (const [row, line] of regions.entries())
    for (const [column, region] of line.entries())
      if (told(rows[row]) || told(columns[column])) covered.add(region);
  return regions.flat().every((region) => covered.has(region));
}

function isConnected(regions: readonly (readonly number[])[]): boolean {
  const names = new Set(regions.flat());
  const seen = new Set<string>();
  let pieces = 0;
  const walk = (row: number, column: number, region: number): void => {
    if (regions[row]?.[column] !== region || seen.has(`${row} ${column}`)) return;
    seen.add(`${row} ${column}`);
    for (const [down, right] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const)
      walk(row + down, column + right, region);
  };
  for (const [row, line] of regions.entries()) {
    for (const [column, region] of line.entries()) {
      if (!seen.has(`${row} ${column}`)) pieces++;
      walk(row, column, region);
    }
  }
  return pieces === names.size;
}

describe.skipIf(!swipl())("the papers' programs", () => {
  for (const paper of papers) {
    const { numbers, programs, puzzle } = paper;
    for (const { name } of programs) {
      it(
        `${numbers[0]} ${name}: the same solutions on its boards and on random ones, ${RANDOM} or more in all (seed ${seed})`,
        async () => {
          const own = paperBoards
            .filter((one) => one.puzzle === puzzle)
            .map(({ name: board, board: { text } }): LabBoard => {
              const parsed = puzzle.parse(text);
              if (!parsed.ok) throw new Error(board);
              return { name: board, puzzle, grid: parsed.grid };
            });
          const boards = [...own, ...severalOf(puzzle)];
          const counts = boards.map((board) => counted(board, name));
          // Boards without, with one and with several solutions, or the comparison says little.
          const kinds = () => new Set(counts.map((solutions) => Math.min(solutions, 2))).size;
          for (const board of randomBoards(puzzle)) {
            if (boards.length >= RANDOM && kinds() === 3) break;
            boards.push(board);
            counts.push(counted(board, name));
          }
          const found = await runPaper(boards, { goal: name, wanted: MOST }, LIMIT);
          const texts = boards.map((board) => puzzle.format(board.grid));
          expect(texts.map((text, at) => `${text}${found[at]?.count}`)).toEqual(
            texts.map((text, at) => `${text}${counts[at]}`),
          );
        },
        LIMIT,
      );
    }

    it(`${numbers[0]} prints its boards as --style papers does`, async () => {
      for (const { puzzle: own, board } of paperBoards.filter((one) => one.puzzle === puzzle)) {
        const parsed = own.parse(board.text);
        if (!parsed.ok) throw new Error(board.name);
        const solved = solve(own, parsed.grid);
        if (solved.status !== 'solved') throw new Error(board.name);
        if (count(own, parsed.grid, { limit: 2 }).count !== 1) continue;
        const last = programs.at(-1)!.name;
        const program = await paperProgramOf([{ name: '', puzzle: own, grid: parsed.grid }], {
          goal: last,
          wanted: 1,
        });
        const file = scratchFile('print.pl', program);
        const { stdout } = await runSwipl('set_stream(user_output, encoding(utf8)), show(0)', file, LIMIT);
        expect(stdout).toBe(paper.print(parsed.grid, solved.board));
      }
    });
  }
});
