import type { Kernel } from './kernel.ts';
import { type Lit, TRUE } from './literal.ts';
import { grown, words } from './memory.ts';
import { BY_BINARY, BY_CLAUSE, BY_SUM, NO_REASON } from './trail.ts';

const RESCALE_AT = 1e100;
/** The most work that shortens one learned clause; the rest of the clause is kept as it is. */
const MOST_SHORTENING = 2 ** 16;
/** A learned clause of more literals than this is long: those that one literal has forced are merged into it. */
const LONG = 500;
/** How often, as what forced them may itself be one of many. */
const MERGES = 3;
/** Fewer of them say more than what forced them does. */
const MANY = 10;
const MERGED = -1;

/**
 * Called with every explanation of a sum or a propagator, `by` its name: the `premises`, all older than `before`,
 * force `inferred` (NONE: they contradict each other).
 */
export type Audit = (premises: readonly Lit[], inferred: Lit, before: number, by: string) => void;

/**
 * What a conflict teaches: the first unique implication point (Marques-Silva and Sakallah; Zhang et al.), minimised
 * recursively (Sörensson and Biere). Reasons are asked for only here, literal by literal.
 *
 * After `analyze`, `learned[0..size)` is a clause that the constraints imply, whose first literal is the only one that
 * is open at level `back`, and whose second is false at `back`; `glue` counts its levels.
 */
export class Analysis {
  readonly #kernel: Kernel;
  learned = words(16);
  size = 0;
  back = 0;
  glue = 0;
  #toClear = words(16);
  #clearing = 0;
  #stack = words(16);
  /** For whose reason shortening asked a variable, 0: for none; or the negated conflict in which it was of no use. */
  #ways = words(16);
  #stamp = words(16);
  #stamps = 0;
  /** For each variable how many literals of a long clause it has forced, or MERGED; 0 outside `#merge`. */
  #groups = words(16);
  #increment = 1;
  /** Literals that the last core asked for their reasons. */
  #asked = 0;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }

