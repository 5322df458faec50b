import type { PaperProgram } from '../papers/index.ts';
import { ruledBy } from '../papers/index.ts';
import type { LabBoard } from './lab-board.ts';
import { ours } from './ours.ts';
import type { Posed } from './posed.ts';

/** How a paper's program puts a board to the engine: its variables, its constraints, and what it tests afterwards. */
export const asPaper =
  <G, V extends string>(program: PaperProgram<G, V>) =>
  (board: LabBoard<G, V>): Posed<V> => {
    const { puzzle, grid } = board;
    const { test } = program;
    const posed = ours({ ...board, puzzle: ruledBy(puzzle, program) });
    return test ? { ...posed, keepsRest: (full) => test.call(program, grid, full) } : posed;
  };
