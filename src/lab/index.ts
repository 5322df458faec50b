/**
 * The lab: the papers' experiments redone, our own, and what they show. An experiment plans trials and presents
 * measurements as tables, charts and sentences, all plain data; `run` does the trials, in a browser or in Node. What
 * needs files, processes or other solvers is in `node`. Nothing here decides how a puzzle is solved. Start with
 * `experiment.ts`.
 */

export type { LabBoard } from './boards/index.ts';
export type { Chart, Point, Series } from './chart.ts';
export { asCsv } from './csv.ts';
export type { Experiment, Finding, Presentation, Scale, Setting, Trial } from './experiment.ts';
export { experiments } from './experiments/index.ts';
export { type OpenBoardWish, openBoard } from './experiments/open-board.ts';
export { measure, type Search, type Strategy } from './measure.ts';
export type { Answer, Measured, Measurement, What } from './measurement.ts';
export { type Paper, papers } from './papers.ts';
export {
  type Entry,
  type Machine,
  measurementsOf,
  type Results,
  readResults,
  type Sitting,
  sittingsOf,
} from './results.ts';
export { type RunOptions, run, type Step } from './run.ts';
export { type Table, tableAsMarkdown, tableAsText } from './table.ts';
