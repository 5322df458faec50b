/**
 * The papers' own programs, typed from their listings and run by SWI-Prolog: the predicates and their order are the
 * papers'; what SICStus has and SWI-Prolog has not is in `sicstus.ts`, and what the scans lost is said on top of each.
 * Our own ways to put a board to SWI-Prolog are in `peers`. Start with `run-paper.ts`.
 */
export { paperProgramOf, runPaper } from './run-paper.ts';
