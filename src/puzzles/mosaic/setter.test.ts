import { expect, it } from 'vitest';
import { generate } from '../../generate/index.ts';
import { check } from '../../reasoning/index.ts';
import { mosaic } from './index.ts';

const bitmap = (drawn: readonly string[]) => ({
  rows: drawn.length,
  columns: drawn[0]!.length,
  picture: {
    rows: drawn.length,
    columns: drawn[0]!.length,
    painted: [...drawn.join('')].map((sign) => sign === '*'),
  },
});

it('a picture is the solution of its board', () => {
  const drawn = ['.****.', '*....*', '*.**.*', '*.**.*', '*....*', '.****.'];
  const wish = bitmap(drawn);
  const made = generate(mosaic, { ...wish, seed: 1 });
  if (!made.ok) throw new Error(made.because);
  const painted = wish.picture.painted.map((_, cell) => made.solution.at(cell) === 'paint');
  expect(painted).toEqual(wish.picture.painted);
  expect(check(mosaic, made.grid).status).toBe('unique');
});

it('a picture that shares all its clues with another is nudged', () => {
  // Two rows: every column counts the same from above and from below, so its two cells can change places.
  const made = generate(mosaic, { ...bitmap(['*.*.*', '.*.*.']), seed: 1 });
  if (!made.ok) throw new Error(made.because);
  expect(check(mosaic, made.grid).status).toBe('unique');
});

it.each([0.1, 0.9])('%d of the board is painted if that is wished for', (share) => {
  const made = generate(mosaic, { rows: 10, columns: 10, seed: 6, painted: share });
  if (!made.ok) throw new Error(made.because);
  const painted = Array.from({ length: 100 }, (_, cell) => made.solution.at(cell)).filter(
    (v) => v === 'paint',
  );
  expect(painted.length).toBe(100 * share);
});

it('hard boards come out of few sketches', () => {
  const tries = Array.from({ length: 4 }, (_, seed) => {
    const made = generate(mosaic, { rows: 10, columns: 10, seed, level: 'hard' });
    if (!made.ok) throw new Error(made.because);
    return made.tries;
  });
  // There were about 140 a board when boards that look as hard as hard ones of Akari were graded.
  expect(tries.reduce((sum, each) => sum + each)).toBeLessThan(60);
});
