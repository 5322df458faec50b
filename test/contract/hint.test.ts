/** Hints on half-filled boards, right and wrong, on random boards and on the papers'. */
import { describe, expect, test } from 'vitest';
import { Board } from '../../src/board/index.ts';
import { Solver } from '../../src/engine/index.ts';
import { type AnyPuzzle, puzzleById, puzzles, rowsOfBoard, sitesOf } from '../../src/puzzles/index.ts';
import { check, explain, hint, hintAsync, solutions } from '../../src/reasoning/index.ts';
import { randomFrom } from '../random-regions.ts';
import { rounds, sampled, sized } from '../rounds.ts';
import { instances } from './instances.ts';
import { solvableBoard } from './solvable-boards.ts';
import { StepChecker } from './step-checker.ts';
import { SEED } from './tiny-boards.ts';

const WANTED = ['step', 'mistake', 'done'];

/** The solutions of a board, or this many of them. */
function boards(puzzle: AnyPuzzle, grid: unknown, most = 500): Board<string>[] {
  const found: Board<string>[] = [];
  for (const solution of solutions(puzzle, grid)) {
    found.push(solution);
    if (found.length === most) break;
  }
  return found;
}

const agrees = (board: Board<string>, solution: Board<string>): boolean => {
  for (let cell = 0; cell < board.cells; cell++) {
    if (board.at(cell) !== undefined && board.at(cell) !== solution.at(cell)) return false;
  }
  return true;
};

