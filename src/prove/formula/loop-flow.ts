/**
 * "The true vertices form one loop" as lines: an edge is used if both its ends are true, a true vertex has two used
 * edges, and a flow reaches every true vertex. One vertex, the root, may feed `most` units into the flow; every true
 * vertex takes one; whatever is left over may vanish anywhere; only used edges carry flow. Numbers are binary.
 *
 * A cut, "these vertices are false, so the loop cannot pass both here and there", then follows by adding up the lines
 * of one side: what flows inside cancels out. See `cut.ts`. Nothing else of a proof needs these lines: that a vertex has
 * two true neighbours is a rule of its own.
 */
import { type Atom, not, type Weighted } from '../../puzzles/formula.ts';
import { type Block, type Formula, type FormulaLine, isTrue, normalLine } from './formula.ts';

/** Lines of an edge: each end is needed, both are enough; no flow below, none above, without use. */
const EDGE_LINES = 5;
/** Lines of a vertex: its degree is two at least, and at most; what flows in is enough, and not too much. */
const VERTEX_LINES = 4;

export class Loop implements Block {
  readonly atoms: readonly Atom[];
  readonly pairs: readonly (readonly [number, number])[];
  readonly vertexOf = new Map<number, number>();
  /** By vertex: the edges at it, and the vertices they lead to. */
  readonly edges: readonly number[][];
  readonly neighbours: readonly number[][];
  /** What the root feeds: no fewer than there can be true vertices. */
  readonly most: number;
  readonly #bits: number;
  readonly #variable: number;
  readonly #line: number;
  readonly variables: number;
  readonly size: number;

