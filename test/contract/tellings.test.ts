/** What a rule says of itself, and of a board on which it cannot be kept: the same in both languages and both moods. */
import { describe, expect, test } from 'vitest';
import { say } from '../../src/board/index.ts';
import { Solver } from '../../src/engine/index.ts';
import { type AnyPuzzle, puzzles, sitesOf } from '../../src/puzzles/index.ts';
import { randomFrom } from '../random-regions.ts';
import { rounds } from '../rounds.ts';
import { boardOf, fillingsOf, valueIn } from './all-boards.ts';
import { expectAlike, numbersIn, placesIn } from './both-languages.ts';
import { SEED, tinyBoard } from './tiny-boards.ts';

/** The most boards that are tried for the kinds of rules that were not met. */
const MOST = 48;
/** How many of each puzzle must be checked. */
const LEAST = 100;

function tellings(puzzle: AnyPuzzle): Map<string, number> {
  const below = randomFrom(SEED + 40);
  const told = new Map<string, number>();
  const kinds = new Set<string>();
  const total = () => [...told.values()].reduce((sum, one) => sum + one, 0);
  const missing = () => total() < LEAST || [...kinds].some((kind) => !told.has(kind));
  for (let trial = 0; trial < MOST && (trial < rounds(24) || missing()); trial++) {
    const grid = tinyBoard(puzzle, below, 1 + below(3), 1 + below(3));
    const { decisions, rules: own, lemmas } = puzzle.model(grid, new Solver());
    const rules = [...own, ...(lemmas?.() ?? [])];
    const values = puzzle.values(grid);
    const all = fillingsOf(decisions, values);
    if (all > 600) continue;
    const kept = Array.from({ length: all }, (_, filling) => {
      const board = boardOf(sitesOf(puzzle, grid), decisions, values, filling);
      return rules.map((rule) => rule.holds(board));
    });
    for (const rule of rules) {
      kinds.add(rule.kind);
      expectAlike(rule.sentence, rule.id);
    }
    for (let sample = 0; sample < 12; sample++) {
      const filling = below(all);
      const some = decisions.map(() => below(3) > 0);
      const board = boardOf(sitesOf(puzzle, grid), decisions, values, filling, (decision) => some[decision]!);
      const completes = (full: number): boolean =>
        some.every((is, at) => !is || valueIn(full, at, values) === valueIn(filling, at, values));
      const fulls = kept.filter((_, full) => completes(full));
      for (const [at, rule] of rules.entries()) {
        if (fulls.some((holds) => holds[at])) continue;
        const is = rule.tells(board, 'is');
        const would = rule.tells(board, 'would');
        const where = `${rule.id}: ${say(is.sentence, 'en')} | ${say(is.sentence, 'pt')}`;
        expect([would.need, would.have], where).toEqual([is.need, is.have]);
        if (/ can have no /.test(say(is.sentence, 'en'))) expect(is.have, where).toBe(0);
        // Where nothing is allowed the rule says by itself what would be wrong.
        const alone = would.need === 0 && say(would.sentence) === say(rule.sentence);
        expectAlike(is.sentence, where);
        expectAlike(would.sentence, where);
        for (const language of ['en', 'pt'] as const) {
          if (!alone)
            expect(numbersIn(would.sentence[language]), where).toEqual(numbersIn(is.sentence[language]));
          expect(placesIn(would.sentence[language]), where).toEqual(placesIn(is.sentence[language]));
          expect(say(would.sentence, language), where).not.toBe(say(is.sentence, language));
        }
        told.set(rule.kind, (told.get(rule.kind) ?? 0) + 1);
      }
    }
  }
  return told;
}

describe.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('%s', (_, puzzle) => {
  test(`rules say the same in both languages, as it is and as it would be (seed ${SEED})`, () => {
    const told = tellings(puzzle);
    expect(told.size).toBeGreaterThan(0);
    expect([...told.values()].reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(LEAST);
  });
});
