import { expect, it } from 'vitest';
import { isQuick } from '../../../../test/rounds.ts';
import { generate } from '../../../generate/index.ts';
import { check } from '../../../reasoning/index.ts';
import { type AnyPuzzle, puzzles } from '../../index.ts';

const ofPictures = puzzles.filter(({ setter }) => setter.takesPicture);

it.each(ofPictures)('$id: a large board is made from nothing, and has one solution', (puzzle: AnyPuzzle) => {
  const side = isQuick ? 24 : 40;
  const made = generate(puzzle, { rows: side, columns: side, seed: 1 });
  if (!made.ok) throw new Error(made.because);
  expect(check(puzzle, made.grid).status).toBe('unique');
});
