import { type Atom, type FormulaBuilder, not, type Weighted } from '../../src/puzzles/formula.ts';

const FAILS = { '>=': '<', '<=': '>', '=': '!=' } as const;

/**
 * What a rule forbids, for an answer set solver: `on(C)` says that the site with first number C has the second of two
 * values, `is(C,V)` that it has the value in place V. A choice for each site must stand beside it.
 */
export class AspLines implements FormulaBuilder {
  readonly lines: string[] = [];
  readonly #names: string[] = [];
  #helpers = 0;

  decision(_: string, cells: readonly number[]): Atom {
    return this.#atom(`on(${cells[0]})`);
  }

  choice(names: readonly string[], cells: readonly number[]): Atom[] {
    return names.map((_, value) => this.#atom(`is(${cells[0]},${value})`));
  }

  some(_: string, atoms: readonly Atom[]): Atom {
    const name = this.#helper();
    for (const atom of atoms) this.lines.push(`${name} :- ${this.#say(atom)}.`);
    return this.#atom(name);
  }

  rule(): void {}

  sum(terms: readonly Weighted[], relation: '>=' | '<=' | '=', total: number): void {
    this.#forbid(`#sum{${this.#elements(terms)}} ${FAILS[relation]} ${total}`);
  }

  clause(atoms: readonly Atom[]): void {
    this.#forbid(...atoms.map((atom) => this.#say(not(atom))));
  }

  count(atoms: readonly Atom[], relation: '>=' | '<=' | '=', total: number): void {
    this.sum(
      atoms.map((atom): Weighted => [1, atom]),
      relation,
      total,
    );
  }

  runs(cells: readonly Atom[], runs: number, painted: number | null): void {
    const begins = cells.map((cell, at) => {
      const before = cells[at - 1];
      return `1,${at}:${this.#say(cell)}${before === undefined ? '' : `,${this.#say(not(before))}`}`;
    });
    this.#forbid(`#sum{${begins.join(';')}} != ${runs}`);
    if (painted !== null) this.count(cells, '=', painted);
  }

  /** From the first true vertex, every other is reached. */
  loop(vertices: readonly Atom[], edges: readonly (readonly [number, number])[]): void {
    const reached = vertices.map(() => this.#helper());
    this.count(vertices, '>=', 1);
    for (const [at, vertex] of vertices.entries()) {
      const near = edges.flatMap(([a, b]) => (a === at ? [b] : b === at ? [a] : []));
      const here = this.#say(vertex);
      const elements = this.#elements(near.map((one): Weighted => [1, vertices[one]!]));
      this.#forbid(here, `#sum{${elements}} != 2`);
      const earlier = vertices.slice(0, at).map((one) => this.#say(not(one)));
      this.lines.push(`${reached[at]} :- ${[here, ...earlier].join(', ')}.`);
      for (const one of near) this.lines.push(`${reached[at]} :- ${here}, ${reached[one]}.`);
      this.#forbid(here, `not ${reached[at]}`);
    }
  }

  #forbid(...parts: readonly string[]): void {
    this.lines.push(`:- ${parts.length === 0 ? '#true' : parts.join(', ')}.`);
  }

  #elements(terms: readonly Weighted[]): string {
    return terms.map(([weight, atom], at) => `${weight},${at}:${this.#say(atom)}`).join(';');
  }

  #say(atom: Atom): string {
    return `${(atom & 1) === 1 ? 'not ' : ''}${this.#names[atom >> 1]}`;
  }

  #atom(name: string): Atom {
    return 2 * (this.#names.push(name) - 1);
  }

  #helper(): string {
    return `h(${this.#helpers++})`;
  }
}
