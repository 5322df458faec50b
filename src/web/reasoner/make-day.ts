import { type DayWish, easierWish } from '../../play/index.ts';
import { type Made, makeBoard } from './make-board.ts';

/** Has the board of a day made: of its level, or of the next easier one that comes of the same seed. */
export async function makeDayBoard(wish: DayWish, signal: AbortSignal): Promise<Made> {
  for (let asked: DayWish | undefined = wish; ; ) {
    const made: Made = await makeBoard(asked, signal, () => undefined);
    asked = made.ok || made.because !== 'level' ? undefined : easierWish(asked);
    if (!asked) return made;
  }
}
