/**
 * A board as a program of another tool that finds its solutions there: SWI-Prolog, MiniZinc, answer set solvers,
 * pseudo-Boolean solvers (OPB) and SAT solvers (DIMACS). All are written from the puzzle's formula, so that a new puzzle
 * needs nothing here, and in all of them every solution stands once. Nothing here runs a tool; how a board is written
 * down for people and other puzzle programs is in `formats`. Start with `program-formula.ts`.
 */
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { aspProgram } from './asp.ts';
import { dimacsFormula } from './dimacs.ts';
import { minizincModel } from './minizinc.ts';
import { opbFormula } from './opb.ts';
import { ProgramFormula } from './program-formula.ts';
import { prologProgram } from './swi-prolog.ts';

const WRITERS = {
  'swi-prolog': prologProgram,
  minizinc: minizincModel,
  asp: aspProgram,
  opb: opbFormula,
  dimacs: dimacsFormula,
} as const;

/** A tool that a board can be written for. */
export type Tool = keyof typeof WRITERS;

/** The tools that a board can be written for. */
export const TOOLS = Object.keys(WRITERS) as readonly Tool[];

/** The board as a program of this tool; undefined if the puzzle has no formula. */
export function programFor<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  tool: Tool,
): string | undefined {
  if (!puzzle.formula) return undefined;
  const formula = new ProgramFormula();
  puzzle.formula(grid, formula);
  const about = [
    `${puzzle.id}, written by Calçada. The board:`,
    ...puzzle.format(grid).trimEnd().split('\n'),
  ];
  return WRITERS[tool](formula, about);
}
