/**
 * Books: boards as a PDF that can be printed and sold, with a title page, the rules and a worked example of each puzzle,
 * hints, solutions, an outline and links. The pictures are those of `render`, drawn in black on white; each puzzle's
 * texts come from its own folder. Nothing here reads a board or writes a file, and nothing in a book depends on the
 * clock: the same boards and options give the same bytes. Start with `make-book.ts`. Runs in Node only.
 */
export * from './book-board.ts';
export { unprintable } from './fonts.ts';
export { makeBook, type SolutionsAt } from './make-book.ts';
export type { Paper } from './paper.ts';
