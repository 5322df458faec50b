import { type Fact, say } from '../../board/index.ts';
import type { Game } from '../../play/index.ts';
import { language } from './settings.ts';

/** By cell and value, what a person has noted on sites that are still open, without what these facts exclude. */
export function notesOf(
  game: Game,
  excluded: readonly Fact<string>[],
): ReadonlyMap<number, readonly (string | null)[]> {
  const notes = new Map<number, readonly (string | null)[]>();
  const gone = new Set(
    excluded.flatMap(({ cells, value, is }) => (is ? [] : cells.map((cell) => `${cell} ${value}`))),
  );
  for (const site of game.noted) {
    for (const cell of game.sites[site]!) {
      const texts = game.values.map(({ id, name }, value) =>
        game.isNoted(site, value) && !gone.has(`${cell} ${id}`) ? say(name, language.peek()) : null,
      );
      if (texts.some((text) => text !== null)) notes.set(cell, texts);
    }
  }
  return notes;
}
