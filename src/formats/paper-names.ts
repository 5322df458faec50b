import { type AnyPuzzle, type PaperBoard, puzzles } from '../puzzles/index.ts';

/** A board of a paper with the name by which it can be asked for everywhere. */
export interface NamedBoard {
  /** `003:13`: the number of the paper, and the board's name in it. */
  readonly name: string;
  readonly puzzle: AnyPuzzle;
  readonly board: PaperBoard;
}

/** All boards of the papers, in the order of the papers. */
export const paperBoards: readonly NamedBoard[] = puzzles
  .flatMap((puzzle) =>
    (puzzle.paper?.boards ?? []).map((board) => ({
      name: `${puzzle.paper!.numbers[0]}:${board.name}`,
      puzzle,
      board,
    })),
  )
  .sort((one, other) => one.puzzle.paper!.numbers[0].localeCompare(other.puzzle.paper!.numbers[0]));

const NAME = /^\s*(\d{3}):([\w-]{1,40})\s*$/;

/** Whether a text looks like the name of a board of a paper. */
export const looksLikePaperName = (text: string): boolean => text.length < 60 && NAME.test(text);

/** The board that a text names, if it is a name. A second scan of a paper may be named too. */
export function paperBoardNamed(text: string): NamedBoard | undefined {
  const [, number, name] = NAME.exec(text) ?? [];
  return paperBoards.find(
    ({ puzzle, board }) => puzzle.paper!.numbers.includes(number!) && board.name === name,
  );
}
