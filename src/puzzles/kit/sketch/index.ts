/**
 * Sketches for the generator: a solution and the clues it implies, for every puzzle whose rules say which of them are
 * clues and whose drawing says how a board tells a solution. How a solution is drawn is a puzzle's own.
 */
export * from './clue-sketch.ts';
export * from './without-clues.ts';
export * from './without-signs.ts';
