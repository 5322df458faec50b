/**
 * The formats: ways to write puzzles down, ours and those of other tools, one file each, listed in `known-formats.ts`.
 * Reading finds out by itself which one a text is written in. What a board means and which boards can be is decided
 * by the puzzles, which also own their text and JSON; how a board is drawn for people is decided in `render`.
 */
import { type AnyPuzzle, type Bilingual, type Problem, problemAt } from '../puzzles/index.ts';
import type { Format, ReadPuzzle } from './format.ts';
import { formats } from './known-formats.ts';

export type { Format, ReadPuzzle, ReadTags, Written } from './format.ts';
export { formats } from './known-formats.ts';

/** The format with this id, if there is one. */
export const formatById = (id: string): Format | undefined => formats.find((format) => format.id === id);

/** What was read, and in which format; or the problems, in the format that the text most likely has. */
export type ReadText =
  | (Extract<ReadPuzzle, { ok: true }> & { readonly format: Format })
  | {
      readonly ok: false;
      readonly format: Format | undefined;
      readonly problems: readonly Bilingual<Problem>[];
    };

/** What a text can be, where the caller knows. */
export interface ReadOptions {
  readonly formats?: readonly Format[];
  readonly puzzle?: AnyPuzzle;
}

/** Reads a text in whatever format it is: in the likeliest one in which it can be read. */
export function read(text: string, options: ReadOptions = {}): ReadText {
  const { puzzle } = options;
  const likely = (options.formats ?? formats)
    .filter(({ puzzles }) => puzzle === undefined || puzzles.includes(puzzle.id))
    .map((format) => ({ format, sure: format.sniff(text) }))
    // Whoever names the format wants to hear what is wrong with the text in it.
    .filter(({ sure }) => sure > 0 || options.formats !== undefined)
    .sort((one, other) => other.sure - one.sure);
  let failure: ReadText | undefined;
  for (const [at, { format }] of likely.entries()) {
    const result = format.read(text, puzzle);
    if (result.ok && (!puzzle || result.puzzle === puzzle)) {
      const notes = likely.slice(at + 1).flatMap(({ format: other }) => alsoReadIn(other, format, text));
      return { ...result, notes: [...result.notes, ...notes], format };
    }
    const problems = result.ok ? [otherPuzzle(result.puzzle.id, puzzle!.id)] : result.problems;
    failure ??= { ok: false, format, problems };
  }
  return failure ?? { ok: false, format: undefined, problems: [noFormat(text)] };
}

const otherPuzzle = (found: string, wanted: string): Bilingual<Problem> =>
  problemAt(1, 1, {
    en: `expected a board of ${wanted}, got ${found}`,
    pt: `esperava-se um tabuleiro de ${wanted}, e é de ${found}`,
  });

/** A note where another format, less likely, makes a board of the text, too. */
function alsoReadIn(other: Format, taken: Format, text: string): Bilingual<Problem>[] {
  if (!other.read(text).ok) return [];
  const problem = {
    en: `this is read as ${taken.title.en}, but could be ${other.title.en}`,
    pt: `isto é lido como ${taken.title.pt}, mas pode ser ${other.title.pt}`,
  };
  return [problemAt(1, 1, problem)];
}

function noFormat(text: string): Bilingual<Problem> {
  const problem =
    text.trim() === ''
      ? { en: 'the text is empty', pt: 'o texto está vazio' }
      : {
          en: 'unknown format',
          pt: 'formato desconhecido',
        };
  const fix = {
    en: `expected ${formats.map(({ title }) => title.en).join(', ')}`,
    pt: `esperava-se ${formats.map(({ title }) => title.pt).join(', ')}`,
  };
  return problemAt(1, 1, problem, fix);
}
