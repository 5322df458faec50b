/**
 * The constraints, one file each: a factory that reads as a statement, the definition (`holds`) beside the algorithm
 * (`install`). Nothing here searches, and nothing here knows where its variables come from; also not those constraints
 * that were first written for puzzles: docs/decisions/0027.
 */
export { absolute } from './absolute.ts';
export { type AllDifferentOptions, allDifferent } from './all-different.ts';
export type { Amount } from './amount.ts';
export { type BinPackingOptions, binPacking, type Item } from './bin-packing.ts';
export { atLeast, atMost, exactly } from './cardinality.ts';
export { circuit, subcircuit } from './circuit.ts';
export { connected } from './connected.ts';
export { count } from './count.ts';
export { cumulative, type Task } from './cumulative.ts';
export { type Block, disjunctive } from './disjunctive.ts';
export { division, remainder } from './division.ts';
export { element } from './element.ts';
export { evenPairs } from './even-pairs.ts';
export { maximum, minimum } from './extremum.ts';
export { forbid } from './forbid.ts';
export {
  type GlobalCardinalityOptions,
  globalCardinality,
  type Occurrences,
} from './global-cardinality.ts';
export type { Edge } from './graph.ts';
export { type InverseOptions, inverse } from './inverse.ts';
export { lexLess, lexLessOrEqual } from './lexicographic.ts';
export { type LineClue, line } from './line.ts';
export { linear, sum } from './linear.ts';
export { and, clause, type Formula, iff, implies, not, or, xor } from './logic.ts';
export { type NoOverlapOptions, noOverlap, type Rectangle } from './no-overlap.ts';
export { numberOfValues } from './number-of-values.ts';
export { power } from './power.ts';
export { product } from './product.ts';
export { type Automaton, regular } from './regular.ts';
export type { Relation } from './relation.ts';
export { singleLoop } from './single-loop.ts';
export { table } from './table.ts';
export { type Term, weightedSum } from './weighted-sum.ts';
