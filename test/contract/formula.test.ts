/**
 * The formulas that proofs are about: on tiny boards they have the solutions that brute force finds by the rules' own
 * `holds`; on random larger ones as many as our model and as another solver's independent encoding.
 */
import { describe, expect, test } from 'vitest';
import { linear, Solver } from '../../src/engine/index.ts';
import { brokenRule, type Formula, formulaOf } from '../../src/prove/index.ts';
import { type AnyPuzzle, atomsOfValue, puzzleById, puzzles, sitesOf } from '../../src/puzzles/index.ts';
import { count } from '../../src/reasoning/index.ts';
import { Random, seed } from '../random.ts';
import { randomFrom } from '../random-regions.ts';
import { rounds, sampled } from '../rounds.ts';
import { boardOf, fillingsOf, valueIn } from './all-boards.ts';
import { foreignSolutions } from './foreign-solutions.ts';
import { randomBoard } from './random-boards.ts';
import { SEED, tinyBoard } from './tiny-boards.ts';

const proved = puzzles.filter(({ formula }) => formula !== undefined);

/** The values of the decisions, a digit each, in all solutions of a formula's lines; at most this many. */
function solutionsOf(formula: Formula, limit = Number.POSITIVE_INFINITY): string[] {
  const solver = new Solver();
  const variables = formula.names.map((name) => solver.bool(name));
  for (const { atoms, weights, bound } of formula.lines) {
    const terms = Array.from(atoms, (atom, i) => {
      const variable = variables[atom >> 1]!;
      return [weights[i]!, (atom & 1) === 1 ? variable.not() : variable.yes] as const;
    });
    solver.post(linear(terms, '>=', bound));
  }
  const decisions = formula.decisions.flatMap((decision) => decision.variables.map((v) => variables[v]!));
  const found: string[] = [];
  for (const outcome of solver.solutions({ variables: decisions })) {
    if (outcome.status !== 'sat') throw new Error('no limit was set, so none can be reached');
    found.push(decisions.map((variable) => outcome.value(variable)).join(''));
    if (found.length >= limit) break;
  }
  return found.sort();
}

test('the four puzzles of the papers have formulas', () => {
  expect(proved.length).toBeGreaterThanOrEqual(4);
});

test('two loops are not one', () => {
  const road = puzzleById('bosnian-road')!;
  const solutions = (rows: readonly string[]): number => {
    const parsed = road.fromJson({ puzzle: 'bosnian-road', rows });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    return solutionsOf(formulaOf(road, parsed.grid)!).length;
  };
  expect(solutions(['.......', '.8.....', '.......'])).toBe(1);
  expect(solutions(['.......', '.8...8.', '.......'])).toBe(0);
});

const tried: readonly (readonly [string, AnyPuzzle])[] = sampled(proved, 3).map((one) => [one.id, one]);

describe.each(tried)('%s', (id, puzzle) => {
  test(`tiny boards have the solutions of brute force (seed ${SEED})`, () => {
    const below = randomFrom(SEED + 15);
    let solvable = 0;
    let unsolvable = 0;
    // Where boards are rows of signs, random ones hardly ever leave room enough.
    const empty = ['...', '....'].flatMap((row) => {
      const parsed = puzzle.fromJson({ puzzle: id, rows: [row, row, row] });
      if (!parsed.ok) return [];
      const { decisions } = puzzle.model(parsed.grid, new Solver());
      return fillingsOf(decisions, puzzle.values(parsed.grid)) <= 1 << 16 ? [parsed.grid] : [];
    });
    const missing = (): boolean => solvable === 0 || unsolvable === 0;
    for (let round = 0; round < 90 && (round < rounds(90) || missing()); round++) {
      const grid = empty[round] ?? tinyBoard(puzzle, below, 1 + below(4), 1 + below(4));
      const formula = formulaOf(puzzle, grid)!;
      const { decisions, rules } = puzzle.model(grid, new Solver());
      const values = puzzle.values(grid);
      const found: string[] = [];
      const text = puzzle.format(grid);
      const wrong: number[] = [];
      for (let filling = 0; filling < fillingsOf(decisions, values); filling++) {
        const board = boardOf(sitesOf(puzzle, grid), decisions, values, filling);
        const good = rules.every((rule) => rule.holds(board));
        // A solution brings values of the formula's own variables along; nothing else does.
        if ((brokenRule(puzzle, grid, formula, board) === undefined) !== good) wrong.push(filling);
        if (!good) continue;
        const atoms = decisions.flatMap((decision, at) =>
          atomsOfValue(decision, valueIn(filling, at, values)),
        );
        found.push(atoms.join(''));
      }
      expect(wrong, text).toEqual([]);
      expect(solutionsOf(formula), text).toEqual(found.sort());
      if (found.length > 0) solvable++;
      else unsolvable++;
    }
    expect(solvable).toBeGreaterThan(0);
    expect(unsolvable).toBeGreaterThan(0);
  });

  test(`random boards have as many solutions as elsewhere (seed ${seed})`, async () => {
    const most = 30;
    const statuses = new Set<string>();
    for (let round = 0; round < 60 && (round < rounds(60) || statuses.size < 3); round++) {
      const random = new Random(seed + 7919 * round);
      const grid = randomBoard(puzzle, (limit) => random.below(limit));
      const json = puzzle.toJson(grid);
      const theirs = await foreignSolutions(puzzle, json, most);
      const model = count(puzzle, grid, { limit: most }).count;
      const ours = solutionsOf(formulaOf(puzzle, grid)!, most).length;
      expect([ours, model], JSON.stringify(json)).toEqual([theirs.length, theirs.length]);
      statuses.add(ours === 0 ? 'none' : ours === 1 ? 'unique' : 'several');
    }
    expect(statuses.size).toBe(3);
  });
});
