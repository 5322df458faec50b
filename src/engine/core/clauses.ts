import { Lists } from './lists.ts';
import { type Lit, listOf } from './literal.ts';
import { grown, grownLength, words } from './memory.ts';
import { BY_BINARY, BY_CLAUSE, HEARD_BY_CLAUSES, type Trail } from './trail.ts';

/** Words before the literals of a clause: size, glue and flags, owner, and where the last search for a watch ended. */
const HEADER = 4;
const RESUME = 3;
/** Clauses longer than this are searched from where the last search ended: else a very long one costs its square. */
const LONG = 24;
const LEARNED = 1;
const USED = 2;
const GLUE_SHIFT = 2;

/** In place of the constraint that posted a clause: it was learned, or defines a literal. */
export const NO_OWNER = -1;
export const NO_CONFLICT = -1;
export const BINARY_CONFLICT = -2;

/** A reduction never deletes clauses up to this glue: they touch so few levels that they stay useful. */
const GLUE_KEPT = 2;
/** Clauses used since the last reduction survive it up to this glue. */
const GLUE_KEPT_IF_USED = 6;

/**
 * Clauses in one flat array, watched by two literals with blockers (MiniSat, Glucose). Clauses of two literals live in
 * their own implication lists and need no visit to the arena.
 *
 *   binaries, key p   the literals that p implies
 *   watches, key p    pairs (blocker, clause) of the clauses that watch ¬p
 *
 * A clause that forced a literal has it in its first place for as long as the literal is true.
 */
export class Clauses {
  readonly #trail: Trail;
  arena = words(1024);
  #top = 0;
  readonly binaries = new Lists();
  readonly watches = new Lists();
  #originals: number[] = [];
  #learned: number[] = [];
  /** The two literals of the violated binary clause, after BINARY_CONFLICT. */
  conflictFirst: Lit = 0;
  conflictSecond: Lit = 0;
  /** Long clauses looked into because their blocker was not true. */
  visits = 0;
  /** Triples (literal, literal, owner) of the posted clauses of two literals, and an index made when first asked for. */
  #owned = words(48);
  #ownedTop = 0;
  #indexed = 0;
  readonly #ownerOf = new Map<number, number>();

  constructor(trail: Trail) {
    this.#trail = trail;
  }

  ensure(variables: number): void {
    this.binaries.ensureKeys(2 * variables);
    this.watches.ensureKeys(2 * variables);
  }

  /** Becomes the same as another. */
  copyFrom(other: Clauses): void {
    this.arena = other.arena.slice();
    this.#top = other.#top;
    this.binaries.copyFrom(other.binaries);
    this.watches.copyFrom(other.watches);
    this.#originals = [...other.#originals];
    this.#learned = [...other.#learned];
    this.#owned = other.#owned.slice();
    this.#ownedTop = other.#ownedTop;
  }

  get bytes(): number {
    return this.arena.byteLength + this.binaries.bytes + this.watches.bytes;
  }

