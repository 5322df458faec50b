import type { CellGrid } from '../kit/index.ts';

/** A cell without a clue, or one that counts the edges of it that the loop runs along. */
export type SlitherlinkCell = 'none' | 0 | 1 | 2 | 3 | 4;

/** The clues, row by row. */
export type SlitherlinkGrid = CellGrid<SlitherlinkCell>;

/** Whether the loop runs along an edge. */
export type EdgeState = 'none' | 'line';
