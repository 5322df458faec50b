/**
 * Reasoning beside the page: a worker that checks, hints, grades, generates, reads and writes boards, and the page's
 * side of it, which bounds every question in time and starts the worker anew when it does not answer. Boards cross
 * over as text, answers as plain data. How anything is worked out is the business of `reasoning` and `generate`.
 */
export type * from './answers.ts';
export { boardText } from './answers.ts';
export * from './make-board.ts';
export * from './make-day.ts';
export * from './reasoner.ts';
