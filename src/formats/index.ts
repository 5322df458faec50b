/**
 * The formats: ways to write puzzles down, ours and those of other tools, one file each, listed in `known-formats.ts`.
 * Reading finds out by itself which one a text is written in. What a board means and which boards can be is decided
 * by the puzzles, which also own their text and JSON; how a board is drawn for people is decided in `render`.
 */
import type { Problem } from '../puzzles/index.ts';
import type { Format, ReadPuzzle } from './format.ts';
import { formats } from './known-formats.ts';

export type { Format, ReadPuzzle, Written } from './format.ts';
export { formats } from './known-formats.ts';

export const formatById = (id: string): Format | undefined => formats.find((format) => format.id === id);

/** What was read, and in which format; or the problems, in the format that the text most likely has. */
export type ReadText =
  | (Extract<ReadPuzzle, { ok: true }> & { readonly format: Format })
  | { readonly ok: false; readonly format: Format | undefined; readonly problems: readonly Problem[] };

/** Reads a text in whatever format it is: in the likeliest one in which it can be read. */
export function read(text: string): ReadText {
  const likely = formats
    .map((format) => ({ format, sure: format.sniff(text) }))
    .filter(({ sure }) => sure > 0)
    .sort((one, other) => other.sure - one.sure);
  let failure: ReadText | undefined;
  for (const { format } of likely) {
    const result = format.read(text);
    if (result.ok) return { ...result, format };
    failure ??= { ok: false, format, problems: result.problems };
  }
  const blank = text.trim() === '';
  const problem = blank ? 'the text is empty' : 'this is no puzzle in any format that can be read';
  const fix = `give one of: ${formats.map(({ title }) => title).join(', ')}`;
  return failure ?? { ok: false, format: undefined, problems: [{ line: 1, column: 1, problem, fix }] };
}
