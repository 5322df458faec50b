/** Undirected graphs whose vertices are literals, in flat arrays: what the graph constraints share. */
import type { Installer } from '../constraint.ts';
import type { Lit } from '../core/literal.ts';
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
    const clean = new Set<number>();
    for (const [a, b] of edges) {
      for (const v of [a, b]) {
        if (!Number.isInteger(v) || v < 0 || v >= size)
          throw new ModelError(`no such vertex: ${v} of ${size}`);
      }
      if (a !== b) clean.add(Math.min(a, b) * size + Math.max(a, b));
    }
    const degree = new Int32Array(size + 1);
    for (const key of clean) {
      degree[Math.floor(key / size)]++;
      degree[key % size]++;
    }
    this.starts = new Int32Array(size + 1);
    for (let v = 0; v < size; v++) this.starts[v + 1] = this.starts[v] + degree[v];
    this.targets = new Int32Array(this.starts[size]);
    const fill = this.starts.slice();
    for (const key of clean) {
      const a = Math.floor(key / size);
      const b = key % size;
      this.targets[fill[a]++] = b;
      this.targets[fill[b]++] = a;
    }
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
  const used = new Set<number>([0]);
  return Int32Array.from(vertices, (bool) => {
    const lit = into.lit(bool);
    if (!used.has(lit >> 1)) {
      used.add(lit >> 1);
      return lit;
    }
    const copy = into.fresh();
    into.define([copy ^ 1, lit]);
    into.define([copy, lit ^ 1]);
    used.add(copy >> 1);
    return copy;
  });
}

/** Which vertex a kernel variable stands for. */
export const vertexOfVariable = (lits: Int32Array): ReadonlyMap<number, number> =>
  new Map(Array.from(lits, (lit: Lit, v) => [lit >> 1, v]));
