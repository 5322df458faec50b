import type { Constraint } from './constraint.ts';
import { forbid } from './constraints/forbid.ts';
import { FALSE, Kernel, type Lit, TRUE } from './core/index.ts';
import { type Domain, intervalDomain, sparseDomain } from './domain.ts';
import { InvariantError, ModelError } from './errors.ts';
import { Installation } from './installation.ts';
import type { PostOptions, SolutionsOptions, SolveOptions, SolverOptions } from './options.ts';
import { type Outcome, Solution } from './outcome.ts';
import {
  type Backbone,
  Budget,
  findBackbone,
  guide,
  LabelingSearch,
  Learning,
  type Optimum,
  optimizeByLabeling,
  optimizeByLearning,
  type Verdict,
} from './search/index.ts';
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

/** Lets timers, input and messages have the thread; at once where the platform knows how. */
const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve, 0);
  });

/** One call of the learning search. */
interface Question {
  readonly literals: readonly Literal[];
  readonly assumptions: Int32Array;
  readonly budget: Budget;
  readonly next: (() => Lit) | null;
  readonly restarts: boolean;
  readonly forgetting: boolean;
}

/** How long `solveAsync` works before it lets others have the thread, in milliseconds. */
const SLICE = 12;

/**
 * A finite-domain solver and its session: make variables, post constraints, ask; then add more and ask again.
 * Everything learned in one question helps the next. Solvers share nothing with each other.
 */
export class Solver {
  readonly #kernel = new Kernel();
  readonly #learning = new Learning(this.#kernel);
  readonly #variables: IntVar[] = [];
  readonly #constraints: Constraint[] = [];
  #labeling: LabelingSearch | null = null;
  #choosing = false;
  #labelingBacktracks = 0;
  #labelingDecisions = 0;
  #posting = 0;
  #searching = 0;
  #seed: number;

  constructor(options: SolverOptions = {}) {
    this.#seed = checkInteger(options.seed ?? 0, 'seed');
  }

  /** A 0/1 variable. */
  bool(name?: Name): BoolVar {
    this.#rest();
    const v = this.#kernel.newVariable();
    this.#perturb(v);
    const index = this.#variables.length;
    const x = new BoolVar(this, index, v << 1, name);
    this.#variables.push(x);
    return x;
  }

