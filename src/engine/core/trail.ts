import { type Lit, TRUE } from './literal.ts';
import { grown, grownLength, grownTogether, words } from './memory.ts';

/** What a kernel variable stands for in the domain of an integer. */
export const PLAIN = 0;
export const AT_LEAST = 1;
export const EQUALS = 2;
export const ASLEEP = 3;

export const NO_REASON = -1;
/** The two low bits of a reason tell what kind of thing forced a literal; the rest which one. */
export const BY_CLAUSE = 0;
export const BY_BINARY = 1;
export const BY_SUM = 2;
export const BY_PROPAGATOR = 3;

/** The data of a bound that a stronger one implies, as `DomainChannel` found on its way along the bounds. */
const ECHO = -(2 ** 31);

/** Who has something to do when a literal becomes true: bits of `heardBy`. */
export const HEARD_BY_CLAUSES = 1;
export const HEARD_BY_SUMS = 2;
export const HEARD_BY_PROPAGATORS = 4;

/**
 * All that changes during search: which literals are true, since when and why, and the bounds of the integers.
 *
 *   value[lit]      1 true, -1 false, 0 open
 *   level[v]        decision level at which v got its value
 *   position[v]     its place in `order`; explanations may only use literals with smaller positions
 *   reason[v]       see BY_CLAUSE …; NO_REASON for decisions and root facts
 *   data[v]         a word for the propagator that inferred v
 *   integerOf[v]    the integer that v speaks about, or -1
 *   role[v]         AT_LEAST: v says x >= bound[v], its negation x <= below[v]; EQUALS: x = bound[v];
 *                   ASLEEP: v would be AT_LEAST, but says nothing until `Integers` has use for it again
 *   previous[v]     the bound of that integer before v moved it
 *   heardBy[lit]    see HEARD_BY_CLAUSES …; a bit too many costs time, one too few an inference
 */
export class Trail {
  variables = 1;
  value = new Int8Array(32);
  level = words(16);
  position = words(16);
  reason = words(16);
  data = words(16);
  integerOf = words(16).fill(-1);
  role = new Uint8Array(16);
  heardBy = new Uint8Array(32);
  bound = words(16);
  below = words(16);
  previous = words(16);

  order = words(16);
  size = 0;
  /** starts[k]: size of `order` when level k + 1 was opened. */
  starts = words(16);
  levels = 0;

  /** Integers of propagators that return to their old value with the trail. */
  #reversibles = 0;
  #reversibleValues = words(16);
  /** Pairs (name, old value), undone from the end. */
  #undo = words(16);
  #undos = 0;
  #undoStarts = words(16);

  integerCount = 0;
  lower = words(16);
  upper = words(16);

  constructor() {
    this.assign(TRUE, NO_REASON, 0);
  }

  /** Becomes the same as another that is at its root and has no integers. */
  copyFrom(other: Trail): void {
    this.variables = other.variables;
    this.value = other.value.slice();
    this.role = other.role.slice();
    this.heardBy = other.heardBy.slice();
    this.#takeWords(other, other.level.length);
    this.size = other.size;
  }

