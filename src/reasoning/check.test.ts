import { describe, expect, test } from 'vitest';
import { instances } from '../../test/contract/instances.ts';
import { SEED, tinyBoard } from '../../test/contract/tiny-boards.ts';
import { randomFrom } from '../../test/random-regions.ts';
import { sized } from '../../test/rounds.ts';
import { enumerate, gridOf } from '../../test/solve-puzzle.ts';
import { Board } from '../board/index.ts';
import { InvariantError, Solver } from '../engine/index.ts';
import { type AnyPuzzle, boardOfRows, puzzleById, puzzles, rowsOfBoard } from '../puzzles/index.ts';
import {
  check,
  checkAsync,
  count,
  deduce,
  deduceAsync,
  solutions,
  solutionsAsync,
  solve,
  verify,
} from './index.ts';

const named = (id: string, text: string): [AnyPuzzle, unknown] => {
  const puzzle = puzzleById(id)!;
  return [puzzle, gridOf(puzzle.parse(text))];
};

const papers = (name: string): [AnyPuzzle, unknown] => {
  const instance = instances.find((one) => one.name === name)!;
  const puzzle = puzzleById(instance.puzzle)!;
  return [puzzle, gridOf(puzzle.fromJson(instance.json))];
};

/** Every cell on its own, and rows that want one cell less in all than the columns: no search refutes that soon. */
function hardBoard(): [AnyPuzzle, unknown] {
  const side = 16;
  const lines = Array.from({ length: side }, (_, row) => row);
  const puzzle = puzzleById('crazy-pavement')!;
  const json = {
    regions: lines.map((row) => lines.map((column) => row * side + column)),
    rowClues: lines.map(() => side / 2),
    columnClues: lines.map((column) => side / 2 + (column === 0 ? 1 : 0)),
  };
  return [puzzle, gridOf(puzzle.fromJson(json))];
}

describe('the boards of the papers', () => {
  test.each(instances.map((instance) => [instance.name, instance] as const))('%s', (_, instance) => {
    const puzzle = puzzleById(instance.puzzle)!;
    const grid = gridOf(puzzle.fromJson(instance.json));
    const verdict = check(puzzle, grid);
    expect(verdict.status).toBe(instance.solutions === 1 ? 'unique' : 'several');
    expect(count(puzzle, grid)).toMatchObject({ count: instance.solutions, exact: true });
    if (verdict.status === 'unique') {
      expect(rowsOfBoard(puzzle, grid, verdict.solution)).toEqual(instance.solution);
      const common = deduce(puzzle, grid);
      expect(common.status === 'common' && common.complete).toBe(true);
      if (common.status === 'common') expect(common.board.differences(verdict.solution)).toEqual([]);
    }
    for (const labeling of [{}, { select: 'first-fail', branch: 'bisect', order: 'down' } as const]) {
      expect(count(puzzle, grid, { labeling })).toMatchObject({ count: instance.solutions, exact: true });
    }
  });
});

