import type { Atom } from '../../puzzles/formula.ts';
import { type Automaton, type Formula, grown, type Loop, ones } from '../formula/index.ts';
import { keyOf } from './clause-key.ts';
import { expandCut } from './cut.ts';
import { type Derived, derivedLines } from './derived.ts';
import { deadEnd } from './machine-reason.ts';
import { PLAIN, Propagation, type Shown } from './propagation.ts';
import { type Numbers, StepStore } from './step-store.ts';

/** What a proof is written to; each step that adds a line returns its number there. */
export interface ProofWriter {
  /** The clause follows by unit propagation over the lines of the hints. */
  rup(atoms: Numbers, hints: Numbers): number;
  /** The line that a postfix expression makes: numbers of lines, `+`, `<factor> *`, `<divisor> d`, `<name> w`. */
  pol(expression: string): number;
  remove(ids: readonly number[]): void;
  /** Words for people; checkers pass over them. */
  comment(words: string): void;
  /** The line with this number cannot hold. */
  end(id: number): void;
  /** What was written since the last call; nothing of it is kept. */
  take(): string;
}

/** Reasons that are known at a time, so that they need not be shown again. */
const MOST_REASONS = 200_000;

/** The source of the first derived line; those of the others lie below. */
const DERIVED = -2;

/** Steps whose lines are no longer needed are removed in batches of this many. */
const BATCH = 16;

/** Steps are handed on as text in batches of this many. */
const STEPS_A_PIECE = 64;

/**
 * Turns what a search has learned into a proof that the formula has no solution. Lemmas come in the order in which
 * they were learned and are redone here by unit propagation, which tells what each rests on; in the end only what the
 * contradiction needs is written. A lemma that cannot be redone is left out: the end shows whether it was needed.
 */
export class Refutation {
  readonly #formula: Formula;
  readonly #propagation: Propagation;
  /** A step's number is that of its line: those of the formula come first. */
  readonly #steps = new StepStore();
  #unitOf = new Int32Array();
  /** By clause: its number, for lemmas that may be deleted and cuts that may come again. */
  readonly #byKey = new Map<number, number>();
  /** By variable: the machines that read it, counting from one. */
  readonly #machinesOf = new Map<number, number[]>();
  /** By clause: reasons of machines that were shown. */
  readonly #reasons = new Map<number, number>();
  /** Whether lines of the formula were not written, and are not taken in yet. */
  #isPartial = false;
  /** A line that is not to be taken in yet. */
  #withheld: number;
  /** What follows from sums of rules, once something needs it. */
  #derived: readonly Derived[] | undefined;
  #settled = 0;
  /** The number of the step that ends the proof, once it is found. */
  #end: number | undefined;
  /** Lemmas taken in, and those that could not be redone. */
  taken = 0;
  left = 0;

  /** The line that excludes the claimed solution is known from the start, or only once `exclude` is called. */
  constructor(formula: Formula, excluding: 'first' | 'last' = 'first') {
    this.#formula = formula;
    this.#propagation = new Propagation(formula.size);
    for (const [index, { reads }] of formula.machines.entries()) {
      for (const v of reads) {
        const machines = this.#machinesOf.get(v);
        if (machines) machines.push(index + 1);
        else this.#machinesOf.set(v, [index + 1]);
      }
    }
    this.#withheld = excluding === 'first' ? 0 : formula.excluded;
    this.#takeIn();
  }

