/**
 * Reasoning about any puzzle: a board becomes a solver's session (`compile`), and is solved, counted, proved to have
 * one solution or shown to have two, reduced to what all its solutions share, or to the rules that clash; it is
 * explained step by step, graded by its steps, or measured where the level is all that counts, and helped along with a
 * hint. Every solution is checked by the rules' own definitions before it leaves. Nothing here knows which puzzles
 * there are, reads or draws; how a search works is the engine's business. Start with `check.ts`.
 */
export { Atoms, type Literal } from './atoms.ts';
export { type Check, type CheckOptions, check, checkAsync } from './check.ts';
export { checkLogged } from './check-logged.ts';
export type { Clash } from './clash.ts';
export * from './compile.ts';
export * from './count.ts';
export {
  type Cube,
  CubeSearcher,
  type Round,
  type RoundResult,
  type SearchTask,
  type SearchThread,
  type SearchThreads,
  type SharedStatistics,
} from './cubes/index.ts';
export * from './deduce.ts';
export * from './explain/index.ts';
export { reasonIn } from './languages.ts';
export type { ReasoningOptions, SharedOptions } from './session.ts';
export * from './solutions.ts';
export * from './solve.ts';
export { finish, finishAsync, type Task } from './task.ts';
export { type Verification, verify } from './verify.ts';
