/**
 * Boards of one sign a cell: the grid, how it is drawn by hand and laid down again, what stands around a cell or in its
 * line of sight, painted cells and pictures of them, and what two counting clues that share cells have to do with each
 * other. Which signs there are, and what they count, is a puzzle's own.
 */
export * from './blobs.ts';
export * from './cell-drawing.ts';
export * from './cell-grid.ts';
export * from './cell-layout.ts';
export * from './cell-text.ts';
export * from './clue-difference.ts';
export * from './clue-notes.ts';
export * from './clue-techniques.ts';
export * from './paint.ts';
export * from './picture.ts';
export * from './sight-lines.ts';
