import { describe, expect, test } from 'vitest';
import { Board } from '../board/index.ts';
import { type AnyPuzzle, puzzles } from '../puzzles/index.ts';
import { check, count, deduce, explain, grade, hint, solutions, solve } from './index.ts';

/** Each rule of a board this many times: the model has many pieces. */
const COPIES = 100;
/** Rules that may still be built after the signal. */
const PIECE = 64;

/** A puzzle that counts the rules that are built, and gives the signal at one of them. */
function counting(late: number) {
  const stop = new AbortController();
  let built = 0;
  let rules = 0;
  const original = puzzles[0]!;
  const parsed = original.parse(original.examples[0]!.text);
  if (!parsed.ok) throw new Error(original.id);
  const puzzle: AnyPuzzle = {
    ...original,
    model(grid, variables) {
      const model = original.model(grid, variables);
      const many = Array.from({ length: COPIES }, () => model.rules).flat();
      rules = many.length;
      return {
        ...model,
        rules: many.map(
          (rule) =>
            new Proxy(rule, {
              get(target, key) {
                if (key === 'constraints' && ++built === late) stop.abort();
                const value = Reflect.get(target, key, target);
                return typeof value === 'function' ? value.bind(target) : value;
              },
            }),
        ),
      };
    },
  };
  const { rows, columns } = puzzle.size(parsed.grid);
  const board = new Board<string>(rows, columns);
  return {
    puzzle,
    grid: parsed.grid,
    board,
    signal: stop.signal,
    get built() {
      return built;
    },
    get rules() {
      return rules;
    },
  };
}

type Counting = ReturnType<typeof counting>;

const questions: Readonly<Record<string, (of: Counting, limits: object) => object>> = {
  check: ({ puzzle, grid }, limits) => check(puzzle, grid, limits),
  solve: ({ puzzle, grid }, limits) => solve(puzzle, grid, limits),
  count: ({ puzzle, grid }, limits) => count(puzzle, grid, limits),
  deduce: ({ puzzle, grid }, limits) => deduce(puzzle, grid, limits),
  solutions: ({ puzzle, grid }, limits) => solutions(puzzle, grid, limits).next().value,
};

const steps: typeof questions = {
  explain: ({ puzzle, grid }, limits) => explain(puzzle, grid, limits),
  grade: ({ puzzle, grid }, limits) => grade(puzzle, grid, limits),
  hint: ({ puzzle, grid, board }, limits) => hint(puzzle, grid, board, limits),
};

describe('limits act while a model is built', () => {
  test.each(Object.entries(questions))('%s: a signal, and a limit of memory', (_, ask) => {
    const of = counting(100);
    expect(ask(of, { signal: of.signal })).toMatchObject({ because: 'stopped' });
    expect(of.rules).toBeGreaterThan(300);
    expect(of.built).toBeLessThanOrEqual(100 + PIECE);
    const small = counting(0);
    expect(ask(small, { memoryLimit: 1 })).toMatchObject({ because: 'memory' });
    expect(small.built).toBeLessThanOrEqual(PIECE);
  });

  test.each(Object.entries(steps))('%s: in each of the models', (name, ask) => {
    const whole = counting(0);
    ask(whole, {});
    expect(whole.built).toBeGreaterThanOrEqual(2 * whole.rules);
    for (let late = 100; late < whole.built; late += whole.rules) {
      const of = counting(late);
      const answer = ask(of, { signal: of.signal });
      expect(of.built, `${late}`).toBeLessThanOrEqual(late + PIECE);
      if (name === 'explain') expect(answer).toMatchObject({ complete: false, because: 'stopped' });
      else expect(JSON.stringify(answer)).toContain('unknown');
    }
  });

  test('a board without a solution is not graded, nor one of which nothing is known', () => {
    const of = counting(100);
    expect(grade(of.puzzle, of.grid, { signal: of.signal })).toEqual({ status: 'unknown' });
    expect(explain(of.puzzle, of.grid, { timeLimit: 0 })).not.toHaveProperty('grade');
  });
});

test('limits that are not reached change nothing, that of memory included', () => {
  const limits = { timeLimit: 60_000, memoryLimit: 400_000_000, signal: new AbortController().signal };
  for (const puzzle of puzzles) {
    const parsed = puzzle.parse(puzzle.worked);
    if (!parsed.ok) throw new Error(puzzle.id);
    expect(check(puzzle, parsed.grid, limits).status, puzzle.id).toBe('unique');
    expect(deduce(puzzle, parsed.grid, limits).status, puzzle.id).toBe('common');
  }
});
