import type { Atom } from '../../puzzles/formula.ts';
import { type FormulaLine, isClause } from '../formula/index.ts';
import { PairLists } from './pair-lists.ts';

const NONE = 0;

/** Every line takes part in propagation. */
const ALL = -1;
/** The scope of lines that belong to no machine. */
export const PLAIN = 0;

/** Atoms of which one must be true, and the lines that show it, in the order in which they acted; units come first. */
export interface Shown {
  readonly atoms: Atom[];
  readonly lines: number[];
}

/**
 * Unit propagation over lines that knows its reasons: what the maker of proofs runs, not what checks them. Clauses are
 * watched by two atoms, other lines keep counters.
 *
 *   value[atom]      1 true, -1 false, 0 open
 *   reason[v]        the line that forced v; 0 for what was assumed
 *   slack[line]      weights of the atoms that are not known to be false, minus the bound; only for counted lines
 *
 * Trail entries before `rootSize` hold for good. A line has a scope: what is assumed may be propagated over the lines
 * of one scope alone, and is undone after that.
 */
export class Propagation {
  readonly value: Int8Array;
  readonly reason: Int32Array;
  readonly position: Int32Array;
  readonly trail: Int32Array;
  size = 0;
  rootSize = 0;
  #head = 0;
  /** By number: the atoms of a clause, which change places, or a line that is counted; undefined for the other kind. */
  readonly #clauses: (Atom[] | undefined)[] = [undefined];
  readonly #lines: (FormulaLine | undefined)[] = [undefined];
  /** Lines may have numbers below this; what follows is by number. */
  #room = 1024;
  #slack = new Float64Array(this.#room);
  #heaviest = new Float64Array(this.#room);
  /** By atom that became true: clauses that watch its negation, each with another of their atoms, which may be true. */
  readonly #watches: PairLists;
  /** By atom that became true: lines that count its negation, each with its weight there. */
  readonly #counted: PairLists;
  #scopes = new Int32Array(this.#room);
  /** The scope over which is propagated. */
  #within = ALL;
  readonly #queue: number[] = [];
  #queued = new Uint8Array(this.#room);
  readonly #seen: Uint8Array;
  readonly #rootSeen: number[] = [];
  /** While something is learned: where the last decision stands, and how many atoms since then are to be explained. */
  #from = 0;
  #open = 0;
  /** A line that cannot hold at the root, or zero. */
  broken = NONE;

  constructor(variables: number) {
    this.value = new Int8Array(2 * variables);
    this.reason = new Int32Array(variables);
    this.position = new Int32Array(variables);
    this.trail = new Int32Array(variables);
    this.#seen = new Uint8Array(variables);
    this.#watches = new PairLists(2 * variables);
    this.#counted = new PairLists(2 * variables);
  }

  /** Takes a line under its number; `settle` draws its consequences. At the root only. */
  add(id: number, line: FormulaLine, scope = PLAIN): void {
    if (isClause(line)) {
      this.#takeClause(id, line.atoms.slice(), scope);
      if (line.bound > 0) this.#watch(id);
    } else {
      this.#clauses[id] = undefined;
      this.#take(id, scope);
      // The heaviest first: what a line forces stands at its beginning.
      const own = heaviestFirst(line);
      this.#lines[id] = own;
      this.#count(id, own);
    }
  }

