import { computed } from '@preact/signals';
import { type Game, loadGame, type SavedGame, saveGame } from '../../play/index.ts';
import { type AnyPuzzle, puzzles } from '../../puzzles/index.ts';
import { firstSlotId, saveSlot, slotById, slotsChanged, slotsOf, slotWith } from './saved-boards.ts';

/** Counts the changes of what is kept, so that lists know when to look again. */
export const gamesChanged = computed(() => slotsChanged.value);

/** A short name for a board: the same board, the same name (FNV-1a over its text, twice with different starts). */
export const boardKey = (puzzle: AnyPuzzle, grid: unknown): string => keyOf(puzzle.id, puzzle.format(grid));

function keyOf(puzzle: string, text: string): string {
  const hash = (start: number): string => {
    let state = start;
    for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
    return (state >>> 0).toString(36);
  };
  return `${puzzle}.${hash(0x811c9dc5)}${hash(0x9e3779b9)}`;
}

/** A game that was begun: the slot it is kept in, the key of its board, and its record. */
export interface KeptGame {
  readonly slot: string;
  readonly key: string;
  readonly saved: SavedGame;
}

/** The game in a slot, or the latest one of this board. */
export function keptGame(
  puzzle: AnyPuzzle,
  grid: unknown,
  slot?: string,
): { readonly slot: string; readonly game: Game; readonly saved: SavedGame } | undefined {
  const text = puzzle.format(grid);
  const named = slot === undefined ? undefined : slotById(slot);
  const found = named?.board === text ? named : slotWith('game', puzzle.id, text);
  const game = loadGame(found?.game, puzzles);
  return found?.game && game && puzzle.format(game.grid) === text
    ? { slot: found.id, game, saved: found.game }
    : undefined;
}

/** The slot for a game of this board that is begun now. */
export const newGameSlot = (puzzle: AnyPuzzle, grid: unknown): string =>
  firstSlotId('game', boardKey(puzzle, grid));

export function keepGame(
  slot: string,
  game: Game,
  more: { seconds: number; solved: boolean; helped?: number },
): void {
  const at = Date.now();
  const saved = saveGame(game, { ...more, seconds: Math.floor(more.seconds), at });
  const name = slotById(slot)?.name ?? '';
  saveSlot({ id: slot, kind: 'game', name, puzzle: saved.puzzle, board: saved.board, at, game: saved });
}

/** Remembers how long a game has been played, and leaves its moves as they are. */
export function keepSeconds(slot: string, seconds: number): void {
  const kept = slotById(slot);
  if (!kept?.game || kept.game.seconds >= Math.floor(seconds)) return;
  saveSlot({ ...kept, game: { ...kept.game, seconds: Math.floor(seconds) } });
}

/** All games that were begun, the latest first. */
export const keptGames = (): KeptGame[] =>
  slotsOf('game').flatMap(({ id, puzzle, board, game }) =>
    game ? [{ slot: id, key: keyOf(puzzle, board), saved: game }] : [],
  );
