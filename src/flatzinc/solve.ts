/** Answers a compiled program: solutions as they are found, and at the end what is known. */
import {
  CoreGuided,
  clause,
  type IntVar,
  type Labeling,
  Literal,
  type Solution,
  type Statistics,
} from '../engine/index.ts';
import { findBounds, type Interval } from './bounds.ts';
import type { Compiled } from './compile.ts';
import type { Int } from './model.ts';
import { sumOfObjective } from './objective.ts';
import { intOf, solutionText } from './output.ts';
import { partOf } from './part.ts';
import { searchOf } from './search.ts';

/** Options of `solve`. */
export interface SolveOptions {
  /** How many solutions of a satisfaction problem; one if absent. */
  readonly limit?: number;
  /** Learning decides alone: search annotations are not followed. */
  readonly free?: boolean;
  readonly seed?: number;
  /** Milliseconds. */
  readonly timeLimit?: number;
  readonly signal?: AbortSignal;
  /** Only the solutions of one part of a satisfaction problem: the parts share none, and together are all. */
  readonly part?: { readonly index: number; readonly of: number };
  /** The best objective that is known elsewhere: only better solutions are looked for. */
  readonly best?: () => number | undefined;
  /** Told of each solution, the better ones of an optimisation too, with their objective. */
  readonly onSolution: (text: string, objective?: number) => void;
}

/** How the search ended, and what it found. */
export interface Ending {
  readonly found: number;
  /** No other solution exists, or no better one. */
  readonly exhausted: boolean;
  /** Some variables have no bounds, and the search among some of their values came to its end. */
  readonly cutOff: boolean;
  readonly objective?: number;
  /** No solution is better than this. */
  readonly bound?: number;
  readonly statistics: Statistics;
}

/** Searches for solutions, or for the best one, and hands each over as text. */
export async function solve(compiled: Compiled, options: SolveOptions): Promise<Ending> {
  const run = new Run(compiled, options);
  const { goal } = compiled.model.program;
  const exhausted =
    goal.kind === 'satisfy' ? await run.satisfy() : await run.optimize(goal.kind === 'minimize' ? -1 : 1);
  const cutOff = exhausted && !run.covered();
  return {
    found: run.found,
    exhausted: exhausted && !cutOff,
    cutOff,
    ...(run.best === undefined ? {} : { objective: run.best }),
    ...(run.bound === undefined ? {} : { bound: run.bound }),
    statistics: compiled.model.solver.statistics,
  };
}

/** Conflicts that a turn may cost at first, and at most. */
const PATIENCE = 2000;
const MOST_PATIENCE = 16_000;

/** The search follows the annotation and, where that takes long, goes on without it for a while, in turns. */
class Turns {
  readonly #labeling: Labeling | undefined;
  #guided = true;
  patience = PATIENCE;

  constructor(labeling: Labeling | undefined) {
    this.#labeling = labeling;
  }

