/** The value of a cell in the puzzles that paint whole regions. */
export type Paint = 'blank' | 'paint';
