import type { Hand } from '../board/index.ts';
import { announce, type GameTable } from '../state/index.ts';
import { valueOfKey } from './board-keys.ts';

/** What presses, drags and fingers do on a board that is played. */
export const playingHand = (played: GameTable): Hand => ({
  draws: played.game.puzzle.interaction.drag !== 'nothing',
  down: ({ cell }, button) => {
    if (button === 'second' || played.marks.peek()) played.press(cell, 'mark');
    else played.press(cell, button === 'first' ? 'place' : 'cycle');
  },
  over: ({ cell }) => played.drag(cell),
  up: () => played.release(),
  held: ({ cell }) => played.press(cell, 'mark'),
  cancel: () => played.takeBack(),
});

/** What keys do on a cell; whether the key meant something. */
export function playingKey(played: GameTable, event: KeyboardEvent, cell: number): boolean {
  const { game, scene } = played;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const value = game.chosen ? valueOfKey(event, game.values) : -1;
  if (value >= 0) played.enter(value, event.shiftKey || played.crosses.peek(), cell);
  else if (event.key === 'Enter') played.press(cell, 'place');
  else if (event.key === ' ') played.press(cell, 'mark');
  else if (event.key === 'Delete' || event.key === 'Backspace') played.put(cell, null);
  else return false;
  played.release();
  announce(scene.spokenOf(cell));
  return true;
}
