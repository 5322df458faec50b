/**
 * What the commands need beside the room `flatzinc`, which reads and solves: FlatZinc in several threads (`worker.ts`,
 * started by `main.ts`, and `threads.ts`), and MiniZinc's compiler from its npm package (`minizinc-package.ts`).
 */

export { findMiniZincPackage, MiniZincPackage } from './minizinc-package.ts';
export { solveInThreads } from './threads.ts';
