import { Board, inLanguage, type Level, say } from '../../board/index.ts';
import { type AnyPuzzle, sitesOf } from '../../puzzles/index.ts';
import { Picture } from '../board/index.ts';
import { boardText, reasoner } from '../reasoner/index.ts';
import { boardKey, language } from '../state/index.ts';
import { words } from '../words/index.ts';
import { printWords } from '../words/print.ts';

/** How many boards stand on a page. */
export const PER_PAGE = ['1', '2', '4', '6', '9'] as const;
export type PerPage = (typeof PER_PAGE)[number];

/** Milliseconds that the solution of one board may take. */
const SOLVING_TIME = 5000;

/** A board on paper; without a name it has its puzzle's. */
export interface PrintedBoard {
  readonly puzzle: AnyPuzzle;
  readonly grid: unknown;
  readonly level?: Level;
  readonly name?: string;
}

interface SheetsProps {
  readonly boards: readonly PrintedBoard[];
  readonly perPage: number;
  readonly solved?: ReadonlyMap<string, Board<string>>;
}

/** The boards page by page, numbered, so that solutions are found again. */
export function Sheets({ boards, perPage, solved }: SheetsProps) {
  const text = inLanguage(printWords, language.value);
  const pages = Array.from({ length: Math.ceil(boards.length / perPage) }, (_, page) =>
    boards.slice(page * perPage, (page + 1) * perPage),
  );
  return (
    <>
      {pages.map((page, index) => (
        <div key={index} class={`sheet-page boards-${perPage}`}>
          {page.map((board, at) => {
            const { puzzle, grid, level, name } = board;
            const number = index * perPage + at + 1;
            const solution = solved?.get(keyOf(board));
            return (
              <figure key={keyOf(board)}>
                <Picture
                  scene={solution ? puzzle.scene(grid, solution) : puzzle.scene(grid)}
                  label={text.number(number)}
                />
                <figcaption>
                  {number}. {name ?? say(puzzle.title, language.value)}
                  {level ? `, ${words.value.levels[level]}` : ''}
                </figcaption>
              </figure>
            );
          })}
        </div>
      ))}
    </>
  );
}

export const keyOf = ({ puzzle, grid }: PrintedBoard): string => boardKey(puzzle, grid);

/** The solutions of boards, by their keys; one that takes too long is left out. */
export async function solutionsOf(
  boards: readonly PrintedBoard[],
): Promise<ReadonlyMap<string, Board<string>>> {
  const found = new Map<string, Board<string>>();
  for (const board of boards) {
    const { puzzle, grid } = board;
    const text = boardText(puzzle, grid);
    const answer = await reasoner.ask((answers) => answers.check(text, SOLVING_TIME), {
      limit: SOLVING_TIME * 2,
    });
    if (!answer.ok || answer.value.status !== 'unique') continue;
    const values = answer.value.solution.map((value) => value ?? undefined);
    found.set(keyOf(board), Board.on<string>(sitesOf(puzzle, grid), values));
  }
  return found;
}
