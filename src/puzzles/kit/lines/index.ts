/**
 * Rows and columns with clues at their ends: the lines of a board, their numbers in text and JSON, their sentences and
 * techniques, and what follows from the counts of lines that lie side by side.
 */
export * from './board-lines.ts';
export * from './clue-number.ts';
export * from './line-differences.ts';
export * from './line-parities.ts';
export * from './line-sentence.ts';
export * from './line-techniques.ts';
export * from './painted-line.ts';
