import { Analysis } from '../core/analysis.ts';
import { type Kernel, type Lit, NONE } from '../core/index.ts';
import { NO_REASON } from '../core/trail.ts';
import { ModelError } from '../errors.ts';
import { type Holder, Lease, type Lender } from '../lease.ts';

/**
 * Asks what follows from assumptions by propagation alone: it never decides, never learns, and takes back whatever it
 * assumed. Literals are given by their codes (`literal.code`), because it is asked very often.
 *
 * Each `assume` opens a level on top of those before it, also if it fails; `retract` closes the last one. Any other use
 * of the solver closes them all.
 */
export class Probe implements Holder {
  readonly #lender: Lender;
  readonly #kernel: Kernel;
  readonly #analysis: Analysis;
  /** The assumption that was false when it was made, or NONE if propagation failed. */
  #refused: Lit = NONE;
  /** The level at which the assumptions contradicted each other, or 0. */
  #failedAt = 0;

  constructor(lender: Lender) {
    this.#lender = lender;
    this.#kernel = lender.search(this);
    this.#kernel.propagate();
    this.#analysis = new Analysis(this.#kernel);
  }

  lost(): void {
    this.#failedAt = 0;
  }

  /** How many variables the kernel has; the codes of their literals are below twice as many. */
  get variables(): number {
    return this.#kernel.trail.variables;
  }

  /**
   * A probe on a copy of the solver's state that shares nothing with it and has no assumptions. Undefined where the
   * kernel cannot be copied: it has integers or propagators, or assumptions are open.
   */
  copy(): Probe | undefined {
    const kernel = this.#kernel.copy();
    return kernel && new Probe(new Lease(kernel));
  }

  get levels(): number {
    return this.#lender.holds(this) ? this.#kernel.trail.levels : 0;
  }

  /** Assumes all these and propagates. False: they contradict the constraints and what was assumed before. */
  assume(lits: readonly Lit[]): boolean {
    const kernel = this.#kernel;
    const { trail } = kernel;
    if (!this.#lender.holds(this)) this.#lender.search(this);
    // What is left to propagate belongs to the level below: closing this one must not lose it.
    const isPossible = this.#failedAt === 0 && (kernel.isSettled || kernel.propagate());
    trail.openLevel();
    if (this.#failedAt > 0) return false;
    this.#refused = NONE;
    if (isPossible && this.#assign(lits) && kernel.propagate()) return true;
    this.#failedAt = trail.levels;
    return false;
  }

  /** False: one of them is false already. */
  #assign(lits: readonly Lit[]): boolean {
    const { trail } = this.#kernel;
    for (const lit of lits) {
      const now = trail.value[lit];
      if (now === 0) trail.assign(lit, NO_REASON, 0);
      else if (now < 0) {
        this.#refused = lit;
        return false;
      }
    }
    return true;
  }

  /** Takes back the last assumptions; with a number, all those above that many levels. */
  retract(levels = this.levels - 1): void {
    if (!this.#lender.holds(this)) return;
    this.#kernel.backTo(Math.max(0, levels));
    if (this.#failedAt > this.#kernel.trail.levels) this.#failedAt = 0;
  }

  /** 1 if the literal is true now, -1 if it is false, 0 if it is open. */
  value(lit: Lit): number {
    const { value, level } = this.#kernel.trail;
    const now = value[lit];
    return now === 0 || level[lit >> 1] === 0 || this.#lender.holds(this) ? now : 0;
  }

  /** The literals that the last `assume` made true, itself and what follows from it. To be read before anything else. */
  settled(): Int32Array {
    const { order, starts, levels, size } = this.#kernel.trail;
    return order.subarray(starts[levels - 1], size);
  }

  /** After `assume` failed and before anything else: how many inferences the contradiction rests on, itself included. */
  inferences(): number {
    this.#checkFailed();
    const refused = this.#refused;
    return this.#analysis.inferences(refused === NONE ? NONE : refused ^ 1);
  }

  /** After `assume` failed and before anything else: the assumptions, of all levels, that contradict each other. */
  blame(): Lit[] {
    this.#checkFailed();
    const refused = this.#refused;
    return refused === NONE ? this.#analysis.core(NONE) : [refused, ...this.#analysis.core(refused ^ 1)];
  }

  #checkFailed(): void {
    if (this.#failedAt === 0) throw new ModelError('no assumptions have failed, or they were taken back');
  }
}