  addBinary(a: Lit, b: Lit, owner: number): void {
    this.binaries.push(a ^ 1, b);
    this.binaries.push(b ^ 1, a);
    this.#trail.heardBy[a ^ 1] |= HEARD_BY_CLAUSES;
    this.#trail.heardBy[b ^ 1] |= HEARD_BY_CLAUSES;
    if (owner === NO_OWNER) return;
    const end = this.#ownedTop + 3;
    if (end > this.#owned.length) this.#owned = grown(this.#owned, grownLength(this.#owned.length, end));
    this.#owned[this.#ownedTop] = a;
    this.#owned[this.#ownedTop + 1] = b;
    this.#owned[this.#ownedTop + 2] = owner;
    this.#ownedTop = end;
  }

  /** The constraint that posted the clause of these two literals, or NO_OWNER. Slow at first: few ever ask. */
  binaryOwner(a: Lit, b: Lit): number {
    for (; this.#indexed < this.#ownedTop; this.#indexed += 3) {
      const [one, other, owner] = this.#owned.subarray(this.#indexed, this.#indexed + 3);
      const key = keyOf(one, other);
      if (!this.#ownerOf.has(key)) this.#ownerOf.set(key, owner);
    }
    return this.#ownerOf.get(keyOf(a, b)) ?? NO_OWNER;
  }

  /** Three or more literals; the first two are watched and must be the ones that become false last. */
  add(lits: Int32Array | readonly Lit[], size: number, owner: number, glue: number): number {
    const ref = this.#top;
    const end = ref + HEADER + size;
    if (end > this.arena.length) this.arena = grown(this.arena, grownLength(this.arena.length, end));
    this.arena[ref] = size;
    this.arena[ref + 1] = glue > 0 ? (glue << GLUE_SHIFT) | LEARNED | USED : 0;
    this.arena[ref + 2] = owner;
    this.arena[ref + RESUME] = 2;
    for (let i = 0; i < size; i++) this.arena[ref + HEADER + i] = lits[i];
    this.#top = end;
    (glue > 0 ? this.#learned : this.#originals).push(ref);
    this.#attach(ref);
    return ref;
  }

  size(ref: number): number {
    return this.arena[ref];
  }

  owner(ref: number): number {
    return this.arena[ref + 2];
  }

  isLearned(ref: number): boolean {
    return (this.arena[ref + 1] & LEARNED) !== 0;
  }

  /** Index in the arena of the first literal. */
  first(ref: number): number {
    return ref + HEADER;
  }

  glue(ref: number): number {
    return this.arena[ref + 1] >> GLUE_SHIFT;
  }

  /** Notes that the clause took part in a conflict, with its glue as of now. */
  used(ref: number, glue: number): void {
    this.arena[ref + 1] = (glue << GLUE_SHIFT) | LEARNED | USED;
  }

  /**
   * Visits what watches the negation of p, which has just become true. Assigns what is forced. Returns NO_CONFLICT,
   * BINARY_CONFLICT, or the violated clause.
   */
  propagate(p: Lit): number {
    const trail = this.#trail;
    const value = trail.value;

    const implied = this.binaries.data;
    const from = this.binaries.ends[2 * p];
    const to = this.binaries.ends[2 * p + 1];
    for (let i = from; i < to; i++) {
      const q = implied[i];
      const now = value[q];
      if (now > 0) continue;
      if (now < 0) {
        this.conflictFirst = q;
        this.conflictSecond = p ^ 1;
        return BINARY_CONFLICT;
      }
      trail.assign(q, (p << 2) | BY_BINARY, 0);
    }

    const watches = this.watches;
    const arena = this.arena;
    const falsified = p ^ 1;
    let end = watches.ends[2 * p + 1];
    let data = watches.data;
    let i = watches.ends[2 * p];
    for (;;) {
      while (i < end && value[data[i]] > 0) i += 2;
      if (i >= end) break;
      const ref = data[i + 1];
      this.visits++;
      const base = ref + HEADER;
      // Either of the two watched literals. Without a branch, which would be hard to predict.
      const other = arena[base] ^ arena[base + 1] ^ falsified;
      arena[base] = other;
      arena[base + 1] = falsified;
      if (value[other] > 0) {
        data[i] = other;
        i += 2;
        continue;
      }
      const last = base + arena[ref];
      let k = base + 2;
      if (last - base <= LONG) while (k < last && value[arena[k]] < 0) k++;
      else k = this.#searchLong(ref);
      if (k < last) {
        const replacement = arena[k];
        if (value[replacement] > 0) {
          // Satisfied: the true literal becomes the blocker. It cannot be taken back before p is.
          data[i] = replacement;
          i += 2;
          continue;
        }
        arena[base + 1] = replacement;
        arena[k] = falsified;
        watches.push2(replacement ^ 1, other, ref);
        trail.heardBy[replacement ^ 1] |= HEARD_BY_CLAUSES;
        // The last pair takes the place of this one.
        data = watches.data;
        end -= 2;
        data[i] = data[end];
        data[i + 1] = data[end + 1];
        continue;
      }
      data[i] = other;
      i += 2;
      if (value[other] < 0) {
        watches.ends[2 * p + 1] = end;
        return ref;
      }
      trail.assign(other, (ref << 2) | BY_CLAUSE, 0);
    }
    watches.ends[2 * p + 1] = end;
    return NO_CONFLICT;
  }

  /** Place of a literal that is not false, the two watched ones aside; the end of the clause if there is none. */
  #searchLong(ref: number): number {
    const { arena } = this;
    const { value } = this.#trail;
    const base = ref + HEADER;
    const last = base + arena[ref];
    const from = base + arena[ref + RESUME];
    let k = from;
    while (k < last && value[arena[k]] < 0) k++;
    if (k === last) {
      k = base + 2;
      while (k < from && value[arena[k]] < 0) k++;
      if (k === from) return last;
    }
    arena[ref + RESUME] = k - base;
    return k;
  }

  /** Deletes the less useful half of the learned clauses, telling each. At the root only. Returns how many it deleted. */
  reduce(tell: ((clause: readonly Lit[]) => void) | null = null): number {
    const arena = this.arena;
    const candidates: number[] = [];
    const survivors: number[] = [];
    for (const ref of this.#learned) {
      const flags = arena[ref + 1];
      const glue = flags >> GLUE_SHIFT;
      if (glue <= GLUE_KEPT || (glue <= GLUE_KEPT_IF_USED && (flags & USED) !== 0)) survivors.push(ref);
      else candidates.push(ref);
      arena[ref + 1] = flags & ~USED;
    }
    candidates.sort(
      (a, b) => (arena[a + 1] >> GLUE_SHIFT) - (arena[b + 1] >> GLUE_SHIFT) || arena[a] - arena[b] || b - a,
    );
    const half = candidates.length >> 1;
    for (let i = 0; i < half; i++) survivors.push(candidates[i]);
    if (tell) for (const ref of candidates.slice(half)) tell(this.#literals(ref));
    survivors.sort((a, b) => a - b);
    const gone = this.#learned.length - survivors.length;
    this.#learned = survivors;
    this.#rebuild();
    return gone;
  }

  /** Visits every clause that was posted, and those of two literals that were learned. */
  eachClause(visit: (lits: readonly Lit[], isPosted: boolean) => void): void {
    for (const ref of this.#originals) visit(this.#literals(ref), this.owner(ref) !== NO_OWNER);
    const { ends, data } = this.binaries;
    for (let p = 0; p < 2 * this.#trail.variables; p++) {
      for (let i = ends[2 * p]; i < ends[2 * p + 1]; i++) {
        const [one, other] = [p ^ 1, data[i]];
        if (one < other) visit([one, other], this.binaryOwner(one, other) !== NO_OWNER);
      }
    }
  }

  #literals(ref: number): Lit[] {
    return listOf(this.arena, ref + HEADER, ref + HEADER + this.arena[ref]);
  }

  /** How much there is to look through. */
  get words(): number {
    return this.#top;
  }

  /** Marks the variables of the clauses of three literals or more. */
  mark(marks: Uint8Array): void {
    const { arena } = this;
    for (const list of [this.#originals, this.#learned]) {
      for (const ref of list) {
        const end = ref + HEADER + arena[ref];
        for (let k = ref + HEADER; k < end; k++) marks[arena[k] >> 1] = 1;
      }
    }
  }

  /** Drops what is satisfied at the root and shortens the rest. At the root only. */
  simplify(): void {
    this.#rebuild();
  }

  #rebuild(): void {
    const value = this.#trail.value;
    const old = this.arena;
    const arena = words(old.length);
    let top = 0;
    const lists = [this.#originals, this.#learned];
    for (const list of lists) {
      let kept = 0;
      for (const ref of list) {
        const end = ref + HEADER + old[ref];
        let to = top + HEADER;
        let satisfied = false;
        for (let k = ref + HEADER; k < end; k++) {
          const lit = old[k];
          if (value[lit] > 0) {
            satisfied = true;
            break;
          }
          if (value[lit] === 0) arena[to++] = lit;
        }
        if (satisfied) continue;
        const size = to - top - HEADER;
        if (size === 2) {
          this.addBinary(arena[top + HEADER], arena[top + HEADER + 1], old[ref + 2]);
          continue;
        }
        arena[top] = size;
        arena[top + 1] = old[ref + 1];
        arena[top + 2] = old[ref + 2];
        arena[top + RESUME] = 2;
        list[kept++] = top;
        top = to;
      }
      list.length = kept;
    }
    this.arena = arena;
    this.#top = top;
    this.watches.clear();
    const { heardBy } = this.#trail;
    for (let p = 0; p < 2 * this.#trail.variables; p++)
      if (this.binaries.isEmpty(p)) heardBy[p] &= ~HEARD_BY_CLAUSES;
    for (const list of lists) for (const ref of list) this.#attach(ref);
  }

  #attach(ref: number): void {
    const a = this.arena[ref + HEADER];
    const b = this.arena[ref + HEADER + 1];
    this.watches.push2(a ^ 1, b, ref);
    this.watches.push2(b ^ 1, a, ref);
    this.#trail.heardBy[a ^ 1] |= HEARD_BY_CLAUSES;
    this.#trail.heardBy[b ^ 1] |= HEARD_BY_CLAUSES;
  }
}

/** One number for two literals in either order: 2^26 of them would not fit into memory. */
const keyOf = (a: Lit, b: Lit): number => Math.min(a, b) * 2 ** 26 + Math.max(a, b);
