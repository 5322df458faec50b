/**
 * Other ways than ours to put a board to the engine: the papers', rebuilt from their listings so that the counters speak of the
 * same constraints; and ours with one part taken out, to see what that part is worth. Nothing here searches.
 */

export { lightsOf002 } from './lights-of-002.ts';
export { pictureOf000 } from './picture-of-000.ts';
export { pictureWithoutLineStates } from './picture-without-line-states.ts';
export { roadOf003 } from './road-of-003.ts';
export { roadWithoutLoopPruning } from './road-without-loop-pruning.ts';
export { filledIn, loopWays } from './ways-to-say-one-loop.ts';
