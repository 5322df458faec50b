/**
 * Boards and their paths, the same today as when they were written down: what a seed makes, and the steps that explain
 * it, with rules, facts and weights (quick runs make no boards). Any path that is right passes the other suites; here a change is seen. If it is
 * meant, `PATHS=write` writes `paths.json` anew, and the changelog says so.
 */
import { describe, expect, it } from 'vitest';
import type { Level } from '../../src/board/index.ts';
import { type Generated, generate, problemsWith } from '../../src/generate/index.ts';
import { type AnyPuzzle, puzzles } from '../../src/puzzles/index.ts';
import { explain } from '../../src/reasoning/index.ts';
import { isQuick, sampled } from '../rounds.ts';
import { hashOf, restsOn } from './rests-on.ts';
import { StoredResults } from './stored-results.ts';

const LEVELS = ['easy', 'normal', 'hard'] as const;
/** The first square of these that has such a board. */
const SIDES = [7, 6, 5, 10];
const MOST_TRIES = 60;

interface Path {
  board: string;
  score: number;
  steps: number;
  /** Of all that the steps rest on. */
  hash: string;
}

const stored = new StoredResults<Path>('paths');

function madeNow(puzzle: AnyPuzzle, level: Level): Extract<Generated<unknown, string>, { ok: true }> {
  for (const side of SIDES) {
    const wish = { rows: side, columns: side, level, seed: 5 };
    if (problemsWith(puzzle, wish).length > 0) continue;
    const made = generate(puzzle, wish, { maxTries: MOST_TRIES });
    if (made.ok) return made;
  }
  throw new Error('no board');
}

function gridOf(puzzle: AnyPuzzle, text: string): unknown {
  const parsed = puzzle.parse(text);
  if (!parsed.ok) throw new Error('a stored board cannot be read');
  return parsed.grid;
}

describe.each(sampled(puzzles, 3).map((puzzle) => [puzzle.id, puzzle] as const))('%s', (id, puzzle) => {
  it.each(LEVELS)('%s', (level) => {
    const before = stored.known(`${id} ${level}`);
    const made = isQuick && before ? undefined : madeNow(puzzle, level);
    const grid = made ? made.grid : gridOf(puzzle, before!.board);
    const { steps, complete } = explain(puzzle, grid);
    expect(complete).toBe(true);
    stored.keep(`${id} ${level}`, {
      board: puzzle.format(grid),
      score: made?.score ?? before!.score,
      steps: steps.length,
      hash: hashOf(steps.map(restsOn)),
    });
  });
});
