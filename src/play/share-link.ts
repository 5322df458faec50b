import { joinedLink, linkParts, packText, unpackText, type Wording } from '../board/index.ts';
import { type AnyPuzzle, type Bilingual, type Problem, problemAt } from '../puzzles/puzzle.ts';
import { Game, MAX_PLAYED_CELLS } from './game.ts';
import { readStates, type SiteState, writeStates } from './site-state.ts';

/** What a link holds: a board and, if its sender wanted, what was put down on it. */
export interface Shared {
  readonly puzzle: AnyPuzzle;
  readonly grid: unknown;
  readonly states?: readonly SiteState[];
}

export type ReadLink =
  | ({ readonly ok: true; readonly notes: readonly Bilingual<Problem>[] } & Shared)
  | { readonly ok: false; readonly problems: readonly Bilingual<Problem>[] };

/** No board that a page can show has a longer link. */
const MAX_LINK = 200_000;

/**
 * The part of an address that holds a board: the puzzle's id, then its own text in letters that addresses may have.
 * A person can still read it, and any puzzle that has a text has a link.
 */
export function writeLink({ puzzle, grid, states }: Shared): string {
  const [, ...lines] = puzzle.format(grid).trimEnd().split('\n');
  const board = packText(lines.join('\n'));
  return joinedLink({
    puzzle: puzzle.id,
    board,
    ...(states ? { progress: packText(writeStates(states)) } : {}),
  });
}

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
  const { progress } = parts;
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
  const found = { ok: true, puzzle, grid: parsed.grid, notes: parsed.notes } as const;
  if (progress === undefined) return found;
  const written = unpackText(progress);
  const { sites, values } = new Game(puzzle, parsed.grid);
  const states = written === undefined ? undefined : readStates(written, sites.length, values.length);
  if (states) return { ...found, states };
  return failed({
    en: 'what was put down does not fit the board of this link',
    pt: 'o que foi preenchido não cabe no tabuleiro deste endereço',
  });
}
