import type { AspEncoding } from '../../test/puzzles/asp.ts';
import type { BoardJson } from './instance.ts';

/** The board as a logic program for gringo and clasp, as the test material of its puzzle writes it. */
export async function aspProgram(board: BoardJson): Promise<string> {
  const encoding: AspEncoding = await import(`../../test/puzzles/${board.puzzle}/asp.ts`).catch(() => {
    throw new Error(`no encoding of the puzzle ${JSON.stringify(board.puzzle)} for answer set solvers`);
  });
  return encoding.encodeAsp(board);
}
