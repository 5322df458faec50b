import type { Atom } from '../../puzzles/formula.ts';
import { type Formula, grown } from '../formula/index.ts';
import type { Refutation } from './refutation.ts';

const EXPLAINED = 0;
const LEARNED = 1;
const DELETED = 2;

/**
 * Keeps what a search tells while it runs, to be made into a proof afterwards: a search hears nothing back, and is not
 * slowed down by more than the copying. Literals are numbers, of which the lowest bit negates.
 */
export class LemmaLog {
  /** Kind, number of literals, literals; and again. */
  #told = new Int32Array(1024);
  #size = 0;
  /** Up to where everything has been handed on. */
  #replayed = 0;
  /** Learned clauses. */
  lemmas = 0;
  readonly #most: number;
  readonly #onFull: () => void;

  /** Past this number of bytes nothing more is kept and no proof can be made; `onFull` may end the search. */
  constructor(mostBytes = Infinity, onFull: () => void = () => undefined) {
    this.#most = mostBytes / Int32Array.BYTES_PER_ELEMENT;
    this.#onFull = onFull;
  }

  /** The premises force a literal, or contradict each other if that is -1. */
  explained(_: string, premises: readonly number[], inferred: number): void {
    const forced = inferred < 0 ? 0 : 1;
    if (!this.#begin(EXPLAINED, forced + premises.length)) return;
    if (forced === 1) this.#told[this.#size++] = inferred;
    for (let i = 0; i < premises.length; i++) this.#told[this.#size++] = premises[i]! ^ 1;
  }

  learned(clause: readonly number[]): void {
    this.lemmas++;
    this.#tell(LEARNED, clause);
  }

  deleted(clause: readonly number[]): void {
    this.#tell(DELETED, clause);
  }

  #tell(kind: number, clause: readonly number[]): void {
    if (!this.#begin(kind, clause.length)) return;
    for (let i = 0; i < clause.length; i++) this.#told[this.#size++] = clause[i]!;
  }

  /** What comes before the literals; false if they are too many. */
  #begin(kind: number, length: number): boolean {
    const end = this.#size + 2 + length;
    if (end > this.#most) {
      this.#onFull();
      return false;
    }
    if (end > this.#told.length) this.#told = grown(this.#told, 2 * end);
    this.#told[this.#size++] = kind;
    this.#told[this.#size++] = length;
    return true;
  }

  /**
   * Hands everything that is new to a proof in the making. `variableOf` tells the formula's variable for one of the search; a
   * clause about others is passed over. Reasons matter only where a loop or a machine needs them: a formula's other
   * lines say at once what its propagators can.
   */
  replay(formula: Formula, variableOf: (variable: number) => number | undefined, into: Refutation): void {
    const told = this.#told;
    let at = this.#replayed;
    this.#replayed = this.#size;
    for (; at < this.#size && !into.finished; at += 2 + told[at + 1]!) {
      const kind = told[at]!;
      if (kind === EXPLAINED && formula.loops.length + formula.machines.length === 0) continue;
      const atoms: Atom[] = [];
      const end = at + 2 + told[at + 1]!;
      for (let i = at + 2; i < end; i++) {
        const v = variableOf(told[i]! >> 1);
        if (v === undefined) break;
        atoms.push(2 * v + (told[i]! & 1));
      }
      if (atoms.length < told[at + 1]!) continue;
      if (kind === LEARNED) into.learned(atoms);
      else if (kind === DELETED) into.deleted(atoms);
      else {
        const loop = formula.loops.find(({ vertexOf }) => atoms.every((atom) => vertexOf.has(atom >> 1)));
        if (loop) into.cut(loop, atoms);
        else into.reason(atoms);
      }
    }
  }
}
