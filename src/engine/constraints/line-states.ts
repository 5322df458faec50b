/** Bits in a word of a set of counts. */
const WORD = 32;

/** What is known of a stretch: nothing, blank, or painted. */
export const OPEN = -1;

/**
 * The states of a line between its stretches: runs begun, whether the last cell is in a run, and cells painted so far,
 * this last as a set of bits. A table holds one set per boundary, run count and position in or out of a run:
 *
 *   at(i, r, in) = i * stride + (2 r + in) * words, for boundary i before stretch i
 *
 * Only run counts that can still become the wanted number are kept: low(i) <= r <= high(i).
 */
export class LineStates {
  readonly length: number;
  readonly stride: number;
  readonly #widths: Int32Array;
  readonly #runs: number;
  readonly #words: number;
  /** Bits of the last word that stand for counts up to the wanted one. */
  readonly #mask: number;
  readonly #finish: number;
  readonly #finishBit: number;

  constructor(widths: readonly number[], painted: number | undefined, runs: number) {
    const n = widths.length;
    const count = painted ?? 0;
    this.length = n;
    this.#runs = runs;
    // Without a wanted count every state has count zero, and painting adds nothing.
    this.#widths = Int32Array.from(widths, (width) => (painted === undefined ? 0 : width));
    this.#words = Math.ceil((count + 1) / WORD);
    this.stride = 2 * (runs + 1) * this.#words;
    const used = (count & 31) + 1;
    this.#mask = used === WORD ? -1 : (1 << used) - 1;
    this.#finish = n * this.stride + 2 * runs * this.#words + (count >> 5);
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
    return new Int32Array((this.length + 1) * this.stride);
  }

