/** Test boards of puzzles with regions that are painted or not, and a clue for each line. */

import { partitionFromWalls } from '../../../src/puzzles/kit/index.ts';
import type { Below, BoardJson, PuzzleCases } from '../cases.ts';
import { list, sizeUpTo8 } from './sign-cases.ts';

/** How a puzzle writes what it tells of a line. */
interface LineClue {
  /** Any clue that a line of this length can have, or nearly. */
  any(below: Below, length: number): unknown;
  /** The clue of a painted line, each part of it only if `keep` says so. */
  of(painted: number, blocks: number, keep: () => boolean): unknown;
  /** A line without a clue. */
  readonly none: unknown;
}

/** -1, no clue, as likely as any one count. */
export const maybe = (below: Below, most: number): number => below(most + 2) - 1;

function matrix(below: Below, rows: number, columns: number, percent: number): number[][] {
  const walls = () => list(rows * columns, () => below(100) < percent);
  const { regions } = partitionFromWalls(rows, columns, { right: walls(), below: walls() });
  return list(rows, (row) => regions.slice(row * columns, (row + 1) * columns));
}

const columnsOf = <T>(rows: readonly (readonly T[])[]): T[][] =>
  list(rows[0]!.length, (column) => rows.map((row) => row[column]!));

export function regionCases(clue: LineClue): Omit<PuzzleCases, 'malformed'> {
  const told = (line: readonly boolean[], keep: () => boolean, more = 0): unknown => {
    const painted = line.filter(Boolean).length + more;
    const blocks = line.filter((on, at) => on && !line[at - 1]).length;
    return clue.of(painted, Math.min(blocks, line.length - painted + 1), keep);
  };
  const board = (
    regions: readonly (readonly number[])[],
    painted: (region: number) => boolean,
    clueOf: (line: readonly boolean[]) => unknown,
  ): BoardJson => {
    const on = regions.map((row) => row.map(painted));
    return { regions, rowClues: on.map(clueOf), columnClues: columnsOf(on).map(clueOf) };
  };
  return {
    tiny: (below, rows, columns) => ({
      regions: matrix(below, rows, columns, 60),
      rowClues: list(rows, () => clue.any(below, columns)),
      columnClues: list(columns, () => clue.any(below, rows)),
    }),
    solvable: (below, rows, columns) => {
      const paint = list(rows * columns, () => below(2) === 1);
      return board(
        matrix(below, rows, columns, 65),
        (region) => paint[region]!,
        (line) => (below(8) === 0 ? clue.none : told(line, () => true)),
      );
    },
    random: (below) => {
      const [rows, columns] = sizeUpTo8(below, 1);
      const share = 20 + below(60);
      const paint = list(rows * columns, () => below(100) < share);
      const missing = below(4);
      const disturbed = below(6) === 0;
      return board(
        matrix(below, rows, columns, 30 + below(50)),
        (region) => paint[region]!,
        (line) => {
          const count = line.filter(Boolean).length;
          const wrong = disturbed && below(4) === 0 && count > 0 && count < line.length;
          return told(line, () => below(8) >= missing, wrong ? 1 : 0);
        },
      );
    },
  };
}
