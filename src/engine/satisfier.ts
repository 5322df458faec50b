import { Asking } from './asking.ts';
import { BlockedSolutions } from './blocked-solutions.ts';
import { checkOptions } from './check-options.ts';
import type { Constraint, LinearRow } from './constraint.ts';
import { Kernel, TRUE } from './core/index.ts';
import { intervalDomain, sparseDomain } from './domain.ts';
import { InvariantError, ModelError } from './errors.ts';
import { boundsIn, codeIn, valuesIn } from './in-kernel.ts';
import { keepShapes } from './kept-shapes.ts';
import { type Holder, Lease, type Lender } from './lease.ts';
import {
  POST_LIMITS,
  POST_OPTIONS,
  type PostLimits,
  type PostOptions,
  SOLUTIONS_OPTIONS,
  SOLVE_OPTIONS,
  SOLVER_OPTIONS,
  type SolutionsOptions,
  type SolveOptions,
  type SolverOptions,
} from './options.ts';
import { type Outcome, Solution } from './outcome.ts';
import { Posting } from './posting.ts';
import {
  type Backbone,
  Budget,
  findBackbone,
  type LabelingCounts,
  LabelingSearch,
  Learning,
} from './search/index.ts';
import type { SearchLog } from './search-log.ts';
import type { Statistics } from './statistics.ts';
import {
  type Bool,
  BoolVar,
  type Comparison,
  checkInteger,
  IntVar,
  Literal,
  literalOf,
  type Name,
  type Valuation,
} from './variable.ts';

/**
 * A solver that finds solutions, and no best one: `Solver` adds that. Who needs no optimum, as puzzles do, has less to
 * load.
 */
export class Satisfier implements Lender {
  readonly #kernel = new Kernel();
  readonly #learning = new Learning(this.#kernel);
  readonly #variables: IntVar[] = [];
  readonly #constraints: Constraint[] = [];
  /** What `degrees` counted last, and of how many constraints. */
  #degrees = new Int32Array(0);
  #counted = 0;
  readonly #lease = new Lease(this.#kernel);
  readonly #asking = new Asking(this, this.#kernel, this.#learning, this.#lease);
  readonly #labelings: LabelingCounts = { backtracks: 0, decisions: 0 };
  readonly #rows: LinearRow[] = [];
  readonly #isLogged: boolean;
  #revision = 0;
  #posting = 0;
  #labelingTime = 0;
  #seed: number;

  constructor(options: SolverOptions = {}) {
    checkOptions(options, SOLVER_OPTIONS);
    this.#seed = checkInteger(options.seed ?? 0, 'seed');
    this.#learning.localSeed = this.#seed;
    this.#isLogged = options.log !== undefined;
    if (options.log) this.#tell(options.log);
  }

