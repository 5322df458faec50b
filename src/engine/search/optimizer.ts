import type { LinearRow } from '../constraint.ts';
import { leastTerm } from '../constraints/linear.ts';
import { clause } from '../constraints/logic.ts';
import type { Term } from '../constraints/weighted-sum.ts';
import type { Kernel } from '../core/kernel.ts';
import { InvariantError, LimitError, ModelError } from '../errors.ts';
import type { OptimizeOptions, PostLimits, SolveOptions } from '../options.ts';
import { type Outcome, Solution } from '../outcome.ts';
import type { Satisfier } from '../satisfier.ts';
import { Slices } from '../slices.ts';
import { BoolVar, type IntVar, Literal, type Valuation } from '../variable.ts';
import { CoreGuided } from './core-guided.ts';
import type { LabelingSearch } from './labeling.ts';
import { type Because, Budget } from './limits.ts';
import { Neighbourhoods } from './neighbourhoods.ts';
import { pricedRows } from './priced-rows.ts';

/** The best solution found: proven best, or the best until a limit was reached. */
export type Optimum =
  | { readonly status: 'optimal'; readonly best: number; readonly solution: Solution }
  /** There is no solution, or none that is better than what is `known`. */
  | { readonly status: 'unsat' }
  | {
      readonly status: 'unknown';
      readonly because: Because;
      readonly best?: number;
      readonly solution?: Solution;
      /** No solution is better than this. */
      readonly bound?: number;
    };

/** A solution that is better than all before it. */
export interface Incumbent {
  readonly value: Valuation;
  readonly solution: Solution;
  readonly objective: number;
  /** No solution is better than this: where it is the objective, this one is the best. */
  readonly bound: number;
}

/** What an optimiser does next: it asks the solver, or tells of a better solution. */
type Step = { readonly ask: SolveOptions } | Incumbent;
/** One way to get on, until it takes too long. It returns why all of it has ended: 'done' if nothing better is left. */
type Turn<T = 'done' | Because | undefined> = Generator<Step, T, Outcome | undefined>;

/** Conflicts that a question may cost in the first round of turns, and at most. */
const FIRST_CONFLICTS = 200;
const MOST_CONFLICTS = 16_000;
/** Conflicts and parts of a turn of large-neighbourhood search. */
const PART_CONFLICTS = 100;
const PARTS = 40;

/** One round in three, from the second on, goes without the labeling; if it is followed rarely, only that round follows it. */
const ROUNDS_OF_TURNS = 3;
/** A way whose turn led to nothing gets half the next, but never less than this part; one that led on gets all of it. */
const LEAST_SHARE = 1 / 16;

/** Longer sums are not looked through for others. */
const MOST_TERMS = 256;

interface Sum {
  readonly terms: readonly Term[];
  readonly constant: number;
}

/**
 * Looks for the best solution by questions. Three ways take turns, each with the same number of conflicts at first:
 *
 *   demands         each solution demands a better one, each success doubles the demand, each refusal is a bound
 *   cores           where the objective is a sum: its bound rises by what cannot hold together (`core-guided.ts`)
 *   neighbourhoods  a part of the best solution is searched anew, the rest stays (`neighbourhoods.ts`); proves nothing
 *
 * After the first round, rows of the model are priced (`priced-rows.ts`), which helps all three.
 *
 * Demands and what stays are assumptions: all that is learned on the way holds for good. See docs/decisions/0026.
 */
export class Optimizer {
  readonly #solver: Satisfier;
  readonly #x: IntVar;
  readonly #direction: 1 | -1;
  readonly #options: OptimizeOptions;
  readonly #budget: Budget;
  readonly #deadline: number;
  readonly #conflictsBefore: number;
  readonly #sum: Sum | undefined;
  #cores: CoreGuided | undefined;
  #neighbourhoods: Neighbourhoods | undefined;
  #solution: Solution | undefined;
  /** The objective of that solution, or a better one that is known elsewhere. */
  #best: number | undefined;
  /** No solution lies beyond this. */
  #bound: number;
  #turnConflicts = FIRST_CONFLICTS;
  #rounds = 0;
  /** How often a better solution or a bound was found. */
  #advances = 0;
  #coresShare = 1;
  #partsShare = 1;
  #arePriced = false;

