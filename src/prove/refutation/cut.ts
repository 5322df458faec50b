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
import { firstGate } from './gate.ts';
import type { ProofWriter } from './refutation.ts';

/** Some of the vertices, as a list and by vertex. */
interface Side {
  readonly list: number[];
  readonly has: Uint8Array;
  /** The edges that lead out of it, */
  readonly edges: number[];
  /** and the lines that say of those into the fence that they are not used. */
  readonly fenced: number[];
}

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
  readonly #formula: Formula;
  readonly #loop: Loop;
  readonly #atoms: readonly Atom[];
  readonly #to: ProofWriter;
  readonly #totals: Map<Loop, number>;
  /** By vertex. */
  readonly #fence: Uint8Array;
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
    this.#formula = formula;
    this.#loop = loop;
    this.#fence = new Uint8Array(loop.atoms.length);
    this.#atoms = atoms;
    this.#to = to;
    this.#totals = totals;
    const passed: number[] = [];
    for (const atom of atoms) {
      const v = loop.vertexOf.get(atom >> 1);
      if (v === undefined) throw new NotACut(`${formula.nameOf(atom >> 1)} is no vertex of the loop`);
      if (atom === loop.atoms[v]) this.#fence[v] = 1;
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
    const { neighbours, edges } = this.#loop;
    const hints: number[] = [];
    for (const [i, next] of neighbours[from]!.entries()) {
      const edge = edges[from]![i]!;
      if (this.#fence[next] === 1) hints.push(this.#needs(edge, next));
      else {
        const side = this.#reach(next, from);
        if (this.#edgesBetween(side, from).length > 1) throw new NotACut('the vertex lies on a cycle');
        hints.push(...side.fenced, this.#evenly(side, edge));
      }
    }
    return this.#to.rup(this.#atoms, [...hints, this.#loop.degree(from)]);
  }

  #apart(beyond: number): number {
    const gate = firstGate(this.#loop.neighbours, this.#fence, this.#from, beyond);
    const side = this.#reach(this.#from, gate);
    if (gate < 0) return this.#to.rup(this.#atoms, [...side.fenced, ...this.#flow(side)]);
    const edges = this.#edgesBetween(side, gate);
    if (gate === beyond && edges.length > 1) throw new NotACut('nothing parts the two vertices');
    return this.#behindGate(side, gate, edges);
  }

  /**
   * The side meets the rest at the gate alone. The loop passes between them, so it uses an edge from side to gate, and
   * as it returns an even number of them; two use up the gate, and nothing is left to go on.
   */
  #behindGate(side: Side, gate: number, edges: readonly number[]): number {
    const { fenced } = side;
    const used = (edge: number): Atom => this.#loop.used(edge);
    const step = (atoms: readonly Atom[], hints: readonly number[]): number =>
      this.#keep(this.#to.rup(atoms, hints));
    const even = edges.map((edge) => this.#evenly(side, edge));
    const entered = step([...this.#atoms, ...edges.map(used)], [...fenced, ...this.#flow(side)]);
    if (edges.length === 1) return this.#to.rup(this.#atoms, [...fenced, ...even, entered]);

    const has = side.has.slice();
    has[gate] = 1;
    const whole = this.#side([...side.list, gate], has);
    const onward = this.#loop.edges[gate]!.filter((edge) => {
      const end = this.#otherEnd(edge, gate);
      return side.has[end] === 0 && this.#fence[end] === 0;
    });
    const left = step([...this.#atoms, ...onward.map(used)], [...whole.fenced, ...this.#flow(whole)]);
    const fence = this.#atoms.filter((atom) => (atom & 1) === 0);
    const closed = edges.map((edge, i) => {
      const exclusive = onward.map((out) =>
        step([...fence, used(edge) ^ 1, used(out) ^ 1], [...fenced, this.#loop.degree(gate) + 1, even[i]!]),
      );
      return step([...this.#atoms, used(edge) ^ 1], [...exclusive, left]);
    });
    return this.#to.rup(this.#atoms, [...closed, entered]);
  }

  /** If this edge out of a side is used, so is another. */
  #evenly(side: Side, edge: number): number {
    const loop = this.#loop;
    const atMost = sumOf(side.list, (v) => loop.degree(v) + 1);
    const atLeast = sumOf(side.list, (v) => loop.degree(v));
    let weakened = '';
    for (const out of side.edges)
      if (out !== edge) weakened += ` ${this.#formula.nameOf(loop.used(out) >> 1)} w`;
    return this.#keep(this.#to.pol(`${atMost}${weakened} 2 d 2 * ${atLeast} +`));
  }

  /** Lines that, where no edge out of the side is used, cannot hold with a true vertex on either side of it. */
  #flow(side: Side): number[] {
    const loop = this.#loop;
    const capacity: number[] = [];
    for (const edge of side.edges) capacity.push(loop.capacity(edge), loop.capacity(edge) + 1);
    let smaller = side.list;
    if (2 * smaller.length > side.has.length) smaller = [...side.has.keys()].filter((v) => side.has[v] === 0);
    if (smaller.length === 0) throw new NotACut('a side without vertices');
    const fed = this.#keep(this.#to.pol(sumOf(smaller, (v) => loop.balance(v))));
    const taken = sumOf(smaller, (v) => loop.balance(v) + 1);
    const rest = this.#keep(this.#to.pol(`${taken} ${this.#total()} +`));
    return [...capacity, rest, fed];
  }

  /** All balances and the one root: written once for each loop. */
  #total(): number {
    const loop = this.#loop;
    let total = this.#totals.get(loop);
    if (total === undefined) {
      const balances = sumOf([...loop.atoms.keys()], (v) => loop.balance(v));
      total = this.#to.pol(`${balances} ${loop.oneRoot} ${loop.most} * +`);
      this.#totals.set(loop, total);
    }
    return total;
  }

  #keep(step: number): number {
    this.#steps.push(step);
    return step;
  }

  /** What can be reached from a vertex without passing the fence or the gate. */
  #reach(start: number, gate: number): Side {
    const list = [start];
    const has = new Uint8Array(this.#fence.length);
    has[start] = 1;
    for (const v of list) {
      for (const next of this.#loop.neighbours[v]!) {
        if (next === gate || this.#fence[next] === 1 || has[next] === 1) continue;
        has[next] = 1;
        list.push(next);
      }
    }
    return this.#side(list, has);
  }

  #side(list: number[], has: Uint8Array): Side {
    const out: number[] = [];
    const fenced: number[] = [];
    for (const v of list) {
      const edges = this.#loop.edges[v]!;
      const neighbours = this.#loop.neighbours[v]!;
      for (let i = 0; i < edges.length; i++) {
        const next = neighbours[i]!;
        if (has[next] === 1) continue;
        out.push(edges[i]!);
        if (this.#fence[next] === 1) fenced.push(this.#needs(edges[i]!, next));
      }
    }
    return { list, has, edges: out, fenced };
  }

  #edgesBetween(side: Side, gate: number): number[] {
    return this.#loop.edges[gate]!.filter((edge) => side.has[this.#otherEnd(edge, gate)]! > 0);
  }

  #needs(edge: number, end: number): number {
    return this.#loop.needs(edge, this.#loop.pairs[edge]![0] === end ? 0 : 1);
  }

  #otherEnd(edge: number, end: number): number {
    const [one, other] = this.#loop.pairs[edge]!;
    return one === end ? other : one;
  }
}

/** The sum of a line for each vertex, as a postfix expression. */
function sumOf(vertices: readonly number[], lineOf: (v: number) => number): string {
  let text = `${lineOf(vertices[0]!)}`;
  for (let i = 1; i < vertices.length; i++) text += ` ${lineOf(vertices[i]!)} +`;
  return text;
}
