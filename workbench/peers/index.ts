/**
 * Other solvers on the same boards: how to find them, how to run them, and each board in their own language, written
 * from the published JSON form alone so that a mistake in our readers or models cannot hide; for answer set solvers by
 * the puzzle's own folder, for the others here, where a puzzle without an encoding is an error. Nothing
 * here says which boards are compared; a peer that is not installed is no error. Start with `peers.ts`.
 */

export { runClingoWasm } from './clingo-wasm.ts';
export { checkSolution, solveByCpSat, WHOLE } from './cp-sat/index.ts';
export { aspProgram } from './encode-asp.ts';
export { type BoardJson, instanceOf } from './instance.ts';
export { fileOfPackage, packageIn } from './optional-package.ts';
export { type Peer, peers } from './peers.ts';
