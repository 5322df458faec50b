/**
 * The formats: ways to write puzzles down, ours and those of other tools, one file each, listed in `known-formats.ts`.
 * Reading finds out by itself which one a text is written in. What a board means and which boards can be is decided
 * by the puzzles, which also own their text and JSON; how a board is drawn for people is decided in `render`.
 */
import { type Bilingual, type Problem, problemAt } from '../puzzles/index.ts';
import type { Format, ReadPuzzle } from './format.ts';
import { formats } from './known-formats.ts';

export type { Format, ReadPuzzle, ReadTags, Written } from './format.ts';
export { formats } from './known-formats.ts';

export const formatById = (id: string): Format | undefined => formats.find((format) => format.id === id);

/** What was read, and in which format; or the problems, in the format that the text most likely has. */
export type ReadText =
  | (Extract<ReadPuzzle, { ok: true }> & { readonly format: Format })
  | {
      readonly ok: false;
      readonly format: Format | undefined;
      readonly problems: readonly Bilingual<Problem>[];
    };

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
  return failure ?? { ok: false, format: undefined, problems: [noFormat(text)] };
}

function noFormat(text: string): Bilingual<Problem> {
  const problem =
    text.trim() === ''
      ? { en: 'the text is empty', pt: 'o texto está vazio' }
      : {
          en: 'this is no puzzle in any format that can be read',
          pt: 'isto não é um passatempo em nenhum formato que se possa ler',
        };
  const fix = {
    en: `give one of: ${formats.map(({ title }) => title.en).join(', ')}`,
    pt: `dá um destes: ${formats.map(({ title }) => title.pt).join(', ')}`,
  };
  return problemAt(1, 1, problem, fix);
}
