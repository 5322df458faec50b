/**
 * Explanations: from a board to its solution in steps, each a few rules that force facts from what is known. Start
 * with `path.ts`; `stepper.ts` finds the easiest next step, by one rule (`one-rule.ts`), by several that propagation
 * follows (`several-rules.ts`), or by search (`by-search.ts`), and cuts each proof down to what it needs. How a step is
 * said in words is in `speech.ts`. Nothing here knows a puzzle or how hard a whole board is: that is `../grade.ts`.
 */
export { type ExplainOptions, explain, explainAsync, stepOf } from './path.ts';
export { type Speech, speechOf } from './speech.ts';
export type { Fact, Path, Step } from './step.ts';