describe.each(sampled(puzzles, 4).map((puzzle) => [puzzle.id, puzzle] as const))('%s', (_, puzzle) => {
  test(`half-filled boards, some with mistakes (seed ${SEED})`, { timeout: 60_000 }, async () => {
    const below = randomFrom(SEED + 20);
    const seen = new Set<string>();
    const missing = () => WANTED.some((kind) => !seen.has(kind));
    for (let trial = 0; trial < 60 && (trial < rounds(60) || missing()); trial++) {
      const grid = solvableBoard(puzzle, below, 3 + below(3), 3 + below(3));
      const all = boards(puzzle, grid);
      if (all.length === 500) continue;
      let board = Board.on<string>(sitesOf(puzzle, grid));
      const mistakes = below(2) * below(3);
      const { steps } = explain(puzzle, grid);
      const taken = below(4) === 0 ? steps.length : below(steps.length + 1);
      for (const { facts } of steps.slice(0, taken)) board = board.knowing(facts);
      const { decisions } = puzzle.model(grid, new Solver());
      for (let at = 0; at < mistakes; at++) {
        // A person decides all cells of a region at once.
        const decision = decisions[below(decisions.length)];
        const values = puzzle.values(grid);
        if (decision) board = board.with(decision.cells, values[below(values.length)]!.id);
      }
      const text = `${puzzle.format(grid)}${rowsOfBoard(puzzle, grid, board).join('\n')}`;
      const found = hint(puzzle, grid, board);
      seen.add(found.kind);
      const left = all.filter((solution) => agrees(board, solution));
      switch (found.kind) {
        case 'unknown':
          throw new Error(`no limit was set\n${text}`);
        case 'done':
          expect(left, text).toHaveLength(1);
          expect(left[0]!.differences(board), text).toEqual([]);
          break;
        case 'open': {
          const [one, ...others] = left;
          const open = one!.differences(board);
          expect(
            open.every((cell) => others.some((other) => other.at(cell) !== one!.at(cell))),
            text,
          ).toBe(true);
          break;
        }
        case 'mistake': {
          expect(left, text).toEqual([]);
          expect(found.reason.length, text).toBeGreaterThan(0);
          expect(found.cells.length, text).toBeGreaterThan(0);
          // Nothing but the cells that are told makes it impossible.
          const rest = Array.from({ length: board.cells }, (_, cell) => cell);
          const only = board.with(
            rest.filter((cell) => !found.cells.includes(cell)),
            undefined,
          );
          if (found.rule) expect(found.rule.holds(only), text).toBe(false);
          else
            expect(
              all.filter((solution) => agrees(only, solution)),
              text,
            ).toEqual([]);
          break;
        }
        case 'step': {
          expect(left.length, text).toBeGreaterThan(0);
          // What is taken as known holds in every solution that is left.
          const known = board.knowing(found.obvious);
          for (const solution of left) expect(agrees(known, solution), text).toBe(true);
          expect(await new StepChecker(puzzle, grid).check(found.step, known), text).toEqual([]);
          expect(found.where.length, text).toBeGreaterThan(0);
          break;
        }
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(WANTED));
  });
});

test("a first wrong cell on the papers' boards always has its reason", () => {
  let told = 0;
  for (const { puzzle: id, json, name } of sampled(instances, 4)) {
    const puzzle = puzzleById(id)!;
    const parsed = puzzle.fromJson(json);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const { grid } = parsed;
    const found = check(puzzle, grid);
    if (found.status !== 'unique') continue;
    const { rows, columns } = puzzle.size(grid);
    const values = puzzle.values(grid).map(({ id }) => id);
    for (let cell = 0; cell < found.solution.cells; cell += 11) {
      const right = found.solution.at(cell);
      const wrong = values.find((value) => value !== right);
      if (puzzle.given(grid, cell) !== undefined || right === undefined || wrong === undefined) continue;
      const answer = hint(puzzle, grid, new Board<string>(rows, columns).with([cell], wrong));
      expect(answer.kind, `${name}, cell ${cell}`).toBe('mistake');
      told++;
    }
  }
  expect(told).toBeGreaterThan(sized(50, 10));
});

describe('what hints say', () => {
  const akari = puzzleById('akari')!;
  const grid = (rows: string[]): unknown => {
    const parsed = akari.fromJson({ rows });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    return parsed.grid;
  };

  test('a broken rule comes first, with the cells that break it', () => {
    const board = new Board<string>(1, 4, ['light', undefined, 'dark', 'light']);
    expect(hint(akari, grid(['....']), board)).toMatchObject({
      kind: 'mistake',
      rule: { id: 'sight@r1c1-r1c4' },
      cells: [0, 3],
    });
  });

  test('a cell that no solution has, and why', () => {
    const board = new Board<string>(3, 3).with([0], 'light');
    const found = hint(akari, grid(['...', '.4.', '...']), board);
    expect(found).toMatchObject({ kind: 'mistake', cells: [0] });
    if (found.kind !== 'mistake') throw new Error('there is a mistake');
    expect(found.rule).toBeUndefined();
    expect(found.reason.map(({ kind }) => kind).sort()).toEqual(['clue', 'sight']);
  });

  test('cells that are possible alone and not together', () => {
    const board = new Board<string>(2, 2).with([0], 'dark').with([3], 'dark').with([1], 'dark');
    expect(hint(akari, grid(['..', '..']), board)).toMatchObject({ kind: 'mistake', cells: [0, 1, 3] });
  });

  test('a puzzle without solution', () => {
    const board = new Board<string>(2, 3);
    const found = hint(akari, grid(['.4.', '...']), board);
    expect(found).toMatchObject({ kind: 'mistake', rule: { id: 'clue@r1c2' }, cells: [] });
    const deeper = hint(akari, grid(['1.', '.1', '##', '1.']), new Board<string>(4, 2));
    expect(deeper.kind).not.toBe('unknown');
  });

  test('no time', async () => {
    const { puzzle: id, json } = instances.find(({ name }) => name === 'bosnian-13')!;
    const puzzle = puzzleById(id)!;
    const parsed = puzzle.fromJson(json);
    if (!parsed.ok) throw new Error('the papers can be read');
    const { rows, columns } = puzzle.size(parsed.grid);
    const board = new Board<string>(rows, columns);
    expect(hint(puzzle, parsed.grid, board, { timeLimit: 0 })).toEqual({ kind: 'unknown' });
    expect(await hintAsync(puzzle, parsed.grid, board)).toMatchObject({ kind: 'step' });
    const checked = check(puzzle, parsed.grid);
    if (checked.status !== 'unique') throw new Error('the board has one solution');
    expect(hint(puzzle, parsed.grid, checked.solution)).toEqual({ kind: 'done' });
  });
});
