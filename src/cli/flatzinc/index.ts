/**
 * What the commands need beside the room `flatzinc`, which reads and solves: FlatZinc in several threads (`worker.ts`,
 * started by `main.ts`, and `threads.ts`), MiniZinc's compiler from its npm package (`minizinc-package.ts`), and what
 * the standard requires at the end (`report.ts`).
 */

export {
  findMiniZincPackage,
  PACKAGE_FILES,
  packageWorker,
  solverFolder,
  solverLibrary,
  startMiniZinc,
} from './minizinc-package.ts';
export { earlyStatistics, standardStatistics, verdict } from './report.ts';
export { solveInThreads } from './threads.ts';
