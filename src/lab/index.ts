/**
 * How an experiment is planned, run and measured on our engine, and the one experiment that the page offers: the
 * open board, by several strategies. It runs in a browser and in Node. The papers' experiments, the other
 * solvers, the reports and everything that needs files are in the workbench, beside `src`. Start with `experiment.ts`.
 */
export { asPaper } from './as-paper.ts';
export type { Chart, Point, Series } from './chart.ts';
export { asCsv } from './csv.ts';
export {
  at,
  type Experiment,
  type Finding,
  type Presentation,
  type Scale,
  type Setting,
  type Trial,
} from './experiment.ts';
export { amount, duration, listed, times } from './figures.ts';
export type { LabBoard } from './lab-board.ts';
export { type Method, measure, repeated, type Search } from './measure.ts';
export type { Answer, Measured, Measurement } from './measurement.ts';
export { type OpenBoardWish, openBoard } from './open-board.ts';
export { ours } from './ours.ts';
export type { PaperPage } from './paper-page.ts';
export type { Posed } from './posed.ts';
export { run } from './run.ts';
export type { Table } from './table.ts';
export type { LabAnswer, LabOptions, OwnAsked, OwnWish, Workbench } from './workbench.ts';
