/**
 * Why a loop cannot pass on both sides of a cut, in steps that need no trust: flows and degrees of one side are added
 * up, and what lies inside it cancels out.
 *
 * A cut is a clause: a vertex `from` is false, or a vertex `to` is, or one of the fence is true. The side is all that
 * can be reached from `from` without passing the fence or, where there is one, the gate: a single vertex through which
 * the side hangs together with the rest.
 */
import type { Atom } from '../../puzzles/formula.ts';
import type { Formula, Loop } from '../formula/index.ts';
import type { ProofWriter, Token } from './refutation.ts';

/** Thrown where a clause is not a cut after all. */
export class NotACut extends Error {}

/** Writes the steps for a cut, and returns the number of its clause. */
export function expandCut(
  formula: Formula,
  loop: Loop,
  atoms: readonly Atom[],
  to: ProofWriter,
  totals: Map<Loop, number>,
): number {
  return new Cut(formula, loop, atoms, to, totals).derive();
}

class Cut {
  readonly #loop: Loop;
  readonly #atoms: readonly Atom[];
  readonly #to: ProofWriter;
  readonly #totals: Map<Loop, number>;
  readonly #fence = new Set<number>();
  readonly #from: number;
  readonly #beyond: number | undefined;
  readonly #steps: number[] = [];

  constructor(
    formula: Formula,
    loop: Loop,
    atoms: readonly Atom[],
    to: ProofWriter,
    totals: Map<Loop, number>,
  ) {
    this.#loop = loop;
    this.#atoms = atoms;
    this.#to = to;
    this.#totals = totals;
    const passed: number[] = [];
    for (const atom of atoms) {
      const v = loop.vertexOf.get(atom >> 1);
      if (v === undefined) throw new NotACut(`${formula.names[atom >> 1]} is no vertex of the loop`);
      if (atom === loop.vertices[v]!.atom) this.#fence.add(v);
      else passed.push(v);
    }
    const [from, beyond, third] = passed;
    if (from === undefined || third !== undefined) throw new NotACut('a cut parts two vertices');
    this.#from = from;
    this.#beyond = beyond;
  }

