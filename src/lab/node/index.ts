/**
 * The lab outside the browser: the file of results and its sittings, the machine, the other solvers, and what is made
 * of results for people: tables, CSV, plots, the report and the page for the docs. Nothing here measures by itself
 * except the comparison with peers, which needs processes.
 */
export { allExperiments } from './all-experiments.ts';
export { machine } from './machine.ts';
export { type Printed, printResults } from './print-results.ts';
export { ResultsFile } from './results-file.ts';
export { versions } from './versions.ts';
