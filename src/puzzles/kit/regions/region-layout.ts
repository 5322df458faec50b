import { MOTIONS, type Motion, moveBoard } from '../../../board/index.ts';
import type { Layout } from '../../puzzle.ts';
import type { RegionBoard } from './region-board.ts';
import { cellsByRegion, partitionFromNames } from './regions.ts';

function regionsMoved<C>(board: RegionBoard<C>, motion: Motion): RegionBoard<C> {
  const { rows, columns, from, rowFrom, columnFrom, swaps } = moveBoard(board, motion);
  const [rowClues, columnClues] = swaps
    ? [board.columnClues, board.rowClues]
    : [board.rowClues, board.columnClues];
  return {
    ...partitionFromNames(
      rows,
      columns,
      from.map((cell) => board.regions[cell]!),
    ),
    rowClues: rowFrom.map((line) => rowClues[line]!),
    columnClues: columnFrom.map((line) => columnClues[line]!),
  };
}

/** The layout of a puzzle of regions whose clues read the same from both ends of a line. */
export const regionLayout = <C>(): Layout<RegionBoard<C>> => ({
  motions: MOTIONS,
  moved: regionsMoved,
  pattern: cellsByRegion,
});
