/**
 * The restart library of MiniZinc (`experimental/on_restart.mzn`): a model that asks, at each restart of the search, how
 * the last part of it went, which values the last solution had, and for random numbers. These answers are variables of
 * the model. Here they become assumptions of the next part of the search, so that all that is learned holds for good.
 */
export { type Hook, hookOf } from './hooks.ts';
export { searchInParts } from './search-in-parts.ts';