  /** All that is kept of a variable in a word each. */
  #takeWords(of: Trail, capacity: number): void {
    [this.level, this.position, this.reason, this.data, this.order] = grownTogether(
      [of.level, of.position, of.reason, of.data, of.order],
      capacity,
    );
    [this.integerOf, this.bound, this.below, this.previous] = grownTogether(
      [of.integerOf, of.bound, of.below, of.previous],
      capacity,
    );
  }

  newVariable(): number {
    const v = this.variables++;
    if (v >= this.level.length) {
      const capacity = grownLength(this.level.length, v + 1);
      this.value = grown(this.value, capacity * 2);
      this.role = grown(this.role, capacity);
      this.heardBy = grown(this.heardBy, capacity * 2);
      this.#takeWords(this, capacity);
      this.integerOf.fill(-1, v);
    }
    return v;
  }

  newInteger(lower: number, upper: number): number {
    const x = this.integerCount++;
    if (x >= this.lower.length) {
      this.lower = grown(this.lower, x * 2);
      this.upper = grown(this.upper, x * 2);
    }
    this.lower[x] = lower;
    this.upper[x] = upper;
    return x;
  }

  assign(lit: Lit, reason: number, data: number): void {
    const v = lit >> 1;
    this.value[lit] = 1;
    this.value[lit ^ 1] = -1;
    this.level[v] = this.levels;
    this.position[v] = this.size;
    this.reason[v] = reason;
    this.data[v] = data;
    this.order[this.size++] = lit;
    if (this.role[v] === AT_LEAST) this.#moveBound(lit, v);
  }

  /** The same for a bound literal that a stronger one implies: the bound has been moved already. */
  echo(lit: Lit, reason: number): void {
    const v = lit >> 1;
    this.value[lit] = 1;
    this.value[lit ^ 1] = -1;
    this.level[v] = this.levels;
    this.position[v] = this.size;
    this.reason[v] = reason;
    this.data[v] = ECHO;
    this.order[this.size++] = lit;
  }

  /** Whether this variable got its value by `echo`. */
  isEcho(v: number): boolean {
    return this.data[v] === ECHO && (this.reason[v] & 3) === BY_BINARY;
  }

  openLevel(): void {
    if (this.levels === this.starts.length) {
      this.starts = grown(this.starts, this.levels * 2);
      this.#undoStarts = grown(this.#undoStarts, this.levels * 2);
    }
    this.#undoStarts[this.levels] = this.#undos;
    this.starts[this.levels++] = this.size;
  }

  /** Makes a reversible integer; returns its name. */
  newReversible(value: number): number {
    if (this.#reversibles === this.#reversibleValues.length)
      this.#reversibleValues = grown(this.#reversibleValues, this.#reversibles * 2);
    this.#reversibleValues[this.#reversibles] = value;
    return this.#reversibles++;
  }

  reversible(name: number): number {
    return this.#reversibleValues[name];
  }

  /** Sets a reversible integer, until the search goes back behind this moment. */
  setReversible(name: number, value: number): void {
    if (this.#reversibleValues[name] === value) return;
    if (this.#undos + 2 > this.#undo.length) this.#undo = grown(this.#undo, this.#undos * 2);
    this.#undo[this.#undos++] = name;
    this.#undo[this.#undos++] = this.#reversibleValues[name];
    this.#reversibleValues[name] = value;
  }

  /** Closes levels down to this one; their literals have been popped. */
  closeLevels(level: number): void {
    while (this.#undos > this.#undoStarts[level]) {
      this.#undos -= 2;
      this.#reversibleValues[this.#undo[this.#undos]] = this.#undo[this.#undos + 1];
    }
    this.levels = level;
  }

  /** Takes back the last literal, and the bound if it is one that is no echo; the caller has done what it needs of it. */
  pop(isBound: boolean): Lit {
    const lit = this.order[--this.size];
    this.value[lit] = 0;
    this.value[lit ^ 1] = 0;
    if (isBound) {
      const v = lit >> 1;
      ((lit & 1) === 0 ? this.lower : this.upper)[this.integerOf[v]] = this.previous[v];
    }
    return lit;
  }

  #moveBound(lit: Lit, v: number): void {
    const x = this.integerOf[v];
    if ((lit & 1) === 0) {
      this.previous[v] = this.lower[x];
      if (this.bound[v] > this.lower[x]) this.lower[x] = this.bound[v];
    } else {
      this.previous[v] = this.upper[x];
      if (this.below[v] < this.upper[x]) this.upper[x] = this.below[v];
    }
  }

  /** What a literal says about an integer: `[integer, comparison, value]`; null for a plain one. */
  meaning(lit: Lit): readonly [x: number, comparison: '=' | '!=' | '>=' | '<=', value: number] | null {
    const { integerOf, role, bound, below } = this;
    const v = lit >> 1;
    if (role[v] === AT_LEAST)
      return (lit & 1) === 0 ? [integerOf[v], '>=', bound[v]] : [integerOf[v], '<=', below[v]];
    if (role[v] === EQUALS) return [integerOf[v], (lit & 1) === 0 ? '=' : '!=', bound[v]];
    return null;
  }

  /**
   * The weakest bound that says what a bound literal says: x >= bound if it is positive, x <= bound if negative.
   * Where the domain has a gap this is less than the literal's own value, and all that a propagator has to justify.
   */
  weakestBound(lit: Lit): number {
    const v = lit >> 1;
    return (lit & 1) === 0 ? this.below[v] + 1 : this.bound[v] - 1;
  }
}
