import { type Domain, firstAtLeast } from '../domain.ts';
import type { Kernel } from './kernel.ts';
import { FALSE, type Lit, NONE, TRUE } from './literal.ts';
import { grown, grownLength } from './memory.ts';
import { ASLEEP, AT_LEAST, BY_BINARY, EQUALS, NO_REASON, PLAIN } from './trail.ts';

/** Up to this width the literals of an integer are found by table, beyond by search. */
const TABLE_WIDTH = 1024;

/** Steps back from bound to bound before it is asked what is known of longer ways: most are short. */
const FEW_STEPS = 8;

/** Bounds that only inferences have asked for: with fewer, nothing is gained by putting them to sleep. */
const FEW_AWAKE = 256;

/** The literals made so far for one integer: x >= v by rising v, and x = v by v. */
interface Literals {
  domain: Domain;
  readonly values: number[];
  readonly lits: Lit[];
  readonly table: Int32Array | null;
  /** Those that sleep: they are in none of these lists. */
  asleep: Map<number, Lit> | undefined;
  readonly equal: Map<number, Lit>;
  /** The same in two rows, to be walked through without garbage. */
  readonly equalValues: number[];
  readonly equalLits: Lit[];
  readonly asked: [AskedBound, AskedBound];
}

/** A bound that was asked for in a resolution, and before which place in the trail; earlier ones are found from it. */
interface AskedBound {
  resolution: number;
  before: number;
  bound: number;
}

/**
 * Integers as literals. A literal `x >= v` or `x = v` exists only once it is asked for; implications between
 * neighbouring bounds and the meaning of equality are clauses, so unit propagation keeps all of them in step with the
 * bounds in the trail. Large domains therefore cost nothing until they are cut.
 */
export class Integers {
  readonly #kernel: Kernel;
  readonly #of: Literals[] = [];
  readonly #copies = new Map<Lit, number>();
  readonly #beyond = new Map<number, Lit>();
  /** 1 for the variable of a bound that only an inference below the root has asked for so far. */
  #passing = new Uint8Array(16);
  /** How many such bounds are awake, at most. */
  #awake = 0;
  /** As many of them as are worth looking through all clauses. */
  #restAt = FEW_AWAKE;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }

  get count(): number {
    return this.#of.length;
  }

