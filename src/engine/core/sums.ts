import { NO_OWNER } from './clauses.ts';
import { Lists } from './lists.ts';
import type { Lit } from './literal.ts';
import { grown, grownLength, grownTogether, words } from './memory.ts';
import { BY_SUM, HEARD_BY_SUMS, type Trail } from './trail.ts';

/**
 * Linear constraints over literals, a1 l1 + … + an ln >= b with positive coefficients, kept by counters.
 *
 *   slack[s]     sum of the coefficients of the literals not yet false, minus b. Below zero: violated.
 *                A literal whose coefficient is larger than the slack must be true.
 *   occurs, key p   pairs (s, coefficient): ¬p stands in s with this coefficient
 *   spare[s]     sum of all coefficients, minus b: how much may become false at the start
 *
 * Literals stand in falling order of their coefficients, so a check stops at the first that is not forced.
 * The counters follow the part of the trail that the kernel has propagated, and are taken back literal by literal.
 * See docs/decisions/0002.
 */
export class Sums {
  readonly #trail: Trail;
  count = 0;
  #start = words(16);
  #length = words(16);
  #spare = words(16);
  #largest = words(16);
  #owner = words(16);
  #slack = words(16);
  #lits = words(256);
  #coefficients = words(256);
  #top = 0;
  /** The last sum with each hash. */
  readonly #byHash = new Map<number, number>();
  readonly #occurs = new Lists();
  #queue = words(16);
  #queued = new Uint8Array(16);
  #waiting = 0;
  /** Checks run. */
  checks = 0;
  /** Checks that found the sum reached or out of reach. */
  entailments = 0;

  constructor(trail: Trail) {
    this.#trail = trail;
  }