  #takeClause(id: number, atoms: Atom[], scope: number): void {
    this.#clauses[id] = atoms;
    this.#lines[id] = undefined;
    this.#take(id, scope);
  }

  /** A number is taken once: all else that is known by number is zero before. */
  #take(id: number, scope: number): void {
    if (id >= this.#room) {
      this.#room = 2 * id;
      this.#slack = longer(this.#slack, new Float64Array(this.#room));
      this.#heaviest = longer(this.#heaviest, new Float64Array(this.#room));
      this.#scopes = longer(this.#scopes, new Int32Array(this.#room));
      this.#queued = longer(this.#queued, new Uint8Array(this.#room));
    }
    this.#scopes[id] = scope;
  }

  /** Takes a clause whose first atom follows from the others, all false; the second became false last. Keeps the list. */
  addAsserting(id: number, atoms: Atom[]): void {
    this.#takeClause(id, atoms, PLAIN);
    this.#watches.push(atoms[0]! ^ 1, id, atoms[1]!);
    this.#watches.push(atoms[1]! ^ 1, id, atoms[0]!);
    this.#assign(atoms[0]!, id);
  }

  remove(id: number): void {
    this.#clauses[id] = undefined;
    this.#lines[id] = undefined;
  }

  #watch(id: number): void {
    const atoms = this.#clauses[id]!;
    // True and open atoms first.
    const { value } = this;
    let good = 0;
    for (let i = 0; i < atoms.length && good < 2; i++) {
      if (value[atoms[i]!]! < 0) continue;
      const atom = atoms[i]!;
      atoms[i] = atoms[good]!;
      atoms[good++] = atom;
    }
    if (atoms.length > 0) this.#watches.push(atoms[0]! ^ 1, id, atoms[1] ?? atoms[0]!);
    if (atoms.length > 1) this.#watches.push(atoms[1]! ^ 1, id, atoms[0]!);
    if (good === 0) this.broken = id;
    else if (good === 1 && value[atoms[0]!] === 0) this.#assign(atoms[0]!, id);
  }

  #count(id: number, { atoms, weights, bound }: FormulaLine): void {
    let slack = -bound;
    let heaviest = 0;
    for (let i = 0; i < atoms.length; i++) {
      const atom = atoms[i]!;
      const weight = weights[i]!;
      const counted = this.value[atom]! < 0 && this.position[atom >> 1]! < this.#head;
      if (!counted) slack += weight;
      if (weight > heaviest) heaviest = weight;
      this.#counted.push(atom ^ 1, id, weight);
    }
    this.#slack[id] = slack;
    this.#heaviest[id] = heaviest;
    if (slack < heaviest) this.#enqueue(id);
  }

  #enqueue(id: number): void {
    if (this.#queued[id]) return;
    this.#queued[id] = 1;
    this.#queue.push(id);
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
  }

  /** Forgets what came after this place of the trail: all that was assumed since the root was settled, if not told. */
  undo(to = this.rootSize): void {
    while (this.size > to) {
      const atom = this.trail[--this.size]!;
      if (this.size < this.#head) this.#release(atom);
      this.value[atom] = 0;
      this.value[atom ^ 1] = 0;
    }
    this.#head = this.size;
    for (const id of this.#queue) this.#queued[id] = 0;
    this.#queue.length = 0;
  }

  #release(atom: Atom): void {
    const { pool, start, size } = this.#counted;
    const slack = this.#slack;
    const end = start[atom]! + size[atom]!;
    for (let i = start[atom]!; i < end; i += 2) slack[pool[i]!]! += pool[i + 1]!;
  }

  /** To a fixpoint. Returns zero, or a line that cannot hold. */
  propagate(within = ALL): number {
    this.#within = within;
    for (;;) {
      while (this.#head < this.size) {
        const atom = this.trail[this.#head++]!;
        this.#claim(atom);
        const failed = this.#visit(atom);
        if (failed !== NONE) return failed;
      }
      const id = this.#queue.pop();
      if (id === undefined) return NONE;
      this.#queued[id] = 0;
      const line = this.#lines[id];
      if (!line) continue;
      const slack = this.#slack[id]!;
      if (slack < 0) return id;
      const { atoms, weights } = line;
      for (let i = 0; i < atoms.length && weights[i]! > slack; i++) {
        if (this.value[atoms[i]!] === 0) this.#assign(atoms[i]!, id);
      }
    }
  }

  #claim(atom: Atom): void {
    const { pool, start, size } = this.#counted;
    const slack = this.#slack;
    const heaviest = this.#heaviest;
    const within = this.#within;
    const end = start[atom]! + size[atom]!;
    for (let i = start[atom]!; i < end; i += 2) {
      const id = pool[i]!;
      const left = slack[id]! - pool[i + 1]!;
      slack[id] = left;
      if (left < heaviest[id]! && (within === ALL || this.#scopes[id] === within)) this.#enqueue(id);
    }
  }

  /** The clauses that watch the negation of an atom that became true. */
  #visit(atom: Atom): number {
    const { value } = this;
    const watches = this.#watches;
    const { start, size } = watches;
    let { pool } = watches;
    const from = start[atom]!;
    const end = from + size[atom]!;
    const falsified = atom ^ 1;
    const within = this.#within;
    let kept = from;
    let failed = NONE;
    let i = from;
    for (; i < end; i += 2) {
      const id = pool[i]!;
      const blocker = pool[i + 1]!;
      if (value[blocker]! > 0 || (within !== ALL && this.#scopes[id] !== within)) {
        pool[kept++] = id;
        pool[kept++] = blocker;
        continue;
      }
      const atoms = this.#clauses[id];
      if (atoms === undefined) continue;
      if (atoms[0] === falsified && atoms.length > 1) {
        atoms[0] = atoms[1]!;
        atoms[1] = falsified;
      }
      const first = atoms[0]!;
      let k = 2;
      if (value[first]! <= 0) while (k < atoms.length && value[atoms[k]!]! < 0) k++;
      if (value[first]! <= 0 && k < atoms.length) {
        atoms[1] = atoms[k]!;
        atoms[k] = falsified;
        watches.push(atoms[1]! ^ 1, id, first);
        ({ pool } = watches);
        continue;
      }
      pool[kept++] = id;
      pool[kept++] = first;
      if (value[first]! > 0) continue;
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
    return this.#trace(failed, unitOf, (v) => this.reason[v] === NONE);
  }

  /** The same back to one atom, the first, that came after `from`, where the last decision stands, and older ones. */
  learn(failed: number, from: number, unitOf: (v: number) => number): Shown {
    this.#from = from;
    this.#open = 0;
    return this.#trace(failed, unitOf, (v) => this.position[v]! < from || --this.#open === 0);
  }

  #trace(failed: number, unitOf: (v: number) => number, stops: (v: number) => boolean): Shown {
    const units: number[] = [];
    const lines: number[] = [failed];
    const atoms: Atom[] = [];
    const seen = this.#seen;
    this.#blame(failed, -1, this.size, units, unitOf);
    for (let i = this.size - 1; i >= this.rootSize; i--) {
      const atom = this.trail[i]!;
      const v = atom >> 1;
      if (seen[v] === 0) continue;
      seen[v] = 0;
      if (stops(v)) atoms.push(atom ^ 1);
      else {
        lines.push(this.reason[v]!);
        this.#blame(this.reason[v]!, atom, i, units, unitOf);
      }
    }
    for (const v of this.#rootSeen) seen[v] = 0;
    this.#rootSeen.length = 0;
    lines.reverse();
    return { atoms, lines: [...new Set([...units, ...lines])] };
  }

  /** What forced a literal of the root: the units and the line. */
  rootAntecedents(atom: Atom, unitOf: (v: number) => number): number[] {
    const v = atom >> 1;
    const units: number[] = [];
    this.#blame(this.reason[v]!, atom, this.position[v]!, units, unitOf, true);
    return [...units, this.reason[v]!];
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
    const line = this.#lines[id];
    const weights = line?.weights;
    const atoms = line?.atoms ?? this.#clauses[id]!;
    const { value, position } = this;
    const seen = this.#seen;
    let surplus = line ? line.bound - 1 : 0;
    for (let i = 0; i < atoms.length; i++) {
      const atom = atoms[i]!;
      if (atom !== forced && !(value[atom]! < 0 && position[atom >> 1]! < before))
        surplus -= weights ? weights[i]! : 1;
    }
    // Now the weights of the blamed atoms may fall short of all by this much.
    for (let i = 0; i < atoms.length; i++) {
      const atom = atoms[i]!;
      const v = atom >> 1;
      if (atom === forced || value[atom]! >= 0 || position[v]! >= before) continue;
      if (weights && weights[i]! <= surplus && seen[v] === 0 && (atRoot || position[v]! >= this.rootSize)) {
        surplus -= weights[i]!;
        continue;
      }
      if (!atRoot && seen[v] !== 0) continue;
      if (atRoot) units.push(unitOf(v));
      else {
        seen[v] = 1;
        if (position[v]! >= this.#from) this.#open++;
        if (position[v]! < this.rootSize) {
          units.push(unitOf(v));
          this.#rootSeen.push(v);
        }
      }
    }
  }
}

function heaviestFirst(line: FormulaLine): FormulaLine {
  const { atoms, weights, bound } = line;
  let sorted = true;
  for (let i = 1; i < weights.length; i++) if (weights[i]! > weights[i - 1]!) sorted = false;
  if (sorted) return line;
  const order = [...atoms.keys()].sort((a, b) => weights[b]! - weights[a]!);
  return { atoms: order.map((i) => atoms[i]!), weights: order.map((i) => weights[i]!), bound };
}

function longer<T extends Float64Array | Int32Array | Uint8Array>(numbers: T, room: T): T {
  room.set(numbers);
  return room;
}