  constructor(formula: Formula, atoms: readonly Atom[], pairs: readonly (readonly [number, number])[]) {
    this.atoms = atoms;
    this.pairs = pairs;
    this.most = atoms.length;
    this.#bits = Math.max(1, Math.ceil(Math.log2(atoms.length + 1)));
    this.edges = atoms.map(() => []);
    this.neighbours = atoms.map(() => []);
    for (const [v, atom] of atoms.entries()) this.vertexOf.set(atom >> 1, v);
    for (const [k, [a, b]] of pairs.entries()) {
      this.edges[a]!.push(k);
      this.neighbours[a]!.push(b);
      this.edges[b]!.push(k);
      this.neighbours[b]!.push(a);
    }
    this.#variable = formula.variables;
    this.#line = formula.size + 1;
    this.variables = (this.#waste(atoms.length)[0]! >> 1) - this.#variable;
    this.size = this.oneRoot + 1 - this.#line;
    const words = formula.ruleOf(this.#line);
    const say = (line: number, what: string): unknown => formula.comments.set(line - 1, `${words}: ${what}`);
    say(this.#line, 'there is one');
    say(this.#line + 1, 'an edge is used if both its ends are on it; only used edges carry flow');
    say(this.degree(0), 'two used edges at each vertex of it, and one unit of flow for it');
    say(this.oneRoot, 'the flow has one root');
    formula.reserve(this);
  }

  used(edge: number): Atom {
    return 2 * (this.#variable + edge * (this.#bits + 2));
  }

  /** Bits of the flow from an edge's first end to the second, plus `offset`; the lowest first. */
  #flow(edge: number): Atom[] {
    return variablesFrom(this.used(edge) + 2, this.#bits + 1);
  }

  #root(v: number): Atom {
    return this.used(this.pairs.length) + 2 * v;
  }

  /** What vanishes at a vertex; the lowest bit first. */
  #waste(v: number): Atom[] {
    return variablesFrom(this.#root(this.atoms.length) + 2 * v * this.#bits, this.#bits);
  }

  /** The line that says that a used edge has one of its ends true, the first (0) or the second. */
  needs(edge: number, which: number): number {
    return this.#line + 1 + EDGE_LINES * edge + which;
  }

  /** The first of the two lines that keep the flow at zero where the edge is not used. */
  capacity(edge: number): number {
    return this.needs(edge, 3);
  }

  /** The line: at least twice as many used edges as the vertex is true; the next line: at most. */
  degree(v: number): number {
    return this.needs(this.pairs.length, 0) + VERTEX_LINES * v;
  }

  /** The line: what comes in, less what goes out, is at least what is taken here; the next line: at most. */
  balance(v: number): number {
    return this.degree(v) + 2;
  }

  /** The line that allows one root at most. */
  get oneRoot(): number {
    return this.degree(this.atoms.length);
  }

  get #offset(): number {
    return 2 ** this.#bits;
  }

  name(index: number): string {
    const { pairs, atoms } = this;
    const perEdge = this.#bits + 2;
    const vertex = index - pairs.length * perEdge;
    if (vertex >= atoms.length) {
      const waste = vertex - atoms.length;
      return `w${Math.floor(waste / this.#bits)}_${waste % this.#bits}`;
    }
    if (vertex >= 0) return `root${vertex}`;
    const [a, b] = pairs[Math.floor(index / perEdge)]!;
    const part = index % perEdge;
    return part === 0 ? `e${a}_${b}` : `f${a}_${b}_${part - 1}`;
  }

  write(): FormulaLine[] {
    const { atoms, pairs, most } = this;
    const lines: FormulaLine[] = [];
    const line = (terms: readonly Weighted[], bound: number): unknown => lines.push(normalLine(terms, bound));
    line(unit(atoms), 1);
    for (const [k, ends] of pairs.entries()) {
      const used = this.used(k);
      const number = this.#flow(k).map((atom, bit): Weighted => [2 ** bit, atom]);
      for (const end of ends) line(unit([not(used), atoms[end]!]), 1);
      line(unit([used, ...ends.map((end) => not(atoms[end]!))]), 1);
      line([...number, [most, used]], this.#offset);
      line([...negative(number), [most, used]], -this.#offset);
    }
    for (const [v, atom] of atoms.entries()) {
      const used = unit(this.edges[v]!.map((k) => this.used(k)));
      line([...used, [-2, atom]], 0);
      line([...negative(used), [2, atom]], 0);
      // The offsets of the flows that come in and go out are taken away on the right-hand side.
      let offsets = 0;
      const terms: Weighted[] = [
        [most, this.#root(v)],
        [-1, atom],
        ...this.#waste(v).map((bit, k): Weighted => [-(2 ** k), bit]),
      ];
      for (const k of this.edges[v]!) {
        const sign = pairs[k]![1] === v ? 1 : -1;
        offsets += sign * this.#offset;
        for (const [bit, flowing] of this.#flow(k).entries()) terms.push([sign * 2 ** bit, flowing]);
      }
      line(terms, offsets);
      line(negative(terms), -offsets);
    }
    line(negative(unit(atoms.map((_, v) => this.#root(v)))), -1);
    return lines;
  }

  #isUsed(edge: number, values: Uint8Array): boolean {
    return this.pairs[edge]!.every((end) => isTrue(this.atoms[end]!, values));
  }

  /** Used edges, and a flow that goes once around the loop from its first vertex. */
  complete(values: Uint8Array): void {
    const flows = new Float64Array(this.pairs.length);
    const root = this.atoms.findIndex((atom) => isTrue(atom, values));
    if (root >= 0) {
      const path = this.#around(root, values);
      for (const [step, { edge, to }] of path.entries()) {
        flows[edge] = (this.pairs[edge]![1] === to ? 1 : -1) * (path.length - step);
      }
      values[this.#root(root) >> 1] = 1;
      write(this.most - path.length - 1, this.#waste(root), values);
    }
    for (const [k, flow] of flows.entries()) {
      values[this.used(k) >> 1] = this.#isUsed(k, values) ? 1 : 0;
      write(flow + this.#offset, this.#flow(k), values);
    }
  }

  #around(root: number, values: Uint8Array): { edge: number; to: number }[] {
    const path: { edge: number; to: number }[] = [];
    const seen = new Set([root]);
    for (let at = root; ; ) {
      const edges = this.edges[at]!;
      const next = this.neighbours[at]!.findIndex(
        (to, i) => !seen.has(to) && this.#isUsed(edges[i]!, values),
      );
      if (next < 0) return path;
      const edge = edges[next]!;
      at = this.neighbours[at]![next]!;
      seen.add(at);
      path.push({ edge, to: at });
    }
  }
}

const variablesFrom = (first: Atom, count: number): Atom[] =>
  Array.from({ length: count }, (_, i) => first + 2 * i);

const unit = (atoms: readonly Atom[]): Weighted[] => atoms.map((atom): Weighted => [1, atom]);
const negative = (terms: readonly Weighted[]): Weighted[] =>
  terms.map(([weight, atom]): Weighted => [-weight, atom]);

function write(number: number, bits: readonly Atom[], values: Uint8Array): void {
  for (const [bit, atom] of bits.entries()) values[atom >> 1] = Math.floor(number / 2 ** bit) % 2;
}