  /** Becomes the same as another, of which none is waiting. */
  copyFrom(other: Sums): void {
    this.count = other.count;
    this.#takeRows(other, other.#start.length);
    this.#takeTerms(other, other.#lits.length);
    this.#top = other.#top;
    for (const [hash, sum] of other.#byHash) this.#byHash.set(hash, sum);
    this.#occurs.copyFrom(other.#occurs);
    this.#queued = other.#queued.slice();
  }

  #takeRows(of: Sums, capacity: number): void {
    [this.#start, this.#length, this.#spare, this.#largest, this.#owner, this.#slack, this.#queue] =
      grownTogether(
        [of.#start, of.#length, of.#spare, of.#largest, of.#owner, of.#slack, of.#queue],
        capacity,
      );
  }

  #takeTerms(of: Sums, capacity: number): void {
    [this.#lits, this.#coefficients] = grownTogether([of.#lits, of.#coefficients], capacity);
  }

  ensure(variables: number): void {
    this.#occurs.ensureKeys(2 * variables);
  }

  get bytes(): number {
    return this.#lits.byteLength * 2 + this.#occurs.bytes + this.#slack.byteLength * 6;
  }

  /**
   * At the root. Literals distinct and open, coefficients positive, falling, and at most `bound`; null for all one.
   */
  add(coefficients: readonly number[] | null, lits: readonly Lit[], bound: number, owner: number): void {
    // Rules that overlap post the same sum more than once; one counter serves them all.
    const hash = hashOf(coefficients, lits, bound);
    const alike = this.#byHash.get(hash);
    if (alike !== undefined && this.#same(alike, coefficients, lits, bound)) return;
    const s = this.count++;
    this.#byHash.set(hash, s);
    // One place more than there are sums: `lowerSlack` writes into the queue before it knows whether it needs to.
    if (s + 1 >= this.#start.length) {
      const capacity = grownLength(s, s + 2);
      this.#takeRows(this, capacity);
      this.#queued = grown(this.#queued, capacity);
    }
    const size = lits.length;
    if (this.#top + size > this.#lits.length) {
      const capacity = grownLength(this.#lits.length, this.#top + size);
      this.#takeTerms(this, capacity);
    }
    this.#start[s] = this.#top;
    this.#length[s] = size;
    let total = 0;
    for (let i = 0; i < size; i++) {
      this.#lits[this.#top + i] = lits[i];
      const coefficient = coefficients === null ? 1 : coefficients[i];
      this.#coefficients[this.#top + i] = coefficient;
      this.#occurs.push2(lits[i] ^ 1, s, coefficient);
      this.#trail.heardBy[lits[i] ^ 1] |= HEARD_BY_SUMS;
      total += coefficient;
    }
    this.#top += size;
    this.#largest[s] = coefficients === null ? 1 : coefficients[0];
    this.#owner[s] = owner;
    this.#spare[s] = total - bound;
    this.#slack[s] = total - bound;
    if (this.#slack[s] < this.#largest[s]) this.#enqueue(s);
  }

  #same(s: number, coefficients: readonly number[] | null, lits: readonly Lit[], bound: number): boolean {
    const size = lits.length;
    if (this.#length[s] !== size) return false;
    let total = 0;
    for (let i = 0; i < size; i++) {
      const coefficient = coefficients === null ? 1 : coefficients[i];
      const at = this.#start[s] + i;
      if (this.#lits[at] !== lits[i] || this.#coefficients[at] !== coefficient) return false;
      total += coefficient;
    }
    return this.#spare[s] === total - bound;
  }

  owner(s: number): number {
    return this.#owner[s];
  }

  /**
   * p has become true: lowers the slack wherever ¬p stands. Returns -1, or a sum that this violates: nothing more need
   * be propagated then. Always runs to its end, so that `raiseSlack` can undo it.
   */
  lowerSlack(p: Lit): number {
    const occurs = this.#occurs;
    const data = occurs.data;
    const slack = this.#slack;
    const largest = this.#largest;
    const from = occurs.ends[2 * p];
    const to = occurs.ends[2 * p + 1];
    const queue = this.#queue;
    const queued = this.#queued;
    let waiting = this.#waiting;
    let violated = -1;
    for (let i = from; i < to; i += 2) {
      const s = data[i];
      const left = slack[s] - data[i + 1];
      slack[s] = left;
      // All ones if something is forced now, or nothing can be reached any more: without a branch, like in `explain`.
      const tight = (left - largest[s]) >> 31;
      queue[waiting] = s;
      waiting -= tight & (queued[s] - 1);
      queued[s] |= tight & 1;
      const broken = left >> 31;
      violated = (violated & ~broken) | (s & broken);
    }
    this.#waiting = waiting;
    if (violated >= 0) this.entailments++;
    return violated;
  }

  raiseSlack(p: Lit): void {
    const occurs = this.#occurs;
    const data = occurs.data;
    const slack = this.#slack;
    const from = occurs.ends[2 * p];
    const to = occurs.ends[2 * p + 1];
    for (let i = from; i < to; i += 2) slack[data[i]] += data[i + 1];
  }

  get waiting(): boolean {
    return this.#waiting > 0;
  }

  clearQueue(): void {
    while (this.#waiting > 0) this.#queued[this.#queue[--this.#waiting]] = 0;
  }

  /** Checks one waiting sum. Returns -1, or the violated sum. */
  checkNext(): number {
    const s = this.#queue[--this.#waiting];
    this.#queued[s] = 0;
    this.checks++;
    const slack = this.#slack[s];
    if (slack < 0) {
      this.entailments++;
      return s;
    }
    const trail = this.#trail;
    const value = trail.value;
    const lits = this.#lits;
    const coefficients = this.#coefficients;
    const end = this.#start[s] + this.#length[s];
    let i = this.#start[s];
    for (; i < end && coefficients[i] > slack; i++) {
      const lit = lits[i];
      if (value[lit] === 0) trail.assign(lit, (s << 2) | BY_SUM, 0);
    }
    if (i === end && slack === 0) this.entailments++;
    return -1;
  }

  /**
   * Writes into `out` true literals, all older than `before`, that force `inferred` (or, for -1, that violate s), and
   * returns how many. Keeps only as many as the sum needs: what exceeds the need is dropped, smallest first, sparing
   * literals that the analysis has met already (`seen`), because they cost nothing there.
   */
  explain(s: number, inferred: Lit, before: number, seen: Uint8Array, out: Int32Array): number {
    const { position, level, value } = this.#trail;
    const lits = this.#lits;
    const coefficients = this.#coefficients;
    const start = this.#start[s];
    const end = start + this.#length[s];
    let surplus = -this.#spare[s] - 1;
    let count = 0;
    for (let i = start; i < end; i++) {
      const lit = lits[i];
      if (lit === inferred) {
        surplus += coefficients[i];
        continue;
      }
      // All ones if the literal is false and older. Without a branch, which would be hard to predict.
      const counts = (value[lit] >> 7) & ((position[lit >> 1] - before) >> 31);
      surplus += coefficients[i] & counts;
      out[count] = i;
      count -= counts;
    }
    if (surplus > 0) {
      // Coefficients fall along the row, so going backwards drops many small ones before a large one.
      for (let round = 0; round < 2 && surplus > 0; round++) {
        for (let k = count - 1; k >= 0 && surplus > 0; k--) {
          const i = out[k];
          if (i < 0 || coefficients[i] > surplus) continue;
          const v = lits[i] >> 1;
          if (level[v] === 0 || (round === 0 && seen[v] !== 0)) continue;
          surplus -= coefficients[i];
          out[k] = -1;
        }
      }
    }
    let written = 0;
    for (let k = 0; k < count; k++) if (out[k] >= 0) out[written++] = lits[out[k]] ^ 1;
    return written;
  }

  /** Visits every sum that does not only follow from others: literals, coefficients, and what they must reach. */
  eachSum(visit: (lits: Int32Array, coefficients: Int32Array, bound: number) => void): void {
    for (let s = 0; s < this.count; s++) {
      if (this.#owner[s] === NO_OWNER) continue;
      const end = this.#start[s] + this.#length[s];
      const coefficients = this.#coefficients.subarray(this.#start[s], end);
      const total = coefficients.reduce((sum, coefficient) => sum + coefficient, 0);
      visit(this.#lits.subarray(this.#start[s], end), coefficients, total - this.#spare[s]);
    }
  }

  size(s: number): number {
    return this.#length[s];
  }

  #enqueue(s: number): void {
    this.#queued[s] = 1;
    this.#queue[this.#waiting++] = s;
  }
}

function hashOf(coefficients: readonly number[] | null, lits: readonly Lit[], bound: number): number {
  let hash = bound;
  for (let i = 0; i < lits.length; i++) {
    hash = Math.imul(hash ^ lits[i], 0x01000193);
    if (coefficients !== null) hash = Math.imul(hash ^ coefficients[i], 0x01000193);
  }
  return hash;
}
