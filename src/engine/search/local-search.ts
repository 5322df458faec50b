import type { Kernel } from '../core/kernel.ts';
import { Random } from '../random.ts';
import type { Satisfier } from '../satisfier.ts';
import { Completion } from './completion.ts';
import { looseness } from './looseness.ts';
import { WalkedRows } from './walked-rows.ts';

/**
 * The temperature falls in a line from the first to the last, in units of the weight that a 1 of a row has on average, and
 * begins again: each time over more steps, up to these.
 */
const HOTTEST = 0.42;
const COLDEST = 0.19;
const SHORTEST_FALL = 312_500;
const FALL_GROWTH = 4;
const LONGEST_FALL = 20_000_000;
/** Steps between two temperatures. */
const STAGE = 1 << 16;
/** A step that makes things worse by more than this many times the hottest temperature is never taken. */
const WORST = 12;
/** The largest step for the worse whose chance is kept. */
const MOST_WORSE = 65_536;
/** Where all rows together lack no more than this, a few changes at once may complete them. */
const NEAR = 8;

/** Steps for each look, so that looking never takes more time than walking; looks that are not used are kept. */
const STEPS_PER_LOOK = 16;
/** Bits that the rows leave open, below which a walk is hopeless and above which it comes before learning. */
const POOR = -3;
const GOOD = 10;
/** The state of a row: how far its sum is from the middle of what it may be, the width of that, how far it is beyond. */
const ROW = 4;
const WIDTH = 1;
const OFF = 2;
/** Its place among the broken rows. */
const PLACE = 3;

/** Where the work of local searches is counted. */
interface LocalCounts {
  localSteps: number;
  localSolutions: number;
}

/**
 * Looks for a solution of clauses and sums by changing one variable after the other: a broken row at random, a variable
 * of it at random, changed if what all rows lack in sum does not grow, or sometimes although it does: with probability
 * exp(-worse / temperature). It finds solutions of large loose models that no systematic search gets to, and proves
 * nothing. Same seed, same walk. What it finds is what learning tries first, and finds without a conflict.
 * See docs/decisions/0030.
 */
export class LocalSearch {
  readonly #kernel: Kernel;
  readonly #counts: LocalCounts;
  /**
   * Whether walking is worth its time: poor where there is hardly a solution besides one that was planted, good where
   * solutions are frequent enough for a walk to meet one.
   */
  readonly outlook: 'poor' | 'open' | 'good';
  readonly #value: Uint8Array;
  /** Row r has the variables [rowStart[r], rowStart[r + 1]). */
  readonly #rowStart: Int32Array;
  readonly #rowVariables: Int32Array;
  /** Four words for each row; lengths in it are doubled, so that the middle of two numbers is one. */
  readonly #state: Int32Array;
  /** What variable v adds when it becomes 1: pairs of a row's state and twice the weight, [occursStart[v], occursStart[v + 1]). */
  readonly #occursStart: Int32Array;
  readonly #occurs: Int32Array;
  readonly #broken: Int32Array;
  #brokenCount = 0;
  /** What all rows are off by. */
  #off = 0;
  /** Steps done since the temperature began to fall, and those that it takes. */
  #steps = 0;
  #fall = SHORTEST_FALL;
  /** The unit of temperature. */
  readonly #unit: number;
  /** By how much worse a step makes things: the chance that it is taken, of 2^30. */
  readonly #acceptance: Float64Array;
  readonly #random: Random;
  readonly #completion: Completion | undefined;
  /** How often it may look for a completion. */
  #looks = 0;

  /** On the constraints as they are now; undefined if they are more than clauses and sums, or have no solution. */
  static on(solver: Satisfier, seed: number): LocalSearch | undefined {
    return solver.atRoot((kernel, counts) =>
      kernel.contradictory ? undefined : LocalSearch.of(kernel, new Int32Array(0), seed, counts),
    );
  }

