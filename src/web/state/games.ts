import { signal } from '@preact/signals';
import { type Game, loadGame, type SavedGame, saveGame } from '../../play/index.ts';
import { type AnyPuzzle, puzzles } from '../../puzzles/index.ts';
import { forget, load, store, storedNames } from './storage.ts';

/** Games that are kept; the oldest goes first. */
const MOST_GAMES = 60;
const PREFIX = 'game.';

/** Counts the changes of what is kept, so that lists know when to look again. */
export const gamesChanged = signal(0);

/** A short name for a board: the same board, the same name (FNV-1a over its text, twice with different starts). */
export function boardKey(puzzle: AnyPuzzle, grid: unknown): string {
  const text = puzzle.format(grid);
  const hash = (start: number): string => {
    let state = start;
    for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
    return (state >>> 0).toString(36);
  };
  return `${puzzle.id}.${hash(0x811c9dc5)}${hash(0x9e3779b9)}`;
}

/** A game that was begun: its short record, and the game itself once somebody wants it. */
export interface KeptGame {
  readonly key: string;
  readonly saved: SavedGame;
}

export function keptGame(puzzle: AnyPuzzle, grid: unknown): { game: Game; saved: SavedGame } | undefined {
  const saved = load(PREFIX + boardKey(puzzle, grid));
  const game = loadGame(saved, puzzles);
  return game && puzzle.format(game.grid) === puzzle.format(grid)
    ? { game, saved: saved as SavedGame }
    : undefined;
}

export function keepGame(game: Game, more: { seconds: number; solved: boolean }): boolean {
  const name = PREFIX + boardKey(game.puzzle, game.grid);
  const saved = saveGame(game, { ...more, seconds: Math.floor(more.seconds), at: Date.now() });
  let kept = store(name, saved);
  if (!kept) {
    // Full, perhaps: the older half makes room.
    tidy(MOST_GAMES / 2);
    kept = store(name, saved);
  }
  gamesChanged.value++;
  return kept;
}

export function forgetGame(key: string): void {
  forget(PREFIX + key);
  gamesChanged.value++;
}

/** All games that were begun, the latest first. */
export function keptGames(): KeptGame[] {
  const found: KeptGame[] = [];
  for (const name of storedNames(PREFIX)) {
    const saved = load(name) as SavedGame | undefined;
    if (typeof saved === 'object' && saved !== null && typeof saved.at === 'number') {
      found.push({ key: name.slice(PREFIX.length), saved });
    }
  }
  return found.sort((one, other) => other.saved.at - one.saved.at);
}

export function tidy(most = MOST_GAMES): void {
  for (const { key } of keptGames().slice(most)) forget(PREFIX + key);
}
