import { expect, it } from 'vitest';
import { Random, seed } from '../../../test/random.ts';
import { Trail } from './trail.ts';

it(`reversible integers return to what they were, from any depth (seed ${seed})`, () => {
  const random = new Random(seed);
  const trail = new Trail();
  const names = Array.from({ length: 40 }, (_, at) => trail.newReversible(at));
  const now = names.map((_, at) => at);
  const saved: number[][] = [];
  let deepest = 0;
  for (let step = 0; step < 1500; step++) {
    if (random.below(6) === 0) {
      saved.push([...now]);
      trail.openLevel();
      deepest = Math.max(deepest, saved.length);
    } else if (random.below(60) === 0 && saved.length > 0) {
      const level = random.below(saved.length);
      trail.closeLevels(level);
      now.splice(0, now.length, ...saved[level]!);
      saved.length = level;
    } else {
      const at = random.below(names.length);
      now[at] = random.below(5) - 2;
      trail.setReversible(names[at]!, now[at]!);
    }
    expect(names.map((name) => trail.reversible(name))).toEqual(now);
    expect(trail.levels).toBe(saved.length);
  }
  expect(deepest).toBeGreaterThan(20);
});