  get next(): { readonly follow?: Labeling; readonly conflictLimit?: number } {
    if (this.#labeling === undefined) return {};
    const { patience: conflictLimit } = this;
    return this.#guided ? { follow: this.#labeling, conflictLimit } : { conflictLimit };
  }

  change(): void {
    this.#guided = !this.#guided;
    if (this.#guided) this.patience = Math.min(2 * this.patience, MOST_PATIENCE);
  }
}

/** How long to work before signals and timers have the thread, in milliseconds. */
const SLICE = 20;

class Run {
  readonly #compiled: Compiled;
  readonly #options: SolveOptions;
  readonly #deadline: number;
  #seed: number;
  #breathed = performance.now();
  found = 0;
  best: number | undefined;
  bound: number | undefined;

  constructor(compiled: Compiled, options: SolveOptions) {
    this.#compiled = compiled;
    this.#options = options;
    this.#deadline = options.timeLimit === undefined ? Infinity : performance.now() + options.timeLimit;
    this.#seed = options.seed ?? 0;
  }

  /** Solutions that differ in something printed. */
  async satisfy(): Promise<boolean> {
    const { solver } = this.#compiled.model;
    const limit = this.#options.limit ?? 1;
    const outputs = this.#outputs();
    const { labeling, restarts } = searchOf(this.#compiled.model, outputs, this.#random);
    const { part } = this.#options;
    if (part) solver.post(partOf(outputs, part.index, part.of));
    if (labeling !== undefined && !this.#options.free && !restarts && limit > 1) {
      for (const outcome of solver.solutions({ labeling, ...this.#limits() })) {
        if (outcome.status !== 'sat') return false;
        this.#tell(outcome.solution);
        if (this.found >= limit || (await this.#interrupted())) return false;
      }
      return true;
    }
    const turns = new Turns(this.#options.free ? undefined : labeling);
    while (this.found < limit) {
      const outcome = await solver.solveAsync({ ...turns.next, ...this.#limits() });
      if (outcome.status === 'unknown' && outcome.because === 'conflicts') {
        turns.change();
        continue;
      }
      if (outcome.status !== 'sat') return outcome.status === 'unsat';
      this.#tell(outcome.solution);
      if (this.found < limit) solver.block(outcome.solution, outputs);
      if (await this.#interrupted()) return false;
    }
    return false;
  }

  /**
   * Each solution demands a better one, until there is none. While that goes well the demand doubles; a demand that is
   * refused is a bound on the best, and one that takes too long gives way to the smallest. Where the objective is a sum,
   * steps that raise its bound from the other side take turns with these.
   */
  async optimize(direction: 1 | -1): Promise<boolean> {
    const { model } = this.#compiled;
    const { solver } = model;
    const { objective } = model.program.goal;
    const value = objective && model.value(objective);
    const int: Int = value?.kind === 'int' ? value.int : value?.kind === 'bool' ? value.bool : 0;
    const x = model.variable(int);
    const { labeling } = searchOf(model, [], this.#random);
    const turns = new Turns(this.#options.free ? undefined : labeling);
    const beyond = (v: number): Literal => (direction < 0 ? x.le(v) : x.ge(v));
    const parts = sumOfObjective(model, direction);
    const cores = parts && new CoreGuided(solver, parts.terms);
    let found: Solution | undefined;
    let step = 1;
    /** False: it is no better than what is known. */
    const take = (solution: Solution): boolean => {
      const now = intOf(x, solution);
      if (this.best !== undefined && (now - this.best) * direction <= 0) return false;
      found = solution;
      this.best = now;
      this.#tell(solution, now);
      solver.post(clause([beyond(now + direction)]));
      return true;
    };
    for (;;) {
      const known = this.#options.best?.();
      if (known !== undefined && (this.best === undefined || (known - this.best) * direction > 0)) {
        this.best = known;
        solver.post(clause([beyond(known + direction)]));
      }
      const demand = this.best === undefined || step === 1 ? undefined : this.best + direction * step;
      const outcome = await solver.solveAsync({
        ...turns.next,
        ...this.#limits(),
        ...(this.best === undefined && !cores ? {} : { conflictLimit: turns.patience }),
        ...(demand === undefined ? {} : { assumptions: [beyond(demand)] }),
      });
      if (outcome.status === 'sat') {
        take(outcome.solution);
        step *= 2;
      } else if (outcome.status === 'unsat') {
        if (demand === undefined) return true;
        solver.post(clause([beyond(demand).not()]));
        step = Math.max(1, step >> 2);
      } else if (outcome.because !== 'conflicts') return false;
      else {
        turns.change();
        step = 1;
        if (cores && parts) {
          const raised = await this.#raise(cores, turns.patience, take);
          if (raised !== undefined) return raised;
          this.bound = -direction * (cores.lower + parts.constant);
          solver.post(clause([beyond(this.bound + direction).not()]));
        }
        // What is better is often near the best so far.
        if (found !== undefined) solver.preferSolution(found);
      }
      const gap = this.best === undefined ? 1 : Math.abs(this.best - (direction < 0 ? x.min : x.max));
      step = Math.min(step, Math.max(1, gap >> 1));
      if (await this.#interrupted()) return false;
    }
  }

  /** Raises the bound for a number of conflicts. True: no better solution is left; false: the search must end. */
  async #raise(
    cores: CoreGuided,
    patience: number,
    take: (solution: Solution) => boolean,
  ): Promise<boolean | undefined> {
    const { solver } = this.#compiled.model;
    const until = solver.statistics.conflicts + patience;
    for (;;) {
      const left = until - solver.statistics.conflicts;
      if (left <= 0) return undefined;
      const step = await cores.step({ ...this.#limits(), conflictLimit: left });
      if (step.status === 'unsat') return true;
      if (step.status === 'unknown') return step.because === 'conflicts' ? undefined : false;
      if (step.status === 'found') {
        const better = take(step.solution);
        if (step.optimal) return true;
        if (!better) return undefined;
      }
      if (await this.#interrupted()) return false;
    }
  }

  /** Whether all that counts was searched: no variable is cut off, or what is cut off cannot be better than the best. */
  covered(): boolean {
    const { model } = this.#compiled;
    if (model.cut.size === 0) return true;
    const { kind, objective } = model.program.goal;
    if (this.best === undefined || objective?.kind !== 'name') return false;
    const better: Interval = kind === 'minimize' ? [-Infinity, this.best] : [this.best, Infinity];
    const bounds = findBounds(model.program, new Map([[objective.name, better]]));
    return [...model.cut].every(([name, [lower, upper]]) => {
      const [least, most] = bounds.get(name) ?? [-Infinity, Infinity];
      return least >= lower && most <= upper;
    });
  }

  /** Solutions may come faster than any signal is heard: lets others have the thread from time to time. */
  async #interrupted(): Promise<boolean> {
    if (performance.now() - this.#breathed > SLICE) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      this.#breathed = performance.now();
    }
    return this.#options.signal?.aborted === true;
  }

  #tell(solution: Solution, objective?: number): void {
    this.found++;
    this.#options.onSolution(solutionText(this.#compiled.printed, solution), objective);
  }

  #limits(): { readonly timeLimit?: number; readonly signal?: AbortSignal } {
    const { signal } = this.#options;
    return {
      ...(this.#deadline === Infinity ? {} : { timeLimit: Math.max(0, this.#deadline - performance.now()) }),
      ...(signal === undefined ? {} : { signal }),
    };
  }

  /** All variables that are printed. */
  #outputs(): IntVar[] {
    const { model, printed } = this.#compiled;
    const ints = printed.flatMap(({ values }) =>
      values.flatMap((value): Int[] => {
        if (value.kind === 'int') return [value.int];
        return value.kind === 'bool' ? [value.bool] : [...value.set.elements.values()];
      }),
    );
    const open = ints.filter(
      (int) => typeof int !== 'number' && !(int instanceof Literal && int.code >> 1 === 0),
    );
    return [...new Set(open.map((int) => model.variable(int)))];
  }

  /** The same numbers for the same seed. */
  #random = (): number => {
    this.#seed = (Math.imul(this.#seed, 1664525) + 1013904223) | 0;
    return (this.#seed >>> 0) / 2 ** 32;
  };
}
