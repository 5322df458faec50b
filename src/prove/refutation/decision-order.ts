import type { Atom } from '../../puzzles/formula.ts';

/** Which variable a search decides next: the one that took part in a failure last; and which way: as it was before. */
export class DecisionOrder {
  /** A list of variables, those of late failures at its end; the first variable at first. */
  readonly #before: Int32Array;
  readonly #after: Int32Array;
  readonly #wasTrue: Uint8Array;
  #last: number;
  #from: number;

  constructor(variables: number) {
    this.#before = Int32Array.from({ length: variables }, (_, v) => (v + 1 < variables ? v + 1 : -1));
    this.#after = Int32Array.from({ length: variables }, (_, v) => v - 1);
    this.#wasTrue = new Uint8Array(variables);
    this.#last = 0;
    this.#from = this.#last;
  }

  /** The atom to assume; -1 if all are known. */
  next(value: Int8Array): Atom {
    let v = this.#from;
    while (v >= 0 && value[2 * v] !== 0) v = this.#before[v]!;
    this.#from = v < 0 ? this.#last : v;
    return v < 0 ? -1 : 2 * v + (this.#wasTrue[v] === 1 ? 0 : 1);
  }

  /** These took part in a failure; their values are kept in mind. All open variables are looked at again. */
  bump(atoms: readonly Atom[], value: Int8Array): void {
    for (const atom of atoms) {
      const v = atom >> 1;
      this.#wasTrue[v] = value[2 * v]! > 0 ? 1 : 0;
      if (v === this.#last) continue;
      const [before, after] = [this.#before[v]!, this.#after[v]!];
      if (before >= 0) this.#after[before] = after;
      this.#before[after] = before;
      this.#after[this.#last] = v;
      this.#before[v] = this.#last;
      this.#after[v] = -1;
      this.#last = v;
    }
    this.#from = this.#last;
  }
}
