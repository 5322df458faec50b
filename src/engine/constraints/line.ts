/**
 * A row of cells with a given number of true cells, in a given number of maximal runs of them. Cells may be tied: the
 * same variable may stand in several places.
 *
 * Reasons over the states of the line, (runs so far, in a run or not, true cells so far), reached from the left and
 * able to finish to the right; the third part is a set of bits, so one step serves all counts at once. Domain
 * consistent where no variable repeats outside a stretch of neighbouring cells; a tie across a gap is only checked in
 * each place. Explanations keep only cells whose opening would let a path through (Gange, Stuckey, Van Hentenryck 2011).
 */
import { type Constraint, MIDDLE, Propagator } from '../constraint.ts';
import type { Kernel } from '../core/kernel.ts';
import { type Lit, NONE } from '../core/literal.ts';
import { ModelError } from '../errors.ts';
import { type Bool, checkInteger, isTrue, variableOf } from '../variable.ts';
import { exactly } from './cardinality.ts';

export interface LineClue {
  /** How many cells are true. */
  readonly painted?: number;
  /** In how many maximal runs. */
  readonly runs?: number;
}

export function line(cells: readonly Bool[], clue: LineClue): Constraint {
  const { painted, runs } = clue;
  for (const [name, number] of [
    ['painted', painted],
    ['runs', runs],
  ] as const) {
    if (number === undefined) continue;
    if (checkInteger(number, name) < 0) throw new ModelError(`${name} must not be negative, got ${number}`);
  }
  return {
    kind: 'line',
    scope: cells.map(variableOf),
    holds: (value) => {
      const row = cells.map((cell) => isTrue(cell, value));
      const starts = row.filter((on, i) => on && !row[i - 1]).length;
      return (
        (painted === undefined || row.filter(Boolean).length === painted) &&
        (runs === undefined || starts === runs)
      );
    },
    install: (into) => {
      if (runs === undefined) {
        if (painted !== undefined) into.post(exactly(painted, cells));
        return;
      }
      if (2 * runs - 1 > cells.length || (painted !== undefined && painted > cells.length)) {
        into.clause([]);
        return;
      }
      const lits = cells.map((cell) => into.lit(cell));
      const starts = lits.map((_, i) => i).filter((i) => i === 0 || lits[i] !== lits[i - 1]);
      const widths = starts.map((start, k) => (starts[k + 1] ?? lits.length) - start);
      into.propagator(
        new Line(
          starts.map((start) => lits[start]),
          widths,
          painted,
          runs,
        ),
      );
    },
  };
}

/** Bits in a word of a set of counts. */
const WORD = 32;

class Line extends Propagator {
  readonly name = 'line';
  override readonly priority = MIDDLE;
  /** Stretches of neighbouring cells of one literal. */
  readonly #lits: Int32Array;
  readonly #widths: Int32Array;
  readonly #painted: number;
  readonly #runs: number;
  /** Words per set, sets per boundary (runs, in or out of a run). */
  readonly #words: number;
  readonly #stride: number;
  /** Sets of states at each boundary between stretches: reached from the left, able to finish to the right. */
  readonly #left: Int32Array;
  readonly #right: Int32Array;
  readonly #step: Int32Array;

  constructor(lits: readonly Lit[], widths: readonly number[], painted: number | undefined, runs: number) {
    super();
    this.#lits = Int32Array.from(lits);
    // Without a count every state has count zero, and painting adds nothing.
    this.#widths = Int32Array.from(widths, (width) => (painted === undefined ? 0 : width));
    this.#painted = painted ?? 0;
    this.#runs = runs;
    this.#words = Math.ceil((this.#painted + 1) / WORD);
    this.#stride = 2 * (runs + 1) * this.#words;
    this.#left = new Int32Array((lits.length + 1) * this.#stride);
    this.#right = new Int32Array((lits.length + 1) * this.#stride);
    this.#step = new Int32Array(this.#stride);
  }