  /** Requires a recorded conflict. False: it holds at the root, there is no solution. */
  analyze(): boolean {
    const kernel = this.#kernel;
    const { trail } = kernel;
    let current = 0;
    const { conflict } = kernel;
    for (let i = 0; i < conflict.size; i++) {
      const level = trail.level[conflict.lits[i] >> 1];
      if (level > current) current = level;
    }
    if (current === 0) return false;
    // A conflict may lie wholly below the present level when a literal was made late.
    kernel.backTo(current);
    this.#resolve(current);
    for (let merge = 0; merge < MERGES && this.size > LONG; merge++) if (!this.#merge()) break;
    this.#minimize();
    this.#finish();
    return true;
  }

  /** How many inferences force `lit` (or, for -1, made the recorded conflict, which counts as one). */
  inferences(lit: Lit): number {
    const decided = this.core(lit).length;
    return this.#asked - decided + (lit >= 0 ? 0 : 1);
  }

  /** Of the assumptions that are decided, those that together force `lit` (or, for -1, made the recorded conflict). */
  core(lit: Lit): Lit[] {
    const kernel = this.#kernel;
    const { trail, seen } = kernel;
    const core: Lit[] = [];
    this.#asked = 0;
    /** Marked literals that have not been asked for their reasons. */
    let marked = 0;
    const mark = (v: number): void => {
      if (trail.level[v] === 0 || seen[v] !== 0) return;
      seen[v] = 1;
      marked++;
    };
    kernel.resolution = ++kernel.resolutions;
    if (lit >= 0) mark(lit >> 1);
    else for (let i = 0; i < kernel.conflict.size; i++) mark(kernel.conflict.lits[i] >> 1);
    for (let i = trail.size - 1; marked > 0; i--) {
      const p = trail.order[i];
      const v = p >> 1;
      if (seen[v] === 0) continue;
      seen[v] = 0;
      marked--;
      this.#asked++;
      if (trail.reason[v] === NO_REASON) core.push(p);
      else {
        kernel.explain(p);
        for (let k = 0; k < kernel.explanationSize; k++) mark(kernel.explanation[k] >> 1);
      }
    }
    kernel.resolution = 0;
    return core;
  }

  decay(factor: number): void {
    this.#increment /= factor;
  }

  bump(v: number): void {
    const { heap } = this.#kernel;
    heap.activity[v] += this.#increment;
    if (heap.activity[v] > RESCALE_AT) {
      for (let u = 0; u < heap.activity.length; u++) heap.activity[u] *= 1 / RESCALE_AT;
      this.#increment *= 1 / RESCALE_AT;
    }
    heap.raised(v);
  }

  /** Makes these variables more active than all others that are open. */
  raise(variables: Iterable<number>): void {
    const { heap } = this.#kernel;
    const above = heap.highest + this.#increment;
    for (const v of variables) {
      heap.activity[v] = above;
      heap.raised(v);
    }
  }

  #resolve(current: number): void {
    const kernel = this.#kernel;
    const { trail, seen, clauses } = kernel;
    const { level, order, reason } = trail;
    let open = 0;
    let at = trail.size;
    let lits = kernel.conflict.lits;
    let count = kernel.conflict.size;
    this.size = 1;
    this.#clearing = 0;
    kernel.resolution = ++kernel.resolutions;
    for (;;) {
      for (let i = 0; i < count; i++) {
        const q = lits[i];
        const v = q >> 1;
        if (seen[v] !== 0 || level[v] === 0) continue;
        seen[v] = 1;
        this.#remember(v);
        this.bump(v);
        // All ones if the literal stands below the present level, else 0: without a branch, like in Sums.explain.
        const below = (level[v] - current) >> 31;
        open += 1 + below;
        if (this.size === this.learned.length) this.learned = grown(this.learned, this.size * 2);
        this.learned[this.size] = q ^ 1;
        this.size -= below;
      }
      do at--;
      while (seen[order[at] >> 1] === 0 || level[order[at] >> 1] !== current);
      const p = order[at];
      if (--open === 0) {
        this.learned[0] = p ^ 1;
        kernel.resolution = 0;
        return;
      }
      const why = reason[p >> 1];
      if ((why & 3) === BY_CLAUSE && clauses.isLearned(why >> 2)) this.#refresh(why >> 2);
      kernel.explain(p);
      lits = kernel.explanation;
      count = kernel.explanationSize;
      kernel.work += count;
    }
  }

