/**
 * One closed loop, along edges or through cells: the rule that there is just one, the steps that people know for it, and
 * shapes whose border is a loop. What a loop consists of, and what clues tell of it, is a puzzle's own.
 */
export * from './loop-techniques.ts';
export * from './one-loop.ts';
export * from './random-shape.ts';