  /** A variable over lower..upper, or over a list of values. */
  int(lower: number, upper: number, name?: string): IntVar;
  int(values: readonly number[], name?: string): IntVar;
  int(first: number | readonly number[], second?: number | string, third?: string): IntVar {
    let domain: Domain;
    let name: string | undefined;
    if (typeof first === 'number') {
      domain = intervalDomain(first, second as number);
      name = third;
    } else {
      domain = sparseDomain(first);
      name = second as string | undefined;
    }
    if (domain.lower === 0 && domain.upper === 1) return this.bool(name);
    this.#rest();
    const index = this.#variables.length;
    const x = new IntVar(this, index, this.#kernel.integers.add(domain), name);
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
    this.#rest();
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

  /** Adds a constraint for good; with `when`, only where that literal is true. */
  post(constraint: Constraint, options: PostOptions = {}): void {
    this.#rest();
    const from = performance.now();
    let guard: Lit = TRUE;
    if (options.when !== undefined) {
      const when = literalOf(options.when);
      this.own(when.variable);
      guard = when.code;
    }
    this.install(constraint, guard);
    this.#kernel.propagate();
    this.#posting += performance.now() - from;
  }

  /** The same for many. */
  postAll(constraints: Iterable<Constraint>): void {
    this.#rest();
    const from = performance.now();
    for (const constraint of constraints) {
      this.install(constraint, TRUE);
      this.#kernel.propagate();
    }
    this.#posting += performance.now() - from;
  }

  /** A literal that is true exactly if the constraint holds. */
  reify(constraint: Constraint): Literal {
    this.#rest();
    const from = performance.now();
    const index = this.#variables.length;
    const code = this.reifyInto(constraint);
    const x = new BoolVar(this, index, code, undefined);
    this.#variables.push(x);
    this.#kernel.propagate();
    this.#posting += performance.now() - from;
    return x.yes;
  }

  /** For installers: see {@link reify}. */
  reifyInto(constraint: Constraint): Lit {
    const lit = this.#kernel.newVariable() << 1;
    this.install(constraint, lit);
    this.install(constraint.negation?.() ?? forbid(constraint), lit ^ 1);
    return lit;
  }

  /** For installers: the constraint under a literal of the kernel. */
  install(constraint: Constraint, guard: Lit): void {
    const owner = this.#constraints.length;
    this.#constraints.push(constraint);
    constraint.install(new Installation(this, this.#kernel, guard, owner));
  }

  /** Looks for one solution. */
  solve(options: SolveOptions = {}): Outcome {
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
    if (options.labeling)
      throw new ModelError('a labeling has no asynchronous form: iterate over solutions instead');
    const question = this.#question(options);
    for (;;) {
      const verdict = this.#run(question, performance.now() + SLICE);
      if (verdict !== 'pause') return this.#answer(verdict, question);
      const asked = this.#questions;
      await breathe();
      if (asked !== this.#questions)
        throw new ModelError('the solver was used while an asynchronous call was running');
    }
  }

  /**
   * All solutions, one by one; stop whenever you like. With a labeling in its order, otherwise by learning.
   * Yields a last outcome 'unknown' if a limit ended it early. Other use of the solver ends the iteration.
   */
  *solutions(options: SolutionsOptions = {}): Generator<Extract<Outcome, { status: 'sat' | 'unknown' }>> {
    if (options.labeling) {
      for (const outcome of this.#label(options)) if (outcome.status !== 'unsat') yield outcome;
      return;
    }
    const variables = options.variables ?? [...this.#variables];
    for (const x of variables) this.own(x);
    // Blocked solutions hold only while this literal is assumed: other questions do not see them. It is no variable
    // of the model, or a second iteration begun before this one ends would tell solutions apart by it.
    this.#rest();
    const here = new BoolVar(this, -1, this.#kernel.newVariable() << 1, 'iteration');
    const budget = new Budget(options);
    try {
      for (;;) {
        const question = this.#question(
          { ...options, assumptions: [...(options.assumptions ?? []), here] },
          budget,
        );
        const outcome = this.#answer(this.#run(question, Infinity), question);
        if (outcome.status === 'unsat') return;
        yield outcome;
        if (outcome.status === 'unknown') return;
        this.block(outcome.solution, variables, here);
      }
    } finally {
      this.#rest();
      this.#kernel.addClause([here.code ^ 1]);
    }
  }

  /** Forbids the values that these variables have in a solution; with `when`, only where that is true. */
  block(solution: Solution | { readonly value: Valuation }, variables: readonly IntVar[], when?: Bool): void {
    this.#rest();
    const lits = variables.map((x) => this.literal(x, '=', solution.value(x)).code ^ 1);
    if (when !== undefined) lits.push(literalOf(when).code ^ 1);
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
    this.own(x);
    if (!options.labeling) return optimizeByLearning(this, x, direction, options);
    this.#rest();
    const search = this.#newLabeling(options);
    const from = performance.now();
    const optimum = optimizeByLabeling(this, search, this.integer(x), x, direction);
    this.#searching += performance.now() - from;
    this.#rest();
    return optimum;
  }

  /** The literals among these, or their negations, that are the same in all solutions; found with few solves. */
  backbone(of: readonly Bool[], options: SolveOptions = {}): Backbone {
    return findBackbone(this, of.map(literalOf), options);
  }

  #questions = 0;

  #question(options: SolveOptions, budget = new Budget(options)): Question {
    this.#rest();
    this.#questions++;
    const literals = (options.assumptions ?? []).map((bool) => {
      const literal = literalOf(bool);
      this.own(literal.variable);
      return literal;
    });
    const labeling = options.follow;
    const next = labeling ? this.#guarded(guide(this, this.#kernel, labeling)) : null;
    return {
      literals,
      assumptions: Int32Array.from(literals, (literal) => literal.code),
      budget,
      next,
      restarts: options.restarts ?? true,
      forgetting: options.forgetting ?? true,
    };
  }

  /** A choice made during search may ask for literals without ending that search. */
  #guarded(choose: () => Lit): () => Lit {
    return () => {
      this.#choosing = true;
      try {
        return choose();
      } finally {
        this.#choosing = false;
      }
    };
  }

  #run(question: Question, pauseAt: number): Verdict {
    const from = performance.now();
    this.#learning.restarting = question.restarts;
    this.#learning.forgetting = question.forgetting;
    const verdict = this.#learning.run(question.assumptions, question.budget, question.next, pauseAt);
    this.#searching += performance.now() - from;
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

  #newLabeling(options: SolveOptions): LabelingSearch {
    if (!options.labeling) throw new ModelError('no labeling given');
    const assumptions = (options.assumptions ?? []).map((bool) => {
      const literal = literalOf(bool);
      this.own(literal.variable);
      return literal.code;
    });
    this.#labeling = new LabelingSearch(
      this,
      this.#kernel,
      options.labeling,
      assumptions,
      new Budget(options),
      (f) => this.#guarded(f),
    );
    return this.#labeling;
  }

  *#label(options: SolveOptions): Generator<Outcome> {
    this.#rest();
    const search = this.#newLabeling(options);
    try {
      for (;;) {
        if (this.#labeling !== search)
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
      if (this.#labeling === search) this.#rest();
    }
  }

  /** Ends a suspended search: the kernel is at the root afterwards. */
  #rest(): void {
    if (this.#choosing) return;
    if (this.#labeling) {
      this.#labelingBacktracks += this.#labeling.backtracks;
      this.#labelingDecisions += this.#labeling.decisions;
      this.#labeling.end();
      this.#labeling = null;
    }
    if (this.#kernel.trail.levels > 0) this.#kernel.backTo(0);
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
    const running = this.#labeling;
    return {
      resumptions: kernel.runs + kernel.sums.checks + kernel.clauses.visits,
      entailments: kernel.entailments + kernel.sums.entailments,
      prunings: kernel.prunings,
      backtracks: learning.conflicts + this.#labelingBacktracks + (running?.backtracks ?? 0),
      constraints: this.#constraints.length,
      decisions: learning.decisions + this.#labelingDecisions + (running?.decisions ?? 0),
      conflicts: learning.conflicts,
      propagations: kernel.propagations,
      restarts: learning.restarts,
      learned: learning.learned,
      learnedLiterals: learning.learnedLiterals,
      deleted: learning.deleted,
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