  /** A learned clause that is of use again gets the glue it has now, if that is smaller. */
  #refresh(ref: number): void {
    const { clauses } = this.#kernel;
    const old = clauses.glue(ref);
    if (old <= 2) return;
    const first = clauses.first(ref);
    const glue = this.#levels(clauses.arena, first, first + clauses.size(ref));
    clauses.used(ref, Math.min(glue, old));
  }

  #levels(lits: Int32Array, from: number, to: number): number {
    const { level, levels } = this.#kernel.trail;
    if (levels >= this.#stamp.length) this.#stamp = grown(this.#stamp, 2 * levels);
    const marks = this.#stamp;
    const stamp = ++this.#stamps;
    let count = 0;
    for (let i = from; i < to; i++) {
      const at = level[lits[i] >> 1];
      if (at === 0) continue;
      count -= (marks[at] - stamp) >> 31;
      marks[at] = stamp;
    }
    return count;
  }

  #minimize(): void {
    const kernel = this.#kernel;
    const { level, reason } = kernel.trail;
    const { learned } = this;
    const until = kernel.work + MOST_SHORTENING;
    if (this.#ways.length < reason.length) this.#ways = words(reason.length);
    let abstract = 0;
    for (let i = 1; i < this.size; i++) abstract |= 1 << (level[learned[i] >> 1] & 31);
    let kept = 1;
    for (let i = 1; i < this.size; i++) {
      const lit = learned[i];
      const isKept =
        reason[lit >> 1] === NO_REASON || kernel.work > until || !this.#redundant(lit ^ 1, abstract);
      if (isKept) learned[kept++] = lit;
    }
    this.size = kept;
  }

  /**
   * In place of many literals that one and the same literal has forced, each by a clause of two, that one. An `element`
   * over a long array makes clauses of thousands of literals, all there because of a few. False where nothing was merged.
   */
  #merge(): boolean {
    const { trail, seen } = this.#kernel;
    const { level, reason } = trail;
    const { learned, size } = this;
    if (this.#groups.length < reason.length) this.#groups = words(reason.length);
    const groups = this.#groups;
    for (let i = 1; i < size; i++) groups[this.#forcedBy(learned[i]) >> 1]++;
    let kept = 1;
    for (let i = 1; i < size; i++) {
      const by = this.#forcedBy(learned[i]);
      const v = by >> 1;
      if (groups[v] === MERGED) continue;
      if (groups[v] < MANY || level[v] === 0) learned[kept++] = learned[i];
      else {
        groups[v] = MERGED;
        // It may be in the clause itself.
        if (seen[v] !== 0) continue;
        seen[v] = 1;
        this.#remember(v);
        learned[kept++] = by ^ 1;
      }
    }
    for (let i = 1; i < kept; i++) {
      groups[learned[i] >> 1] = 0;
      groups[this.#forcedBy(learned[i]) >> 1] = 0;
    }
    this.size = kept;
    return kept < size;
  }

  /** What forced a literal of the learned clause to be false, by a clause of two; TRUE otherwise. */
  #forcedBy(lit: Lit): Lit {
    const why = this.#kernel.trail.reason[lit >> 1];
    return why >= 0 && (why & 3) === BY_BINARY ? why >> 2 : TRUE;
  }

  /** Whether p follows from other literals of the learned clause alone. */
  #redundant(p: Lit, abstract: number): boolean {
    const kernel = this.#kernel;
    const { level, reason } = kernel.trail;
    const { seen } = kernel;
    const ways = this.#ways;
    const failed = -kernel.resolutions;
    const mark = this.#clearing;
    let depth = 0;
    this.#stack[depth++] = p;
    ways[p >> 1] = 0;
    while (depth > 0) {
      const asked = this.#stack[--depth];
      kernel.explain(asked);
      const count = kernel.explanationSize;
      const premises = kernel.explanation;
      kernel.work += count;
      for (let i = 0; i < count; i++) {
        const q = premises[i];
        const v = q >> 1;
        if (seen[v] !== 0 || level[v] === 0) continue;
        if (reason[v] === NO_REASON || ways[v] === failed || (abstract & (1 << (level[v] & 31))) === 0) {
          while (this.#clearing > mark) seen[this.#toClear[--this.#clearing]] = 0;
          // What led here will again, unless it is a sum that may choose other premises.
          for (let u = asked >> 1, next = 0; u > 0 && (reason[u] & 3) !== BY_SUM; u = next) {
            next = ways[u];
            ways[u] = failed;
          }
          return false;
        }
        ways[v] = asked >> 1;
        seen[v] = 1;
        this.#remember(v);
        if (depth === this.#stack.length) this.#stack = grown(this.#stack, depth * 2);
        this.#stack[depth++] = q;
      }
    }
    return true;
  }

  #remember(v: number): void {
    if (this.#clearing === this.#toClear.length) this.#toClear = grown(this.#toClear, this.#clearing * 2);
    this.#toClear[this.#clearing++] = v;
  }

  #finish(): void {
    const { trail, seen } = this.#kernel;
    while (this.#clearing > 0) seen[this.#toClear[--this.#clearing]] = 0;
    const { learned } = this;
    this.glue = this.#levels(learned, 0, this.size);
    this.back = 0;
    if (this.size < 2) return;
    let latest = 1;
    for (let i = 2; i < this.size; i++) {
      if (trail.level[learned[i] >> 1] > trail.level[learned[latest] >> 1]) latest = i;
    }
    const second = learned[latest];
    learned[latest] = learned[1];
    learned[1] = second;
    this.back = trail.level[second >> 1];
  }
}