  constructor(solver: Satisfier, x: IntVar, direction: 1 | -1, options: OptimizeOptions) {
    this.#solver = solver;
    this.#x = x;
    this.#direction = direction;
    this.#options = options;
    this.#budget = new Budget(options);
    this.#deadline = performance.now() + (options.timeLimit ?? Infinity);
    this.#conflictsBefore = solver.statistics.conflicts;
    this.#bound = this.#rootBound;
    this.#sum = this.#sumOfObjective();
  }

  *run(): Generator<Step, Optimum, Outcome | undefined> {
    try {
      for (;;) {
        const ended = (yield* this.#demand()) ?? (yield* this.#raise()) ?? (yield* this.#explore());
        if (ended !== undefined) return this.#ending(ended);
        this.#priceRows();
        this.#rounds++;
        this.#turnConflicts = Math.min(2 * this.#turnConflicts, MOST_CONFLICTS);
      }
    } catch (error) {
      if (error instanceof LimitError) return this.#ending(error.because);
      throw error;
    }
  }

  #ending(ended: 'done' | Because): Optimum {
    const solution = this.#solution;
    const best = solution && this.#objectiveOf(solution);
    if (ended === 'done') {
      if (solution === undefined || best === undefined || best !== this.#best) return { status: 'unsat' };
      return { status: 'optimal', best, solution };
    }
    const found = solution && best !== undefined ? { best, solution, bound: this.#bound } : {};
    return { status: 'unknown', because: ended, ...found };
  }

  *#demand(): Turn {
    const { follow, followed = 'mostly' } = this.#options;
    const isExceptional = this.#rounds % ROUNDS_OF_TURNS === 1;
    const guide = follow && isExceptional === (followed === 'rarely') ? { follow } : {};
    let step = 1;
    const until = this.#conflicts + 2 * this.#turnConflicts;
    for (;;) {
      if (this.#best !== undefined && this.#conflicts > until) return undefined;
      const known = this.#options.known?.();
      if (known !== undefined && this.#isBetter(known)) this.#improve(known);
      if (this.#isDone) return 'done';
      const gap = this.#best === undefined ? 0 : Math.abs(this.#bound - this.#best);
      const by = Math.max(1, Math.min(step, Math.floor(gap / 2)));
      const demand = this.#best === undefined ? undefined : this.#best + this.#direction * by;
      // Without a solution, and where nothing else can be done, there is no reason to stop.
      const isOnly = this.#best === undefined && this.#sum === undefined && follow === undefined;
      const outcome = yield* this.#ask(
        demand === undefined ? [] : [this.#beyond(demand)],
        isOnly ? Infinity : this.#turnConflicts,
        guide,
      );
      if (outcome.status === 'unknown') return this.#reached(outcome.because);
      if (outcome.status === 'sat') {
        yield* this.#take(outcome.solution);
        step *= 2;
      } else if (demand === undefined) return 'done';
      else {
        this.#raiseBound(demand - this.#direction);
        step = Math.max(1, step >> 2);
      }
    }
  }

  /** What rows of the model say about the cost, once the problem has proved hard. It follows from the model. */
  #priceRows(): void {
    const solver = this.#solver;
    if (!this.#sum || this.#arePriced || solver.isLogged) return;
    this.#arePriced = true;
    const cost = { x: this.#x, factor: this.#direction < 0 ? 1 : -1, ...this.#sum } as const;
    solver.postImplied(
      pricedRows(cost, solver.rows, (y) => solver.rootBounds(y)),
      this.#limits,
    );
  }

  *#raise(): Turn {
    if (!this.#sum) return undefined;
    this.#cores ??= new CoreGuided(this.#solver, this.#sum.terms);
    const cores = this.#cores;
    const turn = Math.ceil(this.#turnConflicts * this.#coresShare);
    const until = this.#conflicts + turn;
    const before = this.#advances;
    // A core may cost no conflict at all, but never nothing.
    for (let asked = 0; this.#conflicts < until && asked < turn; asked++) {
      const outcome = yield* this.#ask(cores.assumed, until - this.#conflicts, {});
      const step = cores.take(outcome, this.#limits);
      if (step.status === 'unknown') return this.#reached(step.because);
      if (step.status === 'unsat') return 'done';
      this.#raiseBound(-this.#direction * (cores.lower + this.#sum.constant));
      if (step.status === 'found') {
        yield* this.#take(step.solution);
        if (step.optimal) return 'done';
      }
      if (this.#isDone) return 'done';
    }
    this.#coresShare = this.#shareAfter(this.#coresShare, before);
    return undefined;
  }

  *#explore(): Turn {
    if (!this.#solution) return undefined;
    const { decisions = this.#solver.variables } = this.#options;
    this.#neighbourhoods ??= new Neighbourhoods(
      this.#solver,
      decisions.filter((x) => x !== this.#x),
      this.#sum?.terms ?? [],
      this.#solver.seed,
    );
    const parts = this.#neighbourhoods;
    const until = this.#conflicts + this.#turnConflicts * this.#partsShare;
    const most = PARTS * this.#partsShare;
    const before = this.#advances;
    for (let part = 0; parts.isUseful && part < most && this.#conflicts < until; part++) {
      // What is better is often near the best so far.
      this.#solver.preferSolution(this.#solution);
      const demand = this.#beyond(this.#best! + this.#direction);
      const outcome = yield* this.#ask([demand, ...parts.next(this.#solution)], PART_CONFLICTS, {});
      if (outcome.status === 'unknown') {
        const because = this.#reached(outcome.because);
        if (because !== undefined) return because;
      }
      parts.learned(outcome.status);
      if (outcome.status === 'sat') yield* this.#take(outcome.solution);
      if (this.#isDone) return 'done';
    }
    this.#partsShare = this.#shareAfter(this.#partsShare, before);
    this.#solver.preferSolution(this.#solution);
    return undefined;
  }

  /** One question, within what is left of the limits. */
  *#ask(assumed: readonly Literal[], conflicts: number, guide: Pick<SolveOptions, 'follow'>): Turn<Outcome> {
    const because = this.#budget.expired({ bytes: 0 });
    if (because !== null) return { status: 'unknown', because };
    const {
      decisions,
      known,
      isFinal,
      follow,
      followed,
      timeLimit,
      signal,
      assumptions = [],
      ...options
    } = this.#options;
    const conflictLimit = Math.min(conflicts, this.#conflictsLeft);
    const outcome = yield {
      ask: {
        ...options,
        ...guide,
        ...this.#limits,
        ...(conflictLimit === Infinity ? {} : { conflictLimit }),
        assumptions: [...assumptions, ...assumed],
      },
    };
    if (outcome === undefined) throw new InvariantError('no answer');
    // Only a question propagates within the limits: the root may say more after it than before.
    this.#raiseBound(this.#rootBound);
    return outcome;
  }

  /** What is left of the limits. */
  get #limits(): PostLimits {
    const { timeLimit, signal } = this.#options;
    return {
      ...(timeLimit === undefined ? {} : { timeLimit: Math.max(0, this.#deadline - performance.now()) }),
      signal,
    };
  }

  *#take(solution: Solution): Turn<void> {
    const objective = this.#objectiveOf(solution);
    if (!this.#isBetter(objective)) return;
    this.#solution = solution;
    this.#improve(objective);
    yield { value: solution.value, solution, objective, bound: this.#bound };
  }

  #improve(best: number): void {
    this.#best = best;
    this.#advances++;
    if (this.#options.isFinal && !this.#isDone)
      this.#solver.post(clause([this.#beyond(best + this.#direction)]), this.#limits);
  }

  /** What the root says of the best, and not the node at which another search stands. */
  get #rootBound(): number {
    return this.#solver.rootBounds(this.#x)[this.#direction < 0 ? 0 : 1];
  }

  #raiseBound(bound: number): void {
    if ((bound - this.#bound) * this.#direction >= 0) return;
    this.#bound = bound;
    this.#advances++;
    if (this.#options.isFinal && !this.#isDone)
      this.#solver.post(clause([this.#beyond(bound + this.#direction).not()]), this.#limits);
  }

  /** The next share of a way: all of it if something better or a bound was found since then. */
  #shareAfter(share: number, advancesBefore: number): number {
    return this.#advances > advancesBefore ? 1 : Math.max(LEAST_SHARE, share / 2);
  }

  get #isDone(): boolean {
    return this.#best !== undefined && (this.#bound - this.#best) * this.#direction <= 0;
  }

  #isBetter(objective: number): boolean {
    return this.#best === undefined || (objective - this.#best) * this.#direction > 0;
  }

  #objectiveOf(solution: Solution): number {
    return solution.value(this.#x);
  }

  #beyond(v: number): Literal {
    return this.#direction < 0 ? this.#x.le(v) : this.#x.ge(v);
  }

  get #conflicts(): number {
    return this.#solver.statistics.conflicts;
  }

  get #conflictsLeft(): number {
    return (this.#options.conflictLimit ?? Infinity) - (this.#conflicts - this.#conflictsBefore);
  }

  /** The limit of the whole call that was reached; undefined if only the turn has ended. */
  #reached(because: Because): Because | undefined {
    return because !== 'conflicts' || this.#conflictsLeft <= 0 ? because : undefined;
  }

  /**
   * What is to be small: the sum that makes the objective, or its opposite where that is to be large. A term that is
   * itself a sum gives way to its own terms, as long as they say as much about the least that it can be.
   */
  #sumOfObjective(): Sum | undefined {
    const rows = this.#solver.rows.filter((row) => row.relation === '=' && row.terms.length > 2);
    const used = new Set<LinearRow>();
    const terms: Term[] = [];
    let constant = 0;
    const open: Term[] = [[-this.#direction, this.#x]];
    // What is put behind is looked at in its turn.
    for (const term of open) {
      const [c, y] = term;
      const isOwn = ([, z]: Term): boolean => z === y;
      // An equation that makes it the sum of at least two others.
      const isSum = !(y instanceof Literal || y instanceof BoolVar) && open.length < MOST_TERMS;
      const row = (isSum ? rows : []).find((one) => {
        const [own, again] = one.terms.filter(isOwn);
        return own && !again && Math.abs(own[0]) === 1 && !used.has(one);
      });
      if (row) {
        const by = -c * row.terms.find(isOwn)![0];
        const inner = row.terms.flatMap((one): Term[] => (isOwn(one) ? [] : [[by * one[0], one[1]]]));
        const least = (sum: number, one: Term): number =>
          sum + leastTerm(one, (z) => this.#solver.rootBounds(z));
        if (y === this.#x || inner.reduce(least, -by * row.total) >= least(0, term)) {
          used.add(row);
          open.push(...inner);
          constant -= by * row.total;
          continue;
        }
      }
      terms.push(term);
    }
    return used.size > 0 ? { terms, constant } : undefined;
  }
}

/** Asks at once. */
export function optimize(solver: Satisfier, optimizer: Optimizer): Optimum {
  const run = optimizer.run();
  let step = run.next();
  while (!step.done) step = run.next('ask' in step.value ? solver.solve(step.value.ask) : undefined);
  return step.value;
}

/** Asks in slices, and gives each better solution; the last one again if its bound has risen since. */
export async function* improving(
  solver: Satisfier,
  optimizer: Optimizer,
): AsyncGenerator<Incumbent, Optimum> {
  const run = optimizer.run();
  const slices = new Slices();
  let last: Incumbent | undefined;
  /** Gives a solution; nothing that is known of the best holds for another model. */
  async function* give(incumbent: Incumbent): AsyncGenerator<Incumbent, void> {
    const { revision } = solver;
    yield incumbent;
    if (solver.revision !== revision)
      throw new ModelError('the model was changed while its best solution was being looked for');
  }
  let step = run.next();
  while (!step.done) {
    // Short questions follow each other faster than a signal is heard.
    await slices.pause();
    if ('ask' in step.value) step = run.next(await solver.solveAsync(step.value.ask));
    else {
      last = step.value;
      yield* give(last);
      step = run.next();
    }
  }
  const optimum = step.value;
  const bound = optimum.status === 'optimal' ? optimum.best : optimum.status === 'unknown' && optimum.bound;
  if (last && typeof bound === 'number' && bound !== last.bound) yield* give({ ...last, bound });
  return optimum;
}

/** Branch and bound inside one chronological search. */
export function optimizeByLabeling(
  solver: Satisfier,
  kernel: Kernel,
  search: LabelingSearch,
  integer: number,
  x: IntVar,
  direction: 1 | -1,
): Optimum {
  let found: { readonly best: number; readonly solution: Solution } | undefined;
  for (;;) {
    const verdict = search.next();
    if (verdict === 'unsat') return found ? { status: 'optimal', ...found } : { status: 'unsat' };
    if (verdict !== 'sat') return { status: 'unknown', because: verdict, ...found };
    const solution = new Solution(solver, kernel);
    const best = solution.value(x);
    if (found && (best - found.best) * direction <= 0) throw new InvariantError('the bound did not hold');
    found = { best, solution };
    search.bound =
      direction < 0 ? kernel.integers.atMost(integer, best - 1) : kernel.integers.atLeast(integer, best + 1);
  }
}
