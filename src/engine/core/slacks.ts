import type { Kernel } from './kernel.ts';
import { Lists } from './lists.ts';
import type { Lit } from './literal.ts';
import { doubles, grown } from './memory.ts';
import { AT_LEAST, type Trail } from './trail.ts';

/**
 * The state of linear inequalities c1 x1 + … + cn xn <= b, kept while bounds move, so that the terms need
 * not be added up again.
 *
 *   slack[s]   how far the smallest possible sum stays below the bound
 *   reach[s]   how far the sum can still rise: the inequality is entailed when that is at most the slack
 *
 * A bound counts once the kernel has propagated its literal, and no longer once that is taken back.
 */
export class Slacks {
  readonly #trail: Trail;
  #count = 0;
  slack = doubles(16);
  reach = doubles(16);
  /** For the lower (2x) and the upper bound (2x + 1) of x: pairs of an inequality and a weight, negative for reach only. */
  readonly #terms = new Lists();

  constructor(trail: Trail) {
    this.#trail = trail;
  }

  /** Keeps the state of an inequality from now on; returns its number. */
  add(kernel: Kernel, coefficients: Int32Array, integers: Int32Array, bound: number): number {
    const s = this.#count++;
    if (s === this.slack.length) {
      this.slack = grown(this.slack, 2 * s);
      this.reach = grown(this.reach, 2 * s);
    }
    this.slack[s] = bound;
    for (let i = 0; i < integers.length; i++) {
      const x = integers[i];
      const coefficient = coefficients[i];
      // What is not propagated yet will be told in its turn.
      const lower = kernel.integers.lowerBefore(x, kernel.propagated);
      const upper = kernel.integers.upperBefore(x, kernel.propagated);
      this.slack[s] -= coefficient * (coefficient > 0 ? lower : upper);
      this.reach[s] += Math.abs(coefficient) * (upper - lower);
      this.#terms.ensureKeys(2 * x + 2);
      this.#terms.push2(2 * x, s, coefficient);
      this.#terms.push2(2 * x + 1, s, -coefficient);
    }
    return s;
  }

  /** A literal has moved a bound, by its own word; or, for -1, that is taken back. */
  move(lit: Lit, sign: 1 | -1): void {
    const { integerOf, bound, below, previous, role } = this.#trail;
    const v = lit >> 1;
    if (role[v] !== AT_LEAST) return;
    const distance = (lit & 1) === 0 ? bound[v] - previous[v] : previous[v] - below[v];
    if (distance > 0) this.shift(2 * integerOf[v] + (lit & 1), sign * distance);
  }

  /** The lower (2x) or the upper bound (2x + 1) of x has come nearer to the other by this much. */
  shift(key: number, distance: number): void {
    const { ends, data } = this.#terms;
    if (2 * key >= ends.length) return;
    const end = ends[2 * key + 1];
    for (let i = ends[2 * key]; i < end; i += 2) {
      const s = data[i];
      const weight = data[i + 1];
      if (weight > 0) {
        this.slack[s] -= weight * distance;
        this.reach[s] -= weight * distance;
      } else this.reach[s] += weight * distance;
    }
  }
}
