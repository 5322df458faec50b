import { grown, Lists } from './lists.ts';
import type { Lit } from './literal.ts';
import type { Trail } from './trail.ts';

/**
 * The state of linear inequalities c1 x1 + … + cn xn <= b, kept while bounds move, so that nobody adds up the terms again.
 *
 *   slack[s]   how far the smallest possible sum stays below the bound
 *   reach[s]   how far the sum can still rise: the inequality is entailed when that is at most the slack
 *
 * A bound counts once the kernel has propagated its literal, and no longer once that is taken back.
 */
export class Slacks {
  readonly #trail: Trail;
  #count = 0;
  slack = new Float64Array(16);
  reach = new Float64Array(16);
  /** For the lower (2x) and the upper bound (2x + 1) of x: pairs of an inequality and a weight, negative for reach only. */
  readonly #terms = new Lists();

  constructor(trail: Trail) {
    this.#trail = trail;
  }

  add(bound: number): number {
    if (this.#count === this.slack.length) {
      this.slack = grown(this.slack, 2 * this.#count);
      this.reach = grown(this.reach, 2 * this.#count);
    }
    this.slack[this.#count] = bound;
    return this.#count++;
  }

  /** Adds a term, with the bounds of x that count now. */
  addTerm(s: number, coefficient: number, x: number, lower: number, upper: number): void {
    this.slack[s] -= coefficient * (coefficient > 0 ? lower : upper);
    this.reach[s] += Math.abs(coefficient) * (upper - lower);
    this.#terms.ensureKeys(2 * x + 2);
    this.#terms.push2(2 * x, s, coefficient);
    this.#terms.push2(2 * x + 1, s, -coefficient);
  }

  /** A literal has moved a bound, by its own word. */
  lower(lit: Lit): void {
    this.#move(lit, 1);
  }

  /** The same is taken back. */
  raise(lit: Lit): void {
    this.#move(lit, -1);
  }

  #move(lit: Lit, sign: 1 | -1): void {
    const { integerOf, bound, below, previous } = this.#trail;
    const v = lit >> 1;
    const key = 2 * integerOf[v] + (lit & 1);
    const { start, length, data } = this.#terms;
    if (key >= length.length || length[key] === 0) return;
    const distance = sign * ((lit & 1) === 0 ? bound[v] - previous[v] : previous[v] - below[v]);
    if (sign * distance <= 0) return;
    const end = start[key] + length[key];
    for (let i = start[key]; i < end; i += 2) {
      const s = data[i];
      const weight = data[i + 1];
      if (weight > 0) {
        this.slack[s] -= weight * distance;
        this.reach[s] -= weight * distance;
      } else this.reach[s] += weight * distance;
    }
  }
}
