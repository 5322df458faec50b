import { LEVELS, type Level } from '../../board/index.ts';
import { type AnyPuzzle, puzzleById, puzzles } from '../../puzzles/index.ts';
import { type Made, makeBoard } from '../reasoner/index.ts';
import { forget, load, store } from './storage.ts';

/** Boards that are alike. */
export interface BoardKind {
  readonly puzzle: AnyPuzzle;
  readonly rows: number;
  readonly columns: number;
  /** Absent: any will do. */
  readonly level?: Level;
}

/** A new board may have at most this many rows and columns. */
export const MOST_SIDE = 40;
export const LARGEST_SEED = 999_999_999;

/** Time for the page to settle before a board is made ahead. */
const PAUSE = 2500;

const nameOf = ({ puzzle, rows, columns, level }: BoardKind): string =>
  `${puzzle.id}.${columns}x${rows}.${level ?? 'any'}`;

export const anySeed = (): number => Math.floor(Math.random() * LARGEST_SEED);

/** A new board of a kind: the one that was made ahead, or one that is made now. */
export async function newBoard(
  kind: BoardKind,
  signal: AbortSignal,
  onProgress: (tries: number) => void,
): Promise<Pick<Extract<Made, { ok: true }>, 'ok' | 'text'> | Extract<Made, { ok: false }>> {
  noteKind(kind);
  const name = `ahead.${nameOf(kind)}`;
  const ahead = load(name);
  if (typeof ahead === 'string' && kind.puzzle.parse(ahead).ok) {
    forget(name);
    return { ok: true, text: ahead };
  }
  return makeBoard(wishOf(kind), signal, onProgress);
}

/** Has a board of a kind made while another is played, unless one is waiting. Gives what stops it. */
export function makeAhead(kind: BoardKind): () => void {
  const stopped = new AbortController();
  const name = `ahead.${nameOf(kind)}`;
  if (load(name) !== undefined) return () => undefined;
  const wait = setTimeout(async () => {
    const made = await makeBoard(wishOf(kind), stopped.signal, () => undefined);
    if (made.ok) store(name, made.text);
  }, PAUSE);
  return () => {
    clearTimeout(wait);
    stopped.abort();
  };
}

const wishOf = ({ puzzle, ...kind }: BoardKind) => ({ puzzle: puzzle.id, ...kind, seed: anySeed() });

/** Remembers what was asked for last. */
export function noteKind(kind: BoardKind): void {
  const { puzzle, ...rest } = kind;
  store(`kind.${puzzle.id}`, rest);
  store('kind', puzzle.id);
}

/** The kind of board that was asked for last, of this puzzle or of any. */
export function lastKind(of?: AnyPuzzle): BoardKind {
  const last = load('kind');
  const puzzle = of ?? puzzleById(typeof last === 'string' ? last : '') ?? puzzles[0]!;
  const { rows, columns, level } = Object(load(`kind.${puzzle.id}`)) as Partial<BoardKind>;
  const isSide = (side: unknown): side is number =>
    Number.isInteger(side) && Number(side) >= 1 && Number(side) <= MOST_SIDE;
  if (!isSide(rows) || !isSide(columns)) return usualKind(puzzle);
  return { puzzle, rows, columns, ...(level && LEVELS.includes(level) ? { level } : {}) };
}

/** What a person gets who never asked for anything else. */
function usualKind(puzzle: AnyPuzzle): BoardKind {
  // With many values each cell takes as long as several of two.
  const side = puzzle.values(puzzle.interaction.drawing.blank(5, 5)).length > 2 ? 5 : 10;
  return { puzzle, rows: side, columns: side, level: 'normal' };
}
