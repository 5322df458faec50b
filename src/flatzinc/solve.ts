/** Answers a compiled program: solutions as they are found, and at the end what is known. */
import {
  type IntVar,
  type Labeling,
  type Limits,
  Literal,
  type Solution,
  type Statistics,
} from '../engine/index.ts';
import { findBounds, type Interval } from './bounds.ts';
import type { Compiled } from './compile.ts';
import type { Int } from './model.ts';
import { searchInParts } from './on-restart/index.ts';
import { solutionText } from './output.ts';
import { partOf } from './part.ts';
import { decisionsOf, searchOf } from './search.ts';
import { growsForever } from './unbounded.ts';

/** Options of `solve`. */
export interface SolveOptions {
  /** How many solutions of a satisfaction problem; one if absent. */
  readonly limit?: number | undefined;
  /** Learning decides: search annotations are followed rarely, and only for an objective. */
  readonly free?: boolean | undefined;
  readonly seed?: number | undefined;
  /** Milliseconds. */
  readonly timeLimit?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Only the solutions of one part of a satisfaction problem: the parts share none, and together are all. */
  readonly part?: { readonly index: number; readonly of: number } | undefined;
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
  /** Solutions are better and better without end. */
  readonly unbounded?: boolean | undefined;
  readonly objective?: number | undefined;
  /** No solution is better than this. */
  readonly bound?: number | undefined;
  readonly statistics: Statistics;
}

/** Searches for solutions, or for the best one, and hands each over as text. */
export async function solve(compiled: Compiled, options: SolveOptions): Promise<Ending> {
  const run = new Run(compiled, options);
  const { goal } = compiled.model.program;
  const direction = goal.kind === 'minimize' ? -1 : 1;
  const exhausted =
    compiled.hooks.length > 0
      ? await run.restart()
      : goal.kind === 'satisfy'
        ? await run.satisfy()
        : await run.optimize(goal.kind);
  const cutOff = exhausted && !run.covered();
  const unbounded = cutOff && run.best !== undefined && growsForever(compiled.model, direction);
  return {
    found: run.found,
    exhausted: exhausted && !cutOff,
    cutOff,
    unbounded,
    objective: run.best,
    ...(goal.kind === 'satisfy' || cutOff || run.isCalledComplete
      ? {}
      : { bound: run.boundAfter(exhausted, direction) }),
    statistics: compiled.model.solver.statistics,
  };
}

/** Conflicts that a turn may cost at first, and at most. */
const FIRST_CONFLICTS = 2000;
const MOST_CONFLICTS = 16_000;

/** The search follows the annotation and, where that takes long, goes on without it for a while, in turns. */
class Turns {
  readonly #labeling: Labeling | undefined;
  #guided = true;
  conflictLimit = FIRST_CONFLICTS;

  constructor(labeling: Labeling | undefined) {
    this.#labeling = labeling;
  }

  get next(): { readonly follow?: Labeling; readonly conflictLimit?: number } {
    if (this.#labeling === undefined) return {};
    const { conflictLimit } = this;
    return this.#guided ? { follow: this.#labeling, conflictLimit } : { conflictLimit };
  }

  change(): void {
    this.#guided = !this.#guided;
    if (this.#guided) this.conflictLimit = Math.min(2 * this.conflictLimit, MOST_CONFLICTS);
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
  /** The model has called the search complete: nothing is known about what was not searched. */
  isCalledComplete = false;

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

  /** Better and better solutions, until none is left. */
  async optimize(goal: 'minimize' | 'maximize'): Promise<boolean> {
    const { model } = this.#compiled;
    const { objective } = model.program.goal;
    const value = objective && model.value(objective);
    const int: Int = value?.kind === 'int' ? value.int : value?.kind === 'bool' ? value.bool : 0;
    const { labeling, variables } = searchOf(model, [], this.#random);
    const { free, best: known } = this.#options;
    const improving = model.solver.improve(model.variable(int), {
      goal,
      isFinal: true,
      decisions: variables ?? decisionsOf(model),
      ...(labeling ? { follow: labeling, followed: free ? 'rarely' : 'mostly' } : {}),
      ...(known ? { known } : {}),
      ...this.#limits(),
    });
    for (;;) {
      const step = await improving.next();
      if (step.done) {
        if (step.value.status === 'unknown') this.bound = step.value.bound ?? this.bound;
        // Another thread may know a better one, and then this one has proved that there is nothing beyond.
        const best = [this.best, known?.()].filter((one) => one !== undefined);
        if (best.length > 0) this.best = goal === 'minimize' ? Math.min(...best) : Math.max(...best);
        return step.value.status !== 'unknown';
      }
      const { solution, objective: now, bound } = step.value;
      this.bound = bound;
      if (now === this.best) continue;
      this.best = now;
      this.#tell(solution, now);
    }
  }

  /** For a model that is told at each restart how the search goes. */
  async restart(): Promise<boolean> {
    const ended = await searchInParts(this.#compiled, this.#options, {
      outputs: this.#outputs(),
      random: this.#random,
      limits: () => this.#limits(),
      interrupted: () => this.#interrupted(),
      tell: (solution, objective) => {
        this.best = objective;
        this.#tell(solution, objective);
      },
    });
    this.isCalledComplete = ended === 'called complete';
    return ended !== undefined;
  }

  /** No solution is better than this: the best one if all was searched, and else what the constraints leave. */
  boundAfter(exhausted: boolean, direction: 1 | -1): number | undefined {
    const { model } = this.#compiled;
    const { objective } = model.program.goal;
    if (exhausted) return this.best;
    if (objective === undefined || (objective.kind === 'name' && model.cut.has(objective.name)))
      return undefined;
    const value = model.value(objective);
    const x = model.variable(value.kind === 'int' ? value.int : 0);
    const left = direction < 0 ? x.min : x.max;
    return this.bound === undefined ? left : direction * Math.min(direction * this.bound, direction * left);
  }

  /**
   * Whether all that counts was searched: no variable is cut off, or what is cut off cannot be better than the best.
   */
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

  #limits(): Limits {
    const { signal } = this.#options;
    const left = Math.max(0, this.#deadline - performance.now());
    return { timeLimit: left === Infinity ? undefined : left, signal };
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
