/**
 * FlatZinc programs by CP-SAT, as npm's `or-tools-wasm` has it: translate, solve, and check every solution with our own
 * engine. Start with `translate.ts`.
 */
export { checkSolution } from './check.ts';
export { solveByCpSat } from './solve.ts';
export { WHOLE } from './translate.ts';
