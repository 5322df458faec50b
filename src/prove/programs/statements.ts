import { type Atom, type FormulaBuilder, not, type Weighted } from '../../puzzles/formula.ts';

export type Relation = '>=' | '<=' | '=';

/** A sum over variables, each once and without negation: weights may be negative. */
export interface Sum {
  readonly terms: readonly (readonly [weight: number, variable: number])[];
  readonly relation: Relation;
  readonly total: number;
}

export type Statement =
  | { readonly kind: 'rule'; readonly words: string }
  | { readonly kind: 'clause'; readonly atoms: readonly Atom[] }
  | ({ readonly kind: 'sum' } & Sum);

/** One loop through true vertices. That each of them has two true neighbours is said by sums besides. */
export interface LoopStatement {
  readonly vertices: readonly Atom[];
  readonly edges: readonly (readonly [number, number])[];
}

/**
 * A formula as plain statements: clauses and sums over numbered 0/1 variables, and loops. What a formula's own
 * variables say follows from the decisions, so that a solution of the board is one solution of the statements.
 */
export class Statements implements FormulaBuilder {
  /** By variable. The decisions' names are shown to people. */
  readonly names: string[] = [];
  readonly decisions: number[] = [];
  readonly all: Statement[] = [];
  readonly loops: LoopStatement[] = [];

  variable(name: string): Atom {
    this.names.push(name);
    return 2 * (this.names.length - 1);
  }

  decision(name: string): Atom {
    const atom = this.variable(name);
    this.decisions.push(atom >> 1);
    return atom;
  }

  choice(names: readonly string[]): Atom[] {
    const atoms = names.map((name) => this.decision(name));
    this.count(atoms, '=', 1);
    return atoms;
  }

  some(name: string, atoms: readonly Atom[]): Atom {
    const some = this.variable(name);
    this.clause([not(some), ...atoms]);
    for (const atom of atoms) this.clause([some, not(atom)]);
    return some;
  }

  rule(words: string): void {
    this.all.push({ kind: 'rule', words });
  }

  sum(terms: readonly Weighted[], relation: Relation, total: number): void {
    const weights = new Map<number, number>();
    let rest = total;
    for (const [weight, atom] of terms) {
      // w * not x = w - w * x
      const sign = (atom & 1) === 1 ? -1 : 1;
      if (sign < 0) rest -= weight;
      weights.set(atom >> 1, (weights.get(atom >> 1) ?? 0) + sign * weight);
    }
    const summed = [...weights].filter(([, weight]) => weight !== 0);
    this.all.push({
      kind: 'sum',
      terms: summed.map(([variable, weight]) => [weight, variable]),
      relation,
      total: rest,
    });
  }

  clause(atoms: readonly Atom[]): void {
    this.all.push({ kind: 'clause', atoms: [...new Set(atoms)] });
  }

  count(atoms: readonly Atom[], relation: Relation, total: number): void {
    this.sum(
      atoms.map((atom) => [1, atom] as const),
      relation,
      total,
    );
  }

  runs(cells: readonly Atom[], runs: number, painted: number | null): void {
    const begins = cells.flatMap((cell, at) => {
      const before = cells[at - 1];
      if (before === undefined) return [cell];
      if (before === cell) return [];
      const begin = this.variable(`begin ${this.names.length}`);
      this.clause([not(begin), cell]);
      this.clause([not(begin), not(before)]);
      this.clause([begin, not(cell), before]);
      return [begin];
    });
    this.count(begins, '=', runs);
    if (painted !== null) this.count(cells, '=', painted);
  }

  loop(vertices: readonly Atom[], edges: readonly (readonly [number, number])[]): void {
    this.clause(vertices);
    for (const [v, vertex] of vertices.entries()) {
      const near = edges.flatMap(([a, b]) => (a === v ? [b] : b === v ? [a] : [])).map((at) => vertices[at]!);
      const terms = near.map((atom): Weighted => [1, atom]);
      this.sum([...terms, [-2, vertex]], '>=', 0);
      if (near.length > 2) this.sum([...terms, [near.length - 2, vertex]], '<=', near.length);
    }
    this.loops.push({ vertices, edges });
  }
}

/** The edges at each vertex of a loop, as the vertices that they lead to, the smallest first. */
export function neighboursOf({ vertices, edges }: LoopStatement): number[][] {
  const near = vertices.map((): number[] => []);
  for (const [a, b] of edges) {
    near[a]!.push(b);
    near[b]!.push(a);
  }
  return near.map((list) => list.sort((a, b) => a - b));
}