  /** Takes in the lines that are written by now. */
  #takeIn(): void {
    const { machines, isPartial, written } = this.#formula;
    const propagation = this.#propagation;
    this.#isPartial = isPartial;
    if (written > this.#unitOf.length) {
      propagation.widen(written);
      this.#unitOf = grown(this.#unitOf, written);
    }
    /** Machines stand in the order of their lines. */
    let machine = 0;
    this.#formula.visitWritten((line, id) => {
      if (id === this.#withheld || propagation.has(id)) return;
      while (machine < machines.length && machines[machine]!.last < id) machine++;
      const isOwn = machine < machines.length && machines[machine]!.first <= id;
      propagation.add(id, line, isOwn ? machine + 1 : PLAIN);
    });
    this.#settle();
  }

  /** Takes in some of what was left out so far: first what follows from sums, then lines that few proofs need. */
  #takeMore(): boolean {
    if (this.#derived === undefined) {
      this.#derived = [...derivedLines(this.#formula)];
      for (const [index, { line }] of this.#derived.entries())
        this.#propagation.add(this.#step([], DERIVED - index), line);
      this.#settle();
      if (this.#derived.length > 0) return true;
    }
    if (!this.#isPartial) return false;
    this.#formula.writeAll();
    this.#takeIn();
    return true;
  }

  /** Takes in all of it. Whether that ends the proof. */
  takeAll(): boolean {
    while (!this.finished && this.#takeMore());
    return this.finished;
  }

  /** From here on the claimed solution is no solution. */
  exclude(): void {
    this.#withheld = 0;
    this.#takeIn();
  }

  /** States an atom that follows from what is known by unit propagation; false if it does not. */
  state(atom: Atom, words: string): boolean {
    this.learned([atom]);
    if (this.finished) return true;
    if (this.#propagation.value[atom]! <= 0) return false;
    this.#step([atom], [this.#unitOf[atom >> 1]!], words);
    return true;
  }

  get finished(): boolean {
    return this.#end !== undefined;
  }

  /** A clause that the search has learned. */
  learned(atoms: readonly Atom[]): void {
    if (this.finished || this.#isKnown(atoms)) return;
    this.taken++;
    let shown: Shown | undefined;
    do {
      if (this.finished) return;
      // With the reasons of machines, their many lines are rarely needed.
      const scope = this.#reasons.size > 0 || this.#isPartial ? PLAIN : undefined;
      shown = this.#show(atoms, scope);
    } while (shown === undefined && this.#takeMore());
    shown ??= this.#show(atoms);
    if (shown) this.#byKey.set(keyOf(atoms), this.#add(shown.atoms, shown.lines));
    else this.left++;
  }

  /** A clause that a machine forces: what is learned next rests on it. */
  reason(atoms: readonly Atom[]): void {
    if (this.finished || this.#isKnown(atoms)) return;
    const key = keyOf(atoms);
    if (this.#reasons.has(key)) return;
    if (this.#reasons.size >= MOST_REASONS) {
      for (const id of this.#reasons.values()) this.#propagation.remove(id);
      this.#reasons.clear();
    }
    for (const machine of this.#machinesOf.get(atoms[0]! >> 1) ?? []) {
      const { reads, automaton } = this.#formula.machines[machine - 1]!;
      if (!atoms.every((atom) => reads.has(atom >> 1))) continue;
      const shown = automaton ? this.#showBy(automaton, atoms) : this.#show(atoms, machine);
      if (shown === undefined) continue;
      this.#reasons.set(key, this.#add(shown.atoms, shown.lines));
      return;
    }
  }

  /** Shows a clause by a machine that has no way through if it is false. */
  #showBy(machine: Automaton, atoms: readonly Atom[]): Shown | undefined {
    const propagation = this.#propagation;
    for (const atom of atoms) if (propagation.value[atom] === 0) propagation.assume(atom ^ 1);
    const end = deadEnd(machine, propagation.value);
    propagation.undo();
    if (end === undefined) return undefined;
    const assumed: Atom[] = [];
    const lines: number[] = [];
    for (const atom of end.known) {
      if (propagation.value[atom] === 0) assumed.push(atom ^ 1);
      else lines.push(this.#unitOf[atom >> 1]!);
    }
    for (let i = 0; i < end.lines.length; i++) lines.push(end.lines[i]!);
    return { atoms: assumed, lines };
  }

  /** Shows a clause by unit propagation over the lines of a scope, or over all: the atoms and the lines that it takes. */
  #show(atoms: readonly Atom[], scope?: number): Shown | undefined {
    const propagation = this.#propagation;
    for (const atom of atoms) if (propagation.value[atom] === 0) propagation.assume(atom ^ 1);
    const failed = propagation.propagate(scope);
    const shown = failed === 0 ? undefined : propagation.antecedents(failed, (v) => this.#unitOf[v]!);
    propagation.undo();
    return shown;
  }

  /** A clause that a loop forces: the first atom is a vertex of the side that is cut off. */
  cut(loop: Loop, atoms: readonly Atom[]): void {
    const key = keyOf(atoms);
    if (this.finished || this.#isKnown(atoms) || this.#byKey.has(key)) return;
    this.#byKey.set(key, this.#add(atoms, this.#formula.loops.indexOf(loop)));
  }

  /** The search has deleted a clause that it had learned. */
  deleted(atoms: readonly Atom[]): void {
    const key = keyOf(atoms);
    const id = this.#byKey.get(key);
    if (id === undefined) return;
    this.#byKey.delete(key);
    this.#propagation.remove(id);
  }

  #isKnown(atoms: readonly Atom[]): boolean {
    return atoms.some((atom) => this.#propagation.value[atom]! > 0);
  }

  /** Notes a step, and returns its number. */
  #step(atoms: Numbers, hints: Numbers | number, words?: string): number {
    this.#steps.add(atoms, hints, words);
    return this.#formula.size + this.#steps.size;
  }

  #add(atoms: readonly Atom[], hints: readonly number[] | number): number {
    const id = this.#step(atoms, hints);
    if (atoms.length === 0) {
      this.#end = id;
      return id;
    }
    this.#propagation.add(id, { atoms, weights: ones(atoms.length), bound: 1 });
    this.#settle();
    return id;
  }

  /** What a search over the formula itself works with: `searching-refutation.ts`. */
  protected get workings() {
    return {
      propagation: this.#propagation,
      variables: this.#formula.variables,
      lines: this.#formula.size,
      unitOf: (v: number): number => this.#unitOf[v]!,
      step: (atoms: readonly Atom[], lines: readonly number[]): number => this.#step(atoms, lines),
      add: (atoms: readonly Atom[], lines: readonly number[]): number => this.#add(atoms, lines),
      settle: (): void => this.#settle(),
    };
  }

  /** Each atom that the root now knows becomes a step of its own, so that later ones can name it. */
  #settle(): void {
    const propagation = this.#propagation;
    propagation.settle();
    const unitOf = (v: number): number => this.#unitOf[v]!;
    for (; this.#settled < propagation.rootSize; this.#settled++) {
      const atom = propagation.trail[this.#settled]!;
      const hints = propagation.rootAntecedents(atom, unitOf);
      const [line] = hints;
      if (hints.length === 1) {
        // A line that forces it alone can be named in its place.
        this.#unitOf[atom >> 1] = line!;
        continue;
      }
      this.#unitOf[atom >> 1] = this.#step([atom], hints);
    }
    if (propagation.broken === 0) return;
    const { lines } = propagation.antecedents(propagation.broken, unitOf);
    this.#end = this.#step([], lines);
  }

  /** The steps that the end needs and what is stated, or every one. Requires that the proof is finished. */
  steps(trimmed = true): Int32Array {
    const steps = this.#steps;
    const lines = this.#formula.size;
    const end = this.#end;
    if (end === undefined) throw new RangeError('the proof has no end');
    if (!trimmed) return Int32Array.from({ length: steps.size }, (_, step) => step);
    const needed = new Uint8Array(steps.size);
    needed[end - lines - 1] = 1;
    let count = 0;
    for (let step = steps.size - 1; step >= 0; step--) {
      if (needed[step] === 0 && steps.words(step) === undefined) continue;
      needed[step] = 1;
      count++;
      for (const hint of steps.hints(step)) if (hint > lines) needed[hint - lines - 1] = 1;
    }
    const kept = new Int32Array(count);
    let at = 0;
    for (let step = 0; step < steps.size; step++) if (needed[step] === 1) kept[at++] = step;
    return kept;
  }

  /** Writes these steps, and hands on the text of some at a time: the whole is never kept. */
  *write(to: ProofWriter, chosen: Int32Array): Generator<string> {
    const steps = this.#steps;
    const { size, loops } = this.#formula;
    const first = size + 1;
    const lastUse = new Int32Array(steps.size);
    for (const step of chosen)
      for (const hint of steps.hints(step)) if (hint >= first) lastUse[hint - first] = step;
    /** By step: its number in what is written, where cuts take more than one line. */
    const numbers = new Int32Array(steps.size);
    const numberOf = (id: number): number => (id < first ? id : numbers[id - first]!);
    const cutLines = new Map<Loop, number>();
    const done: number[] = [];
    let waiting = 0;
    for (const step of chosen) {
      const words = steps.words(step);
      if (words !== undefined) to.comment(words);
      const hints = steps.hints(step);
      const source = steps.source(step);
      const number =
        source === undefined
          ? to.rup(steps.atoms(step), hints.map(numberOf))
          : source <= DERIVED
            ? to.pol(this.#derived![DERIVED - source]!.expression())
            : expandCut(this.#formula, loops[source]!, steps.atoms(step), to, cutLines);
      numbers[step] = number;
      if (first + step === this.#end) to.end(number);
      else {
        for (const hint of hints)
          if (hint >= first && lastUse[hint - first] === step) done.push(numberOf(hint));
        if (done.length >= BATCH) to.remove(done.splice(0));
      }
      if (++waiting < STEPS_A_PIECE) continue;
      waiting = 0;
      yield to.take();
    }
    yield to.take();
  }
}