  start(left: Int32Array): void {
    left[0] = 1;
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

  /** Boundary i from boundary i + 1, over stretch i. Returns whether it changed. */
  backward(right: Int32Array, i: number, known: number): boolean {
    return this.#words === 1 ? this.#backwardNarrow(right, i, known) : this.#backwardWide(right, i, known);
  }

  /** Whether a state reached on the left of stretch i can take this value and finish on the right. */
  supports(left: Int32Array, right: Int32Array, i: number, painted: 0 | 1): boolean {
    const words = this.#words;
    const base = i * this.stride;
    const next = base + this.stride;
    const high = this.#high(i);
    for (let r = this.#low(i); r <= high; r++) {
      const out = base + 2 * r * words;
      if (painted === 0) {
        const to = next + 2 * r * words;
        for (let w = 0; w < words; w++)
          if (((left[out + w] | left[out + words + w]) & right[to + w]) !== 0) return true;
        continue;
      }
      const to = next + (2 * r + 1) * words;
      for (let w = 0; w < words; w++) {
        if ((left[out + words + w] & this.#shiftedDown(right, to, w, i)) !== 0) return true;
        if (r < this.#runs && (left[out + w] & this.#shiftedDown(right, to + 2 * words, w, i)) !== 0)
          return true;
      }
    }
    return false;
  }

  #forwardNarrow(left: Int32Array, i: number, known: number): boolean {
    const width = this.#widths[i];
    const mask = this.#mask;
    const base = i * this.stride;
    const next = base + this.stride;
    const paints = known !== 0 && width < WORD;
    let changed = false;
    const high = this.#high(i + 1);
    for (let r = this.#low(i + 1); r <= high; r++) {
      const at = base + 2 * r;
      const resting = known === 1 ? 0 : left[at] | left[at + 1];
      const running = paints ? ((r > 0 ? left[at + 1] | left[at - 2] : left[at + 1]) << width) & mask : 0;
      const to = next + 2 * r;
      if (left[to] !== resting || left[to + 1] !== running) {
        changed = true;
        left[to] = resting;
        left[to + 1] = running;
      }
    }
    return changed;
  }

  #backwardNarrow(right: Int32Array, i: number, known: number): boolean {
    const width = this.#widths[i];
    const base = i * this.stride;
    const next = base + this.stride;
    const paints = known !== 0 && width < WORD;
    let changed = false;
    const high = this.#high(i);
    for (let r = this.#low(i); r <= high; r++) {
      const from = next + 2 * r;
      const blank = known === 1 ? 0 : right[from];
      const resting = paints && r < this.#runs ? blank | (right[from + 3] >>> width) : blank;
      const running = paints ? blank | (right[from + 1] >>> width) : blank;
      const at = base + 2 * r;
      if (right[at] !== resting || right[at + 1] !== running) {
        changed = true;
        right[at] = resting;
        right[at + 1] = running;
      }
    }
    return changed;
  }

  #forwardWide(left: Int32Array, i: number, known: number): boolean {
    const words = this.#words;
    const base = i * this.stride;
    const next = base + this.stride;
    let changed = false;
    const high = this.#high(i + 1);
    for (let r = this.#low(i + 1); r <= high; r++) {
      const at = base + 2 * r * words;
      const to = next + 2 * r * words;
      for (let w = 0; w < words; w++) {
        const resting = known === 1 ? 0 : left[at + w] | left[at + words + w];
        let running = 0;
        if (known !== 0) {
          running = this.#shiftedUp(left, at + words, w, i);
          if (r > 0) running |= this.#shiftedUp(left, at - 2 * words, w, i);
          if (w === words - 1) running &= this.#mask;
        }
        if (left[to + w] !== resting || left[to + words + w] !== running) {
          changed = true;
          left[to + w] = resting;
          left[to + words + w] = running;
        }
      }
    }
    return changed;
  }

  #backwardWide(right: Int32Array, i: number, known: number): boolean {
    const words = this.#words;
    const base = i * this.stride;
    const next = base + this.stride;
    let changed = false;
    const high = this.#high(i);
    for (let r = this.#low(i); r <= high; r++) {
      const at = base + 2 * r * words;
      const from = next + 2 * r * words;
      for (let w = 0; w < words; w++) {
        const blank = known === 1 ? 0 : right[from + w];
        let resting = blank;
        let running = blank;
        if (known !== 0) {
          running |= this.#shiftedDown(right, from + words, w, i);
          if (r < this.#runs) resting |= this.#shiftedDown(right, from + 3 * words, w, i);
        }
        if (right[at + w] !== resting || right[at + words + w] !== running) {
          changed = true;
          right[at + w] = resting;
          right[at + words + w] = running;
        }
      }
    }
    return changed;
  }

  /** Word w of the set at `at` with every count raised by the width of stretch i. */
  #shiftedUp(table: Int32Array, at: number, w: number, i: number): number {
    const from = w - (this.#widths[i] >> 5);
    const shift = this.#widths[i] & 31;
    if (from < 0) return 0;
    if (shift === 0) return table[at + from];
    return (table[at + from] << shift) | (from > 0 ? table[at + from - 1] >>> (WORD - shift) : 0);
  }

  /** Word w of the set at `at` with every count lowered by the width of stretch i. */
  #shiftedDown(table: Int32Array, at: number, w: number, i: number): number {
    const from = w + (this.#widths[i] >> 5);
    const shift = this.#widths[i] & 31;
    if (from >= this.#words) return 0;
    if (shift === 0) return table[at + from];
    return (
      (table[at + from] >>> shift) | (from + 1 < this.#words ? table[at + from + 1] << (WORD - shift) : 0)
    );
  }

  /** Copies boundary i from one table to another. */
  copy(from: Int32Array, to: Int32Array, i: number): void {
    const end = (i + 1) * this.stride;
    for (let k = i * this.stride; k < end; k++) to[k] = from[k];
  }

  /** Whether two tables have a state in common at boundary i. */
  meet(a: Int32Array, b: Int32Array, i: number): boolean {
    const from = (i * this.stride + 2 * this.#low(i) * this.#words) | 0;
    const to = i * this.stride + 2 * (this.#high(i) + 1) * this.#words;
    for (let k = from; k < to; k++) if ((a[k] & b[k]) !== 0) return true;
    return false;
  }
}
