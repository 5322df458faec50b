/**
 * The contract of a relation. To write one:
 *  1. take groups of sites, and numbers; never a grid, a puzzle or a word;
 *  2. `holds` is the definition, slow and obvious: on a full board whether the relation is kept, on a board with open
 *     sites false only if nothing can mend it. Never derive it from `write`: it is what `write` is tested against;
 *  3. `stands` says what is needed and what there is or can be, where the relation cannot be kept;
 *  4. `write` says the same with literals. It must rule out by unit propagation of its lines whatever the engine's
 *     constraints do, so that a proof can follow the search;
 *  5. add cases to `NAME.cases.ts`: the contract suite enumerates them with every ink.
 */
import type { Board } from '../../board/index.ts';
import type { Bool, Constraint } from '../../engine/index.ts';
import type { Atom, FormulaBuilder } from '../formula.ts';
import type { DecidedSites } from './decided-sites.ts';
import type { Group } from './group.ts';

/** What a relation needs, and what it has or can get; relations add what their words need besides. */
export interface Standing {
  readonly need: number;
  readonly have: number;
}

/** What a rule says about some sites. A class each, because models make tens of thousands of them. */
export interface Relation<V extends string, S extends Standing = Standing> {
  /** The sites it speaks of, in the order in which they are shown. */
  readonly sites: readonly number[];
  holds(board: Board<V>, sites: DecidedSites<V>): boolean;
  /** Asked only where the relation cannot be kept, though `holds` may not see it yet. */
  stands(board: Board<V>, sites: DecidedSites<V>): S;
  write<L>(ink: Ink<V, L>): void;
  /** Values that would break it at once, where that is easy to see; absent: none are looked for. */
  refused?(board: Board<V>): Board<V>;
  /** Makes the literals that `write` asks of `either`: before any rule is posted, so that their meaning is. */
  define?<L>(ink: Ink<V, L>): void;
}

/** A part of a sum. */
export type Term<L> = readonly [weight: number, literal: L];

/** Where a group is not decided yet, and how many of its sites are known to have its value. */
export interface Open<L> {
  readonly open: readonly L[];
  readonly known: number;
}

/** A relation that sums and clauses say badly, in both its forms. */
export interface NativeFaces {
  constraint(bools: readonly Bool[]): Constraint;
  lines(builder: FormulaBuilder, atoms: readonly Atom[]): void;
}

/** What relations are written with: one ink for the engine, one for formulas, and one for each other reader. */
export interface Ink<V extends string, L> {
  readonly sites: DecidedSites<V>;
  /** That a site has a value; true or false where it is given. */
  is(site: number, value: V): L | boolean;
  not(literal: L): L;
  /** The sites of a group in order; those of one decision have the same literal. */
  of(group: Group<V>): Open<L>;
  /** Literals of which some is true if a site of the group has its value: for a long shared group a single one. */
  some(group: Group<V>): readonly (L | boolean)[];
  /** A literal under this name, made once, that is true exactly if some of these are. */
  either(name: string, literals: readonly (L | boolean)[]): L | boolean;
  /** What is written inside holds if the condition does. */
  when(condition: L | boolean, write: () => void): void;
  clause(literals: readonly (L | boolean)[]): void;
  /** How many of these are true, each as often as it stands there. */
  count(literals: readonly L[], least: number, most: number): void;
  /** The weights of those that are true add up to the total. */
  sum(terms: readonly Term<L>[], total: number): void;
  /** What has an algorithm of its own in the engine, and lines of its own in a formula. */
  native(literals: readonly L[], faces: NativeFaces): void;
}

/** Literals that an ink has made, by their names. */
export class MadeLiterals<L> {
  readonly #made = new Map<string, L>();
  readonly #define: (name: string, open: readonly L[]) => L;

  constructor(define: (name: string, open: readonly L[]) => L) {
    this.#define = define;
  }

  /** One that is true exactly if some of these are; what is known, or is a single one, needs none. */
  either(name: string, literals: readonly (L | boolean)[]): L | boolean {
    if (literals.includes(true)) return true;
    const open = literals.filter((one): one is L => typeof one !== 'boolean');
    if (open.length <= 1) return open[0] ?? false;
    const known = this.#made.get(name);
    if (known !== undefined) return known;
    const made = this.#define(name, open);
    this.#made.set(name, made);
    return made;
  }
}

/** The opposite of what may be known already. */
export const opposite = <V extends string, L>(ink: Ink<V, L>, literal: L | boolean): L | boolean =>
  typeof literal === 'boolean' ? !literal : ink.not(literal);
