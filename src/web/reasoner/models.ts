/** What solves models and measures boards: it comes in one part. */
export { measureBoard } from './measure-board.ts';
export { solveModel } from './solve-model.ts';
