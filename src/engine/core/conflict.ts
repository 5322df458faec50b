import { BINARY_CONFLICT, type Clauses, NO_OWNER } from './clauses.ts';
import type { Lit } from './literal.ts';
import { words } from './memory.ts';

const BINARY_OWNER = -2;

/** The last conflict: true literals that cannot all be true, and the constraint that says so. */
export class Conflict {
  readonly #clauses: Clauses;
  lits = words(16);
  size = 0;
  /** NO_OWNER for none, BINARY_OWNER for a clause of two literals, which is looked up when it is asked for. */
  #owner = NO_OWNER;

  constructor(clauses: Clauses) {
    this.#clauses = clauses;
  }

  /** The constraint that failed, or NO_OWNER. */
  get owner(): number {
    if (this.#owner !== BINARY_OWNER) return this.#owner;
    return this.#clauses.binaryOwner(this.lits[0] ^ 1, this.lits[1] ^ 1);
  }

  /** The first `size` of these. */
  take(lits: Int32Array, size: number, owner: number): void {
    if (size > this.lits.length) this.lits = words(lits.length);
    for (let i = 0; i < size; i++) this.lits[i] = lits[i];
    this.size = size;
    this.#owner = owner;
  }

  /** All literals of the clause are false; what propagating clauses returned. */
  takeClause(ref: number): void {
    const { arena, conflictFirst, conflictSecond } = this.#clauses;
    if (ref === BINARY_CONFLICT) {
      this.takePair(conflictFirst, conflictSecond);
      return;
    }
    const size = arena[ref];
    const first = this.#clauses.first(ref);
    if (size > this.lits.length) this.lits = words(2 * size);
    for (let i = 0; i < size; i++) this.lits[i] = arena[first + i] ^ 1;
    this.size = size;
    this.#owner = this.#clauses.owner(ref);
  }

  /** Both literals of a clause of two are false. Returns false, like `Kernel.fail`. */
  takePair(first: Lit, second: Lit): false {
    this.lits[0] = first ^ 1;
    this.lits[1] = second ^ 1;
    this.size = 2;
    this.#owner = BINARY_OWNER;
    return false;
  }

  /** The root is contradictory. */
  takeNothing(): void {
    this.size = 0;
    this.#owner = NO_OWNER;
  }
}
