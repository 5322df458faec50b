/**
 * Successor variables form one cycle through all vertices (`circuit`), or through those that do not point to
 * themselves (`subcircuit`). All-different, no cycle closed too early, and every vertex still reachable.
 */
import { type Constraint, Propagator } from '../constraint.ts';
import type { Kernel } from '../core/kernel.ts';
import { FALSE, type Lit, NONE } from '../core/literal.ts';
import type { IntVar } from '../variable.ts';
import { allDifferentWithin } from './all-different.ts';
import { canBe } from './values.ts';

/** Vertex i is followed by vertex next[i], counting from zero; all vertices lie on one cycle. */
export const circuit = (next: readonly IntVar[]): Constraint => oneCycle('circuit', next, true);

/** The same for the vertices with next[i] != i; the others are left out. All may be left out. */
export const subcircuit = (next: readonly IntVar[]): Constraint => oneCycle('subcircuit', next, false);

function oneCycle(kind: string, next: readonly IntVar[], all: boolean): Constraint {
  const n = next.length;
  return {
    kind,
    scope: next,
    holds: (value) => {
      const to = next.map(value);
      if (to.some((j) => j < 0 || j >= n) || new Set(to).size !== n) return false;
      const start = all ? 0 : to.findIndex((j, i) => j !== i);
      let visited = 0;
      if (n > 0 && start >= 0) {
        let i = start;
        do {
          i = to[i];
          visited++;
        } while (i !== start);
      }
      return visited === (all ? n : to.filter((j, i) => j !== i).length);
    },
    install: (into) => {
      for (const x of next) {
        into.clause([into.compare(x, '>=', 0)]);
        into.clause([into.compare(x, '<=', n - 1)]);
      }
      if (n === 0) return;
      const lits = new Int32Array(n * n).fill(FALSE);
      next.forEach((x, i) => {
        for (let j = Math.max(0, x.min); j <= Math.min(x.max, n - 1); j++) {
          if (!canBe(x, j, into)) continue;
          const lit = into.compare(x, '=', j);
          if (all && i === j && n > 1) into.clause([lit ^ 1]);
          lits[i * n + j] = lit;
        }
      });
      into.post(allDifferentWithin(next, 0, n - 1));
      into.propagator(new OneCycle(kind, lits, n, all));
    },
  };
}

const CUT = -1;

class OneCycle extends Propagator {
  readonly name: string;
  override readonly priority = 1;
  /** Row i: the literal "i is followed by j". */
  readonly #lits: Int32Array;
  readonly #n: number;
  readonly #all: boolean;
  readonly #next: Int32Array;
  readonly #hasPrevious: Uint8Array;
  readonly #reached: Uint8Array;
  readonly #stack: Int32Array;

  constructor(name: string, lits: Int32Array, n: number, all: boolean) {
    super();
    this.name = name;
    this.#lits = lits;
    this.#n = n;
    this.#all = all;
    this.#next = new Int32Array(n);
    this.#hasPrevious = new Uint8Array(n);
    this.#reached = new Uint8Array(n);
    this.#stack = new Int32Array(n);
  }

