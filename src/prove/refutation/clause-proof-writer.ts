import { type Formula, literalsOf } from '../formula/index.ts';
import type { ProofWriter } from './refutation.ts';
import type { Numbers } from './step-store.ts';

/** Writes a proof over clauses: LRAT, with hints, or DRAT, without. */
export class ClauseProofWriter implements ProofWriter {
  readonly #hinted: boolean;
  #written = '';
  /** By number: the atoms of a clause that may be deleted, which DRAT wants again. */
  readonly #known = new Map<number, Numbers>();
  #next: number;

  constructor({ size }: Formula, format: 'lrat' | 'drat') {
    this.#hinted = format === 'lrat';
    this.#next = size + 1;
  }

  rup(atoms: Numbers, hints: Numbers): number {
    const id = this.#next++;
    if (this.#hinted) this.#written += `${id} ${literalsOf(atoms)}0 ${hints.join(' ')} 0\n`;
    else {
      this.#known.set(id, atoms);
      this.#written += `${literalsOf(atoms)}0\n`;
    }
    return id;
  }

  pol(): never {
    throw new RangeError('a proof over clauses has no sums');
  }

  remove(ids: readonly number[]): void {
    if (this.#hinted) this.#written += `${this.#next - 1} d ${ids.join(' ')} 0\n`;
    else {
      for (const id of ids) {
        const atoms = this.#known.get(id) ?? [];
        // drat-trim passes over the deletion of units; it says so at length.
        if (atoms.length > 1) this.#written += `d ${literalsOf(atoms)}0\n`;
        this.#known.delete(id);
      }
    }
  }

  /** Not every reader of these formats knows comments. */
  comment(): void {}

  end(): void {}

  take(): string {
    const text = this.#written;
    this.#written = '';
    return text;
  }
}
