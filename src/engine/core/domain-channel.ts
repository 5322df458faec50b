import { Propagator } from '../constraint.ts';
import type { Kernel } from './kernel.ts';
import type { Lit } from './literal.ts';
import { grown, grownLength, words } from './memory.ts';
import { AT_LEAST, BY_BINARY, type Trail } from './trail.ts';

/**
 * What the literals of one integer say of each other. A bound implies all weaker ones and excludes the values that it
 * passes; x = v is x >= v and not x >= v + 1. As clauses, each literal of a long way would visit its lists; here one walk
 * along the way gives all of them their values.
 *
 *   weaker[v], stronger[v]   v says x >= b: the variables of the next lower and the next higher bound that have literals
 *   equal[v]                 the variable of x = b
 *
 * For a variable of x = b, `weaker` is that of x >= b and `stronger` that of the next bound. 0: there is none.
 *
 * What follows from two premises is explained when it is asked for, so this is a propagator; the kernel runs it by `follow`.
 * See docs/decisions/0034.
 */
export class DomainChannel extends Propagator {
  readonly name = 'domain';
  readonly #trail: Trail;
  #weaker = words(16);
  #stronger = words(16);
  #equal = words(16);

  constructor(trail: Trail) {
    super();
    this.#trail = trail;
  }

  attach(): void {}

  propagate(): boolean {
    return true;
  }

  /** Makes room for a variable that speaks of an integer. */
  admit(v: number): void {
    if (v < this.#weaker.length) return;
    const capacity = grownLength(this.#weaker.length, v + 1);
    this.#weaker = grown(this.#weaker, capacity);
    this.#stronger = grown(this.#stronger, capacity);
    this.#equal = grown(this.#equal, capacity);
  }

  /** A new bound stands between these two; 0 for none. */
  insert(v: number, weaker: number, stronger: number): void {
    this.admit(v);
    this.#weaker[v] = weaker;
    this.#stronger[v] = stronger;
    if (weaker > 0) this.#stronger[weaker] = v;
    if (stronger > 0) this.#weaker[stronger] = v;
  }

  /** Takes out a bound that no value leans on. */
  remove(v: number): void {
    const weaker = this.#weaker[v];
    const stronger = this.#stronger[v];
    if (weaker > 0) this.#stronger[weaker] = stronger;
    if (stronger > 0) this.#weaker[stronger] = weaker;
  }

  /** The variable says that the integer has the value between these two bounds, which no other bound ever separates. */
  join(v: number, least: number, more: number): void {
    this.admit(v);
    this.#weaker[v] = least;
    this.#stronger[v] = more;
    this.#equal[least] = v;
  }

  /** Draws what a literal of an integer, now true, says of the others. */
  follow(p: Lit, kernel: Kernel): boolean {
    const v = p >> 1;
    if (this.#trail.role[v] === AT_LEAST) return this.#walk(v, (p & 1) === 0 ? 0 : 1, kernel);
    const { value } = this.#trail;
    const least = 2 * this.#weaker[v];
    const more = 2 * this.#stronger[v];
    if ((p & 1) === 0) return this.#imply(least, p, kernel) && this.#imply(more ^ 1, p, kernel);
    if (value[least] > 0) return kernel.infer(more, this);
    return value[more] < 0 ? kernel.infer(least ^ 1, this) : true;
  }

  /** x >= bound[v], or x < bound[v] if `side` is 1: all bounds and values on the way, then the value it came to. */
  #walk(v: number, side: 0 | 1, kernel: Kernel): boolean {
    const trail = this.#trail;
    const { value } = trail;
    const equal = this.#equal;
    const next = side === 0 ? this.#weaker : this.#stronger;
    for (let from = v, to = next[v]; ; from = to, to = next[to]) {
      const passed = 2 * equal[side === 0 ? to : from];
      if (passed > 0 && value[passed] >= 0 && !this.#imply(passed + 1, 2 * from + side, kernel)) return false;
      if (to === 0) break;
      const lit = 2 * to + side;
      const now = value[lit];
      if (now > 0) break;
      if (now < 0) return kernel.conflict.takePair(lit, (2 * from + side) ^ 1);
      trail.echo(lit, ((2 * from + side) << 2) | BY_BINARY);
    }
    const here = 2 * equal[side === 0 ? v : this.#weaker[v]];
    if (here === 0) return true;
    const beyond = side === 0 ? 2 * this.#stronger[v] : 2 * this.#weaker[v] + 1;
    if (value[here] < 0) return kernel.infer(beyond, this);
    return value[beyond] < 0 ? kernel.infer(here, this) : true;
  }

  #imply(lit: Lit, by: Lit, kernel: Kernel): boolean {
    const now = this.#trail.value[lit];
    if (now === 0) this.#trail.assign(lit, (by << 2) | BY_BINARY, 0);
    return now >= 0 || kernel.conflict.takePair(lit, by ^ 1);
  }

  /** Of x = b, not x >= b and x >= the next bound, the two that are not inferred. */
  explain(kernel: Kernel, inferred: Lit): void {
    const v = inferred >> 1;
    if (this.#trail.role[v] !== AT_LEAST) {
      kernel.premise(2 * this.#weaker[v]);
      kernel.premise(2 * this.#stronger[v] + 1);
    } else if ((inferred & 1) === 0) {
      const least = this.#weaker[v];
      kernel.premise(2 * this.#equal[least] + 1);
      kernel.premise(2 * least);
    } else {
      kernel.premise(2 * this.#equal[v] + 1);
      kernel.premise(2 * this.#stronger[v] + 1);
    }
  }
}
