/**
 * Latin squares: puzzles in which every row and every column holds each digit once. A random square to begin with, and
 * the rule of a line with its words. What a puzzle asks besides (signs, visible towers) lives in its own folder.
 */
export * from './latin-line.ts';
export * from './latin-square.ts';
