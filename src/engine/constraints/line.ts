/**
 * A row of cells with a given number of true cells, in a given number of maximal runs of them. Cells may be tied: the
 * same variable may stand in several places.
 *
 * Reasons over the states of the line, (runs so far, in a run or not, true cells so far), reached from the left and
 * able to finish to the right; the third part is a set of bits, so one step serves all counts at once. Domain
 * consistent where no variable repeats outside a stretch of neighbouring cells; a tie across a gap is only checked in
 * each place. Explanations keep only cells whose opening would let a path through (Gange, Stuckey, Van Hentenryck 2011).
 * See docs/decisions/0003.
 */
import { checkOptions, type OptionKeys } from '../check-options.ts';
import { type Constraint, MIDDLE, Propagator } from '../constraint.ts';
import type { Kernel } from '../core/kernel.ts';
import { type Lit, NONE } from '../core/literal.ts';
import { ModelError } from '../errors.ts';
import { type Bool, checkInteger, isTrue, variableOf } from '../variable.ts';
import { exactly } from './cardinality.ts';
import { LineStates, OPEN } from './line-states.ts';

/** What is known of a line of cells; a number that is absent is not known. */
export interface LineClue {
  /** How many cells are true. */
  readonly painted?: number;
  /** In how many maximal runs. */
  readonly runs?: number;
}

const LINE_CLUE: OptionKeys<LineClue> = { painted: true, runs: true };

/** A line of cells has this many true cells, in this many runs. */
export function line(cells: readonly Bool[], clue: LineClue): Constraint {
  checkOptions(clue, LINE_CLUE);
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
          new LineStates(widths, painted, runs),
        ),
      );
    },
  };
}

class Line extends Propagator {
  readonly name = 'line';
  override readonly priority = MIDDLE;
  /** Stretches of neighbouring cells of one literal. */
  readonly #lits: Int32Array;
  /** 1: the literal is in another stretch too. */
  readonly #tied: Uint8Array;
  readonly #states: LineStates;
  /** What the tables below were made from; they are brought up to date from the changes alone. */
  readonly #known: Int8Array;
  /** 1: forced by the line itself, and the tables still have it open. True as long as nothing else is taken back. */
  readonly #untold: Uint8Array;
  #stale = true;
  /** States reached from the left, and states able to finish to the right. */
  readonly #left: Int32Array;
  readonly #right: Int32Array;
  /** The same for explanations, which look at the past. Many lines never need them. */
  #leftThen: Int32Array | null = null;
  #rightThen: Int32Array | null = null;

