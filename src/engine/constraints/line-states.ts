import { words } from '../core/memory.ts';

/** Bits in a word of a set of counts. */
const WORD = 32;

/** What is known of a stretch: below zero that it is blank, above that it is painted. */
export const OPEN = 0;

/** What `meet` finds. */
export const CHANGED = 1;
export const BLANK = 2;
export const PAINTED = 4;

/**
 * The states of a line between its stretches: runs begun, whether the last cell is in a run, and cells painted so far,
 * this last as a set of bits. A table holds one set per boundary, run count and position in or out of a run:
 *
 *   at(i, r, in) = rows[i] + (2 r + in) * words, for boundary i before stretch i
 *
 * Only run counts that can still become the wanted number are kept, low(i) <= r <= high(i), and one on either side that
 * is always empty: a step looks no further.
 */
export class LineStates {
  readonly length: number;
  readonly #widths: Int32Array;
  readonly #runs: number;
  readonly #words: number;
  /** For each boundary, where a run count of zero would be. */
  readonly #rows: Int32Array;
  readonly #size: number;
  /** Bits of the last word that stand for counts up to the wanted one. */
  readonly #mask: number;
  readonly #finish: number;
  readonly #finishBit: number;

  /** The runs must fit: they and the gaps between them take a stretch each. */
  constructor(widths: readonly number[], painted: number | undefined, runs: number) {
    const n = widths.length;
    const count = painted ?? 0;
    this.length = n;
    this.#runs = runs;
    // Without a wanted count every state has count zero, and painting adds nothing.
    this.#widths = words(n);
    if (painted !== undefined) for (let i = 0; i < n; i++) this.#widths[i] = widths[i];
    this.#words = Math.ceil((count + 1) / WORD);
    this.#rows = words(n + 1);
    let size = 0;
    for (let i = 0; i <= n; i++) {
      const before = this.#low(i) - 1;
      this.#rows[i] = size - 2 * before * this.#words;
      size += 2 * (this.#high(i) + 2 - before) * this.#words;
    }
    this.#size = size;
    const used = (count & 31) + 1;
    this.#mask = used === WORD ? -1 : (1 << used) - 1;
    this.#finish = this.#rows[n] + 2 * runs * this.#words + (count >> 5);
    this.#finishBit = 1 << (count & 31);
  }

  /** Fewest runs begun at boundary i from which the wanted number can still be reached. */
  #low(i: number): number {
    return Math.max(0, this.#runs - ((this.length - i + 1) >> 1));
  }

  /** Most runs that can have begun at boundary i. */
  #high(i: number): number {
    return Math.min(this.#runs, (i + 1) >> 1);
  }

  table(): Int32Array {
    return words(this.#size);
  }

  start(left: Int32Array): void {
    left[this.#rows[0]] = 1;
  }

  finish(right: Int32Array): void {
    right[this.#finish] = this.#finishBit;
    right[this.#finish + this.#words] = this.#finishBit;
  }

  accepts(left: Int32Array): boolean {
    return ((left[this.#finish] | left[this.#finish + this.#words]) & this.#finishBit) !== 0;
  }

  /** Boundary i + 1 from boundary i, over stretch i. Returns whether it changed. */
  forward(left: Int32Array, i: number, known: number): boolean {
    return this.#words === 1 ? this.#forwardNarrow(left, i, known) : this.#forwardWide(left, i, known);
  }

  /** Boundary i from boundary i + 1, over stretch i. */
  backward(right: Int32Array, i: number, known: number): void {
    this.meet(right, right, i, known);
  }

  /**
   * The same; returns which of CHANGED, BLANK and PAINTED are so: whether it changed, and whether a state reached on
   * the left of stretch i can take this value and finish on the right.
   */
  meet(left: Int32Array, right: Int32Array, i: number, known: number): number {
    return this.#words === 1
      ? this.#meetNarrow(left, right, i, known)
      : this.#meetWide(left, right, i, known);
  }

  #forwardNarrow(left: Int32Array, i: number, known: number): boolean {
    const width = this.#widths[i];
    const base = this.#rows[i];
    const next = this.#rows[i + 1];
    const blank = mayBeBlank(known);
    const paint = width < WORD ? mayBePainted(known) & this.#mask : 0;
    let changed = 0;
    const high = this.#high(i + 1);
    for (let r = this.#low(i + 1); r <= high; r++) {
      const at = base + 2 * r;
      const ran = left[at + 1];
      const resting = (left[at] | ran) & blank;
      const running = ((ran | left[at - 2]) << width) & paint;
      const to = next + 2 * r;
      changed |= (left[to] ^ resting) | (left[to + 1] ^ running);
      left[to] = resting;
      left[to + 1] = running;
    }
    return changed !== 0;
  }

  #meetNarrow(left: Int32Array, right: Int32Array, i: number, known: number): number {
    const width = this.#widths[i];
    const base = this.#rows[i];
    const next = this.#rows[i + 1];
    const blank = mayBeBlank(known);
    const paint = width < WORD ? mayBePainted(known) : 0;
    let changed = 0;
    let blanks = 0;
    let painted = 0;
    const high = this.#high(i);
    for (let r = this.#low(i); r <= high; r++) {
      const from = next + 2 * r;
      const at = base + 2 * r;
      const rested = left[at];
      const ran = left[at + 1];
      const rest = right[from] & blank;
      const longer = (right[from + 1] >>> width) & paint;
      const begun = (right[from + 3] >>> width) & paint;
      blanks |= (rested | ran) & rest;
      painted |= (ran & longer) | (rested & begun);
      const resting = rest | begun;
      const running = rest | longer;
      changed |= (right[at] ^ resting) | (right[at + 1] ^ running);
      right[at] = resting;
      right[at + 1] = running;
    }
    return (changed === 0 ? 0 : CHANGED) | (blanks === 0 ? 0 : BLANK) | (painted === 0 ? 0 : PAINTED);
  }

  /** As above in words, from the lowest: what a shift drops from one is carried into the next. */
  #forwardWide(left: Int32Array, i: number, known: number): boolean {
    const words = this.#words;
    const base = this.#rows[i];
    const next = this.#rows[i + 1];
    const skipped = this.#widths[i] >> 5;
    const shift = this.#widths[i] & 31;
    const blank = mayBeBlank(known);
    const paint = mayBePainted(known);
    let changed = 0;
    const high = this.#high(i + 1);
    for (let r = this.#low(i + 1); r <= high; r++) {
      const at = base + 2 * r * words;
      const to = next + 2 * r * words;
      let carry = 0;
      for (let w = 0; w < words; w++) {
        const resting = (left[at + w] | left[at + words + w]) & blank;
        let running = 0;
        if (w >= skipped) {
          const k = at + w - skipped;
          running = left[k + words] | left[k - 2 * words];
          if (shift !== 0) {
            const dropped = running >>> (WORD - shift);
            running = (running << shift) | carry;
            carry = dropped;
          }
          running &= w === words - 1 ? paint & this.#mask : paint;
        }
        changed |= (left[to + w] ^ resting) | (left[to + words + w] ^ running);
        left[to + w] = resting;
        left[to + words + w] = running;
      }
    }
    return changed !== 0;
  }

  /** The same from the highest word. */
  #meetWide(left: Int32Array, right: Int32Array, i: number, known: number): number {
    const words = this.#words;
    const base = this.#rows[i];
    const next = this.#rows[i + 1];
    const skipped = this.#widths[i] >> 5;
    const shift = this.#widths[i] & 31;
    const blank = mayBeBlank(known);
    const paint = mayBePainted(known);
    let changed = 0;
    let blanks = 0;
    let painted = 0;
    const high = this.#high(i);
    for (let r = this.#low(i); r <= high; r++) {
      const at = base + 2 * r * words;
      const from = next + 2 * r * words;
      let longerCarry = 0;
      let begunCarry = 0;
      for (let w = words - 1; w >= 0; w--) {
        const rested = left[at + w];
        const ran = left[at + words + w];
        const rest = right[from + w] & blank;
        let longer = 0;
        let begun = 0;
        if (w + skipped < words) {
          const k = from + w + skipped;
          longer = right[k + words];
          begun = right[k + 3 * words];
          if (shift !== 0) {
            const longerDropped = longer << (WORD - shift);
            const begunDropped = begun << (WORD - shift);
            longer = (longer >>> shift) | longerCarry;
            begun = (begun >>> shift) | begunCarry;
            longerCarry = longerDropped;
            begunCarry = begunDropped;
          }
          longer &= paint;
          begun &= paint;
        }
        blanks |= (rested | ran) & rest;
        painted |= (ran & longer) | (rested & begun);
        const resting = rest | begun;
        const running = rest | longer;
        changed |= (right[at + w] ^ resting) | (right[at + words + w] ^ running);
        right[at + w] = resting;
        right[at + words + w] = running;
      }
    }
    return (changed === 0 ? 0 : CHANGED) | (blanks === 0 ? 0 : BLANK) | (painted === 0 ? 0 : PAINTED);
  }

  /** Copies boundary i from one table to another. */
  copy(from: Int32Array, to: Int32Array, i: number): void {
    const end = this.#rows[i] + 2 * (this.#high(i) + 1) * this.#words;
    for (let k = this.#rows[i] + 2 * this.#low(i) * this.#words; k < end; k++) to[k] = from[k];
  }
}

/** All ones unless the stretch is known to be painted. Without a branch, which would be hard to predict. */
const mayBeBlank = (known: number): number => (known - 1) >> 31;

/** All ones unless the stretch is known to be blank. */
const mayBePainted = (known: number): number => ~(known >> 31);
