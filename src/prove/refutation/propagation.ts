import type { Atom } from '../../puzzles/formula.ts';
import { type FormulaLine, grown, isClause } from '../formula/index.ts';
import { CountedLines } from './counted-lines.ts';
import { PairLists } from './pair-lists.ts';

const NONE = 0;

/** Every line takes part in propagation. */
const ALL = -1;
/** The scope of lines that belong to no machine. */
export const PLAIN = 0;

/** What stands in the pool before the atoms of a line: its scope, */
const SCOPE = 0;
/** its number among the counted lines, from one, zero for a clause, */
const COUNTED = 1;
/** its number, */
const NUMBER = 2;
/** and how many they are, zero once it is removed. A line stands where this does. */
const HEAD = 3;

/** What is known of a line by its number: where it stands in the pool, zero for nowhere, */
const STANDS = 0;
/** and the last trace that named it. */
const TRACED = 1;
const WIDTH = 2;

/** Atoms of which one must be true, and the lines that show it, in the order in which they acted; units come first. */
export interface Shown {
  readonly atoms: Atom[];
  readonly lines: number[];
}

/**
 * Unit propagation over lines that knows its reasons: what the maker of proofs runs, not what checks them. Clauses are
 * watched by two atoms, other lines are counted (`counted-lines.ts`).
 *
 *   value[atom]      1 true, -1 false, 0 open
 *   reason[v]        the line that forced v; 0 for what was assumed
 *
 * Trail entries before `rootSize` hold for good. A line has a scope: what is assumed may be propagated over the lines
 * of one scope alone, and is undone after that.
 */
export class Propagation {
  value = new Int8Array();
  reason = new Int32Array();
  /** By variable that a counted line forced: how much more weight was lost by then than it takes. */
  #surplus = new Int32Array();
  position = new Int32Array();
  trail = new Int32Array();
  size = 0;
  rootSize = 0;
  #head = 0;
  /** Of each line its head, its atoms, and the weights if it is counted; atoms of clauses change places. */
  #pool = new Int32Array(1 << 12);
  #used = 1;
  /** By number of a line: what is known of it, each in its place of `WIDTH`. */
  #table: Int32Array;
  /** By atom that became true: where clauses stand that watch its negation, each with another atom, which may be true. */
  readonly #watches = new PairLists();
  readonly #counted = new CountedLines();
  /** The scope over which is propagated. */
  #within = ALL;
  /** Whether some line belongs to a machine: else there is nothing to tell apart. */
  #isScoped = false;
  /** How often lines were traced. */
  #traces = 0;
  #seen = new Uint8Array();
  readonly #rootSeen: number[] = [];
  /** A line that cannot hold at the root, or zero. */
  broken = NONE;

  /** `lines`: those that the formula has. There is no room for variables yet. */
  constructor(lines: number) {
    // With room for an eighth of a large formula besides: memory that is not touched costs little, a copy of it much.
    this.#table = new Int32Array(WIDTH * (lines + (lines >> 3) + 1024));
  }

  /** Makes room for this many variables. */
  widen(variables: number): void {
    const { value } = this;
    this.value = new Int8Array(2 * variables);
    this.value.set(value);
    this.reason = grown(this.reason, variables);
    this.#surplus = grown(this.#surplus, variables);
    this.position = grown(this.position, variables);
    this.trail = grown(this.trail, variables);
    // Nothing is marked between two traces.
    this.#seen = new Uint8Array(variables);
    this.#watches.widen(2 * variables);
    this.#counted.widen(variables);
  }

