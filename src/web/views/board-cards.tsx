import type { ComponentChildren } from 'preact';
import { say } from '../../board/index.ts';
import { loadGame } from '../../play/index.ts';
import { type AnyPuzzle, puzzles } from '../../puzzles/index.ts';
import { Picture } from '../board/index.ts';
import type { GalleryBoard } from '../gallery/index.ts';
import { Button, Icon } from '../parts/index.ts';
import {
  addressOf,
  boardKey,
  gamesChanged,
  keptGames,
  language,
  removeSlot,
  saveSlot,
  show,
} from '../state/index.ts';
import { words } from '../words/index.ts';

/** Boards of the gallery, each with its size, level, and whether it was begun or solved. */
export function BoardCards({
  boards,
  label,
  extra,
}: {
  readonly boards: readonly GalleryBoard[];
  readonly label: string;
  /** What stands below each card. */
  readonly extra?: (board: GalleryBoard) => ComponentChildren;
}) {
  void gamesChanged.value;
  const text = words.value;
  const kept = new Map(keptGames().map(({ key, saved }) => [key, saved]));
  return (
    <ul class="cards" aria-label={label}>
      {boards.map((board) => {
        const { puzzle, grid, level, source } = board;
        const { rows, columns } = puzzle.size(grid);
        const key = boardKey(puzzle, grid);
        const saved = kept.get(key);
        const size = text.size(rows, columns);
        const name = text.galleryBoard(say(puzzle.title, language.value), size, text.levels[level]);
        return (
          <li key={key} class="card board-card">
            <a href={addressOf({ view: 'play', shared: { puzzle, grid } })}>
              <Picture scene={puzzle.scene(grid)} label={name} />
              <span class="facts">
                <span>{size}</span>
                <span class={`level ${level}`}>{text.levels[level]}</span>
                {saved && (
                  <span class={`state${saved.solved ? ' solved' : ''}`}>
                    <Icon name={saved.solved ? 'tick' : 'clock'} />
                    {saved.solved ? text.solvedMark : text.begunMark}
                  </span>
                )}
                {source !== undefined && (
                  <span class="source" title={creditOf(puzzle)}>{`${text.papersBoard}, ${source}`}</span>
                )}
              </span>
            </a>
            {extra?.(board)}
          </li>
        );
      })}
    </ul>
  );
}

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
      return game ? [{ slot, game }] : [];
    });
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="continue">
      <h2 id="continue">{text.continueTitle}</h2>
      <ul class="cards" data-name="kept-games">
        {open.map(({ slot, game }) => {
          const { puzzle, grid, rows, columns, board } = game;
          const title = say(puzzle.title, language.value);
          return (
            <li key={slot} class="card board-card">
              <a href={addressOf({ view: 'play', shared: { puzzle, grid } })}>
                <Picture scene={puzzle.scene(grid, board)} label={title} />
                <span class="facts">
                  <span>{title}</span>
                  <span>{text.size(rows, columns)}</span>
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

/** Whose paper a board is from. */
const creditOf = ({ paper }: AnyPuzzle): string =>
  paper ? `${paper.authors.join(', ')}: ${paper.title} (${paper.school})` : '';
