import { describe, expect, it } from 'vitest';
import { type Fact, type Sentence, say } from '../../src/board/index.ts';
import { type AnyPuzzle, boardOfRows, puzzles, type TechniqueBoard } from '../../src/puzzles/index.ts';
import { check, explain } from '../../src/reasoning/index.ts';

function gridOf(puzzle: AnyPuzzle, text: string): unknown {
  const parsed = puzzle.parse(text);
  if (!parsed.ok) throw new Error(`${puzzle.id} cannot read ${text}`);
  return parsed.grid;
}

/** The moment that a technique's board shows. */
function momentOf(puzzle: AnyPuzzle, grid: unknown, { rows, without = [] }: TechniqueBoard) {
  const board = boardOfRows(puzzle, grid, rows);
  if (!board) throw new Error(`${puzzle.id}: rows that do not fit`);
  const bySymbol = new Map(puzzle.values(grid).map(({ id, symbol }) => [symbol, id]));
  const excluded = without.flatMap(([cell, symbols]) =>
    [...symbols].map((symbol): Fact<string> => ({ cells: [cell], value: bySymbol.get(symbol)!, is: false })),
  );
  return board.knowing(excluded);
}

describe.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('the lesson of %s', (_, puzzle) => {
  it('plays along boards with one solution, which steps reach without supposing anything', async () => {
    const { worked } = await puzzle.lesson();
    expect(worked.length).toBeGreaterThan(1);
    for (const { text, says } of worked) {
      expectInBoth(says);
      const path = explain(puzzle, gridOf(puzzle, text));
      expect(path.complete, text).toBe(true);
      expect(path.steps.filter(({ supposition }) => supposition)).toEqual([]);
    }
  });

  it('shows each kind of rule kept and broken', async () => {
    const { kept } = await puzzle.lesson();
    expect(kept.map(({ kind }) => kind).sort()).toEqual(
      [...new Set(puzzle.examples.map(({ kind }) => kind))].sort(),
    );
    for (const { kind, text, rows, says } of kept) {
      expectInBoth(says);
      const grid = gridOf(puzzle, text);
      const board = boardOfRows(puzzle, grid, rows);
      if (!board) throw new Error(`${text} ${rows.join('/')}`);
      const { rules } = puzzle.model(grid, { bool: (name = '') => variable(name) });
      expect(rules.filter((rule) => !rule.holds(board)).map(({ id }) => id)).toEqual([]);
      expect(
        rules.some((rule) => rule.kind === kind),
        kind,
      ).toBe(true);
    }
  });

  it('has a board for each of its techniques, on which the next step is just that', async () => {
    const { techniques } = await puzzle.lesson();
    const ids = new Set(puzzle.techniques.map(({ id }) => id));
    expect(techniques.length).toBeGreaterThan(4);
    for (const moment of techniques) {
      expect(ids.delete(moment.technique), moment.technique).toBe(true);
      const grid = gridOf(puzzle, moment.text);
      expect(check(puzzle, grid).status).toBe('unique');
      const board = momentOf(puzzle, grid, moment);
      const [step] = explain(puzzle, grid, { board, maxSteps: 1 }).steps;
      expect(step?.technique, moment.text).toBe(moment.technique);
    }
    // Where a step has changed: workbench/scripts/make-lessons.ts.
    expect([...ids], 'techniques without a board').toEqual([]);
  });
});

function expectInBoth(sentence: Sentence): void {
  const [en, pt] = [say(sentence, 'en'), say(sentence, 'pt')];
  expect(en).toMatch(/\w.*[.:]$/);
  expect(pt).toMatch(/\w.*[.:]$/);
  expect(pt).not.toBe(en);
}

/** A variable that is not solved. */
function variable(name: unknown) {
  const literal: object = { name, not: () => literal };
  return literal as ReturnType<Parameters<AnyPuzzle['model']>[1]['bool']>;
}
