import { Board, type Fact, type Sites } from '../board/index.ts';
import type { BoolVar } from '../engine/index.ts';
import type { Decision } from '../puzzles/puzzle.ts';

/** An atom and its side: what may be known, supposed or concluded of a site. */
export interface Literal {
  readonly atom: number;
  readonly value: 0 | 1;
}

export const opposite = ({ atom, value }: Literal): Literal => ({ atom, value: value === 1 ? 0 : 1 });

const NOTHING: readonly Literal[] = [];

/** The atoms of a board, numbered through, and what they say of its sites and values. See docs/decisions/0012. */
export class Atoms<V extends string> {
  /** In the order of the decisions, and within each in the order of the values. */
  readonly variables: readonly BoolVar[];
  readonly #decisions: readonly Decision[];
  readonly #values: readonly V[];
  readonly #on: Sites;
  /** By atom: the number of its decision. */
  readonly #decisionOf: number[] = [];
  /** By decision: its first atom. */
  readonly #firstOf: number[] = [];
  /** Whether sites have more than two values. */
  readonly many: boolean;
  /** By atom, once they were asked for: chains ask very often. */
  readonly #siblings: (readonly number[] | undefined)[] = [];
  readonly #implied: (readonly Literal[] | undefined)[] = [];

  constructor(decisions: readonly Decision[], values: readonly V[], on: Sites) {
    this.#decisions = decisions;
    this.#values = values;
    this.#on = on;
    this.many = values.length > 2;
    const variables: BoolVar[] = [];
    for (let decision = 0; decision < decisions.length; decision++) {
      this.#firstOf.push(variables.length);
      for (const atom of decisions[decision]!.atoms) {
        variables.push(atom);
        this.#decisionOf.push(decision);
      }
    }
    this.variables = variables;
  }

  get count(): number {
    return this.variables.length;
  }

  /** How many sites there are. */
  get sites(): number {
    return this.#decisions.length;
  }

  /**
   * What a board says of its sites: their values, or what they cannot be. The values that a site's value excludes go
   * without saying. A site whose cells disagree has the value of its first filled cell.
   */
  literalsOf(board: Board<V>): Literal[] {
    const known: Literal[] = [];
    for (const [at, decision] of this.#decisions.entries()) {
      const first = this.#firstOf[at]!;
      const filled = decision.cells.find((cell) => board.at(cell) !== undefined);
      if (filled !== undefined) {
        const value = this.#values.indexOf(board.at(filled)!);
        known.push(
          this.many ? { atom: first + value, value: 1 } : { atom: first, value: value === 1 ? 1 : 0 },
        );
        continue;
      }
      const excluded = new Set(decision.cells.flatMap((cell) => board.excluded(cell)));
      for (const value of excluded) known.push(this.#excluding(at, this.#values.indexOf(value)));
    }
    return known;
  }

  /** The board on which only that is known which this tells: 0, 1, or -1 for an open atom. */
  boardOf(sideOf: (atom: number) => number): Board<V> {
    const values = new Array<V | undefined>(this.#on.count).fill(undefined);
    const excluded: Fact<V>[] = [];
    for (let at = 0; at < this.#decisions.length; at++) {
      const { cells, atoms } = this.#decisions[at]!;
      const first = this.#firstOf[at]!;
      const value = this.many ? this.#oneOf(first, atoms.length, sideOf) : sideOf(first);
      if (value >= 0) for (const cell of cells) values[cell] = this.#values[value];
      else if (this.many) {
        const literals: Literal[] = [];
        for (let atom = first; atom < first + atoms.length; atom++)
          if (sideOf(atom) === 0) literals.push({ atom, value: 0 });
        excluded.push(...this.factsOf(literals));
      }
    }
    return Board.on(this.#on, values, excluded);
  }

  /** The place, among these atoms, of the one that is 1; -1 for none. */
  #oneOf(first: number, count: number, sideOf: (atom: number) => number): number {
    for (let of = 0; of < count; of++) if (sideOf(first + of) === 1) return of;
    return -1;
  }

  /** The facts that literals are, site by site; if a site has a value, the values that this excludes are not listed. */
  factsOf(literals: readonly Literal[]): Fact<V>[] {
    const has = new Set<number>();
    if (this.many) {
      for (const { atom, value } of literals) if (value === 1) has.add(this.#decisionOf[atom]!);
    }
    return literals.flatMap(({ atom, value }): Fact<V>[] => {
      const decision = this.#decisionOf[atom]!;
      const { cells } = this.#decisions[decision]!;
      if (!this.many) return [{ cells, value: this.#values[value]!, is: true }];
      if (value === 0 && has.has(decision)) return [];
      return [{ cells, value: this.#values[atom - this.#firstOf[decision]!]!, is: value === 1 }];
    });
  }

  /** Whether these literals, of different sites where they tell values, tell the value of every site. */
  settles(literals: readonly Literal[]): boolean {
    const values = literals.filter(({ value }) => !this.many || value === 1);
    return values.length === this.sites;
  }

  /** What else a literal says of its site: with one value it has none of the others. */
  implied({ atom, value }: Literal): readonly Literal[] {
    if (!this.many || value === 0) return NOTHING;
    this.#implied[atom] ??= this.siblings(atom).map((other) => ({ atom: other, value: 0 }));
    return this.#implied[atom];
  }

  /** The other atoms of the same site. */
  siblings(atom: number): readonly number[] {
    this.#siblings[atom] ??= this.#othersOf(atom);
    return this.#siblings[atom];
  }

  #othersOf(atom: number): number[] {
    const decision = this.#decisionOf[atom]!;
    const first = this.#firstOf[decision]!;
    return this.#decisions[decision]!.atoms.map((_, of) => first + of).filter((other) => other !== atom);
  }

  /** The atom of a site that must be 1, because all others of the site are known to be 0; undefined if there is none. */
  lastValue(known: Int8Array): number | undefined {
    if (!this.many) return undefined;
    for (const [at, { atoms }] of this.#decisions.entries()) {
      const first = this.#firstOf[at]!;
      let last: number | undefined;
      let open = 0;
      for (let atom = first; atom < first + atoms.length; atom++) {
        if (known[atom] === 0) continue;
        open++;
        last = atom;
      }
      if (open === 1 && known[last!]! < 0) return last;
    }
    return undefined;
  }

  #excluding(decision: number, value: number): Literal {
    const first = this.#firstOf[decision]!;
    return this.many ? { atom: first + value, value: 0 } : { atom: first, value: value === 1 ? 0 : 1 };
  }
}
