/**
 * The true vertices form one component (or there are none). Prunes by reachability from a true vertex and by cut
 * vertices between true ones; explains by the false vertices around a side.
 */
import { COSTLY, type Constraint, Propagator } from '../constraint.ts';
import type { Kernel } from '../core/kernel.ts';
import { type Lit, NONE } from '../core/literal.ts';
import { type Bool, variableOf } from '../variable.ts';
import { Cut } from './cut.ts';
import { type Edge, Graph, vertexLiterals, vertexOfVariable } from './graph.ts';

/** The true vertices of a graph form one connected component, or there are none. */
export function connected(vertices: readonly Bool[], edges: readonly Edge[]): Constraint {
  const graph = new Graph(vertices.length, edges);
  return {
    kind: 'connected',
    scope: vertices.map(variableOf),
    holds: (value) => graph.connects(vertices, value),
    install: (into) => {
      if (vertices.length < 2) return;
      into.propagator(new Connected(graph, vertexLiterals(vertices, into)));
    },
  };
}

class Connected extends Propagator {
  readonly name = 'connected';
  override readonly priority = COSTLY;
  readonly #graph: Graph;
  readonly #lits: Int32Array;
  /** Made for the first explanation. */
  #vertexOf: ReadonlyMap<number, number> | undefined;
  readonly #cut: Cut;
  /** Depth-first numbers from 1 in order of discovery; 0 for not reached. */
  readonly #number: Int32Array;
  readonly #low: Int32Array;
  readonly #parent: Int32Array;
  readonly #edge: Int32Array;
  /** A true vertex in the subtree, or -1. */
  readonly #witness: Int32Array;
  readonly #stack: Int32Array;

  constructor(graph: Graph, lits: Int32Array) {
    super();
    this.#graph = graph;
    this.#lits = lits;
    this.#cut = new Cut(graph, lits);
    this.#number = new Int32Array(graph.size);
    this.#low = new Int32Array(graph.size);
    this.#parent = new Int32Array(graph.size);
    this.#edge = new Int32Array(graph.size);
    this.#witness = new Int32Array(graph.size);
    this.#stack = new Int32Array(graph.size);
  }

  attach(kernel: Kernel): void {
    for (const lit of this.#lits) {
      kernel.wakeOn(lit, this);
      kernel.wakeOn(lit ^ 1, this);
    }
  }

  propagate(kernel: Kernel): boolean {
    const root = this.#anyTrue(kernel);
    if (root < 0) return true;
    const { value } = kernel.trail;
    this.#number.fill(0);
    if (!this.#explore(kernel, root)) return false;
    for (let v = 0; v < this.#graph.size; v++) {
      if (this.#number[v] === 0 && value[this.#lits[v]] >= 0 && !kernel.infer(this.#lits[v] ^ 1, this, v))
        return false;
    }
    return true;
  }

  override refuted(kernel: Kernel): boolean {
    return this.#stranded(kernel) >= 0;
  }

  /** A true vertex that cannot reach the first true one, or -1. */
  #stranded(kernel: Kernel): number {
    const root = this.#anyTrue(kernel);
    if (root < 0) return -1;
    const { starts, targets } = this.#graph;
    const { value } = kernel.trail;
    this.#number.fill(0);
    this.#number[root] = 1;
    this.#stack[0] = root;
    let depth = 1;
    while (depth > 0) {
      const v = this.#stack[--depth];
      for (let k = starts[v]; k < starts[v + 1]; k++) {
        const w = targets[k];
        if (this.#number[w] !== 0 || value[this.#lits[w]] < 0) continue;
        this.#number[w] = 1;
        this.#stack[depth++] = w;
      }
    }
    for (let v = 0; v < this.#graph.size; v++)
      if (this.#number[v] === 0 && value[this.#lits[v]] > 0) return v;
    return -1;
  }

  #anyTrue(kernel: Kernel): number {
    const { value } = kernel.trail;
    for (let v = 0; v < this.#graph.size; v++) if (value[this.#lits[v]] > 0) return v;
    return -1;
  }

  /** Depth-first from a true vertex. An open vertex whose subtree holds a true one it alone ties to the rest is true. */
  #explore(kernel: Kernel, root: number): boolean {
    const { starts, targets } = this.#graph;
    const { value } = kernel.trail;
    const lits = this.#lits;
    let count = 1;
    this.#enter(kernel, root, -1, count);
    for (let v = root; v >= 0; ) {
      if (this.#edge[v] < starts[v + 1]) {
        const w = targets[this.#edge[v]++];
        if (value[lits[w]] < 0) continue;
        if (this.#number[w] === 0) {
          this.#enter(kernel, w, v, ++count);
          v = w;
        } else if (this.#number[w] < this.#low[v]) this.#low[v] = this.#number[w];
        continue;
      }
      const parent = this.#parent[v];
      if (parent >= 0) {
        const witness = this.#witness[v];
        if (this.#low[v] >= this.#number[parent] && witness >= 0 && parent !== root) {
          if (!kernel.infer(lits[parent], this, witness)) return false;
        }
        if (this.#low[v] < this.#low[parent]) this.#low[parent] = this.#low[v];
        if (witness >= 0) this.#witness[parent] = witness;
      }
      v = parent;
    }
    return true;
  }

  #enter(kernel: Kernel, v: number, parent: number, number: number): void {
    this.#number[v] = number;
    this.#low[v] = number;
    this.#parent[v] = parent;
    this.#edge[v] = this.#graph.starts[v];
    this.#witness[v] = kernel.trail.value[this.#lits[v]] > 0 ? v : -1;
  }

  explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    if (inferred === NONE) {
      const stranded = this.#stranded(kernel);
      kernel.premise(this.#lits[stranded]);
      this.#cut.explain(kernel, stranded, -1, before);
      return;
    }
    this.#vertexOf ??= vertexOfVariable(this.#lits);
    const v = this.#vertexOf.get(inferred >> 1) ?? kernel.bug('no vertex');
    if (v === data) {
      this.#cut.explain(kernel, v, -1, before);
      return;
    }
    // A cut vertex: the side of the witness is bounded by false vertices and this one.
    kernel.premise(this.#lits[data]);
    this.#cut.explain(kernel, data, v, before);
  }
}