describe.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('%s', (_, puzzle) => {
  test(`every verdict agrees with brute force (seed ${SEED})`, async () => {
    const below = randomFrom(SEED + 20);
    const met = new Set<string>();
    const grids = Array.from({ length: sized(80, 20) }, () =>
      tinyBoard(puzzle, below, 1 + below(4), 1 + below(3)),
    );
    // Roads are rare on tiny boards.
    if (puzzle.id === 'bosnian-road') {
      for (const text of ['...\n.8.\n...\n', '....\n....\n....\n']) grids.push(gridOf(puzzle.parse(text)));
    }
    for (const grid of grids) {
      const all = enumerate(puzzle, grid);
      const text = puzzle.format(grid);
      const rows = (board: Board<string>): string => rowsOfBoard(puzzle, grid, board).join('\n');

      expect([...solutions(puzzle, grid)].map(rows).sort(), text).toEqual(all);
      const later: string[] = [];
      for await (const board of solutionsAsync(puzzle, grid)) later.push(rows(board));
      expect(later.sort(), text).toEqual(all);
      const few = all.length > 2 ? { count: 2, exact: false } : { count: all.length, exact: all.length < 2 };
      expect(count(puzzle, grid, { limit: 2 }), text).toMatchObject(few);

      const solved = solve(puzzle, grid);
      expect(solved.status).toBe(all.length > 0 ? 'solved' : 'none');
      if (solved.status === 'solved') expect(all).toContain(rows(solved.board));

      const verdict = check(puzzle, grid);
      expect(await checkAsync(puzzle, grid)).toMatchObject({ status: verdict.status });
      met.add(verdict.status);
      expect(verdict.status, text).toBe(all.length === 0 ? 'none' : all.length === 1 ? 'unique' : 'several');
      if (verdict.status === 'several') {
        expect(all).toContain(rows(verdict.solution));
        expect(all).toContain(rows(verdict.other));
        expect(verdict.differences.length).toBeGreaterThan(0);
      }

      const common = deduce(puzzle, grid);
      expect(await deduceAsync(puzzle, grid)).toMatchObject({ status: common.status });
      if (common.status !== 'common') expect(all).toEqual([]);
      else {
        const shared = [...all[0]!].map((sign, at) => (all.every((one) => one[at] === sign) ? sign : '?'));
        expect(rows(common.board), text).toBe(shared.join(''));
      }
    }
    expect(met.size).toBeGreaterThan(1);
  });

  test(`a clash is a contradiction of which every rule is needed (seed ${SEED})`, () => {
    const below = randomFrom(SEED + 21);
    let clashes = 0;
    for (let trial = 0; trial < 200 && clashes < sized(25, 6); trial++) {
      const grid = tinyBoard(puzzle, below, 2 + below(2), 2 + below(2));
      const verdict = check(puzzle, grid);
      if (verdict.status !== 'none') continue;
      clashes++;
      const ids = verdict.clash.rules.map(({ id }) => id);
      expect(verdict.clash.minimal).toBe(true);
      const keepable = (kept: readonly string[]): boolean => {
        const model = puzzle.model(grid, new Solver());
        const only = {
          ...puzzle,
          model: () => ({ ...model, rules: model.rules.filter(({ id }) => kept.includes(id)) }),
        };
        return enumerate(only, grid).length > 0;
      };
      expect(keepable(ids), ids.join(' ')).toBe(false);
      for (const id of ids)
        expect(keepable(ids.filter((other) => other !== id)), `${ids} without ${id}`).toBe(true);
    }
    expect(clashes).toBeGreaterThan(5);
  });

  test.each(puzzle.examples.map((example) => [example.kind, example] as const))(
    'the example of "%s" is refused for that rule',
    (kind, { text, rows }) => {
      const grid = gridOf(puzzle.parse(text));
      const { broken } = verify(puzzle, grid, boardOfRows(puzzle, grid, rows)!);
      expect(new Set(broken.map((rule) => rule.kind))).toEqual(new Set([kind]));
    },
  );
});

