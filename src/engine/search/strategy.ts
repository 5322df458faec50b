import { checkOptions, type OptionKeys } from '../check-options.ts';
import type { Kernel } from '../core/kernel.ts';
import { type Lit, NONE } from '../core/literal.ts';
import { WORK_UNASKED } from '../core/work.ts';
import { ModelError } from '../errors.ts';
import type { Satisfier } from '../satisfier.ts';
import { type IntVar, type Literal, literalOf } from '../variable.ts';
import { BRANCHES, type Branch, SELECTS, type Select } from './choices.ts';
import { LabeledVariables } from './labeled-variables.ts';

/** Variables to label, and how: which comes next, and how its domain is split. */
export interface LabelingPart {
  readonly variables: readonly IntVar[];
  readonly select?: Select;
  readonly branch?: Branch;
  readonly order?: 'up' | 'down';
  /** What is labelled once all of these variables have values, like the next call of `labeling` in CLP(FD). */
  readonly next?: LabelingPart;
}

/** A search as in CLP(FD). */
export interface Labeling extends LabelingPart {
  /** Your own choice: a literal to try first (its negation comes second), or null to let `select` and `branch` decide. */
  readonly choose?: (open: readonly IntVar[]) => Literal | null;
}

const PART_OPTIONS: OptionKeys<LabelingPart> = {
  variables: true,
  select: true,
  branch: true,
  order: true,
  next: true,
};
const LABELING_OPTIONS: OptionKeys<Labeling> = { ...PART_OPTIONS, choose: true };

/** Parts that a labeling may have: one that leads back to itself has no end. */
const MOST_PARTS = 10_000;

/** Smaller is better. */
type Rate = (labeled: LabeledVariables, i: number, down: boolean) => number;

const RATES: Record<Exclude<Select, 'leftmost'>, Rate> = {
  min: (c, i) => c.lower(i),
  max: (c, i) => -c.upper(i),
  'first-fail': (c, i) => c.size(i),
  'anti-first-fail': (c, i) => -c.size(i),
  occurrence: (c, i) => -c.degree[i],
  'most-constrained': (c, i) => c.size(i) - c.degree[i] / (c.degree[i] + 1),
  'max-regret': (c, i, down) =>
    down
      ? (c.before(i, c.upper(i)) ?? c.upper(i)) - c.upper(i)
      : c.lower(i) - (c.after(i, c.lower(i)) ?? c.lower(i)),
  'dom/wdeg': (c, i) => c.size(i) / Math.max(1, c.weight[i]),
};

/** A part of a labeling: the variables from the end of the part before it. */
interface Part {
  readonly end: number;
  readonly branch: Branch;
  readonly down: boolean;
  /** Null takes the first that is open. */
  readonly rate: Rate | null;
}

/** Chooses variables and values as a labeling says. */
export class Strategy {
  readonly labeled: LabeledVariables;
  /** Whether it asks how often constraints have failed. */
  readonly weighs: boolean;
  readonly #parts: readonly Part[];
  readonly #choose: ((open: readonly IntVar[]) => Literal | null) | undefined;
  readonly #solver: Satisfier;
  readonly #kernel: Kernel;
  /** A reversible integer: all variables before this place have values, and are not looked at again. */
  readonly #settled: number;

  constructor(solver: Satisfier, kernel: Kernel, labeling: Labeling) {
    checkOptions(labeling, LABELING_OPTIONS);
    const variables: IntVar[] = [];
    const parts: Part[] = [];
    let weighs = false;
    for (let part: LabelingPart | undefined = labeling; part !== undefined; part = part.next) {
      const { select = 'leftmost', branch = 'step', order = 'up' } = part;
      if (parts.length > 0) checkOptions(part, PART_OPTIONS);
      if (!SELECTS.includes(select))
        throw new ModelError(`unknown variable choice ${JSON.stringify(select)}`);
      if (!BRANCHES.includes(branch)) throw new ModelError(`unknown branching ${JSON.stringify(branch)}`);
      if (order !== 'up' && order !== 'down') throw new ModelError(`unknown order ${JSON.stringify(order)}`);
      if (parts.length === MOST_PARTS)
        throw new ModelError(`expected at most ${MOST_PARTS} parts of a labeling`);
      for (const x of part.variables) variables.push(x);
      weighs ||= select === 'dom/wdeg';
      const rate = select === 'leftmost' ? null : RATES[select];
      parts.push({ end: variables.length, branch, down: order === 'down', rate });
    }
    this.labeled = new LabeledVariables(solver, kernel, variables);
    this.weighs = weighs;
    this.#parts = parts;
    this.#choose = labeling.choose;
    this.#solver = solver;
    this.#kernel = kernel;
    this.#settled = kernel.trail.newReversible(0);
  }

  /** The user's literal, or NONE. */
  chosen(): Lit {
    if (!this.#choose) return NONE;
    const open = this.labeled.variables.filter((_, i) => this.labeled.open(i));
    if (open.length === 0) return NONE;
    const literal = this.#choose(open);
    // What the function cost is unknown.
    this.#kernel.work += WORK_UNASKED;
    if (literal === null) return NONE;
    this.#solver.own(literalOf(literal).variable);
    return literal.code;
  }

  /** Place of the next variable, or -1. */
  variable(): number {
    const { labeled } = this;
    const { trail } = this.#kernel;
    const count = labeled.variables.length;
    const before = trail.reversible(this.#settled);
    let from = before;
    while (from < count && !labeled.open(from)) from++;
    trail.setReversible(this.#settled, from);
    this.#kernel.work += (from - before) >> 4;
    if (from === count) return -1;
    const { end, rate, down } = this.#partOf(from);
    if (rate === null) return from;
    let best = -1;
    let bestRate = Infinity;
    this.#kernel.work += (end - from) >> 4;
    for (let i = from; i < end; i++) {
      if (!labeled.open(i)) continue;
      const now = rate(labeled, i, down);
      if (now < bestRate) {
        best = i;
        bestRate = now;
      }
    }
    return best;
  }

  #partOf(i: number): Part {
    let at = 0;
    while (this.#parts[at].end <= i) at++;
    return this.#parts[at];
  }

  /** Whether the values of the variable are tried one after the other. */
  isEnumerated(i: number): boolean {
    return this.#partOf(i).branch === 'enum';
  }

  firstValue(i: number): number {
    return this.#partOf(i).down ? this.labeled.upper(i) : this.labeled.lower(i);
  }

  nextValue(i: number, v: number): number | undefined {
    return this.#partOf(i).down ? this.labeled.before(i, v) : this.labeled.after(i, v);
  }

  /** The literal to try first; its negation is the other branch. */
  split(i: number): Lit {
    const { labeled } = this;
    const { branch, down } = this.#partOf(i);
    const lower = labeled.lower(i);
    const upper = labeled.upper(i);
    switch (branch) {
      case 'step':
      case 'enum':
        return labeled.equals(i, this.firstValue(i));
      case 'bisect': {
        const low = labeled.atMost(i, lower + Math.floor((upper - lower) / 2));
        return down ? low ^ 1 : low;
      }
      case 'median':
        return labeled.equals(i, labeled.nth(i, Math.floor((labeled.size(i) - 1) / 2)));
      case 'middle': {
        const middle = lower + Math.floor((upper - lower) / 2);
        const below = labeled.before(i, middle + 1) ?? lower;
        const above = labeled.after(i, middle - 1) ?? upper;
        const nearer = middle - below <= above - middle ? below : above;
        return labeled.equals(i, nearer);
      }
    }
  }
}
