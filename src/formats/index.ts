/**
 * The formats: ways to write puzzles down, ours and those of other tools, one file each, listed in `known-formats.ts`.
 * Reading finds out by itself which one a text is written in. What a board means and which boards can be is decided
 * by the puzzles, which also own their text and JSON; how a board is drawn for people is decided in `render`.
 */
import { looksLikePaperName, lostPaperBoard, paperBoardNamed, paperBoards } from '../papers/index.ts';
import { type AnyPuzzle, type Bilingual, type Problem, problemAt, setSound } from '../puzzles/index.ts';
import type { Format, ReadPuzzle } from './format.ts';
import { formats } from './known-formats.ts';
import { ownText } from './own-text.ts';

export type { Format, ReadPuzzle, ReadTags, Written } from './format.ts';
export { formats } from './known-formats.ts';
export { splitBoards, type TextPart } from './several-boards.ts';

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
  readonly formats?: readonly Format[] | undefined;
  readonly puzzle?: AnyPuzzle | undefined;
  /** Of a text with several boards, the one of this name. */
  readonly board?: string | undefined;
}

/** The names of the boards in a text with several, such as a program of a paper; empty where it can hold only one. */
export function boardsIn(
  text: string,
  options: Pick<ReadOptions, 'formats' | 'puzzle'> = {},
): readonly string[] {
  const [format] = likelyFormats(text, options);
  return format?.boards?.(text) ?? [];
}

/** Reads a text in whatever format it is: in the likeliest one in which it can be read; or a board by its name. */
export function read(text: string, options: ReadOptions = {}): ReadText {
  if (options.formats === undefined && looksLikePaperName(text)) return readNamed(text, options);
  const { puzzle, board } = options;
  const likely = likelyFormats(text, options);
  let failure: ReadText | undefined;
  for (const [at, format] of likely.entries()) {
    const result =
      board !== undefined && !format.boards ? oneBoardOnly(format, board) : format.read(text, puzzle, board);
    if (result.ok && (!puzzle || result.puzzle === puzzle)) {
      setSound(result.puzzle.id, result.grid as object);
      if (at === likely.length - 1) return { ...result, format };
      const notes = likely.slice(at + 1).flatMap((other) => alsoReadIn(other, format, text));
      return { ...result, notes: [...result.notes, ...notes], format };
    }
    const problems = result.ok ? [otherPuzzle(result.puzzle.id, puzzle!.id)] : result.problems;
    failure ??= { ok: false, format, problems };
  }
  return failure ?? { ok: false, format: undefined, problems: [noFormat(text)] };
}

/** The formats that a text may be written in, the likeliest first. */
function likelyFormats(text: string, { formats: named, puzzle }: ReadOptions): readonly Format[] {
  const possible = (named ?? formats).filter(
    ({ puzzles }) => puzzle === undefined || puzzles.includes(puzzle.id),
  );
  if (named && possible.length === 1) return possible;
  return (
    possible
      .map((format) => ({ format, sure: format.sniff(text) }))
      // If the caller names the format, report what is wrong with the text in that format.
      .filter(({ sure }) => sure > 0 || named !== undefined)
      .sort((one, other) => other.sure - one.sure)
      .map(({ format }) => format)
  );
}

/** A board of a paper, with a note on what was put back in it. */
function readNamed(text: string, options: ReadOptions): ReadText {
  const named = paperBoardNamed(text);
  if (!named) {
    const known = paperBoards.map(({ name }) => name).join(', ');
    const lost = lostPaperBoard(text);
    const problem = problemAt(
      1,
      1,
      lost
        ? { en: `${text.trim()} is lost: ${lost.why.en}`, pt: `${text.trim()} perdeu-se: ${lost.why.pt}` }
        : {
            en: `no board of a paper is called ${text.trim()}`,
            pt: `nenhum tabuleiro de um artigo se chama ${text.trim()}`,
          },
      { en: `expected ${known}`, pt: `esperava-se ${known}` },
    );
    return { ok: false, format: undefined, problems: [problem] };
  }
  const result = read(named.board.text, { ...options, formats: [ownText] });
  const { repaired, uncertain } = named.board;
  if (!result.ok || !repaired) return result;
  const note = problemAt(1, 1, {
    en: `${uncertain ? 'a reading of ours, and not certain' : 'as repaired by us'}: ${repaired.en}`,
    pt: `${uncertain ? 'uma leitura nossa, que não é certa' : 'tal como o reparámos'}: ${repaired.pt}`,
  });
  return { ...result, notes: [...result.notes, note] };
}

const oneBoardOnly = ({ title }: Format, board: string): Extract<ReadPuzzle, { ok: false }> => ({
  ok: false,
  problems: [
    problemAt(1, 1, {
      en: `there is no board ${board} to choose: ${title.en} holds one board`,
      pt: `não há tabuleiro ${board} a escolher: ${title.pt} tem um só tabuleiro`,
    }),
  ],
});

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