  derive(): number {
    const beyond = this.#beyond;
    const last = beyond === undefined ? this.#alone() : this.#apart(beyond);
    if (this.#steps.length > 0) this.#to.remove(this.#steps);
    return last;
  }

  /** The only true vertex: each of its edges leads to a side that hangs off it by that edge alone. */
  #alone(): number {
    const from = this.#from;
    const { vertices } = this.#loop;
    const hints: number[] = [];
    for (const [i, next] of vertices[from]!.neighbours.entries()) {
      const edge = vertices[from]!.edges[i]!;
      if (this.#fence.has(next)) hints.push(this.#needs(edge, next));
      else {
        const side = this.#reach(next, from);
        if (this.#edgesBetween(side, from).length > 1) throw new NotACut('the vertex lies on a cycle');
        hints.push(...this.#fenceLines(side), this.#evenly(side, edge));
      }
    }
    return this.#to.rup(this.#atoms, [...hints, vertices[from]!.degree[0]]);
  }

  #apart(beyond: number): number {
    const side = this.#reach(this.#from, -1);
    if (!side.has(beyond)) {
      return this.#to.rup(this.#atoms, [...this.#fenceLines(side), ...this.#flow(side)]);
    }
    for (const gate of this.#way(side, beyond)) {
      const behind = this.#reach(this.#from, gate);
      const edges = this.#edgesBetween(behind, gate);
      const parted = gate === beyond ? edges.length === 1 : !behind.has(beyond);
      if (parted) return this.#behindGate(behind, gate, edges);
    }
    throw new NotACut('nothing parts the two vertices');
  }

  /**
   * The side meets the rest at the gate alone. The loop passes between them, so it uses an edge from side to gate, and
   * as it returns an even number of them; two use up the gate, and nothing is left to go on.
   */
  #behindGate(side: ReadonlySet<number>, gate: number, edges: readonly number[]): number {
    const { vertices } = this.#loop;
    const fenced = this.#fenceLines(side);
    const used = (edge: number): Atom => this.#loop.edges[edge]!.used;
    const step = (atoms: readonly Atom[], hints: readonly number[]): number =>
      this.#keep(this.#to.rup(atoms, hints));
    const even = edges.map((edge) => this.#evenly(side, edge));
    const entered = step([...this.#atoms, ...edges.map(used)], [...fenced, ...this.#flow(side)]);
    if (edges.length === 1) return this.#to.rup(this.#atoms, [...fenced, ...even, entered]);

    const whole = new Set(side).add(gate);
    const onward = vertices[gate]!.edges.filter((edge) => {
      const end = this.#otherEnd(edge, gate);
      return !side.has(end) && !this.#fence.has(end);
    });
    const left = step(
      [...this.#atoms, ...onward.map(used)],
      [...this.#fenceLines(whole), ...this.#flow(whole)],
    );
    const fence = this.#atoms.filter((atom) => (atom & 1) === 0);
    const closed = edges.map((edge, i) => {
      const exclusive = onward.map((out) =>
        step([...fence, used(edge) ^ 1, used(out) ^ 1], [...fenced, vertices[gate]!.degree[1], even[i]!]),
      );
      return step([...this.#atoms, used(edge) ^ 1], [...exclusive, left]);
    });
    return this.#to.rup(this.#atoms, [...closed, entered]);
  }

  /** If this edge out of a side is used, so is another. */
  #evenly(side: ReadonlySet<number>, edge: number): number {
    const { vertices, edges } = this.#loop;
    const others = this.#boundary(side).filter((out) => out !== edge);
    const atMost = sumOf([...side].map((v) => vertices[v]!.degree[1]));
    const atLeast = sumOf([...side].map((v) => vertices[v]!.degree[0]));
    const weakened = others.map((out): Token => ({ weaken: edges[out]!.used }));
    return this.#keep(this.#to.pol([...atMost, ...weakened, { divide: 2 }, { times: 2 }, ...atLeast, '+']));
  }

  /** Lines that, where no edge out of the side is used, cannot hold with a true vertex on either side of it. */
  #flow(side: ReadonlySet<number>): number[] {
    const { vertices, edges } = this.#loop;
    const all = vertices.map((_, v) => v);
    const smaller = 2 * side.size <= all.length ? [...side] : all.filter((v) => !side.has(v));
    const capacity = this.#boundary(side).flatMap((edge) => [...edges[edge]!.capacity]);
    if (smaller.length === 0) throw new NotACut('a side without vertices');
    const fed = this.#keep(this.#to.pol(sumOf(smaller.map((v) => vertices[v]!.balance[0]))));
    const rest = this.#keep(
      this.#to.pol([...sumOf(smaller.map((v) => vertices[v]!.balance[1])), { line: this.#total() }, '+']),
    );
    return [...capacity, rest, fed];
  }

  /** All balances and the one root: written once for each loop. */
  #total(): number {
    const loop = this.#loop;
    let total = this.#totals.get(loop);
    if (total === undefined) {
      const balances = sumOf(loop.vertices.map(({ balance }) => balance[0]));
      total = this.#to.pol([...balances, { line: loop.oneRoot }, { times: loop.most }, '+']);
      this.#totals.set(loop, total);
    }
    return total;
  }

  #keep(step: number): number {
    this.#steps.push(step);
    return step;
  }

  /** What can be reached from a vertex without passing the fence or the gate. */
  #reach(start: number, gate: number): Set<number> {
    const found = new Set([start]);
    for (const v of found) {
      for (const next of this.#loop.vertices[v]!.neighbours) {
        if (next !== gate && !this.#fence.has(next)) found.add(next);
      }
    }
    return found;
  }

  /** A way within a side to one of its vertices, the start left out. */
  #way(side: ReadonlySet<number>, end: number): number[] {
    const before = new Map<number, number>([[this.#from, -1]]);
    for (const [v] of before) {
      for (const next of this.#loop.vertices[v]!.neighbours) {
        if (side.has(next) && !before.has(next)) before.set(next, v);
      }
    }
    const way: number[] = [];
    for (let v = end; v !== this.#from && v >= 0; v = before.get(v) ?? -1) way.push(v);
    return way.reverse();
  }

  /** Edges with one end on the side. */
  #boundary(side: ReadonlySet<number>): number[] {
    const found: number[] = [];
    for (const v of side) {
      for (const edge of this.#loop.vertices[v]!.edges)
        if (!side.has(this.#otherEnd(edge, v))) found.push(edge);
    }
    return found;
  }

  /** The lines that say: an edge into the fence is not used. */
  #fenceLines(side: ReadonlySet<number>): number[] {
    return this.#boundary(side).flatMap((edge) =>
      this.#loop.edges[edge]!.ends.filter((end) => !side.has(end) && this.#fence.has(end)).map((end) =>
        this.#needs(edge, end),
      ),
    );
  }

  #edgesBetween(side: ReadonlySet<number>, gate: number): number[] {
    return this.#loop.vertices[gate]!.edges.filter((edge) => side.has(this.#otherEnd(edge, gate)));
  }

  #needs(edge: number, end: number): number {
    const { ends, needs } = this.#loop.edges[edge]!;
    return ends[0] === end ? needs[0] : needs[1];
  }

  #otherEnd(edge: number, end: number): number {
    const { ends } = this.#loop.edges[edge]!;
    return ends[0] === end ? ends[1] : ends[0];
  }
}

function sumOf(lines: readonly number[]): Token[] {
  return lines.flatMap((line, i): Token[] => (i === 0 ? [{ line }] : [{ line }, '+']));
}