  constructor(lits: readonly Lit[], states: LineStates) {
    super();
    this.#lits = Int32Array.from(lits);
    const times = new Map<number, number>();
    for (const lit of lits) times.set(lit >> 1, (times.get(lit >> 1) ?? 0) + 1);
    this.#tied = Uint8Array.from(lits, (lit) => (times.get(lit >> 1) === 1 ? 0 : 1));
    this.#states = states;
    this.#known = new Int8Array(lits.length).fill(OPEN);
    this.#untold = new Uint8Array(lits.length);
    this.#left = states.table();
    this.#right = states.table();
    states.start(this.#left);
    states.finish(this.#right);
  }

  attach(kernel: Kernel): void {
    for (const lit of new Set(this.#lits)) {
      kernel.wakeOn(lit, this);
      kernel.wakeOn(lit ^ 1, this);
    }
  }

  propagate(kernel: Kernel): boolean {
    const states = this.#states;
    const left = this.#left;
    const right = this.#right;
    const n = states.length;
    let first = n;
    let last = -1;
    let takenBack = false;
    const { value } = kernel.trail;
    for (let i = 0; i < n; i++) {
      const now = value[this.#lits[i]];
      const known = now === 0 ? OPEN : now > 0 ? 1 : 0;
      if (known === this.#known[i]) continue;
      if (this.#known[i] !== OPEN) takenBack = true;
      this.#known[i] = known;
      if (first === n) first = i;
      last = i;
    }
    if (takenBack) {
      for (let i = 0; i < n; i++) {
        if (this.#untold[i] === 0) continue;
        this.#untold[i] = 0;
        if (i < first) first = i;
        if (i > last) last = i;
      }
    }
    if (this.#stale) {
      first = 0;
      last = n - 1;
    }
    if (last < 0) return true;
    let end = first;
    while (end < n && (states.forward(left, end, this.#known[end]) || end < last || this.#stale)) end++;
    if (!states.accepts(left)) {
      this.#stale = true;
      return kernel.fail(this);
    }
    let begin = last;
    while (begin >= 0 && (states.backward(right, begin, this.#known[begin]) || begin > first || this.#stale))
      begin--;
    this.#stale = false;
    // Only where the states on one side changed can a value have lost its support.
    const from = Math.max(0, Math.min(begin, first));
    const to = Math.min(n - 1, Math.max(end, last));
    for (let i = from; i <= to; i++) {
      const lit = this.#lits[i];
      if (value[lit] !== 0) continue;
      let forced: Lit;
      if (!states.supports(left, right, i, 0)) forced = lit;
      else if (!states.supports(left, right, i, 1)) forced = lit ^ 1;
      else continue;
      if (!kernel.infer(forced, this, i)) return false;
      // No path that finishes used the other value, so the tables need not hear of it yet.
      this.#known[i] = forced === lit ? 1 : 0;
      this.#untold[i] = 1;
    }
    return true;
  }

  override refuted(kernel: Kernel): boolean {
    return !this.#states.accepts(this.#sweepThen(kernel, kernel.trail.size, -1, 0, 0));
  }

  /**
   * Goes back from the end, keeping only cells whose opening would let a path through to a state that was reached
   * from the left: all others could have been anything.
   */
  explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    const states = this.#states;
    const at = inferred === NONE ? -1 : data;
    // What was inferred is denied here: the path must fail with the opposite value.
    const denied = at >= 0 && inferred === this.#lits[at] ? 0 : 1;
    const first = kernel.explanationSize;
    const shared = this.#stale ? 0 : this.#sharedStretches(kernel, before, at, denied);
    const left = this.#sweepThen(kernel, before, at, denied, shared);
    const right = this.#finishThen();
    for (let i = states.length - 1; i >= 0; i--) {
      const was = this.#knownThen(kernel, i, before, at, denied);
      if (i === at || was === OPEN) {
        states.backward(right, i, was);
        continue;
      }
      const lit = this.#lits[i];
      const fact = was === 1 ? lit : lit ^ 1;
      if (this.#tied[i] === 1 && this.#isNamed(kernel, fact, first)) {
        states.backward(right, i, was);
        continue;
      }
      states.backward(right, i, OPEN);
      if (states.meet(i <= shared ? this.#left : left, right, i)) {
        kernel.premise(fact);
        states.backward(right, i, was);
      }
    }
  }

  #isNamed(kernel: Kernel, fact: Lit, first: number): boolean {
    for (let k = first; k < kernel.explanationSize; k++) if (kernel.explanation[k] === fact) return true;
    return false;
  }

  /** What was known of stretch i before `before`; stretch `at` is held to `denied`, its ties are left open. */
  #knownThen(kernel: Kernel, i: number, before: number, at: number, denied: number): number {
    if (i === at) return denied;
    const { value, position } = kernel.trail;
    const lit = this.#lits[i];
    if (value[lit] === 0 || position[lit >> 1] >= before) return OPEN;
    return value[lit] > 0 ? 1 : 0;
  }

  /** How many stretches from the left were known then as the kept table has them: so far it serves the past too. */
  #sharedStretches(kernel: Kernel, before: number, at: number, denied: number): number {
    let i = 0;
    while (
      i < this.#states.length &&
      i !== at &&
      this.#knownThen(kernel, i, before, at, denied) === this.#known[i]
    )
      i++;
    return i;
  }

  /** States reached from the left with what was known then, beyond the shared boundaries. */
  #sweepThen(kernel: Kernel, before: number, at: number, denied: number, shared: number): Int32Array {
    const states = this.#states;
    if (this.#leftThen === null) {
      this.#leftThen = states.table();
      states.start(this.#leftThen);
    }
    const left = this.#leftThen;
    if (shared > 0) states.copy(this.#left, left, shared);
    for (let i = shared; i < states.length; i++) {
      states.forward(left, i, this.#knownThen(kernel, i, before, at, denied));
    }
    return left;
  }

  #finishThen(): Int32Array {
    if (this.#rightThen === null) {
      this.#rightThen = this.#states.table();
      this.#states.finish(this.#rightThen);
    }
    return this.#rightThen;
  }
}
