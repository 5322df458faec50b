/**
 * The papers that the puzzles were taken from: who wrote them, their boards by name, what their programs post, label,
 * test and print, and their listings with every change that we made to run them. What is measured against them, and
 * what follows for their claims, is the lab's business. `list.ts` is the only list of them.
 */
import type { AnyPuzzle } from '../puzzles/index.ts';
import * as list from './list.ts';
import { boardNamed, lostBoardNamed, type NamedBoard, namedBoards } from './named-boards.ts';
import type { AnyPaper, LostBoard } from './paper.ts';

export * from './list.ts';
export { changesText, programLines, programText } from './listing.ts';
export { looksLikePaperName, type NamedBoard } from './named-boards.ts';
export * from './paper.ts';

/** The papers, in the order of their numbers. */
export const papers: readonly AnyPaper[] = Object.values(list);

/** The paper that a puzzle was taken from, where there is one. */
export const paperOf = (puzzle: AnyPuzzle): AnyPaper | undefined =>
  papers.find((paper) => paper.puzzle.id === puzzle.id);

/** All boards of the papers, in the order of the papers. */
export const paperBoards: readonly NamedBoard[] = namedBoards(papers);

/** The board that a text names, if it is a name. */
export const paperBoardNamed = (text: string): NamedBoard | undefined => boardNamed(text, papers);

/** The board that a text names and that our copy of the paper has lost. */
export const lostPaperBoard = (text: string): LostBoard | undefined => lostBoardNamed(text, papers);