  add(domain: Domain): number {
    const width = domain.upper - domain.lower;
    this.#of.push({
      domain,
      values: [],
      lits: [],
      table: width < TABLE_WIDTH ? new Int32Array(width + 1).fill(NONE) : null,
      asleep: undefined,
      equal: new Map(),
      equalValues: [],
      equalLits: [],
      asked: [
        { resolution: 0, before: 0, bound: 0 },
        { resolution: 0, before: 0, bound: 0 },
      ],
    });
    return this.#kernel.trail.newInteger(domain.lower, domain.upper);
  }

  /** The 0/1 integer that is 1 exactly if the (positive) literal is true. */
  view(lit: Lit): number {
    const { trail } = this.#kernel;
    const v = lit >> 1;
    if (trail.role[v] !== PLAIN || v === 0) {
      const x = trail.integerOf[v];
      if (trail.role[v] === AT_LEAST && trail.bound[v] === 1) {
        const { lower, upper } = this.#of[x].domain;
        if (lower === 0 && upper === 1) return x;
      }
      // The literal already speaks about another integer: a copy stands for its truth.
      const known = this.#copies.get(lit);
      if (known !== undefined) return known;
      const copy = this.#kernel.newVariable() << 1;
      this.#kernel.addClause([copy ^ 1, lit]);
      this.#kernel.addClause([copy, lit ^ 1]);
      const viewed = this.view(copy);
      this.#copies.set(lit, viewed);
      return viewed;
    }
    const x = this.add({ lower: 0, upper: 1 });
    this.#of[x].values.push(1);
    this.#of[x].lits.push(lit);
    this.#of[x].table![1] = lit;
    trail.integerOf[v] = x;
    trail.role[v] = AT_LEAST;
    trail.bound[v] = 1;
    trail.below[v] = 0;
    // As if the literal had moved the bound when it got its value.
    trail.previous[v] = trail.value[lit] < 0 ? 1 : 0;
    this.#kernel.domains.admit(v);
    if (trail.value[lit] > 0) trail.lower[x] = 1;
    if (trail.value[lit] < 0) trail.upper[x] = 0;
    return x;
  }

  domain(x: number): Domain {
    return this.#of[x].domain;
  }

  /** The literal x >= v, for good. */
  atLeast(x: number, v: number): Lit {
    const lit = this.#bound(x, v, 0);
    // Most literals never were of the others.
    if (this.#passing[lit >> 1] === 1) this.#passing[lit >> 1] = 0;
    return lit;
  }

  /** The literal x >= v; if there was none, the new one is passing or not. */
  #bound(x: number, v: number, passing: 0 | 1): Lit {
    const { domain, table, values, lits, asleep } = this.#of[x];
    if (v <= domain.lower) return TRUE;
    if (v > domain.upper) return FALSE;
    if (domain.values) v = domain.values[firstAtLeast(domain.values, v)];
    if (table !== null && table[v - domain.lower] !== NONE) return table[v - domain.lower];
    const at = firstAtLeast(values, v);
    if (values[at] === v) return lits[at];
    const slept = asleep?.get(v);
    const lit = slept ?? this.#newBound(x, v);
    const variable = lit >> 1;
    if (slept !== undefined) {
      asleep?.delete(v);
      this.#kernel.trail.role[variable] = AT_LEAST;
      this.#kernel.heap.insert(variable);
    } else if (passing === 1) {
      if (variable >= this.#passing.length)
        this.#passing = grown(this.#passing, grownLength(this.#passing.length, variable + 1));
      this.#passing[variable] = 1;
    }
    this.#awake += this.#passing[variable] ?? 0;
    this.#takePlace(x, v, at, lit);
    return lit;
  }

  atMost(x: number, v: number): Lit {
    return this.atLeast(x, v + 1) ^ 1;
  }

  /**
   * The literal x >= v as a propagator may infer it: beyond the domain it is not the constant but a false literal that
   * still says which bound was inferred, so that the conflict can be explained like any other.
   */
  atLeastBeyond(x: number, v: number): Lit {
    const { domain } = this.#of[x];
    return v <= domain.upper
      ? this.#bound(x, v, this.#kernel.trail.levels > 0 ? 1 : 0)
      : this.#outside(2 * x + 1, x, domain.upper + 1, domain.upper);
  }

  atMostBeyond(x: number, v: number): Lit {
    const { domain } = this.#of[x];
    return v >= domain.lower
      ? this.#bound(x, v + 1, this.#kernel.trail.levels > 0 ? 1 : 0) ^ 1
      : this.#outside(2 * x, x, domain.lower, domain.lower - 1) ^ 1;
  }

  /** x >= bound at an end of the domain: a literal whose value is known for good. */
  #outside(key: number, x: number, bound: number, below: number): Lit {
    const { trail } = this.#kernel;
    let lit = this.#beyond.get(key);
    if (lit === undefined || trail.bound[lit >> 1] !== bound) {
      lit = this.#kernel.newVariable() << 1;
      trail.integerOf[lit >> 1] = x;
      trail.role[lit >> 1] = AT_LEAST;
      trail.bound[lit >> 1] = bound;
      trail.below[lit >> 1] = below;
      this.#kernel.domains.admit(lit >> 1);
      this.#beyond.set(key, lit);
    }
    // Made below the root, it is open again after a step back, until the search has been at the root.
    if (trail.value[lit] === 0) this.#kernel.addClause([(key & 1) === 1 ? lit ^ 1 : lit]);
    return lit;
  }

  /**
   * Moves the lower (0) or the upper bound (1) of a wide integer at the root without a literal for it: bounds may go a
   * long way there, step by step, and no explanation asks for them. False where the bound must have a literal.
   */
  moveRoot(x: number, v: number, side: 0 | 1): boolean {
    const { trail, slacks, audit, propagated } = this.#kernel;
    const of = this.#of[x];
    const { domain, table, values, lits } = of;
    if (table || domain.values || audit || propagated < trail.size) return false;
    if (v < trail.lower[x] || v > trail.upper[x]) return false;
    const bounds = side === 0 ? trail.lower : trail.upper;
    slacks.shift(2 * x + side, Math.abs(v - bounds[x]));
    bounds[x] = v;
    of.domain = { lower: trail.lower[x], upper: trail.upper[x] };
    this.#kernel.wakeBound(2 * x + side);
    // Of the literals that there are, the strongest that now holds implies the others.
    const lit = lits[firstAtLeast(values, v + 1) - 1 + side] ^ side;
    if (trail.value[lit] === 0) trail.assign(lit, NO_REASON, 0);
    return true;
  }

  /** The literal x = v. */
  equals(x: number, v: number): Lit {
    const { domain, equal, equalValues, equalLits } = this.#of[x];
    if (v < domain.lower || v > domain.upper) return FALSE;
    if (domain.values && domain.values[firstAtLeast(domain.values, v)] !== v) return FALSE;
    if (v === domain.lower) return this.atLeast(x, v + 1) ^ 1;
    if (v === domain.upper) return this.atLeast(x, v);
    const known = equal.get(v);
    if (known !== undefined) return known;
    const { trail } = this.#kernel;
    const least = this.atLeast(x, v);
    const more = this.atLeast(x, v + 1);
    const lit = this.#kernel.newVariable() << 1;
    trail.integerOf[lit >> 1] = x;
    trail.role[lit >> 1] = EQUALS;
    trail.bound[lit >> 1] = v;
    equal.set(v, lit);
    equalValues.push(v);
    equalLits.push(lit);
    this.#kernel.domains.join(lit >> 1, least >> 1, more >> 1);
    if (trail.value[least] < 0) this.#follows(lit ^ 1, least ^ 1);
    else if (trail.value[more] > 0) this.#follows(lit ^ 1, more);
    else if (trail.value[least] > 0 && trail.value[more] < 0) {
      if (trail.level[least >> 1] + trail.level[more >> 1] === 0) this.#kernel.addClause([lit]);
      else this.#kernel.infer(lit, this.#kernel.domains);
    }
    return lit;
  }

  /** The literal x = v if there is one, or a bound literal that means it; NONE otherwise. */
  knownEquals(x: number, v: number): Lit {
    const { domain, equal } = this.#of[x];
    if (v === domain.lower || v === domain.upper) return this.equals(x, v);
    return equal.get(v) ?? NONE;
  }

  has(x: number, v: number): boolean {
    const { trail } = this.#kernel;
    if (v < trail.lower[x] || v > trail.upper[x]) return false;
    const { domain, equal } = this.#of[x];
    if (domain.values && domain.values[firstAtLeast(domain.values, v)] !== v) return false;
    const lit = equal.get(v);
    return lit === undefined || trail.value[lit] >= 0;
  }

  /** How many values are left. */
  size(x: number): number {
    const { trail } = this.#kernel;
    const { domain, equalValues, equalLits } = this.#of[x];
    const lower = trail.lower[x];
    const upper = trail.upper[x];
    let size = domain.values
      ? firstAtLeast(domain.values, upper + 1) - firstAtLeast(domain.values, lower)
      : upper - lower + 1;
    if (size > 2) {
      for (let k = 0; k < equalValues.length; k++) {
        if (equalValues[k] > lower && equalValues[k] < upper && trail.value[equalLits[k]] < 0) size--;
      }
    }
    return size;
  }

  /** The next value left that is greater than v, or undefined. */
  after(x: number, v: number): number | undefined {
    const upper = this.#kernel.trail.upper[x];
    const { values } = this.#of[x].domain;
    for (let next = v + 1; next <= upper; next++) {
      if (values) next = values[firstAtLeast(values, next)];
      if (next <= upper && this.has(x, next)) return next;
    }
    return undefined;
  }

  /** The next value left that is smaller than v, or undefined. */
  before(x: number, v: number): number | undefined {
    const lower = this.#kernel.trail.lower[x];
    const { values } = this.#of[x].domain;
    for (let next = v - 1; next >= lower; next--) {
      if (values) next = values[firstAtLeast(values, next + 1) - 1];
      if (next >= lower && this.has(x, next)) return next;
    }
    return undefined;
  }

  /**
   * A true literal x >= w, w at least v, older than `before`: the weakest that exists. TRUE if the domain says so.
   * Requires that x >= v was known before `before`.
   */
  premiseAtLeast(x: number, v: number, before: number): Lit {
    const { domain, values, lits } = this.#of[x];
    if (v <= domain.lower) return TRUE;
    const { value, position } = this.#kernel.trail;
    for (let i = firstAtLeast(values, v); i < values.length; i++) {
      const lit = lits[i];
      if (value[lit] > 0 && position[lit >> 1] < before) return lit;
    }
    return this.#kernel.bug(`no reason for x${x} >= ${v}`);
  }

  /** A true literal x <= w, w at most v, older than `before`: the weakest that exists. */
  premiseAtMost(x: number, v: number, before: number): Lit {
    const { domain, values, lits } = this.#of[x];
    if (v >= domain.upper) return TRUE;
    const { value, position, below } = this.#kernel.trail;
    for (let i = firstAtLeast(values, v + 2) - 1; i >= 0; i--) {
      const lit = lits[i];
      if (value[lit] < 0 && position[lit >> 1] < before && below[lit >> 1] <= v) return lit ^ 1;
    }
    // The literal that follows a gap in the domain may lie above v + 1 and still say x <= v.
    const at = firstAtLeast(values, v + 2);
    if (at < values.length) {
      const lit = lits[at];
      if (value[lit] < 0 && position[lit >> 1] < before && below[lit >> 1] <= v) return lit ^ 1;
    }
    return this.#kernel.bug(`no reason for x${x} <= ${v}`);
  }

  /** The k-th value left, from zero. */
  nth(x: number, k: number): number {
    const { trail } = this.#kernel;
    const { domain, equalValues, equalLits } = this.#of[x];
    let v = trail.lower[x];
    if (domain.values) for (; k > 0; k--) v = this.after(x, v) ?? v;
    else {
      const isGap = (gap: number, i: number) => gap > trail.lower[x] && trail.value[equalLits[i]] < 0;
      v += k;
      for (const gap of equalValues.filter(isGap).sort((a, b) => a - b)) if (gap <= v) v++;
    }
    return v;
  }

  /** The lower bound x had just before trail position `before`: back from bound to bound, not through all literals. */
  lowerBefore(x: number, before: number): number {
    const { domain, asked } = this.#of[x];
    const { position, previous, lower } = this.#kernel.trail;
    let bound = lower[x];
    let steps = 0;
    while (bound > domain.lower) {
      const mover = this.#madeBound(x, bound) >> 1;
      if (position[mover] < before) break;
      bound = previous[mover];
      if (++steps === FEW_STEPS) bound = Math.min(bound, this.#known(asked[0], before, bound));
    }
    if (steps >= FEW_STEPS) this.#keep(asked[0], before, bound);
    return bound;
  }

  /** The upper bound x had just before trail position `before`. */
  upperBefore(x: number, before: number): number {
    const { domain, asked } = this.#of[x];
    const { position, previous, upper } = this.#kernel.trail;
    let bound = upper[x];
    let steps = 0;
    while (bound < domain.upper) {
      const mover = this.#madeBound(x, bound + 1) >> 1;
      if (position[mover] < before) break;
      bound = previous[mover];
      if (++steps === FEW_STEPS) bound = Math.max(bound, this.#known(asked[1], before, bound));
    }
    if (steps >= FEW_STEPS) this.#keep(asked[1], before, bound);
    return bound;
  }

  /**
   * What was last asked for, if it lies further on the way back. A resolution goes back through the trail, which it leaves
   * as it is; without this, ten thousand steps of a bound would be walked ten thousand times.
   */
  #known({ resolution, before: asked, bound }: AskedBound, before: number, otherwise: number): number {
    const isOfNow = resolution === this.#kernel.resolution && resolution > 0;
    return isOfNow && asked >= before ? bound : otherwise;
  }

  #keep(asked: AskedBound, before: number, bound: number): void {
    asked.resolution = this.#kernel.resolution;
    asked.before = before;
    asked.bound = bound;
  }

  /** The bounds that x has at the root, wherever the search is. */
  rootBounds(x: number): readonly [lower: number, upper: number] {
    const { levels, starts, lower, upper } = this.#kernel.trail;
    if (levels === 0) return [lower[x], upper[x]];
    return [this.lowerBefore(x, starts[0]), this.upperBefore(x, starts[0])];
  }

  /** The values that x has at the root. */
  rootValues(x: number): number[] {
    const { value, level } = this.#kernel.trail;
    const { domain, equal } = this.#of[x];
    const [lower, upper] = this.rootBounds(x);
    const all = domain.values ?? Array.from({ length: upper - lower + 1 }, (_, i) => lower + i);
    return all.filter((v) => {
      const lit = equal.get(v);
      return v >= lower && v <= upper && !(lit !== undefined && value[lit] < 0 && level[lit >> 1] === 0);
    });
  }

  /** The literal x >= v, which has moved a bound and so exists; where v is in a gap, that of the next value. */
  #madeBound(x: number, v: number): Lit {
    const { domain, table, values, lits } = this.#of[x];
    if (table !== null && domain.values === undefined) return table[v - domain.lower];
    return lits[firstAtLeast(values, v)];
  }

  #newBound(x: number, v: number): Lit {
    const { values } = this.#of[x].domain;
    const { trail } = this.#kernel;
    const lit = this.#kernel.newVariable() << 1;
    const variable = lit >> 1;
    trail.integerOf[variable] = x;
    trail.role[variable] = AT_LEAST;
    trail.bound[variable] = v;
    trail.below[variable] = values ? values[firstAtLeast(values, v) - 1] : v - 1;
    return lit;
  }

  /** A bound that is new, or was asleep, stands between the others. */
  #takePlace(x: number, v: number, at: number, lit: Lit): void {
    const { domain, table, values, lits } = this.#of[x];
    const { trail, domains } = this.#kernel;
    if (table !== null) table[v - domain.lower] = lit;
    values.splice(at, 0, v);
    lits.splice(at, 0, lit);
    const weaker = at > 0 ? lits[at - 1] : TRUE;
    const stronger = at + 1 < lits.length ? lits[at + 1] : TRUE;
    domains.insert(lit >> 1, weaker >> 1, stronger >> 1);
    if (stronger !== TRUE && trail.value[stronger] > 0) this.#follows(lit, stronger);
    else if (trail.value[weaker] < 0) this.#follows(lit ^ 1, weaker ^ 1);
  }

  /**
   * Puts to sleep the bounds that inferences have come by, and that nothing speaks of: each would get its value again
   * whenever a stronger one does. Asked for again, a bound is as new.
   */
  rest(): void {
    if (this.#awake < this.#restAt) return;
    const { trail, clauses, domains } = this.#kernel;
    const isKept = new Uint8Array(trail.variables);
    clauses.mark(isKept);
    let awake = 0;
    for (const of of this.#of) {
      const { domain, values, lits, table } = of;
      let kept = 0;
      for (let i = 0; i < lits.length; i++) {
        const lit = lits[i];
        const v = lit >> 1;
        const isHeard = isKept[v] | trail.heardBy[lit] | trail.heardBy[lit ^ 1];
        if (this.#passing[v] === 1 && isHeard === 0 && trail.value[lit] === 0) {
          trail.role[v] = ASLEEP;
          domains.remove(v);
          if (table !== null) table[values[i] - domain.lower] = NONE;
          of.asleep ??= new Map();
          of.asleep.set(values[i], lit);
          continue;
        }
        awake += this.#passing[v] ?? 0;
        values[kept] = values[i];
        lits[kept++] = lit;
      }
      values.length = kept;
      lits.length = kept;
    }
    this.#awake = awake;
    this.#restAt = 2 * awake + FEW_AWAKE + (clauses.words >> 8);
  }

  /** A new literal has its value already, because of one that is older. */
  #follows(lit: Lit, by: Lit): void {
    const { trail } = this.#kernel;
    if (trail.level[by >> 1] === 0) this.#kernel.addClause([lit]);
    else trail.assign(lit, (by << 2) | BY_BINARY, 0);
  }
}
