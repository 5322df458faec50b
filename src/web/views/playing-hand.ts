import { valueByKey } from '../../play/index.ts';
import type { Hand } from '../board/index.ts';
import { announce, type GameTable } from '../state/index.ts';

/** What presses, drags and fingers do on a board that is played. */
export const playingHand = (played: GameTable): Hand => ({
  draws: played.game.puzzle.interaction.drag !== 'nothing',
  down: ({ site }, button) => {
    if (button === 'second' || played.marks.peek()) played.press(site, 'mark');
    else played.press(site, button === 'first' ? 'place' : 'cycle');
  },
  over: ({ site }) => played.drag(site),
  up: () => played.release(),
  held: ({ site }) => played.press(site, 'mark'),
  cancel: () => played.takeBack(),
});

/** What keys do on a cell; whether the key meant something. */
export function playingKey(played: GameTable, event: KeyboardEvent, cell: number): boolean {
  const { game, scene } = played;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const value = game.chosen ? valueByKey(event, game.values) : -1;
  if (value >= 0) played.enter(value, event.shiftKey || played.crosses.peek(), cell);
  else if (event.key === 'Enter') played.press(cell, 'place');
  else if (event.key === ' ') played.press(cell, 'mark');
  else if (event.key === 'Delete' || event.key === 'Backspace') played.put(cell, null);
  else return false;
  played.release();
  announce(scene.spokenOf(cell));
  return true;
}
