import { BlockedSolutions } from './blocked-solutions.ts';
import { checkOptions } from './check-options.ts';
import type { Constraint } from './constraint.ts';
import { FALSE, Kernel, type Lit, TRUE } from './core/index.ts';
import { intervalDomain, sparseDomain } from './domain.ts';
import { InvariantError, ModelError } from './errors.ts';
import { keepShapes } from './kept-shapes.ts';
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
  guide,
  type LabelingCounts,
  LabelingSearch,
  Learning,
  type Optimum,
  optimizeByLabeling,
  optimizeByLearning,
  type Verdict,
} from './search/index.ts';
import type { SearchLog } from './search-log.ts';
import { SearchState } from './search-state.ts';
import { SLICE, yieldThread } from './slices.ts';
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

/** One call of the learning search. */
interface Question {
  readonly literals: readonly Literal[];
  readonly assumptions: Int32Array;
  readonly budget: Budget;
  readonly next: (() => Lit) | null;
  readonly restarts: boolean;
  readonly forgetting: boolean;
  readonly localSearch: boolean;
}

/**
 * A finite-domain solver and its session: make variables, post constraints, ask; then add more and ask again.
 * Everything learned in one question helps the next. Solvers share nothing with each other.
 */
export class Solver {
  readonly #kernel = new Kernel();
  readonly #learning = new Learning(this.#kernel);
  readonly #variables: IntVar[] = [];
  readonly #constraints: Constraint[] = [];
  readonly #state = new SearchState(() => this.#kernel.backTo(0));
  readonly #labelings: LabelingCounts = { backtracks: 0, decisions: 0 };
  #posting = 0;
  #searching = 0;
  #seed: number;

  constructor(options: SolverOptions = {}) {
    checkOptions(options, SOLVER_OPTIONS);
    this.#seed = checkInteger(options.seed ?? 0, 'seed');
    this.#learning.localSeed = this.#seed;
    if (options.log) this.#tell(options.log);
  }

