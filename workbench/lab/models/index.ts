/**
 * Our model with one part taken out, to see what that part is worth. What the papers' programs post is in
 * `src/papers`. Nothing here searches.
 */
export { pictureWithoutLineStates } from './picture-without-line-states.ts';
export { roadWithoutLoopPruning } from './road-without-loop-pruning.ts';
export { filledIn, loopWays } from './ways-to-say-one-loop.ts';
