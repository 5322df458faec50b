import type { Atom } from '../../puzzles/formula.ts';
import { type Formula, literalsOf } from '../formula/index.ts';
import type { ProofWriter } from './refutation.ts';

/** Writes a proof over clauses: LRAT, with hints, or DRAT, without. */
export class ClauseProofWriter implements ProofWriter {
  readonly #hinted: boolean;
  readonly #parts: string[] = [];
  readonly #written = new Map<number, readonly Atom[]>();
  #next: number;

  constructor({ lines }: Formula, format: 'lrat' | 'drat') {
    this.#hinted = format === 'lrat';
    this.#next = lines.length + 1;
  }

  rup(atoms: readonly Atom[], hints: readonly number[]): number {
    const id = this.#next++;
    if (this.#hinted) this.#parts.push(`${id} ${literalsOf(atoms)}0 ${hints.join(' ')} 0\n`);
    else {
      this.#written.set(id, atoms);
      this.#parts.push(`${literalsOf(atoms)}0\n`);
    }
    return id;
  }

  pol(): never {
    throw new RangeError('a proof over clauses has no sums');
  }

  remove(ids: readonly number[]): void {
    if (this.#hinted) this.#parts.push(`${this.#next - 1} d ${ids.join(' ')} 0\n`);
    else {
      for (const id of ids) {
        const atoms = this.#written.get(id) ?? [];
        // drat-trim passes over the deletion of units; it says so at length.
        if (atoms.length > 1) this.#parts.push(`d ${literalsOf(atoms)}0\n`);
        this.#written.delete(id);
      }
    }
  }

  /** Not every reader of these formats knows comments. */
  comment(): void {}

  end(): void {}

  get text(): string {
    return this.#parts.join('');
  }
}
