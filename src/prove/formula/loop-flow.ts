/**
 * "The true vertices form one loop" as lines: an edge is used if both its ends are true, a true vertex has two used
 * edges, and a flow reaches every true vertex. One vertex, the root, may feed `most` units into the flow; every true
 * vertex takes one; whatever is left over may vanish anywhere; only used edges carry flow. Numbers are binary.
 *
 * A cut, "these vertices are false, so the loop cannot pass both here and there", then follows by adding up the lines
 * of one side: what flows inside cancels out. See `cut.ts`.
 */
import { type Atom, not, type Weighted } from '../../puzzles/formula.ts';
import { type Formula, isTrue } from './formula.ts';

export interface LoopEdge {
  readonly ends: readonly [number, number];
  readonly used: Atom;
  /** Bits of the flow from the first end to the second, plus `offset`; the lowest first. */
  readonly flow: readonly Atom[];
  /** By end: the line that says a used edge has that end true. */
  readonly needs: readonly [number, number];
  /** The lines that keep the flow at zero where the edge is not used. */
  readonly capacity: readonly [number, number];
}

export interface LoopVertex {
  readonly atom: Atom;
  readonly root: Atom;
  /** What vanishes here; the lowest bit first. */
  readonly waste: readonly Atom[];
  /** Edges at this vertex, and the vertices they lead to. */
  readonly edges: readonly number[];
  readonly neighbours: readonly number[];
  /** Lines: at least, and at most, twice as many used edges as the vertex is true. */
  readonly degree: readonly [atLeast: number, atMost: number];
  /** Lines: what comes in, less what goes out, is at least, and at most, what is taken here. */
  readonly balance: readonly [atLeast: number, atMost: number];
}

export class Loop {
  readonly vertices: readonly LoopVertex[];
  readonly edges: readonly LoopEdge[];
  readonly vertexOf = new Map<number, number>();
  /** The line that allows one root at most. */
  readonly oneRoot: number;
  /** What the root feeds: no fewer than there can be true vertices. */
  readonly most: number;

  constructor(formula: Formula, atoms: readonly Atom[], pairs: readonly (readonly [number, number])[]) {
    const n = atoms.length;
    this.most = n;
    const bits = Math.max(1, Math.ceil(Math.log2(n + 1)));
    const offset = 2 ** bits;
    const words = formula.ruleOf(formula.lines.length + 1);
    formula.rule(`${words}: there is one`);
    formula.clause(atoms);
    formula.rule(`${words}: an edge is used if both its ends are on it; only used edges carry flow`);
    this.edges = pairs.map(([a, b]): LoopEdge => {
      const used = formula.variable(`e${a}_${b}`);
      const flow = Array.from({ length: bits + 1 }, (_, bit) => formula.variable(`f${a}_${b}_${bit}`));
      const number = flow.map((atom, bit): Weighted => [2 ** bit, atom]);
      const needs = [a, b].map((end) => formula.atLeast(unit([not(used), atoms[end]!]), 1));
      formula.clause([used, not(atoms[a]!), not(atoms[b]!)]);
      const low = formula.atLeast([...number, [n, used]], offset);
      const high = formula.atLeast([...negative(number), [n, used]], -offset);
      return { ends: [a, b], used, flow, needs: [needs[0]!, needs[1]!], capacity: [low, high] };
    });
    formula.rule(`${words}: two used edges at each vertex of it, and one unit of flow for it`);
    const roots = atoms.map((_, v) => formula.variable(`root${v}`));
    const edgesAt = atoms.map((): number[] => []);
    for (const [k, pair] of pairs.entries()) for (const end of pair) edgesAt[end]!.push(k);
    this.vertices = atoms.map((atom, v): LoopVertex => {
      this.vertexOf.set(atom >> 1, v);
      const waste = Array.from({ length: bits }, (_, bit) => formula.variable(`w${v}_${bit}`));
      const edges = edgesAt[v]!;
      const used = unit(edges.map((k) => this.edges[k]!.used));
      const atLeastTwo = formula.atLeast([...used, [-2, atom]], 0);
      const atMostTwo = formula.atLeast([...negative(used), [2, atom]], 0);
      // The offsets of the flows that come in and go out are taken away on the right-hand side.
      let offsets = 0;
      const terms: Weighted[] = [
        [n, roots[v]!],
        [-1, atom],
        ...waste.map((bit, k): Weighted => [-(2 ** k), bit]),
      ];
      for (const k of edges) {
        const { ends, flow } = this.edges[k]!;
        const sign = ends[1] === v ? 1 : -1;
        offsets += sign * offset;
        for (const [bit, flowing] of flow.entries()) terms.push([sign * 2 ** bit, flowing]);
      }
      return {
        atom,
        root: roots[v]!,
        waste,
        edges,
        neighbours: edges.map((k) => other(pairs[k]!, v)),
        degree: [atLeastTwo, atMostTwo],
        balance: [formula.atLeast(terms, offsets), formula.atLeast(negative(terms), -offsets)],
      };
    });
    formula.rule(`${words}: the flow has one root`);
    this.oneRoot = formula.atLeast(negative(unit(roots)), -1);
    formula.completeBy((values) => this.#complete(values, offset));
  }

  /** Used edges, and a flow that goes once around the loop from its first vertex. */
  #complete(values: Uint8Array, offset: number): void {
    for (const { ends, used } of this.edges) {
      const on = ends.every((end) => isTrue(this.vertices[end]!.atom, values));
      values[used >> 1] = on ? 1 : 0;
    }
    const flows = new Float64Array(this.edges.length);
    const root = this.vertices.findIndex(({ atom }) => isTrue(atom, values));
    let length = 0;
    if (root >= 0) {
      const path = this.#around(root, values);
      length = path.length + 1;
      for (const [step, { edge, to }] of path.entries()) {
        flows[edge] = (this.edges[edge]!.ends[1] === to ? 1 : -1) * (path.length - step);
      }
      values[this.vertices[root]!.root >> 1] = 1;
      write(this.most - length, this.vertices[root]!.waste, values);
    }
    for (const [k, { flow }] of this.edges.entries()) write(flows[k]! + offset, flow, values);
  }

  #around(root: number, values: Uint8Array): { edge: number; to: number }[] {
    const path: { edge: number; to: number }[] = [];
    const seen = new Set([root]);
    for (let at = root; ; ) {
      const { edges, neighbours } = this.vertices[at]!;
      const next = neighbours.findIndex((to, i) => {
        const { used } = this.edges[edges[i]!]!;
        return !seen.has(to) && isTrue(used, values);
      });
      if (next < 0) return path;
      at = neighbours[next]!;
      seen.add(at);
      path.push({ edge: edges[next]!, to: at });
    }
  }
}

const unit = (atoms: readonly Atom[]): Weighted[] => atoms.map((atom): Weighted => [1, atom]);
const negative = (terms: readonly Weighted[]): Weighted[] =>
  terms.map(([weight, atom]): Weighted => [-weight, atom]);
const other = ([a, b]: readonly [number, number], v: number): number => (a === v ? b : a);

function write(number: number, bits: readonly Atom[], values: Uint8Array): void {
  for (const [bit, atom] of bits.entries()) values[atom >> 1] = Math.floor(number / 2 ** bit) % 2;
}