  /** Takes a line under its number; `settle` draws its consequences. At the root only. */
  add(id: number, line: FormulaLine, scope = PLAIN): void {
    if (isClause(line)) {
      const stands = this.#take(id, line.atoms, scope);
      if (line.bound > 0) this.#watch(id, stands);
      return;
    }
    // The heaviest first: what a line forces stands at its beginning.
    const { atoms, weights, bound } = heaviestFirst(line);
    const stands = this.#take(id, atoms, scope, weights);
    this.#pool[stands - HEAD + COUNTED] = this.#counted.add(
      stands,
      scope,
      atoms,
      weights,
      bound,
      (atom) => this.value[atom]! < 0 && this.position[atom >> 1]! < this.#head,
    );
  }

  /** Whether a line was taken. */
  has(id: number): boolean {
    return this.#table[WIDTH * id + STANDS]! > 0;
  }

  /** Where the line stands now. A number is taken once: all else that is known by number is zero before. */
  #take(id: number, atoms: readonly Atom[], scope: number, weights: readonly number[] = []): number {
    if (scope !== PLAIN) this.#isScoped = true;
    const own = WIDTH * id;
    if (own >= this.#table.length) this.#table = grown(this.#table, 2 * own);
    let at = this.#used;
    const end = at + HEAD + 1 + atoms.length + weights.length;
    if (end > this.#pool.length) this.#pool = grown(this.#pool, 2 * end);
    const pool = this.#pool;
    const stands = at + HEAD;
    pool[at + SCOPE] = scope;
    pool[at + COUNTED] = 0;
    pool[at + NUMBER] = id;
    this.#table[own + STANDS] = at = stands;
    pool[at++] = atoms.length;
    for (let i = 0; i < atoms.length; i++) pool[at++] = atoms[i]!;
    for (let i = 0; i < weights.length; i++) pool[at++] = weights[i]!;
    this.#used = at;
    return stands;
  }

  /** Takes a clause whose first atom follows from the others, all false; the second became false last. */
  addAsserting(id: number, atoms: readonly Atom[]): void {
    const stands = this.#take(id, atoms, PLAIN);
    this.#watches.push(atoms[0]! ^ 1, stands, atoms[1]!);
    this.#watches.push(atoms[1]! ^ 1, stands, atoms[0]!);
    this.#assign(atoms[0]!, id);
  }

  remove(id: number): void {
    const own = WIDTH * id + STANDS;
    this.#pool[this.#table[own]!] = 0;
    this.#table[own] = 0;
  }

  #watch(id: number, stands: number): void {
    const pool = this.#pool;
    const first = stands + 1;
    const size = pool[stands]!;
    // True and open atoms first.
    const { value } = this;
    let good = 0;
    for (let i = 0; i < size && good < 2; i++) {
      const atom = pool[first + i]!;
      if (value[atom]! < 0) continue;
      pool[first + i] = pool[first + good]!;
      pool[first + good++] = atom;
    }
    const [one, other] = [pool[first]!, pool[first + 1]!];
    if (size > 0) this.#watches.push(one ^ 1, stands, size > 1 ? other : one);
    if (size > 1) this.#watches.push(other ^ 1, stands, one);
    if (good === 0) this.broken = id;
    else if (good === 1 && value[one] === 0) this.#assign(one, id);
  }

  #assign(atom: Atom, reason: number): void {
    this.value[atom] = 1;
    this.value[atom ^ 1] = -1;
    this.reason[atom >> 1] = reason;
    this.position[atom >> 1] = this.size;
    this.trail[this.size++] = atom;
  }

  assume(atom: Atom): void {
    this.#assign(atom, NONE);
  }

  /** Draws the root's consequences; what is new there stands from the old `rootSize` on. */
  settle(): void {
    if (this.broken === NONE) this.broken = this.propagate();
    this.rootSize = this.size;
    this.#counted.settle();
  }

  /** Forgets what came after this place of the trail: all that was assumed since the root was settled, if not told. */
  undo(to = this.rootSize): void {
    const counted = this.#counted;
    const isCounted = to === this.rootSize && counted.unsettle();
    while (this.size > to) {
      const atom = this.trail[--this.size]!;
      if (!isCounted && this.size < this.#head) counted.release(atom);
      this.value[atom] = 0;
      this.value[atom ^ 1] = 0;
    }
    this.#head = this.size;
    counted.clearQueue();
  }

  /** To a fixpoint. Returns zero, or a line that cannot hold. */
  propagate(within = ALL): number {
    const scope = this.#isScoped ? within : ALL;
    this.#within = scope;
    const counted = this.#counted;
    for (;;) {
      while (this.#head < this.size) {
        const atom = this.trail[this.#head++]!;
        counted.claim(atom, scope);
        const failed = this.#visit(atom);
        if (failed !== NONE) return failed;
      }
      const line = counted.next();
      if (line < 0) return NONE;
      const pool = this.#pool;
      const stands = counted.stands[line]!;
      const id = pool[stands - HEAD + NUMBER]!;
      const slack = counted.slack(line);
      if (slack < 0) return id;
      const size = pool[stands]!;
      for (let at = stands + 1; at <= stands + size && pool[at + size]! > slack; at++) {
        const atom = pool[at]!;
        if (this.value[atom] !== 0) continue;
        this.#surplus[atom >> 1] = pool[at + size]! - 1 - slack;
        this.#assign(atom, id);
      }
    }
  }

  /** The clauses that watch the negation of an atom that became true. */
  #visit(atom: Atom): number {
    const { value } = this;
    const watches = this.#watches;
    const { start, size } = watches;
    const lines = this.#pool;
    let { pool } = watches;
    const from = start[atom]!;
    const end = from + size[atom]!;
    const falsified = atom ^ 1;
    const within = this.#within;
    let failed = NONE;
    let i = from;
    // As long as all stay, nothing needs to be moved.
    while (i < end && value[pool[i + 1]!]! > 0) i += 2;
    let kept = i;
    for (; i < end; i += 2) {
      const line = pool[i]!;
      const blocker = pool[i + 1]!;
      if (value[blocker]! > 0 || (within !== ALL && lines[line - HEAD + SCOPE] !== within)) {
        pool[kept++] = line;
        pool[kept++] = blocker;
        continue;
      }
      const last = line + lines[line]!;
      if (last === line) continue;
      if (lines[line + 1] === falsified && last > line + 1) {
        lines[line + 1] = lines[line + 2]!;
        lines[line + 2] = falsified;
      }
      const first = lines[line + 1]!;
      let k = line + 3;
      if (value[first]! <= 0) {
        while (k <= last && value[lines[k]!]! < 0) k++;
        if (k <= last) {
          const watched = lines[k]!;
          lines[line + 2] = watched;
          lines[k] = falsified;
          watches.push(watched ^ 1, line, first);
          ({ pool } = watches);
          continue;
        }
      }
      pool[kept++] = line;
      pool[kept++] = first;
      if (value[first]! > 0) continue;
      const id = lines[line - HEAD + NUMBER]!;
      if (value[first]! < 0) {
        failed = id;
        i += 2;
        break;
      }
      this.#assign(first, id);
    }
    while (i < end) pool[kept++] = pool[i++]!;
    size[atom] = kept - from;
    return failed;
  }

  /** Why `failed` is impossible, back to what was assumed. */
  antecedents(failed: number, unitOf: (v: number) => number): Shown {
    const units: number[] = [];
    const acted: number[] = [failed];
    const atoms: Atom[] = [];
    const seen = this.#seen;
    this.#blame(failed, -1, this.size, units, unitOf);
    for (let i = this.size - 1; i >= this.rootSize; i--) {
      const atom = this.trail[i]!;
      const v = atom >> 1;
      if (seen[v] === 0) continue;
      seen[v] = 0;
      if (this.reason[v] === NONE) atoms.push(atom ^ 1);
      else {
        acted.push(this.reason[v]!);
        this.#blame(this.reason[v]!, atom, i, units, unitOf);
      }
    }
    for (const v of this.#rootSeen) seen[v] = 0;
    this.#rootSeen.length = 0;
    return { atoms, lines: this.named(units, acted) };
  }

  /**
   * Of the variables of false atoms of a line as many as it needs to force `forced` (-1: to be impossible), rather those
   * that `isMet` names: written to a list from this place on. Returns where they end.
   */
  blamed(id: number, forced: Atom, isMet: (v: number) => boolean, into: number[], from: number): number {
    const pool = this.#pool;
    const { value, position } = this;
    const stands = this.#table[WIDTH * id + STANDS]!;
    const size = pool[stands]!;
    const before = forced < 0 ? this.size : position[forced >> 1]!;
    const counted = pool[stands - HEAD + COUNTED]!;
    let end = from;
    // The weights of the blamed atoms may fall short of all by this much.
    let surplus = 0;
    if (counted > 0)
      surplus = forced < 0 ? -1 - this.#counted.slack(counted - 1) : this.#surplus[forced >> 1]!;
    for (let at = stands + 1; at <= stands + size; at++) {
      const atom = pool[at]!;
      const v = atom >> 1;
      if (atom === forced || value[atom]! >= 0 || position[v]! >= before) continue;
      if (surplus > 0 && pool[at + size]! <= surplus && position[v]! >= this.rootSize && !isMet(v))
        surplus -= pool[at + size]!;
      else into[end++] = v;
    }
    return end;
  }

  /** Units, then the others from the last to the first, each once. */
  named(units: readonly number[], others: ArrayLike<number>): number[] {
    this.#traces++;
    const lines: number[] = [];
    for (let i = 0; i < units.length + others.length; i++) {
      const line = units[i] ?? others[units.length + others.length - 1 - i]!;
      const at = WIDTH * line + TRACED;
      // A unit may have a number of its own that is not taken here.
      if (at >= this.#table.length) this.#table = grown(this.#table, 2 * at);
      if (this.#table[at] === this.#traces) continue;
      this.#table[at] = this.#traces;
      lines.push(line);
    }
    return lines;
  }

  /** What forced a literal of the root: the units and the line. */
  rootAntecedents(atom: Atom, unitOf: (v: number) => number): number[] {
    const v = atom >> 1;
    const units: number[] = [];
    this.#blame(this.reason[v]!, atom, this.position[v]!, units, unitOf, true);
    return this.named(units, [this.reason[v]!]);
  }

  /** Marks, of the false atoms of a line, as many as it needs to force `forced` (-1: to be impossible). */
  #blame(
    id: number,
    forced: Atom,
    before: number,
    units: number[],
    unitOf: (v: number) => number,
    atRoot = false,
  ): void {
    const pool = this.#pool;
    const own = WIDTH * id;
    const table = this.#table;
    const start = table[own + STANDS]! + 1;
    const size = pool[start - 1]!;
    const { value, position } = this;
    const seen = this.#seen;
    let surplus = 0;
    const counted = pool[start - 1 - HEAD + COUNTED]!;
    if (counted > 0)
      surplus = forced < 0 ? -1 - this.#counted.slack(counted - 1) : this.#surplus[forced >> 1]!;
    // Now the weights of the blamed atoms may fall short of all by this much.
    for (let at = start; at < start + size; at++) {
      const atom = pool[at]!;
      const v = atom >> 1;
      if (atom === forced || value[atom]! >= 0 || position[v]! >= before) continue;
      if (
        surplus > 0 &&
        pool[at + size]! <= surplus &&
        seen[v] === 0 &&
        (atRoot || position[v]! >= this.rootSize)
      ) {
        surplus -= pool[at + size]!;
        continue;
      }
      if (!atRoot && seen[v] !== 0) continue;
      if (atRoot) units.push(unitOf(v));
      else {
        seen[v] = 1;
        if (position[v]! < this.rootSize) {
          units.push(unitOf(v));
          this.#rootSeen.push(v);
        }
      }
    }
  }
}

/** More places than any line has. */
const PLACES = 2 ** 22;

/** The order stays where weights are the same. */
function heaviestFirst(line: FormulaLine): FormulaLine {
  const { atoms, weights, bound } = line;
  let sorted = true;
  for (let i = 1; i < weights.length; i++) if (weights[i]! > weights[i - 1]!) sorted = false;
  if (sorted) return line;
  // Weight and place in one number: to sort by a function takes several times as long.
  const keys = new Float64Array(weights.length);
  for (let i = 0; i < weights.length; i++) keys[i] = i - PLACES * weights[i]!;
  keys.sort();
  const own: Atom[] = [];
  const ownWeights: number[] = [];
  for (let k = 0; k < keys.length; k++) {
    const weight = -Math.floor(keys[k]! / PLACES);
    own.push(atoms[keys[k]! + PLACES * weight]!);
    ownWeights.push(weight);
  }
  return { atoms: own, weights: ownWeights, bound };
}
