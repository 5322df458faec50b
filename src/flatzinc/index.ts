/**
 * FlatZinc, the language that MiniZinc compiles to, on our engine: read (text or JSON), compile (variables, constraints,
 * search annotations), solve, print. It knows nothing of files and processes, and runs wherever the engine runs; the
 * command `calcada flatzinc` is in the cli, and the MiniZinc library that goes with it in `share/minizinc`.
 */
export { findBounds, type Interval } from './bounds.ts';
export { builtinNames } from './builtins/index.ts';
export { type Compiled, type CompileOptions, type CompileResult, compile } from './compile.ts';
export { possibleValues } from './possible-values.ts';
export type { Problem } from './problem.ts';
export {
  type ConstraintItem,
  type Expression,
  type Program,
  type Ranges,
  RESTART_LIBRARY,
} from './program.ts';
export { LONGEST, type Read, readFlatZinc, readText as readFlatZincText } from './reading/index.ts';
export { type Ending, type SolveOptions, solve } from './solve.ts';
