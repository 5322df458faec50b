import { LEVELS } from '../../board/index.ts';
import { type Store, type StoredBoard, sizeName } from '../../collection/index.ts';
import { puzzleById } from '../../puzzles/index.ts';
import { FILE_BOARDS, type PublishedBoard, SUMMARY_FILE, type Summary } from '../../web/published/index.ts';

/** The board as a page gets it. */
export const published = ({ puzzle, level, score, board }: StoredBoard): PublishedBoard => ({
  puzzle,
  level,
  score,
  board,
});

/** The file that lists what there is. */
export async function summaryOf(store: Store): Promise<Summary> {
  const tallies = await store.tallies();
  const kinds = tallies
    .filter(({ boards }) => boards > 0)
    .map(({ puzzle, size, level, boards }) => ({ puzzle, size: sizeName(size), level, boards }));
  return { boards: kinds.reduce((sum, { boards }) => sum + boards, 0), kinds };
}

const BOARDS = /^collection\/([a-z0-9-]{1,40})\/(\d{1,4})x(\d{1,4})\/([a-z]{1,10})\/(\d{1,6})\.json$/;

/** Whether this is the path of boards from the page. */
export const isBoardsFile = (path: string): boolean => BOARDS.test(path);

/** The content of such a file, from the store; undefined if there is no such file. */
export async function collectionFile(store: Store, path: string): Promise<object | undefined> {
  if (path === SUMMARY_FILE) return summaryOf(store);
  const [, puzzle = '', columns, rows, name, number] = BOARDS.exec(path) ?? [];
  const level = LEVELS.find((each) => each === name);
  if (level === undefined || !puzzleById(puzzle)) return undefined;
  const query = {
    puzzle,
    level,
    size: { columns: Number(columns), rows: Number(rows) },
    limit: FILE_BOARDS,
    offset: Number(number) * FILE_BOARDS,
  };
  const boards: PublishedBoard[] = [];
  for await (const stored of store.boards(query)) boards.push(published(stored));
  return boards.length > 0 ? boards : undefined;
}
