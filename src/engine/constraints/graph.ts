/** Undirected graphs whose vertices are literals, in flat arrays: what the graph constraints share. */
import type { Installer } from '../constraint.ts';
import type { Lit } from '../core/literal.ts';
import { words } from '../core/memory.ts';
import { ModelError } from '../errors.ts';
import { type Bool, isTrue, type Valuation } from '../variable.ts';

/** Two vertices of a graph, by number, that are neighbours. */
export type Edge = readonly [number, number];

export class Graph {
  readonly size: number;
  /** Neighbours of v: targets[starts[v] .. starts[v + 1]). */
  readonly starts: Int32Array;
  readonly targets: Int32Array;

  constructor(size: number, edges: readonly Edge[]) {
    this.size = size;
    const starts = words(size + 1);
    for (let e = 0; e < edges.length; e++) {
      const a = this.#checked(edges[e][0]);
      const b = this.#checked(edges[e][1]);
      if (a === b) continue;
      starts[a + 1]++;
      starts[b + 1]++;
    }
    for (let v = 0; v < size; v++) starts[v + 1] += starts[v];
    const targets = words(starts[size]);
    const fill = words(size + 1);
    fill.set(starts);
    for (let e = 0; e < edges.length; e++) {
      const [a, b] = edges[e];
      if (a === b) continue;
      targets[fill[a]++] = b;
      targets[fill[b]++] = a;
    }
    this.starts = starts;
    this.targets = this.#withoutRepetitions(starts, targets);
  }

  #checked(v: number): number {
    if (!Number.isInteger(v) || v < 0 || v >= this.size)
      throw new ModelError(`no such vertex: ${v} of ${this.size}`);
    return v;
  }

  /** The lists with each neighbour once; `starts` is made to fit. */
  #withoutRepetitions(starts: Int32Array, targets: Int32Array): Int32Array {
    /** For each vertex, one more than the last one that had it as a neighbour. */
    const last = words(this.size);
    let kept = 0;
    let from = 0;
    for (let v = 0; v < this.size; v++) {
      const end = starts[v + 1];
      for (let k = from; k < end; k++) {
        const w = targets[k];
        if (last[w] === v + 1) continue;
        last[w] = v + 1;
        targets[kept++] = w;
      }
      from = end;
      starts[v + 1] = kept;
    }
    return kept === targets.length ? targets : targets.slice(0, kept);
  }

  neighbours(v: number): Int32Array {
    return this.targets.subarray(this.starts[v], this.starts[v + 1]);
  }

  /** Whether the true vertices are connected; true if there are none. */
  connects(vertices: readonly Bool[], value: Valuation): boolean {
    const inside = vertices.map((bool) => isTrue(bool, value));
    const first = inside.indexOf(true);
    if (first < 0) return true;
    const seen = new Set([first]);
    for (const v of seen) for (const w of this.neighbours(v)) if (inside[w]) seen.add(w);
    return seen.size === inside.filter(Boolean).length;
  }
}

/** The literals of the vertices, each of another variable: one that repeats gets a copy tied to it. */
export function vertexLiterals(vertices: readonly Bool[], into: Installer): Int32Array {
  const lits = words(vertices.length);
  for (let v = 0; v < lits.length; v++) lits[v] = into.lit(vertices[v]);
  const used = new Uint8Array(into.kernel.trail.variables);
  // A constant is no vertex's own.
  used[0] = 1;
  for (let v = 0; v < lits.length; v++) {
    const lit = lits[v];
    if (used[lit >> 1] === 0) {
      used[lit >> 1] = 1;
      continue;
    }
    const copy = into.fresh();
    into.define([copy ^ 1, lit]);
    into.define([copy, lit ^ 1]);
    lits[v] = copy;
  }
  return lits;
}

/** Which vertex a kernel variable stands for. */
export const vertexOfVariable = (lits: Int32Array): ReadonlyMap<number, number> =>
  new Map(Array.from(lits, (lit: Lit, v) => [lit >> 1, v]));
