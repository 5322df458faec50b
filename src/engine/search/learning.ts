import { Analysis } from '../core/analysis.ts';
import { NO_OWNER } from '../core/clauses.ts';
import type { Kernel } from '../core/kernel.ts';
import { type Lit, listOf, NONE } from '../core/literal.ts';
import { ASLEEP, BY_BINARY, BY_CLAUSE, NO_REASON } from '../core/trail.ts';
import { WORK_UNASKED } from '../core/work.ts';
import { type Because, Budget } from './limits.ts';
import { LocalSearch } from './local-search.ts';

const DECAY = 0.95;
/** Restart when recent glue is this much worse than the long run (Audemard and Simon). */
const RESTART_MARGIN = 1.15;
const RESTART_AFTER = 10;
const FAST = 1 / 32;
const SLOW = 1 / 4096;
/**
 * A jump back over more levels than this goes back one level only, where what was learned holds as well: the decisions
 * between would be made again one by one (Nadel and Ryvchin, SAT 2018).
 */
const FAR = 500;
const FIRST_REDUCTION = 2000;
const REDUCTION_STEP = 300;

/**
 * Conflicts before a local search joins in, then between two of its turns. A turn has this many steps for each literal
 * propagated since the last: five take about as long as propagating it. Where it is not known whether walking is worth
 * it, the first turns have less, so that boards which learning is about to end lose little by them.
 */
const LOCAL_AFTER = 5000;
const LOCAL_EVERY = 1000;
const LOCAL_STEPS = { poor: 0, open: 5, good: 50 } as const;
const SHORT_TURNS = 10;
/** Steps of a local search between two questions whether to stop. */
const LOCAL_UNASKED = 4096;
/** What a conflict counts for as work, apart from its literals. */
const CONFLICT_WORK = 32;

export type SearchEnd = 'sat' | 'unsat' | 'pause' | Because;

/**
 * Conflict-driven search: decide, propagate, learn from each conflict, jump back, restart. The learned clauses follow
 * from the constraints alone, never from the assumptions, so they stay valid for every later call.
 */
export class Learning {
  readonly #kernel: Kernel;
  readonly #analysis: Analysis;
  /** That of the last question; held, so that its class is not forgotten: see `../kept-shapes.ts`. */
  #budget = new Budget({});
  #fastGlue = 0;
  #slowGlue = 0;
  #sinceRestart = 0;
  #untilReduction = FIRST_REDUCTION;
  #reductions = 0;
  #simplifiedAt = 0;

