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
import { type Constraint, type Installer, MIDDLE, Propagator } from '../constraint.ts';
import type { Kernel } from '../core/kernel.ts';
import { type Lit, NONE, TRUE } from '../core/literal.ts';
import { words } from '../core/memory.ts';
import { ModelError } from '../errors.ts';
import { type Bool, checkInteger, type IntVar, isTrue, type Valuation, variableOf } from '../variable.ts';
import { exactly } from './cardinality.ts';
import { BLANK, CHANGED, LineStates, OPEN, PAINTED } from './line-states.ts';

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
  return new CellLine(cells, painted, runs);
}

/** A class and not closures, because large boards have hundreds of long ones, and few are asked for their scope. */
class CellLine implements Constraint {
  readonly kind = 'line';
  readonly #cells: readonly Bool[];
  readonly #painted: number | undefined;
  readonly #runs: number | undefined;

  constructor(cells: readonly Bool[], painted: number | undefined, runs: number | undefined) {
    this.#cells = cells;
    this.#painted = painted;
    this.#runs = runs;
  }

  get scope(): readonly IntVar[] {
    return this.#cells.map(variableOf);
  }

  holds(value: Valuation): boolean {
    const row = this.#cells.map((cell) => isTrue(cell, value));
    const starts = row.filter((on, i) => on && !row[i - 1]).length;
    return (
      (this.#painted === undefined || row.filter(Boolean).length === this.#painted) &&
      (this.#runs === undefined || starts === this.#runs)
    );
  }

  install(into: Installer): void {
    const cells = this.#cells;
    const painted = this.#painted;
    const runs = this.#runs;
    if (runs === undefined) {
      if (painted !== undefined) into.post(exactly(painted, cells));
      return;
    }
    // Neighbouring cells of one literal are one stretch, and so are those that the root has settled alike: on a large
    // board most lines are settled by those before them. A log is told of every cell.
    const { audit, trail } = into.kernel;
    const lits = new Array<Lit>(cells.length);
    const widths = new Array<number>(cells.length);
    let length = 0;
    let open = 0;
    let on = 0;
    for (let i = 0; i < cells.length; i++) {
      const named = into.lit(cells[i]);
      const known = audit === null ? trail.value[named] : 0;
      const lit = known === 0 ? named : known > 0 ? TRUE : TRUE ^ 1;
      if (known === 0) open++;
      else if (known > 0) on++;
      if (length > 0 && lit === lits[length - 1]) widths[length - 1]++;
      else {
        lits[length] = lit;
        widths[length++] = 1;
      }
    }
    lits.length = length;
    widths.length = length;
    if (open === 0) {
      // Every second stretch is a run.
      const begun = (length + (lits[0] === TRUE ? 1 : 0)) >> 1;
      if (begun !== runs || on !== (painted ?? on)) into.clause([]);
    }
    // Each run takes a stretch, and each gap between two.
    else if (2 * runs - 1 > length || (painted ?? 0) > cells.length) into.clause([]);
    else into.propagator(new Line(lits, new LineStates(widths, painted, runs), into.kernel));
  }
}

const BOTH = BLANK | PAINTED;

class Line extends Propagator {
  readonly name = 'line';
  override readonly priority = MIDDLE;
  /** Stretches of neighbouring cells of one literal. */
  readonly #lits: Int32Array;
  /** 1: the literal is in another stretch too. */
  readonly #tied: Int32Array;
  readonly #states: LineStates;
  /** What the tables below were made from; they are brought up to date from the changes alone. */
  readonly #known: Int32Array;
  /** 1: forced by the line itself, and the tables still have it open. True as long as nothing else is taken back. */
  readonly #untold: Int32Array;
  #stale = true;
  /** States reached from the left, and states able to finish to the right. */
  readonly #left: Int32Array;
  readonly #right: Int32Array;
  /** The same for explanations. Many lines never need them. */
  #then: Past | null = null;

  constructor(lits: readonly Lit[], states: LineStates, { seen }: Kernel) {
    super();
    this.#lits = words(lits.length);
    this.#tied = words(lits.length);
    this.#states = states;
    this.#known = words(lits.length);
    this.#untold = words(lits.length);
    for (let i = 0; i < lits.length; i++) {
      this.#lits[i] = lits[i];
      if (seen[lits[i] >> 1] < 2) seen[lits[i] >> 1]++;
    }
    for (let i = 0; i < lits.length; i++) if (seen[lits[i] >> 1] > 1) this.#tied[i] = 1;
    for (let i = 0; i < lits.length; i++) seen[lits[i] >> 1] = 0;
    this.#left = states.table();
    this.#right = states.table();
    states.start(this.#left);
    states.finish(this.#right);
  }

  attach(kernel: Kernel): void {
    for (const lit of this.#lits) {
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
      if (now === this.#known[i]) continue;
      if (this.#known[i] !== OPEN) takenBack = true;
      this.#known[i] = now;
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
    // Only where the states on one side changed can a value have lost its support.
    for (let i = Math.min(n - 1, Math.max(end, last)); i >= 0; i--) {
      const found = states.meet(left, right, i, this.#known[i]);
      const lit = this.#lits[i];
      if (value[lit] === 0 && (found & BOTH) !== BOTH) {
        const forced = (found & BLANK) === 0 ? lit : lit ^ 1;
        kernel.infer(forced, this, i);
        // No path that finishes used the other value, so the tables need not hear of it yet.
        this.#known[i] = forced === lit ? 1 : -1;
        this.#untold[i] = 1;
      }
      if (i <= first && (found & CHANGED) === 0 && !this.#stale) break;
    }
    this.#stale = false;
    return true;
  }

  override refuted(kernel: Kernel): boolean {
    const past = this.#past();
    this.#recall(past.known, kernel, kernel.trail.size, -1, 0);
    this.#sweep(past, 0);
    return !this.#states.accepts(past.left);
  }

  /**
   * Goes back from the end, keeping only cells whose opening would let a path through to a state that was reached
   * from the left: all others could have been anything.
   */
  explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    const states = this.#states;
    const at = inferred === NONE ? -1 : data;
    // What was inferred is denied here: the path must fail with the opposite value.
    const denied = at >= 0 && inferred === this.#lits[at] ? -1 : 1;
    const firstPremise = kernel.explanationSize;
    const past = this.#past();
    const { known, left, right } = past;
    this.#recall(known, kernel, before, at, denied);
    // So far from the left the kept table serves the past too.
    let shared = 0;
    if (!this.#stale)
      while (shared < states.length && shared !== at && known[shared] === this.#known[shared]) shared++;
    this.#sweep(past, shared);
    for (let i = states.length - 1; i >= 0; i--) {
      const was = known[i];
      if (i === at || was === OPEN) {
        states.backward(right, i, was);
        continue;
      }
      const lit = this.#lits[i];
      const fact = was === 1 ? lit : lit ^ 1;
      if (this.#tied[i] === 1 && this.#isNamed(kernel, fact, firstPremise)) {
        states.backward(right, i, was);
        continue;
      }
      if ((states.meet(i <= shared ? this.#left : left, right, i, OPEN) & BOTH) !== 0) {
        kernel.premise(fact);
        states.backward(right, i, was);
      }
    }
  }

  #isNamed(kernel: Kernel, fact: Lit, first: number): boolean {
    for (let k = first; k < kernel.explanationSize; k++) if (kernel.explanation[k] === fact) return true;
    return false;
  }

  #past(): Past {
    if (this.#then) return this.#then;
    const states = this.#states;
    const past = { known: words(states.length), left: states.table(), right: states.table() };
    states.start(past.left);
    states.finish(past.right);
    this.#then = past;
    return past;
  }

  /** What was known of each stretch before `before`; stretch `at` is held to `denied`, its ties are left open. */
  #recall(known: Int32Array, kernel: Kernel, before: number, at: number, denied: number): void {
    const { value, position } = kernel.trail;
    const lits = this.#lits;
    for (let i = 0; i < known.length; i++) {
      // Open if it became known later; without a branch, see LineStates.
      known[i] = value[lits[i]] & ((position[lits[i] >> 1] - before) >> 31);
    }
    if (at >= 0) known[at] = denied;
  }

  /** The states reached from the left in the past, beyond the shared stretches. */
  #sweep({ known, left }: Past, shared: number): void {
    const states = this.#states;
    if (shared > 0) states.copy(this.#left, left, shared);
    for (let i = shared; i < known.length; i++) states.forward(left, i, known[i]);
  }
}

/** A line as it was when something was inferred. */
interface Past {
  readonly known: Int32Array;
  readonly left: Int32Array;
  readonly right: Int32Array;
}
