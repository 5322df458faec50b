/**
 * Relations: what the rules of puzzles say, each once and in a file of its own. A relation is a definition on a board
 * (`holds`), how it stands there (`stands`, numbers without words) and one `write`, which runs once with literals of
 * the engine and once with atoms of a formula, so that a search and its proof rest on the same lines. A puzzle's rule is
 * then data: a kind with its words, where it stands, and a relation over sites. What only one puzzle says (how a road
 * touches itself) lives in that puzzle's folder; sentences live in its `words.ts`. Start with `relation.ts`, then
 * `rulebook.ts`. Why: docs/decisions/0022.
 */
export * from './count.ts';
export * from './decided-sites.ts';
export * from './different.ts';
export { EngineInk } from './engine-ink.ts';
export { FormulaInk } from './formula-ink.ts';
export * from './group.ts';
export * from './less.ts';
export * from './loop.ts';
export * from './parity.ts';
export * from './passes.ts';
export * from './relation.ts';
export * from './rulebook.ts';
export * from './runs.ts';
export * from './some.ts';
export * from './stated-rule.ts';
export * from './together.ts';
export * from './visible.ts';
export * from './weighted.ts';
