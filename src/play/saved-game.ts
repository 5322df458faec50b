import type { AnyPuzzle } from '../puzzles/puzzle.ts';
import { type Change, Game, type GameState, type Move } from './game.ts';
import { readChange, readStates, type SiteState, writeState, writeStates } from './site-state.ts';

/** A game as it is kept between two visits: plain text throughout, the board in the puzzle's own form. */
export interface SavedGame {
  readonly version: 1;
  readonly puzzle: string;
  readonly board: string;
  readonly start: string;
  /** A word for each change of a move: the site, what it was, what it became. */
  readonly moves: readonly string[];
  readonly position: number;
  readonly checkpoints: readonly string[];
  /** A digit for each site; absent where all is in ink. */
  readonly colours?: string;
  /** Hints and checks that were asked for. */
  readonly helped?: number;
  readonly seconds: number;
  readonly solved: boolean;
  /** When it was saved, in milliseconds since 1970. */
  readonly at: number;
}

/** A game as it is kept between two visits. */
export function saveGame(
  game: Game,
  more: {
    readonly seconds: number;
    readonly solved: boolean;
    readonly at: number;
    readonly helped?: number;
  },
): SavedGame {
  const { start, moves, position, checkpoints, colours } = game.history;
  return {
    version: 1,
    puzzle: game.puzzle.id,
    board: game.puzzle.format(game.grid),
    start: writeStates(start),
    moves: moves.map((move) => move.map(wordOf).join(' ')),
    position,
    checkpoints: checkpoints.map(({ states }) => writeStates(states)),
    ...(colours ? { colours: colours.join('') } : {}),
    ...more,
  };
}

/** The game that was saved; undefined if anything of it makes no sense. */
export function loadGame(saved: unknown, puzzles: readonly AnyPuzzle[]): Game | undefined {
  if (!isSaved(saved)) return undefined;
  const puzzle = puzzles.find(({ id }) => id === saved.puzzle);
  const parsed = puzzle?.parse(saved.board);
  if (!puzzle || !parsed?.ok) return undefined;
  const fresh = new Game(puzzle, parsed.grid);
  const count = fresh.sites.length;
  const values = fresh.values.length;
  const start = readStates(saved.start, count, values);
  const checkpoints = saved.checkpoints.map((states) => readStates(states, count, values));
  const moves = saved.moves.map((move) => moveOf(move, values));
  if (!start || checkpoints.includes(undefined) || moves.includes(undefined)) return undefined;
  const state: GameState = {
    start,
    moves: moves as Move[],
    position: Math.min(saved.position, moves.length),
    checkpoints: (checkpoints as SiteState[][]).map((states) => ({ states })),
    ...(saved.colours === undefined ? {} : { colours: [...saved.colours].map(Number) }),
  };
  return followsFrom(state) ? new Game(puzzle, parsed.grid, state) : undefined;
}

const wordOf = ({ site, from, to }: Change): string => site + writeState(from) + writeState(to);

function moveOf(words: string, values: number): Move | undefined {
  const changes: Change[] = [];
  for (const word of words.split(' ')) {
    const change = readChange(word, values);
    if (!change) return undefined;
    changes.push(change);
  }
  return changes;
}

/** Whether each move starts from what the moves before it left. */
function followsFrom({ start, moves }: GameState): boolean {
  // The notes of the sites come after the sites.
  const values = [...start, ...start.map((): SiteState => null)];
  for (const move of moves) {
    for (const { site, from, to } of move) {
      if (site >= values.length || values[site] !== from) return false;
      values[site] = to;
    }
  }
  return true;
}

function isSaved(value: unknown): value is SavedGame {
  if (typeof value !== 'object' || value === null) return false;
  const saved = value as Record<string, unknown>;
  const texts = (list: unknown): boolean =>
    Array.isArray(list) && list.every((item) => typeof item === 'string');
  const count = (number: unknown): boolean => Number.isSafeInteger(number) && Number(number) >= 0;
  return (
    saved['version'] === 1 &&
    typeof saved['puzzle'] === 'string' &&
    typeof saved['board'] === 'string' &&
    typeof saved['start'] === 'string' &&
    texts(saved['moves']) &&
    texts(saved['checkpoints']) &&
    count(saved['position']) &&
    count(saved['seconds']) &&
    count(saved['at']) &&
    (saved['helped'] === undefined || count(saved['helped'])) &&
    (saved['colours'] === undefined || /^[0-3]*$/.test(String(saved['colours']))) &&
    typeof saved['solved'] === 'boolean'
  );
}
