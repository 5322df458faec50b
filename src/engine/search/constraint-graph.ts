import type { Random } from '../random.ts';
import type { Satisfier } from '../satisfier.ts';

/**
 * Which constraints speak of which variables, by their numbers. An optimiser walks along it thousands of times, and a
 * constraint may make its scope anew each time it is asked, so both directions are kept in flat arrays.
 */
export class ConstraintGraph {
  /** Scopes one after the other: that of c begins at `#scopeAt[c]` and ends where the next begins. Walks reorder each. */
  readonly #scopes: Int32Array;
  readonly #scopeAt: Int32Array;
  /** The same for the constraints of each variable. */
  readonly #constraints: Int32Array;
  readonly #constraintsAt: Int32Array;
  /** The last walk that met a variable, and that went through a constraint. */
  readonly #met: Int32Array;
  readonly #passed: Int32Array;
  #walks = 0;

  /** Constraints with wider scopes than `widest` connect too much to say anything, and are left out. */
  constructor(solver: Satisfier, widest: number) {
    const variables = solver.variables.length;
    const { constraints } = solver.statistics;
    const scopes: number[] = [];
    this.#scopeAt = new Int32Array(constraints + 1);
    this.#constraintsAt = new Int32Array(variables + 1);
    this.#met = new Int32Array(variables);
    this.#passed = new Int32Array(constraints);
    for (let c = 0; c < constraints; c++) {
      const scope = solver.scopeOf(c);
      if (scope.length <= widest) for (const { index } of scope) scopes.push(index);
      this.#scopeAt[c + 1] = scopes.length;
    }
    this.#scopes = Int32Array.from(scopes);
    this.#eachPair((x) => this.#constraintsAt[x + 1]++);
    for (let x = 0; x < variables; x++) this.#constraintsAt[x + 1] += this.#constraintsAt[x];
    this.#constraints = new Int32Array(this.#constraintsAt[variables]);
    const next = this.#constraintsAt.slice();
    this.#eachPair((x, c) => {
      this.#constraints[next[x]++] = c;
    });
  }

  /** Visits each constraint with each variable in its scope once, also where that stands in it twice. */
  #eachPair(visit: (variable: number, constraint: number) => void): void {
    const lastOf = new Int32Array(this.#met.length).fill(-1);
    for (let c = 0; c < this.#passed.length; c++) {
      for (let i = this.#scopeAt[c]; i < this.#scopeAt[c + 1]; i++) {
        const x = this.#scopes[i];
        if (lastOf[x] === c) continue;
        lastOf[x] = c;
        visit(x, c);
      }
    }
  }

  /** Variables near these, nearest first, and in random order where they are as near: these, and what they reach. */
  *near(from: Iterable<number>, random: Random): Iterable<number> {
    const walk = ++this.#walks;
    const reached: number[] = [];
    const meet = (x: number): void => {
      if (this.#met[x] === walk) return;
      this.#met[x] = walk;
      reached.push(x);
    };
    for (const x of from) meet(x);
    // The list is walked through while it grows.
    for (const x of reached) {
      yield x;
      const end = this.#constraintsAt[x + 1];
      for (let i = this.#constraintsAt[x]; i < end; i++) {
        random.bring(this.#constraints, i, end);
        const c = this.#constraints[i];
        if (this.#passed[c] === walk) continue;
        this.#passed[c] = walk;
        for (let k = this.#scopeAt[c]; k < this.#scopeAt[c + 1]; k++) {
          random.bring(this.#scopes, k, this.#scopeAt[c + 1]);
          meet(this.#scopes[k]);
        }
      }
    }
  }
}
