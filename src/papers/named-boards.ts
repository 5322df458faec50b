import type { AnyPuzzle } from '../puzzles/index.ts';
import type { AnyPaper, LostBoard, PaperBoard } from './paper.ts';

/** A board of a paper with the name by which it can be asked for everywhere. */
export interface NamedBoard {
  /** `003:13`: the number of the paper, and the board's name in it. */
  readonly name: string;
  readonly paper: AnyPaper;
  readonly puzzle: AnyPuzzle;
  readonly board: PaperBoard;
}

/** The boards of these papers, in the order of the papers. */
export const namedBoards = (papers: readonly AnyPaper[]): readonly NamedBoard[] =>
  papers.flatMap((paper) =>
    paper.boards.map((board) => ({
      name: `${paper.numbers[0]}:${board.name}`,
      paper,
      puzzle: paper.puzzle,
      board,
    })),
  );

const NAME = /^\s*(\d{3}):([\w-]{1,40})\s*$/;

/** Whether a text looks like the name of a board of a paper. */
export const looksLikePaperName = (text: string): boolean => text.length < 60 && NAME.test(text);

/** Whether a text names this board of this paper. A second scan of a paper may be named too. */
const isNamed = (text: string, paper: AnyPaper, name: string): boolean => {
  const [, number, asked] = NAME.exec(text) ?? [];
  return paper.numbers.includes(number ?? '') && asked === name;
};

/** The board that a text names, if it is a name. */
export const boardNamed = (text: string, papers: readonly AnyPaper[]): NamedBoard | undefined =>
  namedBoards(papers).find(({ paper, board }) => isNamed(text, paper, board.name));

/** The board that a text names and that our copy of the paper has lost. */
export const lostBoardNamed = (text: string, papers: readonly AnyPaper[]): LostBoard | undefined =>
  papers
    .flatMap((paper) => (paper.lost ?? []).map((board) => ({ paper, board })))
    .find(({ paper, board }) => isNamed(text, paper, board.name))?.board;
