/**
 * Latin squares: puzzles in which every row and every column holds each digit once. The digits and how they are written,
 * drawn, spoken and typed, the rule of a line with its words and techniques, and random squares to set boards from. What
 * a puzzle asks besides (signs, visible towers) lives in its own folder.
 */
export * from './digit-drawing.ts';
export * from './digit-grid.ts';
export * from './digit-marks.ts';
export * from './digits.ts';
export * from './latin-line.ts';
export * from './latin-setter.ts';
export * from './latin-square.ts';
export * from './latin-techniques.ts';
