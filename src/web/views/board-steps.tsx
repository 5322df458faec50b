import type { Level } from '../../board/index.ts';
import { type Day, dayAfter, FIRST_DAY } from '../../play/index.ts';
import type { AnyPuzzle } from '../../puzzles/index.ts';
import { galleryOf } from '../gallery/index.ts';
import { Icon, type IconName } from '../parts/index.ts';
import { addressOf, boardKey, records, today } from '../state/index.ts';
import { words } from '../words/index.ts';

interface BoardStepsProps {
  readonly puzzle: AnyPuzzle;
  readonly grid: unknown;
  readonly day?: Day | undefined;
  /** The level of the board, once it is known: where there is no next board, one of this level is made. */
  readonly level: Level | undefined;
}

/** The board before this one and the board after it: of days, of the gallery, or what was solved and what is new. */
export function BoardSteps({ puzzle, grid, day, level }: BoardStepsProps) {
  const text = words.value;
  const { before, after } = neighbours(puzzle, grid, day);
  const kind = { puzzle, ...puzzle.size(grid), ...(level ? { level } : {}) };
  const onward = after ?? (day === undefined ? addressOf({ view: 'new', kind }) : undefined);
  return (
    <span class="steps">
      {before && <Step to={before} icon="left" label={text.previousBoard} name="previous-board" />}
      {onward && <Step to={onward} icon="right" label={text.nextBoard} name="next-board" />}
    </span>
  );
}

interface StepProps {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  readonly name: string;
}

const Step = ({ to, icon, label, name }: StepProps) => (
  <a class="button quiet bare" href={to} aria-label={label} title={label} data-name={name}>
    <Icon name={icon} />
  </a>
);

/** The addresses of the boards beside one. */
interface Neighbours {
  readonly before?: string;
  readonly after?: string;
}

/** Where the board before and the board after this one are. */
export function neighbours(puzzle: AnyPuzzle, grid: unknown, day: Day | undefined): Neighbours {
  if (day !== undefined) {
    return {
      ...(day > FIRST_DAY ? { before: addressOf({ view: 'day', puzzle, day: dayAfter(day, -1) }) } : {}),
      ...(day < today() ? { after: addressOf({ view: 'day', puzzle, day: dayAfter(day, 1) }) } : {}),
    };
  }
  const key = boardKey(puzzle, grid);
  const boards = galleryOf(puzzle);
  const at = boards.findIndex((board) => boardKey(puzzle, board.grid) === key);
  if (at >= 0) {
    const solved = new Set(records.value.map((record) => record.key));
    const before = boards[at - 1];
    // The next board is one that the player has not solved.
    const after = boards.slice(at + 1).find((board) => !solved.has(boardKey(puzzle, board.grid)));
    return {
      ...(before ? { before: addressOf({ view: 'play', shared: { puzzle, grid: before.grid } }) } : {}),
      ...(after ? { after: addressOf({ view: 'play', shared: { puzzle, grid: after.grid } }) } : {}),
    };
  }
  const last = records.value.findLast((record) => record.key !== key);
  return last ? { before: `#/play/${last.link}` } : {};
}
