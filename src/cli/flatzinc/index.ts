/**
 * FlatZinc in several threads: what each of them does (`worker.ts`, started by `main.ts`), and how their answers become
 * one (`threads.ts`). How a program is read and solved is the business of the room `flatzinc`.
 */
export { solveInThreads } from './threads.ts';