  /** Undefined if the model has more than clauses and sums. The kernel is at its root; the assumptions are kept. */
  static of(
    kernel: Kernel,
    assumptions: Int32Array,
    seed: number,
    counts: LocalCounts,
  ): LocalSearch | undefined {
    if (!kernel.isPlain) return undefined;
    const rows = new WalkedRows(kernel, assumptions);
    return rows.isHopeless ? undefined : new LocalSearch(kernel, rows, seed, counts);
  }

  private constructor(kernel: Kernel, rows: WalkedRows, seed: number, counts: LocalCounts) {
    this.#kernel = kernel;
    this.#counts = counts;
    const bits = looseness(rows);
    this.outlook = bits < POOR ? 'poor' : bits < GOOD ? 'open' : 'good';
    const { variables } = kernel.trail;
    this.#value = Uint8Array.from({ length: variables }, (_, v) => {
      const settled = rows.settled(v);
      return settled < 0 ? kernel.phase[v] : settled;
    });
    this.#rowStart = Int32Array.from(rows.starts);
    this.#rowVariables = Int32Array.from(rows.variables);
    [this.#occursStart, this.#occurs] = rows.occurrences();
    for (let i = 0; i < this.#occurs.length; i += 2) {
      this.#occurs[i] *= ROW;
      this.#occurs[i + 1] *= 2;
    }
    this.#broken = new Int32Array(rows.count);
    this.#state = new Int32Array(ROW * rows.count);
    for (let row = 0; row < rows.count; row++) {
      this.#state[ROW * row] = -rows.least[row] - rows.most[row];
      this.#state[ROW * row + WIDTH] = rows.most[row] - rows.least[row];
    }
    for (let v = 0; v < variables; v++) {
      if (this.#value[v] === 0) continue;
      for (let i = this.#occursStart[v]; i < this.#occursStart[v + 1]; i += 2)
        this.#state[this.#occurs[i]] += this.#occurs[i + 1];
    }
    for (let at = 0; at < this.#state.length; at += ROW) {
      const off = Math.max(0, Math.abs(this.#state[at]) - this.#state[at + WIDTH]);
      this.#state[at + OFF] = off;
      this.#off += off >> 1;
      if (off > 0) this.#breaks(at);
    }
    let [squares, weights] = [0, 0];
    for (const weight of rows.weights) {
      squares += weight * weight;
      weights += Math.abs(weight);
    }
    this.#unit = squares / Math.max(weights, 1);
    this.#acceptance = new Float64Array(1 + Math.min(MOST_WORSE, Math.ceil(WORST * HOTTEST * this.#unit)));
    this.#random = new Random(seed);
    this.#completion = Completion.of(rows, variables, seed);
  }

  get bytes(): number {
    return 4 * (this.#occurs.length + this.#rowVariables.length) + (this.#completion?.bytes ?? 0);
  }

  /** Walks this many steps at most. True: all rows hold. */
  run(steps: number): boolean {
    const isReady = this.#completion?.isReady() ?? false;
    let left = steps;
    while (left > 0 && this.#brokenCount > 0) {
      if (this.#steps % STAGE === 0) this.#cool();
      const stage = Math.min(left, STAGE - (this.#steps % STAGE));
      const done = this.#walk(stage, isReady ? NEAR : 0);
      this.#looks += done / STEPS_PER_LOOK;
      this.#steps += done;
      left -= done;
    }
    this.#counts.localSteps += steps - left;
    if (this.#brokenCount > 0) return false;
    this.#counts.localSolutions++;
    this.#kernel.phase.set(this.#value);
    return true;
  }

  #cool(): void {
    if (this.#steps >= this.#fall) {
      this.#steps = 0;
      this.#fall = Math.min(FALL_GROWTH * this.#fall, LONGEST_FALL);
    }
    const temperature = this.#unit * (HOTTEST - ((HOTTEST - COLDEST) * this.#steps) / this.#fall);
    for (let worse = 0; worse < this.#acceptance.length; worse++)
      this.#acceptance[worse] = Math.exp(-worse / temperature) * (1 << 30);
  }

  /** Takes steps at one temperature; returns how many. Where the rows are off by no more than `near`, completes them. */
  #walk(steps: number, near: number): number {
    const broken = this.#broken;
    const rowStart = this.#rowStart;
    const rowVariables = this.#rowVariables;
    const value = this.#value;
    const occursStart = this.#occursStart;
    const occurs = this.#occurs;
    const state = this.#state;
    const acceptance = this.#acceptance;
    const worst = 2 * (acceptance.length - 1);
    const random = this.#random;
    let left = steps;
    for (; left > 0 && this.#brokenCount > 0; left--) {
      const row = broken[random.below(this.#brokenCount)];
      const from = rowStart[row];
      const v = rowVariables[from + random.below(rowStart[row + 1] - from)];
      const flip = -value[v];
      const end = occursStart[v + 1];
      let worse = 0;
      for (let i = occursStart[v]; i < end; i += 2) {
        const at = occurs[i];
        // Without a branch, which would be hard to predict: the weight or its opposite; how far that is from the middle
        // of what the row may have; how far beyond it.
        const aside = state[at] + ((occurs[i + 1] ^ flip) - flip);
        const sign = aside >> 31;
        const beyond = (aside ^ sign) - sign - state[at + WIDTH];
        worse += (beyond & ~(beyond >> 31)) - state[at + OFF];
      }
      if (worse > 0 && (worse > worst || random.below(1 << 30) >= acceptance[worse >> 1])) continue;
      this.#change(v);
      if (this.#off <= near && this.#looks > 0) this.#complete();
    }
    return steps - left;
  }

  #change(v: number): void {
    const occurs = this.#occurs;
    const state = this.#state;
    const flip = -this.#value[v];
    this.#value[v] ^= 1;
    const end = this.#occursStart[v + 1];
    for (let i = this.#occursStart[v]; i < end; i += 2) {
      const at = occurs[i];
      const aside = state[at] + ((occurs[i + 1] ^ flip) - flip);
      state[at] = aside;
      const sign = aside >> 31;
      const beyond = (aside ^ sign) - sign - state[at + WIDTH];
      const off = beyond & ~(beyond >> 31);
      const before = state[at + OFF];
      state[at + OFF] = off;
      this.#off += (off - before) >> 1;
      if (off === 0) {
        if (before !== 0) this.#holds(at);
      } else if (before === 0) this.#breaks(at);
    }
  }

  /** Tries to mend all rows at once. */
  #complete(): void {
    const completion = this.#completion;
    if (!completion || this.#brokenCount === 0) return;
    this.#looks--;
    let wanted = 0;
    for (let i = 0; i < this.#brokenCount; i++) {
      const row = this.#broken[i];
      const key = completion.keys[row];
      if (key === 0) return;
      wanted = (wanted - Math.imul(this.#state[ROW * row] >> 1, key)) | 0;
    }
    const row = this.#broken[0];
    const candidates = this.#rowVariables.subarray(this.#rowStart[row], this.#rowStart[row + 1]);
    if (!completion.find(this.#value, wanted, candidates)) return;
    for (const v of completion.found) this.#change(v);
    // It was no solution: a row that is no equation broke, or signs agreed by chance.
    if (this.#brokenCount > 0) for (const v of completion.found) this.#change(v);
  }

  #breaks(at: number): void {
    this.#state[at + PLACE] = this.#brokenCount;
    this.#broken[this.#brokenCount++] = at / ROW;
  }

  #holds(at: number): void {
    const last = this.#broken[--this.#brokenCount];
    const place = this.#state[at + PLACE];
    this.#broken[place] = last;
    this.#state[ROW * last + PLACE] = place;
  }
}
