import type { ComponentChildren } from 'preact';
import { say } from '../../board/index.ts';
import { paperOf } from '../../papers/index.ts';
import type { AnyPuzzle } from '../../puzzles/index.ts';
import { Picture } from '../board/index.ts';
import type { GalleryBoard } from '../gallery/index.ts';
import { Icon } from '../parts/index.ts';
import { addressOf, boardKey, gamesChanged, keptGames, language } from '../state/index.ts';
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

/** Whose paper a board is from. */
function creditOf(puzzle: AnyPuzzle): string {
  const paper = paperOf(puzzle);
  return paper ? `${paper.authors.join(', ')}: ${paper.title} (${paper.school})` : '';
}
