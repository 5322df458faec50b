import { expect, it } from 'vitest';
import { foreignSolutions } from '../../../test/contract/foreign-solutions.ts';
import { oneClueLess } from '../../../test/contract/one-clue-less.ts';
import { isQuick, sized } from '../../../test/rounds.ts';
import { type Constraint, Satisfier } from '../../engine/index.ts';
import { generate, generateAsync, Random } from '../../generate/index.ts';
import { check, verify } from '../../reasoning/index.ts';
import { oneValueEach, type Switch } from '../puzzle.ts';
import { futoshiki } from './index.ts';

/** As large that its sketches are searched as vast ones are. */
const VAST = { rows: 10, columns: 10 } as const;
/** The first sketch of this seed is given up. */
const GIVEN_UP = 5;

it('what a clue says otherwise is so in all squares in which the clue is not, and in no other', () => {
  const wish = { rows: 3, columns: 3, lean: 0, number: () => undefined, choice: () => '' };
  /** How many squares have what is said of each clue. */
  const squares = (said: (clue: Switch) => readonly Constraint[]): number[] => {
    const found: number[] = [];
    for (let clues = 1; found.length < clues; ) {
      const solver = new Satisfier();
      const sketch = futoshiki.setter.sketch(wish, new Random(1));
      const { decisions, constraints, switches } = sketch.model(solver);
      clues = switches.length;
      solver.postAll([...oneValueEach(decisions), ...constraints, ...said(switches[found.length]!)]);
      found.push([...solver.solutions()].length);
    }
    return found;
  };
  const kept = squares(({ constraints }) => constraints);
  const denied = squares(({ otherwise }) => otherwise!());
  // Twelve signs and a digit; there are twelve squares.
  expect(kept.length).toBeGreaterThan(12);
  expect(kept.map((count, at) => count + denied[at]!)).toEqual(kept.map(() => 12));
  expect(kept.every((count) => count > 0 && count < 12)).toBe(true);
});

it('a vast board has one solution, and no clue too many', async () => {
  let clues = 0;
  for (let seed = 1; seed <= sized(1, 1); seed++) {
    const made = generate(futoshiki, { ...VAST, seed });
    if (!made.ok) throw new Error(made.because);
    expect(verify(futoshiki, made.grid, made.solution).correct).toBe(true);
    expect(check(futoshiki, made.grid).status).toBe('unique');
    const json = futoshiki.toJson(made.grid);
    expect(await foreignSolutions(futoshiki, json, 2)).toHaveLength(1);
    for (const less of oneClueLess(futoshiki, json)) {
      const parsed = futoshiki.fromJson({ puzzle: futoshiki.id, ...less });
      if (!parsed.ok) throw new Error(JSON.stringify(less));
      expect(check(futoshiki, parsed.grid).status).toBe('several');
      clues++;
    }
  }
  expect(clues).toBeGreaterThan(40);
});

it.skipIf(isQuick)('a vast sketch that takes too long is given up for another, in slices too', async () => {
  const wish = { ...VAST, seed: GIVEN_UP };
  const made = generate(futoshiki, wish);
  if (!made.ok) throw new Error(made.because);
  expect(made.tries).toBeGreaterThan(1);
  expect(check(futoshiki, made.grid).status).toBe('unique');
  const inSlices = await generateAsync(futoshiki, wish);
  expect(inSlices).toEqual(made);
});
