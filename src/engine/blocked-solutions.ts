import type { Kernel } from './core/kernel.ts';
import { type Lit, NONE } from './core/literal.ts';
import type { Iteration, Lease } from './lease.ts';

/**
 * The solutions that an iteration has found, forbidden in its own questions only: each is a clause that holds while
 * the literal `here` is assumed. An iteration that its caller abandons must not hold memory for ever, and the solver
 * is not told when that happens. So when the solver has been used by others as often as there are solutions, the
 * clauses go; they are added again if the iteration is resumed after all, which costs no more than those other uses
 * did.
 */
export class BlockedSolutions implements Iteration {
  readonly #kernel: Kernel;
  readonly #lease: Lease;
  readonly #dropped: () => void;
  readonly #blocked: Lit[][] = [];
  #here: Lit = NONE;
  #passedOver = 0;

  /** `dropped` is called when clauses have become superfluous. */
  constructor(kernel: Kernel, lease: Lease, dropped: () => void) {
    this.#kernel = kernel;
    this.#lease = lease;
    this.#dropped = dropped;
  }

  /** The literal to assume. */
  get here(): Lit {
    return this.#here;
  }

  resume(): void {
    this.#passedOver = 0;
    if (this.#here !== NONE) return;
    this.#here = this.#kernel.newVariable() << 1;
    for (const lits of this.#blocked) this.#kernel.addClause([...lits, this.#here ^ 1]);
  }

  /** Forbids that all these literals are true. */
  add(lits: readonly Lit[]): void {
    const clause = lits.map((lit) => lit ^ 1);
    this.#blocked.push(clause);
    this.#kernel.addClause([...clause, this.#here ^ 1]);
  }

  passedOver(): boolean {
    if (++this.#passedOver <= this.#blocked.length) return false;
    this.drop();
    return true;
  }

  drop(): void {
    const here = this.#here;
    if (here === NONE) return;
    this.#here = NONE;
    this.#lease.whenAtRoot(() => {
      this.#kernel.addClause([here ^ 1]);
      this.#dropped();
    });
  }
}
