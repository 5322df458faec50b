import { Analysis } from '../core/analysis.ts';
import { type Kernel, type Lit, NONE } from '../core/index.ts';
import { NO_REASON } from '../core/trail.ts';

/**
 * Asks what follows from assumptions by propagation alone: it never decides, never learns, and takes back whatever it
 * assumed. Literals are given by their codes (`literal.code`), for it is asked very often.
 *
 * Each `assume` opens a level on top of those before it, also if it fails; `retract` closes the last one. Any other use
 * of the solver, even the making of a literal, closes them all.
 */
export class Probe {
  readonly #kernel: Kernel;
  readonly #analysis: Analysis;
  /** The assumption that was false when it was made, or NONE if propagation failed. */
  #refused: Lit = NONE;

  constructor({ internals: { kernel } }: { readonly internals: { readonly kernel: Kernel } }) {
    this.#kernel = kernel;
    this.#analysis = new Analysis(kernel);
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
    return kernel && new Probe({ internals: { kernel } });
  }

  get levels(): number {
    return this.#kernel.trail.levels;
  }

  /** Assumes all these and propagates. False: they contradict the constraints and what was assumed before. */
  assume(lits: readonly Lit[]): boolean {
    const kernel = this.#kernel;
    const { trail } = kernel;
    this.#refused = NONE;
    trail.openLevel();
    for (const lit of lits) {
      const now = trail.value[lit];
      if (now === 0) trail.assign(lit, NO_REASON, 0);
      else if (now < 0) {
        this.#refused = lit;
        return false;
      }
    }
    return kernel.propagate();
  }

  /** Takes back the last assumptions; with a number, all those above that many levels. */
  retract(levels = this.#kernel.trail.levels - 1): void {
    this.#kernel.backTo(levels);
  }

  /** 1 if the literal is true now, -1 if it is false, 0 if it is open. */
  value(lit: Lit): number {
    return this.#kernel.trail.value[lit]!;
  }

  /** After `assume` failed and before anything else: how many inferences the contradiction rests on, itself included. */
  inferences(): number {
    const refused = this.#refused;
    return this.#analysis.inferences(refused === NONE ? NONE : refused ^ 1);
  }

  /** After `assume` failed and before anything else: the assumptions, of all levels, that contradict each other. */
  blame(): Lit[] {
    const refused = this.#refused;
    return refused === NONE ? this.#analysis.core(NONE) : [refused, ...this.#analysis.core(refused ^ 1)];
  }
}
