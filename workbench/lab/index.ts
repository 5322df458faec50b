/**
 * The lab: the papers' experiments redone, our own, and the comparison with other solvers; the file of results with its
 * sittings, and what is made of it for people (`report`). How an experiment is planned, run and measured is in
 * `src/lab`, which the page uses too. Nothing here decides how a puzzle is solved. `lab.ts` is the command.
 */
export { allExperiments } from './all-experiments.ts';
export { lab } from './lab.ts';
export { machine } from './machine.ts';
export { printResults } from './report/index.ts';
export { type Results, readResults } from './results.ts';
export { ResultsFile } from './results-file.ts';
