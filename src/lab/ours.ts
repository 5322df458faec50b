import { compile } from '../reasoning/index.ts';
import type { LabBoard } from './lab-board.ts';
import type { Posed } from './posed.ts';

/** The model that every command of ours uses. */
export const ours = <G, V extends string>({ puzzle, grid }: LabBoard<G, V>, seed = 0): Posed<V> =>
  compile(puzzle, grid, 'hard', { seed });
