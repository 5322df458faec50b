import { Random } from '../random.ts';
import type { WalkedRows } from './walked-rows.ts';

/** More variables than this have too many pairs. */
const MOST_VARIABLES = 2048;
/** Places that a pair may be away from its own. Of many pairs with one sign, those that find no place are left out. */
const MOST_PLACES = 32;
/** Pairs that are put into the table at a time, so that limits are heard meanwhile. */
const PAIRS_AT_ONCE = 16_384;

/**
 * Finds up to three variables whose change gives every equation what it lacks. Each equation has a random key; a change
 * of a variable has as its sign the sum of weight times key over its equations, and changes fit if their signs add up to
 * what is lacking. A table holds the signs of all pairs, and one of the variables stands in any row that is broken: so
 * one look into the table for each variable of that row is enough.
 */
export class Completion {
  /** The variables of equations, and each one's sign when it becomes 1. */
  readonly #members: Int32Array;
  readonly #signs: Int32Array;
  /** By row: its key, 0 if it is no equation. */
  readonly keys: Int32Array;
  /** Pairs of members by the sign of their sum and of their difference, whichever way round; 0 is a free place. */
  #table = new Int32Array(0);
  readonly #shift: number;
  /** The member whose pairs come next into the table. */
  #next = 1;
  /** The variables to change, after `find`. */
  readonly found: number[] = [];

  /** Undefined if there are no equations, or too many variables in them. */
  static of(rows: WalkedRows, variables: number, seed: number): Completion | undefined {
    const random = new Random(seed ^ 0x5bd1e995);
    const keys = new Int32Array(rows.count);
    const signs = new Int32Array(variables);
    const members = new Set<number>();
    for (let row = 0; row < rows.count; row++) {
      if (rows.least[row] !== rows.most[row]) continue;
      keys[row] = random.below(2 ** 32) | 1;
      for (let i = rows.starts[row]; i < rows.starts[row + 1]; i++) {
        members.add(rows.variables[i]);
        signs[rows.variables[i]] += Math.imul(rows.weights[i], keys[row]);
      }
    }
    if (members.size < 2 || members.size > MOST_VARIABLES) return undefined;
    return new Completion(Int32Array.from(members), signs, keys);
  }

  private constructor(members: Int32Array, signs: Int32Array, keys: Int32Array) {
    this.#members = members;
    this.#signs = signs;
    this.keys = keys;
    this.#shift = 32 - Math.ceil(Math.log2(2 * members.length ** 2));
  }

  get bytes(): number {
    return 4 * 2 ** (32 - this.#shift);
  }

  /** Whether all pairs are in the table; if not, puts in some more. */
  isReady(): boolean {
    if (this.#table.length === 0) this.#table = new Int32Array(2 ** (32 - this.#shift));
    const members = this.#members;
    const signs = this.#signs;
    for (let pairs = 0; pairs < PAIRS_AT_ONCE && this.#next < members.length; this.#next++) {
      const one = signs[members[this.#next]];
      for (let other = 0; other < this.#next; other++) {
        const pair = (this.#next << 16) | other;
        this.#put(one + signs[members[other]], pair);
        this.#put(one - signs[members[other]], pair);
      }
      pairs += this.#next;
    }
    return this.#next === members.length;
  }

  #put(sign: number, pair: number): void {
    const table = this.#table;
    const from = this.#place(sign);
    for (let place = from; place < from + MOST_PLACES; place++) {
      const at = place & (table.length - 1);
      if (table[at] !== 0) continue;
      table[at] = pair;
      return;
    }
  }

  /** The same for a sign and its opposite. */
  #place(sign: number): number {
    const either = sign | 0;
    return Math.imul(either < 0 ? -either : either, 0x9e3779b1) >>> this.#shift;
  }

  /**
   * Looks for changes whose signs add up to this; true if `found` holds some. They fit all equations but for a chance in
   * millions, and may break a row that is no equation. The candidates are the variables of a broken equation.
   */
  find(value: Uint8Array, wanted: number, candidates: Int32Array): boolean {
    const signs = this.#signs;
    if (this.#findPair(value, wanted, -1)) return true;
    for (const v of candidates) {
      const rest = (wanted - (value[v] === 0 ? signs[v] : -signs[v])) | 0;
      if (rest === 0) {
        this.found.length = 0;
        this.found.push(v);
        return true;
      }
      if (this.#findPair(value, rest, v)) {
        this.found.push(v);
        return true;
      }
    }
    return false;
  }

  /** A pair without this variable. */
  #findPair(value: Uint8Array, wanted: number, without: number): boolean {
    const table = this.#table;
    const members = this.#members;
    const signs = this.#signs;
    const from = this.#place(wanted);
    for (let place = from; place < from + MOST_PLACES; place++) {
      const at = place & (table.length - 1);
      if (table[at] === 0) return false;
      const one = members[table[at] >>> 16];
      const other = members[table[at] & 0xffff];
      const sum =
        (value[one] === 0 ? signs[one] : -signs[one]) + (value[other] === 0 ? signs[other] : -signs[other]);
      if ((sum | 0) !== wanted || one === without || other === without) continue;
      this.found.length = 0;
      this.found.push(one, other);
      return true;
    }
    return false;
  }
}