  conflicts = 0;
  decisions = 0;
  restarts = 0;
  learned = 0;
  learnedLiterals = 0;
  deleted = 0;
  /** Milliseconds spent on conflicts, and on deleting clauses. */
  analysing = 0;
  reducing = 0;
  /** Whether a local search takes its turns beside this one, and where it begins; for boards that have many solutions. */
  local = false;
  localSeed = 0;
  /** Steps of local searches, and solutions they came to. */
  localSteps = 0;
  localSolutions = 0;
  #walk: LocalSearch | undefined;
  /** The next turn begins as soon as all is propagated at the root. */
  #isTurnDue = false;
  /** Steps that are left of the present turn. */
  #stepsLeft = 0;
  #nextTurn = 0;
  #turns = 0;
  #propagatedAtTurn = 0;
  /** Off for experiments: a search that never starts again. */
  restarting = true;
  /** Off for experiments: a search that keeps all it has learned. */
  forgetting = true;
  /** After 'unsat': the assumptions that cannot be true together. */
  core: Lit[] = [];
  readonly #listeners: ((clause: readonly Lit[]) => void)[] = [];
  /** Told of each learned clause that is deleted. */
  auditDeleted: ((clause: readonly Lit[]) => void) | null = null;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
    this.#analysis = new Analysis(kernel);
  }

  /**
   * Searches until a verdict. After 'sat' every variable has a value; after anything else the kernel is at the root.
   * `next` may propose decisions before activity does. `pauseAt` (a time) makes it return 'pause', to be called again.
   */
  run(assumptions: Int32Array, budget: Budget, next: (() => Lit) | null, pauseAt: number): SearchEnd {
    const kernel = this.#kernel;
    this.#budget = budget;
    kernel.interrupt = () => performance.now() > pauseAt || budget.expired(this) !== null;
    try {
      const verdict = this.#search(assumptions, next, pauseAt);
      if (verdict !== 'pause') this.#endWalk();
      return verdict;
    } finally {
      kernel.interrupt = null;
    }
  }

  /** Work done, and memory held, by the kernel and the local search: what a budget reads. */
  get work(): number {
    return this.#kernel.work;
  }

  get bytes(): number {
    return this.#kernel.bytes + (this.#walk?.bytes ?? 0);
  }

  /** Tells of each clause that is learned from now on. */
  hear(listener: (clause: readonly Lit[]) => void): void {
    this.#listeners.push(listener);
  }

  #tell(clause: readonly Lit[]): void {
    for (const listener of this.#listeners) listener(clause);
  }

  /** Decides these variables before all others, until conflicts say otherwise. */
  decideFirst(variables: Iterable<number>): void {
    this.#analysis.raise(variables);
  }

  /** Clauses have become superfluous at the root: drops them when the search is next there. */
  simplifySoon(): void {
    this.#simplifiedAt = -Infinity;
  }

  #search(assumptions: Int32Array, next: (() => Lit) | null, pauseAt: number): SearchEnd {
    const kernel = this.#kernel;
    const budget = this.#budget;
    const { trail } = kernel;
    let askAt = 0;
    for (;;) {
      if (!kernel.propagate()) {
        this.conflicts++;
        this.#sinceRestart++;
        const from = performance.now();
        if (trail.levels === 0 || !this.#analysis.analyze()) {
          kernel.backTo(0);
          kernel.contradictory = true;
          this.core = [];
          return 'unsat';
        }
        this.#learn();
        const now = performance.now();
        this.analysing += now - from;
        // Conflicts may follow each other for long before all is propagated.
        const limit = kernel.work < askAt ? null : budget.expired(this);
        if (limit !== null) {
          kernel.backTo(0);
          return limit;
        }
        if (now > pauseAt) return 'pause';
      } else {
        const limit = kernel.interrupted ? budget.expired(this) : budget.exceeded(this.conflicts, this);
        if (limit !== null) {
          kernel.backTo(0);
          return limit;
        }
        if (kernel.interrupted) return 'pause';
        if (kernel.work >= askAt) {
          askAt = kernel.work + WORK_UNASKED;
          if (pauseAt < Infinity && performance.now() > pauseAt) return 'pause';
        }
        if (this.#isTurnDue) this.#beginTurn(assumptions);
        if (this.#stepsLeft > 0) {
          this.#walkOn();
          continue;
        }
        if (this.#restartDue()) {
          this.restarts++;
          this.#sinceRestart = 0;
          kernel.backTo(assumptions.length);
          kernel.integers.rest();
          if (this.local && this.conflicts >= this.#nextTurn) {
            this.#isTurnDue = true;
            kernel.backTo(0);
            continue;
          }
          // A fact that was found late is true here too, and has consequences.
          if (!kernel.isSettled) continue;
        }
        if (this.forgetting && this.#untilReduction <= 0) {
          this.#untilReduction = FIRST_REDUCTION + REDUCTION_STEP * ++this.#reductions;
          kernel.backTo(0);
          if (!kernel.propagate() || kernel.interrupted) continue;
          const from = performance.now();
          this.deleted += kernel.clauses.reduce(this.auditDeleted);
          this.reducing += performance.now() - from;
        } else if (trail.levels === 0 && trail.size > this.#simplifiedAt + 1000) {
          this.#simplifiedAt = trail.size;
          kernel.clauses.simplify();
        }
        let decision: Lit = NONE;
        while (trail.levels < assumptions.length) {
          const p = assumptions[trail.levels];
          const now = trail.value[p];
          if (now > 0) trail.openLevel();
          else if (now < 0) {
            this.core = [p, ...this.#analysis.core(p ^ 1)].filter((lit, i, all) => all.indexOf(lit) === i);
            kernel.backTo(0);
            return 'unsat';
          } else {
            decision = p;
            break;
          }
        }
        if (decision === NONE && next !== null) decision = next();
        if (decision === NONE) decision = this.#choose();
        if (decision === NONE) return 'sat';
        this.decisions++;
        kernel.decide(decision);
      }
    }
  }

  /** A question begins: what a local search did for the last one is over. */
  begin(): void {
    this.#endWalk();
    this.#turns = 0;
    this.#propagatedAtTurn = this.#kernel.propagations;
    this.#nextTurn = this.conflicts + LOCAL_AFTER;
  }

  #endWalk(): void {
    this.#walk = undefined;
    this.#isTurnDue = false;
    this.#stepsLeft = 0;
    this.#nextTurn = Infinity;
  }

  /** Lets a local search walk for a while, at the root. What it finds is where learning goes next, without a conflict. */
  #beginTurn(assumptions: Int32Array): void {
    const kernel = this.#kernel;
    this.#isTurnDue = false;
    this.#walk ??= LocalSearch.of(kernel, assumptions, this.localSeed, this);
    const outlook = this.#walk?.outlook ?? 'poor';
    if (!this.#walk || outlook === 'poor') {
      this.#endWalk();
      return;
    }
    this.#nextTurn = this.conflicts + LOCAL_EVERY;
    const share = outlook === 'good' ? 1 : Math.min(1, ++this.#turns / SHORT_TURNS);
    const propagated = kernel.propagations - this.#propagatedAtTurn;
    this.#stepsLeft = Math.ceil(LOCAL_STEPS[outlook] * share * propagated);
    this.#propagatedAtTurn = kernel.propagations;
  }

  /** A few steps of the turn, at the root. */
  #walkOn(): void {
    const steps = Math.min(this.#stepsLeft, LOCAL_UNASKED);
    this.#stepsLeft -= steps;
    if (this.#walk?.run(steps)) this.#endWalk();
    this.#kernel.work += WORK_UNASKED;
  }

  #restartDue(): boolean {
    return (
      this.restarting &&
      this.#sinceRestart >= RESTART_AFTER &&
      this.#fastGlue > RESTART_MARGIN * this.#slowGlue
    );
  }

  #learn(): void {
    const kernel = this.#kernel;
    const analysis = this.#analysis;
    const { learned, size, glue } = analysis;
    if (this.#listeners.length > 0) this.#tell(listOf(learned, 0, size));
    const { levels } = kernel.trail;
    kernel.backTo(levels - analysis.back > FAR ? levels - 1 : analysis.back);
    const lit = learned[0];
    let reason = NO_REASON;
    if (size === 1) kernel.addClause([lit]);
    else if (size === 2) {
      kernel.clauses.addBinary(lit, learned[1], NO_OWNER);
      reason = ((learned[1] ^ 1) << 2) | BY_BINARY;
    } else {
      reason = (kernel.clauses.add(learned, size, NO_OWNER, glue) << 2) | BY_CLAUSE;
      this.#untilReduction--;
    }
    if (kernel.trail.value[lit] === 0) kernel.trail.assign(lit, reason, 0);
    else if (kernel.trail.value[lit] < 0) kernel.contradictory = true;
    this.learned++;
    this.learnedLiterals += size;
    kernel.work += CONFLICT_WORK + size;
    this.#fastGlue += FAST * (glue - this.#fastGlue);
    this.#slowGlue += Math.max(SLOW, 1 / (this.conflicts + 1)) * (glue - this.#slowGlue);
    analysis.decay(DECAY);
  }

  #choose(): Lit {
    const kernel = this.#kernel;
    const { heap, trail, phase } = kernel;
    while (heap.size > 0) {
      const v = heap.removeMost();
      if (trail.value[2 * v] === 0 && trail.role[v] !== ASLEEP) return 2 * v + (phase[v] ^ 1);
    }
    return this.#chooseInteger();
  }

  /** All literals have a value, but an integer may still have several: halve it. */
  #chooseInteger(): Lit {
    const { trail, integers } = this.#kernel;
    for (let x = 0; x < trail.integerCount; x++) {
      const lower = trail.lower[x];
      const upper = trail.upper[x];
      if (lower < upper) return integers.atMost(x, lower + Math.floor((upper - lower) / 2));
    }
    return NONE;
  }
}
