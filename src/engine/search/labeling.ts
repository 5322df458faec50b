import { NO_OWNER } from '../core/clauses.ts';
import type { Kernel } from '../core/kernel.ts';
import { type Lit, NONE } from '../core/literal.ts';
import { ASLEEP, NO_REASON } from '../core/trail.ts';
import { ModelError } from '../errors.ts';
import type { Holder, Lease } from '../lease.ts';
import type { Satisfier } from '../satisfier.ts';
import type { Because, Budget } from './limits.ts';
import { type Labeling, Strategy } from './strategy.ts';

/** Proposes the decisions of a labeling to a learning search; NONE when all its variables have values. */
export function guide(solver: Satisfier, kernel: Kernel, labeling: Labeling): () => Lit {
  const strategy = new Strategy(solver, kernel, labeling);
  return () => {
    const own = strategy.chosen();
    if (own !== NONE && kernel.trail.value[own] === 0) return own;
    const i = strategy.variable();
    return i < 0 ? NONE : strategy.split(i);
  };
}

/** One node of the chronological search that may still have another branch. */
interface Frame {
  /** The literal taken; for `enum`, of the value taken. */
  lit: Lit;
  /** Place of the variable whose values are enumerated, or -1 for a choice between a literal and its negation. */
  readonly place: number;
  value: number;
  /** The negation is being tried: nothing is left here. */
  last: boolean;
  /** A choice about variables outside the labeling, made only to complete a solution. */
  readonly inner: boolean;
}

/** What the labelings of a solver have counted together. */
export interface LabelingCounts {
  backtracks: number;
  decisions: number;
}

/**
 * Chronological backtracking as in CLP(FD): choose a variable, split its domain, propagate, go back on failure.
 * `next` moves to the next solution; the kernel stays there until `next` or `end`, or until another uses it.
 */
export class LabelingSearch implements Holder {
  readonly #solver: Satisfier;
  readonly #kernel: Kernel;
  readonly #strategy: Strategy;
  readonly #budget: Budget;
  readonly #assumptions: readonly Lit[];
  readonly #lease: Lease;
  readonly #frames: Frame[] = [];
  #base = 0;
  #state: 'fresh' | 'running' | 'done' | 'lost' = 'fresh';
  /** A literal to hold from now on: the bound of branch and bound. */
  bound: Lit = NONE;

  readonly #counts: LabelingCounts;

  constructor(
    solver: Satisfier,
    lease: Lease,
    labeling: Labeling,
    assumptions: readonly Lit[],
    budget: Budget,
    counts: LabelingCounts,
  ) {
    this.#solver = solver;
    this.#lease = lease;
    this.#kernel = lease.search(this);
    this.#strategy = new Strategy(solver, this.#kernel, labeling);
    this.#assumptions = assumptions;
    this.#budget = budget;
    this.#counts = counts;
  }

  next(): 'sat' | 'unsat' | Because {
    if (this.#state === 'lost')
      throw new ModelError('the solver was used while solutions were being iterated');
    if (this.#state === 'done') return 'unsat';
    const verdict = this.#lease.run(this, () => this.#step());
    if (verdict !== 'sat') this.end();
    return verdict;
  }

  lost(): void {
    this.#state = 'lost';
    this.#frames.length = 0;
  }

  end(): void {
    if (this.#state !== 'lost') this.#state = 'done';
    this.#lease.release(this);
  }

  #step(): 'sat' | 'unsat' | Because {
    const kernel = this.#kernel;
    kernel.explaining = false;
    kernel.interrupt = () => this.#budget.expired(this.#kernel) !== null;
    try {
      return this.#advance();
    } finally {
      kernel.explaining = true;
      kernel.interrupt = null;
    }
  }

  #advance(): 'sat' | 'unsat' | Because {
    const kernel = this.#kernel;
    let good = this.#state === 'fresh' ? this.#begin() : this.#leaveSolution();
    for (;;) {
      if (!good) {
        if (!this.#otherBranch()) return 'unsat';
        good = this.#propagate();
        continue;
      }
      const limit = kernel.interrupted
        ? this.#budget.expired(this.#kernel)
        : this.#budget.exceeded(this.#counts.backtracks, this.#kernel);
      if (limit !== null) return limit;
      if (!this.#branch()) return 'sat';
      good = this.#propagate();
    }
  }

  #begin(): boolean {
    const kernel = this.#kernel;
    this.#state = 'running';
    if (!kernel.propagate()) {
      this.#counts.backtracks++;
      return false;
    }
    if (kernel.interrupted) return true;
    // One level of its own, so that nothing of this search touches the root.
    kernel.trail.openLevel();
    for (const lit of this.#assumptions) {
      if (kernel.trail.value[lit] < 0) return false;
      if (kernel.trail.value[lit] === 0) kernel.trail.assign(lit, NO_REASON, 0);
    }
    this.#base = 1;
    return this.#propagate();
  }

  /** Forgets the choices that only completed the last solution; but under a bound they may reach a better one. */
  #leaveSolution(): boolean {
    while (this.bound === NONE && this.#frames[this.#frames.length - 1]?.inner) this.#frames.pop();
    return false;
  }

  #propagate(): boolean {
    const kernel = this.#kernel;
    if (this.bound !== NONE) {
      const now = kernel.trail.value[this.bound];
      // No constraint is to blame for a solution that is not good enough.
      if (now < 0) return this.#failed(NO_OWNER);
      if (now === 0) kernel.trail.assign(this.bound, NO_REASON, 0);
    }
    return kernel.propagate() || this.#failed(this.#strategy.weighs ? kernel.conflict.owner : NO_OWNER);
  }

  #failed(owner: number): false {
    this.#counts.backtracks++;
    if (owner !== NO_OWNER) this.#strategy.labeled.addFailure(this.#solver.scopeOf(owner));
    return false;
  }

