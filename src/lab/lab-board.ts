import type { Puzzle } from '../puzzles/index.ts';

/** A board that an experiment works on. */
export interface LabBoard<G = unknown, V extends string = string> {
  readonly name: string;
  readonly puzzle: Puzzle<G, V>;
  readonly grid: G;
}
