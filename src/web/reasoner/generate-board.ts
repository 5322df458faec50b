import { generate, problemsWith } from '../../generate/index.ts';
import type { AnyPuzzle } from '../../puzzles/index.ts';
import type { MadeBoard, Wish } from './answers.ts';

/** Makes a board as it is wished, telling how many sketches it took so far. */
export function generateBoard(
  puzzle: AnyPuzzle,
  { rows, columns, seed, level, maxTries, picture }: Wish,
  timeLimit: number,
  onProgress: (tries: number) => void,
): MadeBoard {
  const asked = {
    rows,
    columns,
    seed,
    ...(level ? { level } : {}),
    ...(picture ? { picture: { rows, columns, painted: picture } } : {}),
  };
  const [problem] = problemsWith(puzzle, asked);
  if (problem !== undefined) return { ok: false, because: 'wish', problem };
  const made = generate(puzzle, asked, {
    timeLimit,
    onProgress: ({ tries }) => onProgress(tries),
    maxTries,
  });
  if (!made.ok) return made;
  return { ok: true, text: puzzle.format(made.grid), level: made.level, score: made.score };
}
