/**
 * Explanations: from a board to its solution in steps, each a few rules that force facts from what is known. Start
 * with `path.ts`; `stepper.ts` finds the easiest next step, by one rule (`one-rule.ts`), by several that propagation
 * follows (`several-rules.ts`), or by search (`by-search.ts`), and cuts each proof down to what it needs; all of them
 * look at one `situation.ts`. How a step is said is in `speech.ts`, how hard a path is in `level.ts`. A hint is the
 * next step on a half-filled board, or its mistake. Nothing here knows a puzzle.
 */
export { type Graded, grade } from './grade.ts';
export * from './hint.ts';
export type { Grade } from './level.ts';
export { type Measure, type MeasureOptions, measuring } from './measure.ts';
export type { Mistake } from './mistake.ts';
export { type ExplainOptions, explain, explainAsync } from './path.ts';
export { type Speech, speechOf } from './speech.ts';
export type { Path, Step } from './step.ts';