describe('limits', () => {
  const limits = [
    ['conflicts', { conflictLimit: 0 }],
    ['time', { timeLimit: 0 }],
    ['memory', { memoryLimit: 0 }],
    ['stopped', { signal: AbortSignal.abort() }],
  ] as const;

  test.each(limits)('%s: unknown, and never no', async (because, limit) => {
    const [puzzle, grid] = named('akari', 'akari\n.....\n.....\n.....\n.....\n');
    expect(solve(puzzle, grid, limit)).toMatchObject({ status: 'unknown', because });
    expect(check(puzzle, grid, limit)).toMatchObject({ status: 'unknown', because });
    expect(deduce(puzzle, grid, limit)).toMatchObject({ status: 'unknown', because });
    expect(count(puzzle, grid, limit)).toMatchObject({ count: 0, exact: false, because });
    expect(await checkAsync(puzzle, grid, limit)).toMatchObject({ status: 'unknown', because });
    expect(solve(puzzle, grid, { ...limit, labeling: {} })).toMatchObject({ status: 'unknown', because });
    const all = solutions(puzzle, grid, limit).next();
    expect(all).toMatchObject({ done: true, value: { status: 'unknown', because } });
  });

  test('conflicts are shared by the questions of one call: a solution may be known and its uniqueness not', () => {
    const [puzzle, grid] = papers('bosnian-13');
    const { conflicts } = solve(puzzle, grid).statistics;
    const whole = check(puzzle, grid).statistics.conflicts;
    expect(whole).toBeGreaterThan(conflicts + 1);
    const verdict = check(puzzle, grid, { conflictLimit: conflicts + 1 });
    expect(verdict).toMatchObject({ status: 'unknown', because: 'conflicts' });
    expect(
      verdict.status === 'unknown' && verdict.solution && verify(puzzle, grid, verdict.solution),
    ).toEqual({ correct: true, broken: [], open: [] });
    expect(verdict.statistics.conflicts).toBeLessThan(whole);
  });

  test('a signal is heard while an asynchronous call runs, and its counters can be read', async () => {
    const [puzzle, grid] = hardBoard();
    const stop = new AbortController();
    const seen: number[] = [];
    const checked = checkAsync(puzzle, grid, {
      signal: stop.signal,
      observe: (counters) => {
        const timer = setInterval(() => seen.push(counters.statistics.conflicts), 10);
        setTimeout(() => {
          clearInterval(timer);
          stop.abort();
        }, 300);
      },
    });
    expect(await checked).toMatchObject({ status: 'unknown', because: 'stopped' });
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.at(-1)).toBeGreaterThan(0);
  });

  test('a deduction that is cut short keeps what the rules force at once', () => {
    const [puzzle, grid] = papers('bosnian-13');
    const whole = deduce(puzzle, grid);
    if (whole.status !== 'common') throw new Error('the board has solutions');
    let kept = 0;
    const { conflicts } = whole.statistics;
    for (let conflictLimit = 0; conflictLimit < conflicts; conflictLimit += Math.ceil(conflicts / 40)) {
      const cut = deduce(puzzle, grid, { conflictLimit });
      if (cut.status !== 'common') continue;
      expect(cut).toMatchObject({ complete: false, because: 'conflicts' });
      for (let cell = 0; cell < cut.board.cells; cell++) {
        if (cut.board.at(cell) === undefined) continue;
        expect(cut.board.at(cell)).toBe(whole.board.at(cell));
        kept++;
      }
    }
    expect(kept).toBeGreaterThan(0);
  });

  test('looking for a clash can be left out', () => {
    const [puzzle, grid] = named('akari', 'akari\n.4.\n');
    const verdict = check(puzzle, grid, { clashTime: 0 });
    expect(verdict).toMatchObject({ status: 'none', clash: { rules: [], minimal: false } });
  });
});

test('a solution that breaks a rule never leaves', () => {
  const [puzzle, grid] = named('akari', 'akari\n..\n..\n');
  const lying: AnyPuzzle = {
    ...puzzle,
    model: (of, variables) => {
      const model = puzzle.model(of, variables);
      const rules = model.rules.map((rule, at) =>
        at > 0 ? rule : { ...rule, id: rule.id, constraints: rule.constraints, holds: () => false },
      );
      return { ...model, rules: rules as typeof model.rules };
    },
  };
  expect(() => solve(lying, grid)).toThrow(InvariantError);
  expect(() => check(lying, grid)).toThrow(/sight@r1c1-r1c2/);
  expect(() => [...solutions(lying, grid)]).toThrow(InvariantError);
});

test('the same seed gives the same run', () => {
  const [puzzle, grid] = papers('bosnian-13');
  const run = (seed: number) => {
    const { time: _, ...counters } = check(puzzle, grid, { seed }).statistics;
    return counters;
  };
  expect(run(3)).toEqual(run(3));
});

test('a board without decisions has one solution', () => {
  const [puzzle, grid] = named('akari', 'akari\n##\n##\n');
  const verdict = check(puzzle, grid);
  expect(verdict.status === 'unique' && verdict.solution).toEqual(new Board(2, 2));
  expect(deduce(puzzle, grid)).toMatchObject({ status: 'common', complete: true });
});
