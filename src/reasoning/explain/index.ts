/**
 * Explanations: from a board to its solution in steps, each of one rule or a chain of them. Start with `path.ts`;
 * `stepper.ts` finds the easiest next step: what one rule forces (`one-rule.ts`), what a supposition refutes, followed
 * rule by rule (`by-chain.ts`, `chain-search.ts`), or split into cases (`by-branches.ts`); all of them look at one
 * `situation.ts`. `forcing.ts` finds the fewest facts that a rule needs. A chain is `chain.ts`, how it is said is in
 * `chain-lines.ts` and `speech.ts`, how hard a path is in `level.ts`. A hint is the next step on a half-filled board,
 * or its mistake. Nothing here knows a puzzle.
 */
export { type Breaks, branchings, type Chain, chainLength, type Link } from './chain.ts';
export type { ChainLine } from './chain-lines.ts';
export { type Graded, grade } from './grade.ts';
export * from './hint.ts';
export type { Grade } from './level.ts';
export { type Measure, type MeasureOptions, measuring } from './measure.ts';
export type { Mistake } from './mistake.ts';
export { type ExplainOptions, explain, explainAsync } from './path.ts';
export { atOnce, chainLines, type Speech, speechOf } from './speech.ts';
export type { Path, Step } from './step.ts';
