/**
 * Certificates: a board is solved with a log, and the log becomes a proof of what was found. Here the search of
 * `reasoning` meets the formulas of `prove`, which know nothing of each other; the command and the page both come here.
 */
export * from './certify.ts';
export * from './model/index.ts';
export * from './texts.ts';