  /** Decides something; false when there is nothing left to decide. */
  #branch(): boolean {
    const strategy = this.#strategy;
    const own = strategy.chosen();
    if (own !== NONE && this.#kernel.trail.value[own] === 0) {
      this.#take({ lit: own, place: -1, value: 0, last: false, inner: false });
      return true;
    }
    const i = strategy.variable();
    if (i >= 0) {
      const enumerated = strategy.isEnumerated(i);
      const value = enumerated ? strategy.firstValue(i) : 0;
      this.#take({ lit: strategy.split(i), place: enumerated ? i : -1, value, last: false, inner: false });
      return true;
    }
    const rest = this.#anyOpen();
    if (rest === NONE) return false;
    this.#take({ lit: rest, place: -1, value: 0, last: false, inner: true });
    return true;
  }

  #take(frame: Frame): void {
    this.#frames.push(frame);
    this.#counts.decisions++;
    this.#kernel.decide(frame.lit);
  }

  /** Goes up to the nearest node with another branch and takes it. */
  #otherBranch(): boolean {
    const kernel = this.#kernel;
    for (;;) {
      const frame = this.#frames[this.#frames.length - 1];
      if (frame === undefined) return false;
      kernel.backTo(this.#base + this.#frames.length - 1);
      // A fact that was found late is true here too: its consequences belong to this node, and not to its next branch.
      if (!kernel.isSettled && !this.#propagate()) {
        this.#frames.pop();
        continue;
      }
      if (frame.place >= 0) {
        const value = this.#strategy.nextValue(frame.place, frame.value);
        if (value !== undefined) {
          frame.value = value;
          frame.lit = this.#strategy.labeled.equals(frame.place, value);
          this.#counts.decisions++;
          this.#enter(frame);
          return true;
        }
      } else if (!frame.last) {
        frame.last = true;
        frame.lit ^= 1;
        if (kernel.trail.value[frame.lit] >= 0) {
          this.#enter(frame);
          return true;
        }
      }
      this.#frames.pop();
    }
  }

  /** Takes the other branch; where a late fact has forced it, there is no node left to decide. */
  #enter({ lit }: Frame): void {
    if (this.#kernel.trail.value[lit] > 0) this.#frames.pop();
    else this.#kernel.decide(lit);
  }

  /** Something still open outside the labeling: helper literals and unlabelled variables need values too. */
  #anyOpen(): Lit {
    const { trail, integers } = this.#kernel;
    if (trail.size < trail.variables) {
      for (let v = 1; v < trail.variables; v++)
        if (trail.value[2 * v] === 0 && trail.role[v] !== ASLEEP) return 2 * v + 1;
    }
    for (let x = 0; x < trail.integerCount; x++) {
      if (trail.lower[x] < trail.upper[x]) return integers.atMost(x, trail.lower[x]);
    }
    return NONE;
  }
}
