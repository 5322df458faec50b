import type { Board } from '../../src/board/index.ts';
import { Solver } from '../../src/engine/index.ts';
import type { AnyPuzzle } from '../../src/puzzles/index.ts';
import { runClingoWasm } from '../../workbench/peers/index.ts';
import { aspOf } from './puzzle-folders.ts';

/** The solutions that a foreign solver finds, up to this many; each as the sorted atoms of the encoding. */
export const foreignSolutions = async (
  puzzle: AnyPuzzle,
  json: Readonly<Record<string, unknown>>,
  most: number,
): Promise<string[]> =>
  (await runClingoWasm(aspOf(puzzle).encodeAsp(json), most)).map((atoms) => atoms.join(' '));

/** A full board of ours in the same form. */
export function asAtoms(puzzle: AnyPuzzle, grid: unknown, board: Board<string>): string {
  const values = puzzle.values(grid).map(({ id }) => id);
  return puzzle
    .model(grid, new Solver())
    .decisions.flatMap(({ cells }) => {
      const cell = cells[0]!;
      const value = values.indexOf(board.at(cell) ?? '');
      if (values.length > 2) return [`is(${cell},${value})`];
      return value === 1 ? [`on(${cell})`] : [];
    })
    .sort()
    .join(' ');
}
