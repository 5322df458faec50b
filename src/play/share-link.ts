import { joinedLink, linkParts, packText, unpackText, type Wording } from '../board/index.ts';
import { type AnyPuzzle, type Bilingual, type Problem, problemAt } from '../puzzles/puzzle.ts';
import { Game, MAX_PLAYED_CELLS } from './game.ts';
import { readStates, type SiteState, writeStates } from './site-state.ts';

/** What a link holds: a board and, if its sender wanted, what was put down on it, its title and who made it. */
export interface Shared extends Names {
  readonly puzzle: AnyPuzzle;
  readonly grid: unknown;
  readonly states?: readonly SiteState[];
}

/** What a board is called and who made it. */
export interface Names {
  readonly title?: string;
  readonly author?: string | undefined;
}

/** Longer titles and names are cut off. */
export const LONGEST_NAME = 80;

/** A title or a name as it is kept: on one line, and not too long; nothing if there is nothing in it. */
export function tidyName(text: string): string {
  const line = text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return [...line].slice(0, LONGEST_NAME).join('').trim();
}

/** The names that there are. */
export function namesOf({ title = '', author = '' }: Names): Names {
  const tidy = { title: tidyName(title), author: tidyName(author) };
  return { ...(tidy.title ? { title: tidy.title } : {}), ...(tidy.author ? { author: tidy.author } : {}) };
}

/** What a link holds, or why it cannot be read. */
export type ReadLink =
  | ({ readonly ok: true; readonly notes: readonly Bilingual<Problem>[] } & Shared)
  | { readonly ok: false; readonly problems: readonly Bilingual<Problem>[] };

/** No board that a page can show has a longer link. */
const MAX_LINK = 200_000;

/**
 * The part of an address that holds a board: the puzzle's id, then its own text in letters that addresses may have.
 * A person can still read it, and any puzzle that has a text has a link.
 */
export function writeLink({ puzzle, grid, states, ...names }: Shared): string {
  const [, ...lines] = puzzle.format(grid).trimEnd().split('\n');
  const { title = '', author = '' } = namesOf(names);
  return joinedLink({
    puzzle: puzzle.id,
    board: packText(lines.join('\n')),
    progress: packText(states ? writeStates(states) : ''),
    title: packText(title),
    author: packText(author),
  });
}

/** Reads what `writeLink` wrote; only these puzzles are known. */
export function readLink(link: string, puzzles: readonly AnyPuzzle[]): ReadLink {
  const failed = (problem: Wording, fix?: Wording): ReadLink => ({
    ok: false,
    problems: [problemAt(1, 1, problem, fix)],
  });
  const damaged = (): ReadLink =>
    failed(
      { en: 'this link is damaged', pt: 'este endereço está danificado' },
      { en: 'copy it again, to its very end', pt: 'copia-o outra vez, mesmo até ao fim' },
    );
  if (link.length > MAX_LINK) {
    return failed({
      en: 'this link is too long for a board that can be played here',
      pt: 'este endereço é longo demais para um tabuleiro que se possa jogar aqui',
    });
  }
  const parts = linkParts(link);
  if (!parts) return damaged();
  const puzzle = puzzles.find(({ id }) => id === parts.puzzle);
  if (!puzzle) {
    return failed({
      en: 'this link names no puzzle known here',
      pt: 'este endereço não tem o nome de um passatempo conhecido aqui',
    });
  }
  const text = unpackText(parts.board);
  if (text === undefined) return damaged();
  const parsed = puzzle.parse(`${puzzle.id}\n${text}\n`);
  if (!parsed.ok) return parsed;
  const { rows, columns } = puzzle.size(parsed.grid);
  if (rows * columns > MAX_PLAYED_CELLS) {
    return failed({
      en: `this board has ${rows} rows and ${columns} columns; at most ${MAX_PLAYED_CELLS} cells are shown here`,
      pt: `este tabuleiro tem ${rows} linhas e ${columns} colunas; aqui mostram-se no máximo ${MAX_PLAYED_CELLS} casas`,
    });
  }
  const named = namesOf({
    title: unpackText(parts.title ?? '') ?? '',
    author: unpackText(parts.author ?? '') ?? '',
  });
  const found = { ok: true, puzzle, grid: parsed.grid, notes: parsed.notes, ...named } as const;
  if (parts.progress === undefined) return found;
  const written = unpackText(parts.progress);
  const { sites, values } = new Game(puzzle, parsed.grid);
  const states = written === undefined ? undefined : readStates(written, sites.length, values.length);
  if (states) return { ...found, states };
  return failed({
    en: 'what was put down does not fit the board of this link',
    pt: 'o que foi preenchido não cabe no tabuleiro deste endereço',
  });
}
