/**
 * Explanations: from a board to its solution in steps, each of one rule or a chain of them, always the easiest next.
 * `explain.ts` makes a whole path, `hint.ts` one step or the mistake, `measure.ts` only the level. All of them ask
 * `step-finder.ts`, which looks for the next step in this order, and stops at the first kind that has one:
 *
 *   situation.ts            what is known; which rules speak of what (rule-scopes.ts)
 *        |
 *   step-finder.ts
 *        |-- last value left for a site
 *        |-- single-rule-steps.ts    what one rule forces, by propagation (rule-propagation.ts)
 *        |                           or because no filling is left (rule-fillings.ts, find-filling.ts)
 *        |-- chain-steps.ts          a supposition that rules refute, one after the other (chain-search.ts)
 *        |-- case-steps.ts           the same, split into cases
 *        `-- search-steps.ts         a search, told only by its number of cases
 *        |
 *   fewest-facts.ts         the few facts that a rule needs (rule-answers.ts, needed-for.ts, rule-search.ts)
 *   step-weight.ts          how hard a step is; the easiest of its kind is taken
 *        |
 *   chain-converter.ts      numbers of rules and atoms become rules and facts (raw-chain.ts to chain.ts)
 *   technique-of.ts, speech.ts, chain-lines.ts    how the step is called and said
 *   level.ts, grade.ts      how hard the path is
 *
 * What a step rests on is found without learning (docs/decisions/0008). Nothing here knows a puzzle.
 */
export { type Breaks, branchings, type Chain, chainLength, type Link } from './chain.ts';
export type { ChainLine } from './chain-lines.ts';
export { type ExplainOptions, explain, explainAsync } from './explain.ts';
export { type Graded, grade } from './grade.ts';
export * from './hint.ts';
export type { Grade } from './level.ts';
export { type Measure, type MeasureOptions, measuring } from './measure.ts';
export type { Mistake } from './mistake.ts';
export { atOnce, chainLines, type Speech, speechOf } from './speech.ts';
export type { Path, Step } from './step.ts';
