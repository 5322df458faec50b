import type { Bitmap } from '../board/index.ts';
import { MAX_CELLS, MAX_SIDE, type Problem } from '../puzzles/puzzle.ts';

const INK = '#*@X1';
const PAPER = '. -_0';

/** Reads a picture typed as text: `#` or `*` is painted, `.` or a blank is not. Short lines are blank to the right. */
export function readBitmap(
  text: string,
):
  | { readonly ok: true; readonly bitmap: Bitmap }
  | { readonly ok: false; readonly problems: readonly Problem[] } {
  const lines = text.replace(/\r/g, '').split('\n');
  while (lines.length > 0 && lines.at(-1)?.trim() === '') lines.pop();
  const columns = lines.reduce((most, line) => Math.max(most, line.length), 0);
  const rows = lines.length;
  if (rows === 0 || columns === 0) return refused(1, 1, 'the picture is empty');
  if (rows > MAX_SIDE || columns > MAX_SIDE || rows * columns > MAX_CELLS)
    return refused(1, 1, `a picture has at most ${MAX_SIDE} rows and columns and ${MAX_CELLS} cells`);
  const painted: boolean[] = [];
  for (const [at, line] of lines.entries()) {
    for (let column = 0; column < columns; column++) {
      const sign = line[column] ?? ' ';
      if (!INK.includes(sign) && !PAPER.includes(sign)) {
        return refused(at + 1, column + 1, `unknown character ${JSON.stringify(sign)} in a picture`);
      }
      painted.push(INK.includes(sign));
    }
  }
  return { ok: true, bitmap: { rows, columns, painted } };
}

const refused = (line: number, column: number, problem: string): { ok: false; problems: Problem[] } => ({
  ok: false,
  problems: [{ line, column, problem, fix: 'write # for a painted cell and . for a blank one' }],
});
