import { type Atom, not, type Weighted } from '../../puzzles/formula.ts';
import { Formula, type FormulaLine, isClause, isOpposite } from '../formula/index.ts';

/** One loop through true vertices. That each of them has two true neighbours is said by sums besides. */
export interface Ring {
  readonly vertices: readonly Atom[];
  readonly edges: readonly (readonly [number, number])[];
}

/** A line as a person would write it: a sum has each variable once and without negation, its weights may be negative. */
export type Statement =
  | { readonly kind: 'rule'; readonly words: string }
  | { readonly kind: 'clause'; readonly atoms: readonly Atom[] }
  | {
      readonly kind: 'sum';
      readonly terms: readonly (readonly [weight: number, variable: number])[];
      readonly relation: '>=' | '<=' | '=';
      readonly total: number;
    };

/**
 * A formula for tools that count solutions. What its own variables say follows from the decisions, so that a solution of
 * the board is one solution of the formula; the flows of a loop in a proof do not, so a loop is kept as it is told.
 */
export class ProgramFormula extends Formula {
  readonly rings: Ring[] = [];

  /** Names are for people here: they are kept as the model has them. */
  protected override fileName(name: string): string {
    return name;
  }

  /** The variables of the decisions. */
  get decided(): number[] {
    return this.decisions.flatMap(({ variables }) => variables);
  }

  override runs(cells: readonly Atom[], runs: number, painted: number | null): void {
    const begins = cells.flatMap((cell, at) => {
      const before = cells[at - 1];
      if (before === undefined) return [cell];
      if (before === cell) return [];
      const begin = this.variable(`begin ${this.variables}`);
      this.clause([not(begin), cell]);
      this.clause([not(begin), not(before)]);
      this.clause([begin, not(cell), before]);
      return [begin];
    });
    this.count(begins, '=', runs);
    if (painted !== null) this.count(cells, '=', painted);
  }

  override loop(vertices: readonly Atom[], edges: readonly (readonly [number, number])[]): void {
    this.clause(vertices);
    for (const [v, near] of neighboursOf({ vertices, edges }).entries()) {
      const terms = near.map((w): Weighted => [1, vertices[w]!]);
      this.sum([...terms, [-2, vertices[v]!]], '>=', 0);
      if (near.length > 2) this.sum([...terms, [near.length - 2, vertices[v]!]], '<=', near.length);
    }
    this.rings.push({ vertices, edges });
  }

  /** The lines one after the other, each rule before its own; two that say "exactly" are one. */
  *statements(): Generator<Statement> {
    for (let index = 0; index < this.lines.length; index++) {
      const line = this.lines[index]!;
      const words = this.commentAt(index);
      if (words !== undefined) yield { kind: 'rule', words };
      const next = this.lines[index + 1];
      if (next && isOpposite(line, next)) {
        yield sumOf(line, '=');
        index++;
      }
      // A line that asks for nothing is true: an atom and its opposite have left it.
      else if (line.bound <= 0) continue;
      else if (isClause(line)) yield { kind: 'clause', atoms: [...line.atoms] };
      else yield sumOf(line, '>=');
    }
  }
}

function sumOf({ atoms, weights, bound }: FormulaLine, relation: '=' | '>='): Statement {
  let total = bound;
  const terms = Array.from(atoms, (atom, i): readonly [number, number] => {
    const weight = weights[i]!;
    // w * not x = w - w * x
    if ((atom & 1) === 1) total -= weight;
    return [(atom & 1) === 1 ? -weight : weight, atom >> 1];
  });
  if (terms.some(([weight]) => weight > 0)) return { kind: 'sum', terms, relation, total };
  return {
    kind: 'sum',
    terms: terms.map(([weight, variable]) => [-weight, variable]),
    relation: relation === '=' ? '=' : '<=',
    total: 0 - total,
  };
}

/** The edges at each vertex of a loop, as the vertices that they lead to, the smallest first. */
export function neighboursOf({ vertices, edges }: Ring): number[][] {
  const near = vertices.map((): number[] => []);
  for (const [a, b] of edges) {
    near[a]!.push(b);
    near[b]!.push(a);
  }
  return near.map((list) => list.sort((a, b) => a - b));
}
