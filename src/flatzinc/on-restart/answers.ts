import { type Literal, Probe, type Solution, type Solver } from '../../engine/index.ts';
import type { Hook, Pair } from './hooks.ts';

/** Whether a model wants to know what the answers fix, where no solution is found. */
export const needsTwin = (hooks: readonly Hook[]): boolean =>
  hooks.some(({ tells }) => tells === 'last' || tells === 'complete');

/** What the model is told, restart after restart. */
export class RestartAnswers {
  readonly #hooks: readonly Hook[];
  readonly #random: () => number;
  /** The same model once more, in which nothing is searched or learned: what do the answers fix? */
  readonly #twin:
    | { readonly solver: Solver; readonly hooks: readonly Hook[]; readonly probe: Probe }
    | undefined;
  /** By hook and pair: the value that was met last; the smallest at first. */
  readonly #met: readonly number[][];
  /** That the model does not call the search complete. */
  readonly goingOn: readonly Literal[];
  /** Whether the same state can have other answers. */
  readonly areRandom: boolean;
  /** Whether the answers alone make the model call the search complete. */
  areLast = false;

  constructor(
    solver: Solver,
    hooks: readonly Hook[],
    random: () => number,
    twin?: { readonly solver: Solver; readonly hooks: readonly Hook[] },
  ) {
    this.#hooks = hooks;
    this.#random = random;
    this.#twin = twin && { ...twin, probe: new Probe(twin.solver) };
    this.goingOn = notComplete(hooks);
    this.areRandom = hooks.some(({ tells }) => tells === 'random');
    this.#met = hooks.map((hook) => pairsOf(hook).map(({ of }) => solver.bounds(of)[0]));
  }

  /** The answers for the next part of the search. */
  next(status: number): Literal[] {
    const values = this.#hooks.map((hook, i): readonly number[] => {
      if (hook.tells === 'status') return [status];
      if (hook.tells !== 'random') return this.#met[i];
      return [hook.lower + Math.floor(this.#random() * (hook.upper - hook.lower + 1))];
    });
    const answers = told(this.#hooks, values);
    this.#meet(values);
    return answers;
  }

  /** A solution was found: its values are the last ones, until others are met. */
  take(solution: Solution): void {
    for (const [i, hook] of this.#hooks.entries())
      for (const [k, { of }] of pairsOf(hook).entries()) this.#met[i][k] = solution.value(of);
  }

  /** What the answers alone fix is met, even if no solution is found. */
  #meet(values: readonly (readonly number[])[]): void {
    if (this.#twin === undefined) return;
    const { solver, hooks, probe } = this.#twin;
    if (probe.assume(told(hooks, values).map(({ code }) => code))) {
      this.areLast = notComplete(hooks).some(({ code }) => probe.value(code) < 0);
      for (const [i, hook] of hooks.entries()) {
        if (hook.tells !== 'last') continue;
        for (const [k, { of }] of hook.pairs.entries()) {
          const [lower, upper] = solver.bounds(of);
          if (lower === upper) this.#met[i][k] = lower;
        }
      }
    }
    probe.retract(0);
  }
}

const pairsOf = (hook: Hook): readonly Pair[] => ('pairs' in hook ? hook.pairs : []);

const notComplete = (hooks: readonly Hook[]): Literal[] =>
  hooks.flatMap((hook) => (hook.tells === 'complete' ? [hook.marker.not()] : []));

/** That each variable which is told something has its value. */
const told = (hooks: readonly Hook[], values: readonly (readonly number[])[]): Literal[] =>
  hooks.flatMap((hook, i) => {
    if (hook.tells === 'complete') return [];
    const variables = 'pairs' in hook ? hook.pairs.map(({ to }) => to) : [hook.to];
    return variables.map((to, k) => to.eq(values[i][k]));
  });
