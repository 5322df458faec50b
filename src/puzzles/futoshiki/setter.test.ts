import { expect, it } from 'vitest';
import { foreignSolutions } from '../../../test/contract/foreign-solutions.ts';
import { oneClueLess } from '../../../test/contract/one-clue-less.ts';
import { isQuick, sized } from '../../../test/rounds.ts';
import { generate, generateAsync } from '../../generate/index.ts';
import { check, verify } from '../../reasoning/index.ts';
import { futoshiki } from './index.ts';

/** As large that its sketches are searched as vast ones are. */
const VAST = { rows: 10, columns: 10 } as const;
/** The first sketch of this seed is given up. */
const GIVEN_UP = 5;

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