  attach(kernel: Kernel): void {
    for (const lit of new Set(this.#lits)) {
      kernel.wakeOn(lit, this);
      kernel.wakeOn(lit ^ 1, this);
    }
  }

  propagate(kernel: Kernel): boolean {
    this.#sweepLeft(kernel, kernel.trail.size, -1, 0);
    if (!this.#accepts()) return kernel.fail(this);
    const { value } = kernel.trail;
    const n = this.#lits.length;
    this.#startRight();
    for (let i = n - 1; i >= 0; i--) {
      const lit = this.#lits[i];
      const now = value[lit];
      if (now === 0) {
        if (!this.#supported(i, 0)) {
          if (!kernel.infer(lit, this, i)) return false;
          this.#stepRight(i, 1, this.#right);
          continue;
        }
        if (!this.#supported(i, 1)) {
          if (!kernel.infer(lit ^ 1, this, i)) return false;
          this.#stepRight(i, 0, this.#right);
          continue;
        }
        this.#stepRight(i, 0, this.#right);
        this.#stepRight(i, 1, this.#right, true);
      } else this.#stepRight(i, now > 0 ? 1 : 0, this.#right);
    }
    return true;
  }

  override refuted(kernel: Kernel): boolean {
    this.#sweepLeft(kernel, kernel.trail.size, -1, 0);
    return !this.#accepts();
  }

  explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    const { value, position } = kernel.trail;
    const n = this.#lits.length;
    const stride = this.#stride;
    const at = inferred === NONE ? -1 : data;
    // What was inferred is denied here: the path must fail with the opposite value.
    const denied = at >= 0 && inferred === this.#lits[at] ? 0 : 1;
    const first = kernel.becauseSize;
    this.#sweepLeft(kernel, before, at, denied);
    this.#startRight();
    for (let i = n - 1; i >= 0; i--) {
      const lit = this.#lits[i];
      if (i === at) {
        this.#stepRight(i, denied, this.#right);
        continue;
      }
      if (value[lit] === 0 || position[lit >> 1] >= before || (at >= 0 && lit === this.#lits[at])) {
        this.#stepRight(i, 0, this.#right);
        this.#stepRight(i, 1, this.#right, true);
        continue;
      }
      const had = value[lit] > 0 ? 1 : 0;
      const fact = had === 1 ? lit : lit ^ 1;
      this.#stepRight(i, had, this.#right);
      if (this.#isNamed(kernel, fact, first)) continue;
      this.#step.fill(0);
      this.#stepRight(i, 1 - had, this.#step, true, 0);
      let opens = false;
      for (let k = 0; k < stride && !opens; k++) opens = (this.#step[k] & this.#left[i * stride + k]) !== 0;
      if (opens) kernel.because(fact);
      else for (let k = 0; k < stride; k++) this.#right[i * stride + k] |= this.#step[k];
    }
  }

  #isNamed(kernel: Kernel, fact: Lit, first: number): boolean {
    for (let k = first; k < kernel.becauseSize; k++) if (kernel.because_[k] === fact) return true;
    return false;
  }

  /** States reached from the left with what was known before `before`; stretch `at` is held to `denied`. */
  #sweepLeft(kernel: Kernel, before: number, at: number, denied: number): void {
    const { value, position } = kernel.trail;
    const n = this.#lits.length;
    this.#left.fill(0);
    this.#left[0] = 1;
    for (let i = 0; i < n; i++) {
      const lit = this.#lits[i];
      let known = -1;
      if (i === at) known = denied;
      else if (value[lit] !== 0 && position[lit >> 1] < before) {
        if (at < 0 || lit !== this.#lits[at]) known = value[lit] > 0 ? 1 : 0;
      }
      if (known !== 1) this.#leaveBlank(i);
      if (known !== 0) this.#paint(i);
    }
  }

  #leaveBlank(i: number): void {
    const words = this.#words;
    const from = i * this.#stride;
    const to = from + this.#stride;
    const left = this.#left;
    for (let r = 0; r <= this.#runs; r++) {
      const out = 2 * r * words;
      for (let w = 0; w < words; w++)
        left[to + out + w] |= left[from + out + w] | left[from + out + words + w];
    }
  }

  #paint(i: number): void {
    const words = this.#words;
    const width = this.#widths[i];
    const from = i * this.#stride;
    const to = from + this.#stride;
    const left = this.#left;
    const skip = width >> 5;
    const shift = width & 31;
    const last = this.#lastMask();
    for (let r = 0; r <= this.#runs; r++) {
      const running = (2 * r + 1) * words;
      const resting = (2 * r - 2) * words;
      for (let w = words - 1; w >= skip; w--) {
        let low = left[from + running + w - skip];
        let below = w - skip > 0 ? left[from + running + w - skip - 1] : 0;
        if (r > 0) {
          low |= left[from + resting + w - skip];
          if (w - skip > 0) below |= left[from + resting + w - skip - 1];
        }
        let moved = shift === 0 ? low : (low << shift) | (below >>> (WORD - shift));
        if (w === words - 1) moved &= last;
        left[to + running + w] |= moved;
      }
    }
  }

  /** Bits of the last word that stand for counts up to the clue. */
  #lastMask(): number {
    const used = (this.#painted & 31) + 1;
    return used === WORD ? -1 : (1 << used) - 1;
  }

  #accepts(): boolean {
    const at = this.#lits.length * this.#stride + 2 * this.#runs * this.#words + (this.#painted >> 5);
    const bit = 1 << (this.#painted & 31);
    return ((this.#left[at] | this.#left[at + this.#words]) & bit) !== 0;
  }

  #startRight(): void {
    const end = this.#lits.length * this.#stride;
    this.#right.fill(0, end, end + this.#stride);
    const at = end + 2 * this.#runs * this.#words + (this.#painted >> 5);
    this.#right[at] = 1 << (this.#painted & 31);
    this.#right[at + this.#words] = 1 << (this.#painted & 31);
  }

  /** Whether a state reached at stretch i can go on with this value and finish. */
  #supported(i: number, painted: 0 | 1): boolean {
    this.#stepRight(i, painted, this.#step, false, 0);
    const from = i * this.#stride;
    for (let k = 0; k < this.#stride; k++) if ((this.#step[k] & this.#left[from + k]) !== 0) return true;
    return false;
  }

  /**
   * Into `into` (at the boundary before stretch i, or at `base`): the states from which giving the stretch this value
   * leads to one that can finish. `add` keeps what is there.
   */
  #stepRight(i: number, painted: number, into: Int32Array, add = false, base = i * this.#stride): void {
    const words = this.#words;
    const runs = this.#runs;
    const right = this.#right;
    const next = (i + 1) * this.#stride;
    if (!add) into.fill(0, base, base + this.#stride);
    if (painted === 0) {
      for (let r = 0; r <= runs; r++) {
        const out = 2 * r * words;
        for (let w = 0; w < words; w++) {
          const can = right[next + out + w];
          into[base + out + w] |= can;
          into[base + out + words + w] |= can;
        }
      }
      return;
    }
    const width = this.#widths[i];
    const skip = width >> 5;
    const shift = width & 31;
    for (let r = 0; r <= runs; r++) {
      const running = (2 * r + 1) * words;
      for (let w = 0; w + skip < words; w++) {
        const high = right[next + running + w + skip];
        const above = w + skip + 1 < words ? right[next + running + w + skip + 1] : 0;
        const can = shift === 0 ? high : (high >>> shift) | (above << (WORD - shift));
        into[base + running + w] |= can;
        // From outside a run the same painting starts run number r.
        if (r > 0) into[base + (2 * r - 2) * words + w] |= can;
      }
    }
  }
}
