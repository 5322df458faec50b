import { useSignal } from '@preact/signals';
import { LEVELS, type Level } from '../../board/index.ts';
import type { GalleryBoard } from '../gallery/index.ts';
import { Button, Choice } from '../parts/index.ts';
import { words } from '../words/index.ts';
import { BoardCards } from './board-cards.tsx';

/** Boards that are drawn at once; more come when they are asked for. */
const AT_ONCE = 24;

type Size = 'small' | 'medium' | 'large';

/** By the longer side. */
function sizeOf({ puzzle, grid }: GalleryBoard): Size {
  const { rows, columns } = puzzle.size(grid);
  const side = Math.max(rows, columns);
  return side <= 8 ? 'small' : side <= 12 ? 'medium' : 'large';
}

/** The boards of a gallery, those of one size, level or origin. Choices that lead to nothing are not offered. */
export function FilteredBoards({
  boards,
  label,
}: {
  readonly boards: readonly GalleryBoard[];
  readonly label: string;
}) {
  const text = words.value;
  const size = useSignal<Size | 'all'>('all');
  const level = useSignal<Level | 'all'>('all');
  const source = useSignal<'papers' | 'made' | 'all'>('all');
  const sizes = (['small', 'medium', 'large'] as const).filter((each) =>
    boards.some((board) => sizeOf(board) === each),
  );
  const levels = LEVELS.filter((each) => boards.some((board) => board.level === each));
  const sourceOf = (board: GalleryBoard) => (board.source === undefined ? 'made' : 'papers');
  const sources = (['papers', 'made'] as const).filter((each) =>
    boards.some((board) => sourceOf(board) === each),
  );
  const shown = boards.filter(
    (board) =>
      (size.value === 'all' || sizeOf(board) === size.value) &&
      (level.value === 'all' || board.level === level.value) &&
      (source.value === 'all' || sourceOf(board) === source.value),
  );
  const most = useSignal(AT_ONCE);
  const all = ['all', text.filterAll] as const;
  return (
    <>
      <div class="filters">
        <Choice
          label={text.filterSize}
          name="filter-size"
          value={size.value}
          choices={[all, ...sizes.map((each) => [each, text.filterSizes[each]] as const)]}
          onChoose={(chosen) => {
            size.value = chosen;
          }}
        />
        <Choice
          label={text.level}
          name="filter-level"
          value={level.value}
          choices={[all, ...levels.map((each) => [each, text.levels[each]] as const)]}
          onChoose={(chosen) => {
            level.value = chosen;
          }}
        />
        {sources.length > 1 && (
          <Choice
            label={text.filterSource}
            name="filter-source"
            value={source.value}
            choices={[
              all,
              ...sources.map((each) => [each, each === 'made' ? text.filterMade : text.papersBoard] as const),
            ]}
            onChoose={(chosen) => {
              source.value = chosen;
            }}
          />
        )}
        <span class="count" role="status" data-name="filtered-count">
          {text.boards(shown.length)}
        </span>
      </div>
      {shown.length === 0 ? (
        <p>{text.noneFiltered}</p>
      ) : (
        <BoardCards boards={shown.slice(0, most.value)} label={label} />
      )}
      {shown.length > most.value && (
        <div class="row pager">
          <Button
            icon="down"
            name="more-boards"
            onClick={() => {
              most.value += AT_ONCE;
            }}
          >
            {text.moreBoards}
          </Button>
        </div>
      )}
    </>
  );
}
