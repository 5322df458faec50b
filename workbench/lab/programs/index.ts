/**
 * The papers' own programs on boards of the lab, run by SWI-Prolog. The listings, and every change in them, are in
 * `src/papers`; here is how the lab calls and measures them. Our own ways to put a board to SWI-Prolog are in `peers`.
 * Start with `run-paper.ts`.
 */
export { type AskedProgram, paperProgramOf, runPaper } from './run-paper.ts';