  #tell(log: SearchLog): void {
    this.#kernel.audit = (premises, inferred, _, by) => log.explained(by, premises, inferred);
    this.#learning.audit = (clause) => log.learned(clause);
    this.#learning.auditDeleted = (clause) => log.deleted(clause);
  }

  /** A 0/1 variable. */
  bool(name?: Name): BoolVar {
    this.#state.use('make variables');
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
    this.#state.use('make variables');
    const x = new IntVar(this, this.#variables.length, this.#kernel.integers.add(domain), name);
    this.#variables.push(x);
    return x;
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
    this.#state.makeLiteral();
    return new Literal(x, comparison, bound, this.#code(x, comparison, bound));
  }

  #code(x: IntVar, comparison: Comparison, bound: number): Lit {
    if (x instanceof BoolVar) {
      switch (comparison) {
        case '=':
          return bound === 1 ? x.code : bound === 0 ? x.code ^ 1 : FALSE;
        case '!=':
          return bound === 1 ? x.code ^ 1 : bound === 0 ? x.code : TRUE;
        case '>=':
          return bound <= 0 ? TRUE : bound === 1 ? x.code : FALSE;
        case '<=':
          return bound >= 1 ? TRUE : bound === 0 ? x.code ^ 1 : FALSE;
      }
    }
    const { integers } = this.#kernel;
    switch (comparison) {
      case '=':
        return integers.equals(x.code, bound);
      case '!=':
        return integers.equals(x.code, bound) ^ 1;
      case '>=':
        return integers.atLeast(x.code, bound);
      case '<=':
        return integers.atMost(x.code, bound);
    }
  }

  /** The kernel's integer of a variable; a 0/1 variable gets one when it first meets an integer constraint. */
  integer(x: IntVar): number {
    this.own(x);
    return x instanceof BoolVar ? this.#kernel.integers.view(x.code) : x.code;
  }

  /** Smallest and largest value left, at the present node of the search. */
  bounds(x: IntVar): readonly [lower: number, upper: number] {
    this.own(x);
    const { trail } = this.#kernel;
    if (x instanceof BoolVar) {
      const now = trail.value[x.code];
      return now === 0 ? [0, 1] : now > 0 ? [1, 1] : [0, 0];
    }
    return [trail.lower[x.code], trail.upper[x.code]];
  }

  /** The values left, at the present node of the search. */
  domain(x: IntVar): number[] {
    const [lower, upper] = this.bounds(x);
    if (x instanceof BoolVar) return lower === upper ? [lower] : [0, 1];
    const values: number[] = [];
    for (let v: number | undefined = lower; v !== undefined; v = this.#kernel.integers.after(x.code, v))
      values.push(v);
    return values;
  }

  /** How many constraints speak of each variable, by the variable's index. */
  degrees(): Int32Array {
    const degrees = new Int32Array(this.#variables.length);
    for (const { scope } of this.#constraints) for (const x of new Set(scope)) degrees[x.index]++;
    return degrees;
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

  /** Adds a constraint for good; with `when`, only where that literal is true. If it throws, nothing was added. */
  post(constraint: Constraint, options: PostOptions = {}): void {
    checkOptions(options, POST_OPTIONS);
    const { when, ...limits } = options;
    const guard = when === undefined ? TRUE : this.#owned(when).code;
    this.#state.use('post');
    this.#timed(limits, () => this.#openPosting().post(constraint, guard));
  }

  /** The same for many, one after the other. */
  postAll(constraints: Iterable<Constraint>, limits: PostLimits = {}): void {
    checkOptions(limits, POST_LIMITS);
    this.#postAll(constraints, limits, false);
  }

  /** Adds what follows from the constraints: it helps propagation, and is not counted, blamed or walked on. */
  postImplied(constraints: Iterable<Constraint>): void {
    this.#postAll(constraints, {}, true);
  }

  #postAll(constraints: Iterable<Constraint>, limits: PostLimits, isImplied: boolean): void {
    const posting = this.#openPosting(isImplied);
    this.#timed(limits, () => {
      for (const constraint of constraints) {
        this.#state.use('post');
        posting.post(constraint, TRUE);
      }
    });
    keepShapes('posting', posting, this.#kernel.bytes);
  }

  /** A literal that is true exactly if the constraint holds. */
  reify(constraint: Constraint, limits: PostLimits = {}): Literal {
    checkOptions(limits, POST_LIMITS);
    this.#state.use('post');
    const code = this.#timed(limits, () => this.#openPosting().postReified(constraint));
    const x = new BoolVar(this, this.#variables.length, code, undefined);
    this.#variables.push(x);
    return x.yes;
  }

  #timed<T>(limits: PostLimits, post: () => T): T {
    const from = performance.now();
    const budget = new Budget(limits);
    const kernel = this.#kernel;
    const { interrupt } = kernel;
    if (limits.timeLimit !== undefined || limits.signal)
      kernel.interrupt = () => budget.expired(kernel) !== null;
    try {
      return post();
    } finally {
      kernel.interrupt = interrupt;
      this.#posting += performance.now() - from;
    }
  }

  #openPosting(isImplied = false): Posting {
    return new Posting(this, this.#kernel, this.#constraints, isImplied);
  }

  /** Looks for one solution. */
  solve(options: SolveOptions = {}): Outcome {
    checkOptions(options, SOLVE_OPTIONS);
    if (options.labeling) {
      for (const outcome of this.#label(options)) return outcome;
      // Chronological search keeps no reasons: any of the assumptions may be to blame.
      return { status: 'unsat', core: (options.assumptions ?? []).map(literalOf) };
    }
    const question = this.#question(options);
    return this.#answer(this.#run(question, Infinity), question);
  }

  /** The same, in slices of a few milliseconds, so that timers, input and an AbortSignal are heard. */
  async solveAsync(options: SolveOptions = {}): Promise<Outcome> {
    checkOptions(options, SOLVE_OPTIONS);
    if (options.labeling)
      throw new ModelError('a labeling has no asynchronous form: iterate over solutions instead');
    const question = this.#question(options);
    const { uses } = this.#state;
    for (;;) {
      const verdict = this.#run(question, performance.now() + SLICE);
      if (verdict !== 'pause') return this.#answer(verdict, question);
      await yieldThread();
      if (uses !== this.#state.uses)
        throw new ModelError('the solver was used while an asynchronous call was running');
    }
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
    const blocked = new BlockedSolutions(this.#kernel, () => this.#learning.simplifySoon());
    try {
      for (;;) {
        this.#state.use('ask');
        blocked.resume();
        // No variable of the model, or a second iteration begun before this one ends would tell solutions apart by it.
        const here = new BoolVar(this, -1, blocked.here, 'iteration');
        const question = this.#question(
          { ...asked, assumptions: [...(options.assumptions ?? []), here] },
          budget,
        );
        const outcome = this.#answer(this.#run(question, Infinity), question);
        if (outcome.status === 'unsat') return;
        if (outcome.status === 'sat')
          blocked.add(variables.map((x) => this.literal(x, '=', outcome.value(x)).code));
        this.#state.suspendIteration(blocked);
        yield outcome;
        this.#state.resumeIteration(blocked);
        if (outcome.status === 'unknown') return;
      }
    } finally {
      this.#state.resumeIteration(blocked);
      blocked.drop();
    }
  }

  /** Forbids the values that these variables have in a solution; with `when`, only where that is true. */
  block(solution: Solution | { readonly value: Valuation }, variables: readonly IntVar[], when?: Bool): void {
    this.#state.use('block');
    const lits = variables.map((x) => this.#code(this.own(x), '=', solution.value(x)) ^ 1);
    if (when !== undefined) lits.push(this.#owned(when).code ^ 1);
    this.#kernel.addClause(lits);
    this.#kernel.propagate();
  }

  /** The solution with the smallest value of x. */
  minimize(x: IntVar, options: SolveOptions = {}): Optimum {
    return this.#optimize(x, -1, options);
  }

  maximize(x: IntVar, options: SolveOptions = {}): Optimum {
    return this.#optimize(x, 1, options);
  }

  #optimize(x: IntVar, direction: 1 | -1, options: SolveOptions): Optimum {
    checkOptions(options, SOLVE_OPTIONS);
    this.own(x);
    this.#state.use('ask');
    if (!options.labeling) return optimizeByLearning(this, x, direction, options);
    const from = performance.now();
    const optimum = optimizeByLabeling(this, this.#startLabeling(options), this.integer(x), x, direction);
    this.#searching += performance.now() - from;
    this.#state.use('ask');
    return optimum;
  }

  /** The literals among these, or their negations, that are the same in all solutions; found with few solves. */
  backbone(of: readonly Bool[], options: SolveOptions = {}): Backbone {
    checkOptions(options, SOLVE_OPTIONS);
    return findBackbone(this, of.map(literalOf), options);
  }

  #question(options: SolveOptions, budget = new Budget(options)): Question {
    this.#state.use('ask');
    const literals = (options.assumptions ?? []).map((bool) => this.#owned(bool));
    const labeling = options.follow;
    const proposal = labeling ? guide(this, this.#kernel, labeling) : null;
    this.#learning.begin();
    return {
      literals,
      assumptions: Int32Array.from(literals, (literal) => literal.code),
      budget,
      next: proposal && (() => this.#state.choose(proposal)),
      restarts: options.restarts ?? true,
      forgetting: options.forgetting ?? true,
      localSearch: options.localSearch ?? false,
    };
  }

  #owned(bool: Bool): Literal {
    const literal = literalOf(bool);
    this.own(literal.variable);
    return literal;
  }

  #run(question: Question, pauseAt: number): Verdict {
    const from = performance.now();
    this.#learning.restarting = question.restarts;
    this.#learning.forgetting = question.forgetting;
    this.#learning.local = question.localSearch;
    const verdict = this.#learning.run(question.assumptions, question.budget, question.next, pauseAt);
    this.#searching += performance.now() - from;
    keepShapes('solver', this, this.#kernel.bytes);
    return verdict;
  }

  #answer(verdict: Verdict, { literals }: Question): Outcome {
    if (verdict === 'sat') {
      const solution = new Solution(this, this.#kernel);
      this.#kernel.backTo(0);
      return { status: 'sat', value: solution.value, solution };
    }
    if (verdict === 'unsat') {
      const core = new Set(this.#learning.core);
      return { status: 'unsat', core: literals.filter((literal) => core.delete(literal.code)) };
    }
    if (verdict === 'pause') throw new InvariantError('paused without being asked to');
    return { status: 'unknown', because: verdict };
  }

  #startLabeling(options: SolveOptions): LabelingSearch {
    if (!options.labeling) throw new InvariantError('no labeling to start');
    this.#state.use('ask');
    const search = new LabelingSearch(
      this,
      this.#kernel,
      options.labeling,
      (options.assumptions ?? []).map((bool) => this.#owned(bool).code),
      new Budget(options),
      (choice) => this.#state.choose(choice),
      this.#labelings,
    );
    this.#state.suspend(search);
    return search;
  }

  *#label(options: SolveOptions): Generator<Outcome> {
    const search = this.#startLabeling(options);
    try {
      for (;;) {
        if (!this.#state.isSuspended(search))
          throw new ModelError('the solver was used while solutions were being iterated');
        const from = performance.now();
        const verdict = search.next();
        this.#searching += performance.now() - from;
        if (verdict === 'unsat') return;
        if (verdict !== 'sat') {
          yield { status: 'unknown', because: verdict };
          return;
        }
        const solution = new Solution(this, this.#kernel);
        yield { status: 'sat', value: solution.value, solution };
      }
    } finally {
      if (this.#state.isSuspended(search)) this.#state.use('ask');
    }
  }

  #perturb(v: number): void {
    if (this.#seed === 0) return;
    // A small linear congruential step: enough to break ties differently, the same everywhere.
    this.#seed = (Math.imul(this.#seed, 1103515245) + 12345) | 0;
    this.#kernel.heap.activity[v] = ((this.#seed >>> 8) & 0xffff) * 1e-9;
    this.#kernel.heap.raised(v);
  }

  /** The kernel, for tests that audit it. */
  get internals(): { readonly kernel: Kernel; readonly learning: Learning } {
    return { kernel: this.#kernel, learning: this.#learning };
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
        searching: this.#searching,
        analysing: learning.analysing,
        reducing: learning.reducing,
      },
    };
  }
}