  attach(kernel: Kernel): void {
    for (let i = 0; i < this.#n; i++) {
      for (let j = 0; j < this.#n; j++) {
        const lit = this.#lits[i * this.#n + j];
        if (lit === FALSE) continue;
        kernel.wakeOn(lit, this);
        if (this.#all || i === j) kernel.wakeOn(lit ^ 1, this);
      }
    }
  }

  propagate(kernel: Kernel): boolean {
    this.#readChains(kernel, kernel.trail.size);
    const n = this.#n;
    for (let start = 0; start < n; start++) {
      if (this.#next[start] < 0 || this.#next[start] === start) continue;
      if (this.#hasPrevious[start] === 0) {
        if (!this.#keepOpen(kernel, start)) return false;
      } else if (!this.#closed(kernel, start)) return false;
    }
    return !this.#all || this.#reachable(kernel);
  }

  /** A chain of fewer than all must not be closed while something outside has to be on the cycle. */
  #keepOpen(kernel: Kernel, start: number): boolean {
    const n = this.#n;
    let end = start;
    let length = 1;
    while (this.#next[end] >= 0 && length <= n) {
      end = this.#next[end];
      length++;
    }
    const closing = this.#lits[end * n + start];
    if (this.#all) return length === n || kernel.infer(closing ^ 1, this, start);
    return this.#outsider(kernel, start, kernel.trail.size) < 0 || kernel.infer(closing ^ 1, this, start);
  }

  /** A cycle that is closed must hold everything; in a subcircuit the rest is then left out. */
  #closed(kernel: Kernel, start: number): boolean {
    const n = this.#n;
    let length = 0;
    let i = start;
    do {
      i = this.#next[i];
      length++;
      // A chain with a predecessor is checked from its own start.
      if (i < 0 || length > n) return true;
    } while (i !== start);
    if (this.#all) return length === n || kernel.fail(this, start);
    for (let k = 0; k < n; k++) {
      if (this.#next[k] === k || this.#onCycle(start, k)) continue;
      if (!kernel.infer(this.#lits[k * n + k], this, start)) return false;
    }
    return true;
  }

  #onCycle(start: number, k: number): boolean {
    let i = start;
    do {
      if (i === k) return true;
      i = this.#next[i];
    } while (i !== start);
    return false;
  }

  /** A vertex off the chain from `start` that must be on the cycle, or -1. */
  #outsider(kernel: Kernel, start: number, before: number): number {
    const { value, position } = kernel.trail;
    const n = this.#n;
    this.#reached.fill(0);
    for (let i = start; i >= 0; i = this.#next[i]) this.#reached[i] = 1;
    for (let k = 0; k < n; k++) {
      if (this.#reached[k] === 1) continue;
      const self = this.#lits[k * n + k];
      if (value[self] < 0 && position[self >> 1] < before) return k;
    }
    return -1;
  }

  #reachable(kernel: Kernel): boolean {
    return this.#walk(kernel) === this.#n || kernel.fail(this, CUT);
  }

  /** Marks what can be reached from vertex 0; returns how many that are. */
  #walk(kernel: Kernel): number {
    const { value } = kernel.trail;
    const n = this.#n;
    this.#reached.fill(0);
    this.#reached[0] = 1;
    this.#stack[0] = 0;
    let depth = 1;
    let count = 1;
    while (depth > 0) {
      const i = this.#stack[--depth];
      for (let j = 0; j < n; j++) {
        const lit = this.#lits[i * n + j];
        if (this.#reached[j] === 1 || value[lit] < 0) continue;
        this.#reached[j] = 1;
        this.#stack[depth++] = j;
        count++;
      }
    }
    return count;
  }

  #readChains(kernel: Kernel, before: number): void {
    const { value, position } = kernel.trail;
    const n = this.#n;
    this.#next.fill(-1);
    this.#hasPrevious.fill(0);
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) {
        const lit = this.#lits[i * n + j];
        if (value[lit] <= 0 || position[lit >> 1] >= before) continue;
        this.#next[i] = j;
        this.#hasPrevious[j] = 1;
      }
    }
  }

  explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    const n = this.#n;
    if (inferred === NONE && data === CUT) {
      this.#walk(kernel);
      for (let i = 0; i < n; i++) {
        for (let j = 0; j < n; j++) {
          if (this.#reached[i] === 1 && this.#reached[j] === 0) kernel.premise(this.#lits[i * n + j] ^ 1);
        }
      }
      return;
    }
    this.#readChains(kernel, before);
    let i = data;
    while (this.#next[i] >= 0) {
      kernel.premise(this.#lits[i * n + this.#next[i]]);
      i = this.#next[i];
      if (i === data) return;
    }
    if (this.#all) return;
    const outsider = this.#outsider(kernel, data, before);
    kernel.premise(this.#lits[outsider * n + outsider] ^ 1);
  }
}
