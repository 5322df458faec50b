import { type Bool, clause, type IntVar, type Limits, type Solution } from '../../engine/index.ts';
import { type Compiled, compile } from '../compile.ts';
import { partOf } from '../part.ts';
import { searchOf } from '../search.ts';
import type { SolveOptions } from '../solve.ts';
import { needsTwin, RestartAnswers } from './answers.ts';
import { restartsOf } from './restarts.ts';

/** How the last part of the search went, as the library numbers it. */
const STATUS = { start: 1, unknown: 2, unsat: 3, sat: 4 } as const;

/** What the search in parts needs of the run that it belongs to. */
interface Surroundings {
  /** All variables that are printed. */
  readonly outputs: readonly IntVar[];
  readonly random: () => number;
  readonly limits: () => Limits;
  readonly interrupted: () => Promise<boolean>;
  readonly tell: (solution: Solution, objective: number | undefined) => void;
}

/**
 * The search for a model that is told how it goes: each part ends with a solution, with none under what was told, or
 * after some conflicts. Nothing is left where that holds whatever the model is told; or the model itself has called the
 * search complete. Undefined: neither is known.
 */
export async function searchInParts(
  { model, hooks }: Compiled,
  { limit: most = 1, part, free, best: known }: SolveOptions,
  { outputs, random, limits, interrupted, tell }: Surroundings,
): Promise<'nothing left' | 'called complete' | undefined> {
  const { solver, program } = model;
  const { kind, objective, annotations } = program.goal;
  const value = objective && model.value(objective);
  const x =
    value && model.variable(value.kind === 'int' ? value.int : value.kind === 'bool' ? value.bool : 0);
  const limit = x ? Infinity : most;
  if (part && !x) solver.post(partOf(outputs, part.index, part.of));
  const twin = needsTwin(hooks) ? compile(program, limits()) : undefined;
  if (twin && twin.status !== 'compiled') return undefined;
  const answers = new RestartAnswers(
    solver,
    hooks,
    random,
    twin && { solver: twin.compiled.model.solver, hooks: twin.compiled.hooks },
  );
  const { labeling } = searchOf(model, [], random);
  const follow = labeling && !free ? { follow: labeling } : {};
  const conflictsOf = restartsOf(annotations);
  const better = (one: number | undefined, other: number | undefined): number | undefined =>
    one === undefined || other === undefined
      ? (one ?? other)
      : Math[kind === 'minimize' ? 'min' : 'max'](one, other);
  let best: number | undefined;
  let status: number = STATUS.start;
  let [told, before] = ['', ''];
  /** Whether there may be nothing left, whatever the model is told. */
  let mayBeDone = true;
  for (let [restart, found] = [0, 0]; found < limit; restart++) {
    const assumed = answers.next(status);
    [before, told] = [told, assumed.map(({ code }) => code).join(' ')];
    const conflictLimit = conflictsOf(restart);
    const ask = (assumptions: readonly Bool[], way: object) =>
      solver.solveAsync({
        ...way,
        assumptions,
        ...(conflictLimit === Infinity ? {} : { conflictLimit }),
        ...limits(),
      });
    let isComplete = answers.areLast;
    let outcome = await ask(isComplete ? assumed : [...assumed, ...answers.goingOn], follow);
    if (outcome.status === 'unsat' && answers.goingOn.length > 0 && !isComplete) {
      // The search is complete where the model must say so, and not where it may.
      outcome = await ask(assumed, follow);
      isComplete = outcome.status === 'sat';
    }
    if (outcome.status === 'unknown' && outcome.because !== 'conflicts') return undefined;
    if (outcome.status === 'sat') {
      const { solution } = outcome;
      best = x && solution.value(x);
      tell(solution, best);
      answers.take(solution);
      if (++found < limit && !x) solver.block(solution, outputs);
    } else if (outcome.status === 'unsat' && outcome.core.length === 0) return 'nothing left';
    if (isComplete) return 'called complete';
    best = better(best, known?.());
    if (x && best !== undefined) solver.post(clause([kind === 'minimize' ? x.lt(best) : x.gt(best)]));
    if (outcome.status === 'sat') mayBeDone = true;
    else if (mayBeDone) {
      const all = await ask([], {});
      if (all.status === 'unsat') return 'nothing left';
      if (all.status === 'unknown' && all.because !== 'conflicts') return undefined;
      mayBeDone = all.status === 'unknown';
      // The same question has the same answer.
    } else if (outcome.status === 'unsat' && told === before && !answers.areRandom) return undefined;
    status = STATUS[outcome.status];
    if (await interrupted()) return undefined;
  }
  return undefined;
}
