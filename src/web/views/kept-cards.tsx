import { say } from '../../board/index.ts';
import { type Game, loadGame } from '../../play/index.ts';
import { puzzles } from '../../puzzles/index.ts';
import { Picture } from '../board/index.ts';
import { Button, Icon } from '../parts/index.ts';
import { addressOf, gamesChanged, keptGames, language, removeSlot, saveSlot, show } from '../state/index.ts';
import { words } from '../words/index.ts';
import { clock } from './clock.ts';

/** Games shown to go on with, at most. */
const MOST = 6;

/** Games that were begun and not finished. */
export function KeptCards() {
  void gamesChanged.value;
  const text = words.value;
  const open = keptGames()
    .filter(({ saved }) => !saved.solved)
    .slice(0, MOST)
    .flatMap(({ slot, saved }) => {
      const game = loadGame(saved, puzzles);
      return game ? [{ slot, game, seconds: saved.seconds }] : [];
    });
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="continue">
      <h2 id="continue">{text.continueTitle}</h2>
      <ul class="cards" data-name="kept-games">
        {open.map(({ slot, game, seconds }) => {
          const { puzzle, grid, rows, columns, board } = game;
          const title = say(puzzle.title, language.value);
          return (
            <li key={slot} class="card board-card">
              <a href={addressOf({ view: 'play', shared: { puzzle, grid } })}>
                <Picture scene={puzzle.scene(grid, board)} label={title} />
                <span class="facts">
                  <b>{title}</b>
                  <span>{text.size(rows, columns)}</span>
                  <span>{text.progress(percentDone(game))}</span>
                  <span>
                    <Icon name="clock" />
                    {clock(seconds)}
                  </span>
                </span>
              </a>
              <Button icon="close" label={text.forget} kind="quiet" onClick={() => forgetWithUndo(slot)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** How much of a board is filled in. */
const percentDone = ({ states }: Game): number =>
  Math.floor(
    (100 * states.filter((state) => state !== null && state >= 0).length) / Math.max(1, states.length),
  );

/** Forgets a saved board, and offers to bring it back. */
export function forgetWithUndo(slot: string): void {
  const text = words.peek();
  const forgotten = removeSlot(slot);
  if (!forgotten) return;
  show({
    kind: 'good',
    text: text.forgotten,
    action: { label: text.undo, run: () => saveSlot(forgotten) },
  });
}