  #tell(log: SearchLog): void {
    // Where a log throws, what the solver was doing is left half done.
    const careful = (tell: () => void) => {
      try {
        tell();
      } catch (error) {
        this.#kernel.breakage.by(error);
        throw error;
      }
    };
    this.#kernel.audit = (premises, inferred, _, by) => careful(() => log.explained(by, premises, inferred));
    this.#learning.hear((clause) => careful(() => log.learned(clause)));
    this.#learning.auditDeleted = (clause) => careful(() => log.deleted(clause));
  }

  /** A 0/1 variable. */
  bool(name?: Name): BoolVar {
    this.#lease.use('make variables');
    const v = this.#kernel.newVariable();
    this.#perturb(v);
    const x = new BoolVar(this, this.#variables.length, v << 1, name);
    this.#variables.push(x);
    return x;
  }

  /** A variable over lower..upper, or over a list of values. */
  int(lower: number, upper: number, name?: string): IntVar;
  int(values: readonly number[], name?: string): IntVar;
  int(first: number | readonly number[], second?: number | string, third?: string): IntVar {
    const isInterval = typeof first === 'number';
    const domain = isInterval ? intervalDomain(first, second as number) : sparseDomain(first);
    const name = isInterval ? third : (second as string | undefined);
    if (domain.lower === 0 && domain.upper === 1) return this.bool(name);
    this.#lease.use('make variables');
    const x = new IntVar(this, this.#variables.length, this.#kernel.integers.add(domain), name);
    this.#variables.push(x);
    return x;
  }

  /** A variable of a search's own, which is no part of the model: solutions are not told apart by it. */
  helper(lower: number, upper: number): IntVar {
    const kernel = this.#lease.use('make variables');
    const isBool = lower === 0 && upper === 1;
    if (isBool) return new BoolVar(this, -1, kernel.newVariable() << 1, 'helper');
    return new IntVar(this, -1, kernel.integers.add(intervalDomain(lower, upper)), 'helper');
  }

  /** Throws unless the variable was made here. */
  own(x: IntVar): IntVar {
    if (!(x instanceof IntVar)) throw new ModelError(`expected a variable, got ${String(x)}`);
    if (x.solver !== this) throw new ModelError(`foreign variable ${x.name}: it belongs to another solver`);
    return x;
  }

  /** The literal that compares x with a constant. */
  literal(x: IntVar, comparison: Comparison, bound: number): Literal {
    this.own(x);
    checkInteger(bound, 'bound');
    return new Literal(x, comparison, bound, codeIn(this.#kernel, x, comparison, bound));
  }

  /** The kernel's integer of a variable; a 0/1 variable gets one when it first meets an integer constraint. */
  integer(x: IntVar): number {
    this.own(x);
    return x instanceof BoolVar ? this.#kernel.integers.view(x.code) : x.code;
  }

  /** Smallest and largest value left: in a labeling or under a probe at the present node, otherwise at the root. */
  bounds(x: IntVar): readonly [lower: number, upper: number] {
    return boundsIn(this.#kernel, this.own(x), this.#lease.isOpen);
  }

  /** The same at the root, wherever a search stands: what is known there without further propagation. */
  rootBounds(x: IntVar): readonly [lower: number, upper: number] {
    return boundsIn(this.#kernel, this.own(x), false);
  }

  /** The values left, at the same place. */
  domain(x: IntVar): number[] {
    return valuesIn(this.#kernel, this.own(x), this.#lease.isOpen);
  }

  /** How many constraints speak of each variable, by the variable's index. */
  degrees(): Int32Array {
    const degrees = new Int32Array(this.#variables.length);
    degrees.set(this.#degrees);
    // Scopes may be made anew each time they are asked for, so only those of new constraints are.
    for (; this.#counted < this.#constraints.length; this.#counted++)
      for (const x of new Set(this.#constraints[this.#counted].scope)) degrees[x.index]++;
    this.#degrees = degrees;
    return degrees.slice();
  }

  scopeOf(constraint: number): readonly IntVar[] {
    return this.#constraints[constraint]?.scope ?? [];
  }

  /** The value that learning tries first for a 0/1 variable. */
  prefer(x: BoolVar, value: 0 | 1): void {
    this.own(x);
    this.#kernel.phase[x.code >> 1] = value;
  }

  /** Lets learning decide these 0/1 variables before all others, until conflicts say otherwise. */
  decideFirst(variables: readonly BoolVar[]): void {
    this.#learning.decideFirst(variables.map((x) => this.own(x).code >> 1));
  }

  /** The values of this solution are those that learning tries first, until it leaves them for others. */
  preferSolution(solution: Solution): void {
    solution.writePhases(this, this.#kernel.phase);
  }

  /**
   * Adds a constraint for good; with `when`, only where that literal is true. If it throws, nothing was added. A limit
   * that is reached before it is there throws a LimitError; one that is reached later leaves the rest to the next question.
   */
  post(constraint: Constraint, options: PostOptions = {}): void {
    checkOptions(options, POST_OPTIONS);
    const { when, ...limits } = options;
    const guard = when === undefined ? TRUE : this.ownLiteral(when).code;
    this.#lease.use('post');
    this.#timed(limits, (budget) => this.#openPosting(budget).post(constraint, guard));
    this.#changed(guard === TRUE ? constraint.row : undefined);
  }

  /** The same for many, one after the other: where it throws, those before are there. */
  postAll(constraints: Iterable<Constraint>, limits: PostLimits = {}): void {
    checkOptions(limits, POST_LIMITS);
    this.#postAll(constraints, limits, false);
  }

  /** Adds what follows from the constraints: it helps propagation, and is not counted, blamed or walked on. */
  postImplied(constraints: Iterable<Constraint>, limits: PostLimits = {}): void {
    this.#postAll(constraints, limits, true);
  }

  #postAll(constraints: Iterable<Constraint>, limits: PostLimits, isImplied: boolean): void {
    this.#timed(limits, (budget) => {
      const posting = this.#openPosting(budget, isImplied);
      for (const constraint of constraints) {
        this.#lease.use('post');
        posting.post(constraint, TRUE);
        if (!isImplied) this.#changed(constraint.row);
      }
      keepShapes('posting', posting, this.#kernel.bytes);
    });
  }

  /** A literal that is true exactly if the constraint holds. */
  reify(constraint: Constraint, limits: PostLimits = {}): Literal {
    checkOptions(limits, POST_LIMITS);
    this.#lease.use('post');
    const code = this.#timed(limits, (budget) => this.#openPosting(budget).postReified(constraint));
    this.#changed();
    const x = new BoolVar(this, this.#variables.length, code, undefined);
    this.#variables.push(x);
    return x.yes;
  }

  #changed(row?: LinearRow): void {
    this.#revision++;
    if (row) this.#rows.push(row);
  }

  /** How often the model was changed. */
  get revision(): number {
    return this.#revision;
  }

  /** The variables of the model. */
  get variables(): readonly IntVar[] {
    return this.#variables;
  }

  get seed(): number {
    return this.#learning.localSeed;
  }

  /** The linear constraints that were posted for good. */
  get rows(): readonly LinearRow[] {
    return this.#rows;
  }

  /** Whether a log is told what is learned: then nothing may be added that it cannot derive. */
  get isLogged(): boolean {
    return this.#isLogged;
  }

  #timed<T>(limits: PostLimits, post: (budget: Budget) => T): T {
    const from = performance.now();
    const budget = new Budget(limits);
    const kernel = this.#kernel;
    const { interrupt } = kernel;
    if (limits.timeLimit !== undefined || limits.signal)
      kernel.interrupt = () => budget.expired(kernel) !== null;
    try {
      return post(budget);
    } finally {
      kernel.interrupt = interrupt;
      this.#posting += performance.now() - from;
    }
  }

  #openPosting(budget: Budget, isImplied = false): Posting {
    return new Posting(this, this.#kernel, this.#constraints, isImplied, budget);
  }

  /** Looks for one solution. */
  solve(options: SolveOptions = {}): Outcome {
    checkOptions(options, SOLVE_OPTIONS);
    if (options.labeling) {
      for (const outcome of this.#label(options)) return outcome;
      // Chronological search keeps no reasons: any of the assumptions may be to blame.
      return { status: 'unsat', core: (options.assumptions ?? []).map(literalOf) };
    }
    return this.#asking.ask(options, new Budget(options));
  }

  /** The same, in slices of a few milliseconds, so that timers, input and an AbortSignal are heard. */
  async solveAsync(options: SolveOptions = {}): Promise<Outcome> {
    checkOptions(options, SOLVE_OPTIONS);
    if (options.labeling)
      throw new ModelError('a labeling has no asynchronous form: iterate over solutions instead');
    return this.#asking.askAsync(options);
  }

  /**
   * All solutions, one by one; stop whenever you like. With a labeling in its order, otherwise by learning.
   * Yields a last outcome 'unknown' if a limit ended it early. Other use of the solver ends a labeling.
   */
  *solutions(options: SolutionsOptions = {}): Generator<Extract<Outcome, { status: 'sat' | 'unknown' }>> {
    checkOptions(options, SOLUTIONS_OPTIONS);
    const { variables = [...this.#variables], ...asked } = options;
    if (options.labeling) {
      for (const outcome of this.#label(asked)) if (outcome.status !== 'unsat') yield outcome;
      return;
    }
    for (const x of variables) this.own(x);
    const budget = new Budget(options);
    const blocked = new BlockedSolutions(this.#kernel, this.#lease, () => this.#learning.simplifySoon());
    try {
      for (;;) {
        this.#lease.use('ask');
        blocked.resume();
        // No variable of the model, or a second iteration begun before this one ends would tell solutions apart by it.
        const here = new BoolVar(this, -1, blocked.here, 'iteration');
        const assumptions = [...(options.assumptions ?? []), here];
        const outcome = this.#asking.ask({ ...asked, assumptions }, budget);
        if (outcome.status === 'unsat') return;
        if (outcome.status === 'sat')
          blocked.add(variables.map((x) => this.literal(x, '=', outcome.value(x)).code));
        this.#lease.suspendIteration(blocked);
        yield outcome;
        this.#lease.resumeIteration(blocked);
        if (outcome.status === 'unknown') return;
      }
    } finally {
      this.#lease.resumeIteration(blocked);
      blocked.drop();
    }
  }

  /** Forbids the values that these variables have in a solution; with `when`, only where that is true. */
  block(solution: Solution | { readonly value: Valuation }, variables: readonly IntVar[], when?: Bool): void {
    this.#lease.use('block');
    const lits = variables.map((x) => codeIn(this.#kernel, this.own(x), '=', solution.value(x)) ^ 1);
    if (when !== undefined) lits.push(this.ownLiteral(when).code ^ 1);
    this.#kernel.addClause(lits);
    this.#kernel.propagate();
    this.#changed();
  }

  /** Goes through the tree of a labeling, which counts as time of this solver. */
  labeled<T>(options: SolveOptions, work: (search: LabelingSearch, kernel: Kernel) => T): T {
    const from = performance.now();
    this.#lease.use('ask');
    const search = this.#startLabeling(options);
    try {
      return work(search, this.#kernel);
    } finally {
      search.end();
      this.#labelingTime += performance.now() - from;
    }
  }

  /** The literals among these, or their negations, that are the same in all solutions; found with few solves. */
  backbone(of: readonly Bool[], options: SolveOptions = {}): Backbone {
    checkOptions(options, SOLVE_OPTIONS);
    return findBackbone(this, of.map(literalOf), options);
  }

  /** The literal of a truth value; throws unless it was made here. */
  ownLiteral(bool: Bool): Literal {
    const literal = literalOf(bool);
    this.own(literal.variable);
    return literal;
  }

  #startLabeling(options: SolveOptions): LabelingSearch {
    if (!options.labeling) throw new InvariantError('no labeling to start');
    const assumptions = (options.assumptions ?? []).map((bool) => this.ownLiteral(bool).code);
    const budget = new Budget(options);
    return new LabelingSearch(this, this.#lease, options.labeling, assumptions, budget, this.#labelings);
  }

  *#label(options: SolveOptions): Generator<Outcome> {
    const search = this.#startLabeling(options);
    try {
      for (;;) {
        const from = performance.now();
        const verdict = search.next();
        this.#labelingTime += performance.now() - from;
        if (verdict === 'unsat') return;
        if (verdict !== 'sat') {
          yield { status: 'unknown', because: verdict };
          return;
        }
        const solution = new Solution(this, this.#kernel);
        yield { status: 'sat', value: solution.value, solution };
      }
    } finally {
      search.end();
    }
  }

  #perturb(v: number): void {
    if (this.#seed === 0) return;
    // A small linear congruential step: enough to break ties differently, the same everywhere.
    this.#seed = (Math.imul(this.#seed, 1103515245) + 12345) | 0;
    this.#kernel.heap.activity[v] = ((this.#seed >>> 8) & 0xffff) * 1e-9;
    this.#kernel.heap.raised(v);
  }

  /** Work on the kernel at its root, where nothing is left to propagate; it must leave the kernel there. */
  atRoot<T>(work: (kernel: Kernel, learning: Learning) => T): T {
    return this.#lease.atRoot((kernel) => work(kernel, this.#learning));
  }

  /** Hands the kernel, at its root, to one search, until another call needs it. */
  search(holder: Holder): Kernel {
    return this.#lease.search(holder);
  }

  holds(holder: Holder): boolean {
    return this.#lease.holds(holder);
  }

  get statistics(): Statistics {
    const kernel = this.#kernel;
    const learning = this.#learning;
    return {
      resumptions: kernel.runs + kernel.sums.checks + kernel.clauses.visits,
      entailments: kernel.entailments + kernel.sums.entailments,
      prunings: kernel.prunings,
      backtracks: learning.conflicts + this.#labelings.backtracks,
      constraints: this.#constraints.length,
      decisions: learning.decisions + this.#labelings.decisions,
      conflicts: learning.conflicts,
      propagations: kernel.propagations,
      restarts: learning.restarts,
      learned: learning.learned,
      learnedLiterals: learning.learnedLiterals,
      deleted: learning.deleted,
      localSteps: learning.localSteps,
      localSolutions: learning.localSolutions,
      variables: kernel.trail.variables - 1,
      bytes: kernel.bytes,
      time: {
        posting: this.#posting,
        searching: this.#asking.time + this.#labelingTime,
        analysing: learning.analysing,
        reducing: learning.reducing,
      },
    };
  }
}
