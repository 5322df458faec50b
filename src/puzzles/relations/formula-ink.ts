import type { Constraint } from '../../engine/index.ts';
import { type Atom, type FormulaBuilder, not, type Weighted } from '../formula.ts';
import type { DecidedSites } from './decided-sites.ts';
import { SHORT } from './engine-ink.ts';
import type { Group } from './group.ts';
import { type Ink, MadeLiterals, type NativeFaces, type Open, type Relation, type Term } from './relation.ts';

/** Writes relations as lines over 0/1 variables, under the names that they have in the engine. */
export class FormulaInk<V extends string> implements Ink<V, Atom> {
  readonly sites: DecidedSites<V>;
  readonly #builder: FormulaBuilder;
  /** By site and value. */
  readonly #atoms: (readonly Atom[] | undefined)[] = [];
  /** By shared group: its atoms, and where it is long the one that says whether some are true. */
  readonly #shared: Open<Atom>[] = [];
  readonly #long: (readonly Atom[] | undefined)[] = [];
  readonly #made = new MadeLiterals<Atom>((name, open) => this.#define(name, open));
  #condition: Atom | undefined;

  constructor(sites: DecidedSites<V>, builder: FormulaBuilder) {
    this.sites = sites;
    this.#builder = builder;
    const { values } = sites;
    for (const own of sites.decided) {
      const name = sites.name(own[0]!);
      let atoms: readonly Atom[];
      if (values.length === 2) {
        const second = builder.decision(name, own);
        atoms = [not(second), second];
      } else
        atoms = builder.choice(
          values.map((value) => `${name}=${value}`),
          own,
        );
      for (const site of own) this.#atoms[site] = atoms;
    }
  }

  /** A formula has no constraints of the engine. */
  constraintsOf(): Constraint[] {
    return [];
  }

  define(relation: Pick<Relation<V>, 'define'>): void {
    relation.define?.(this);
  }

  share(group: Group<V>, name: (sites: readonly number[]) => string): void {
    const { sites, number } = group;
    const atoms = this.#atomsOf(group);
    this.#shared[number] = atoms;
    if (sites.length > SHORT) this.#long[number] = [this.#define(name(sites), atoms.open)];
  }

  either(name: string, literals: readonly (Atom | boolean)[]): Atom | boolean {
    return this.#made.either(name, literals);
  }

  #define(name: string, open: readonly Atom[]): Atom {
    this.#builder.rule(`${name}: some of them`);
    return this.#builder.some(name, open);
  }

  is(site: number, value: V): Atom | boolean {
    const atoms = this.#atoms[site];
    return atoms ? atoms[this.sites.values.indexOf(value)]! : this.sites.given(site) === value;
  }

  not(atom: Atom): Atom {
    return not(atom);
  }

  of(group: Group<V>): Open<Atom> {
    return group.number < 0 ? this.#atomsOf(group) : this.#shared[group.number]!;
  }

  #atomsOf(group: Group<V>): Open<Atom> {
    const open: Atom[] = [];
    let known = 0;
    for (const site of group.sites) {
      const is = this.is(site, group.value);
      if (typeof is !== 'boolean') open.push(is);
      else if (is) known++;
    }
    return { open, known };
  }

  some(group: Group<V>): readonly (Atom | boolean)[] {
    const long = this.#long[group.number];
    if (long) return long;
    const { open, known } = this.of(group);
    return known > 0 ? [true] : open;
  }

  when(condition: Atom | boolean, write: () => void): void {
    if (condition === false) return;
    if (condition !== true) this.#condition = condition;
    write();
    this.#condition = undefined;
  }

  clause(atoms: readonly (Atom | boolean)[]): void {
    if (atoms.includes(true)) return;
    const open = atoms.filter((atom) => typeof atom !== 'boolean');
    this.#builder.clause(this.#condition === undefined ? open : [not(this.#condition), ...open]);
  }

  /** Under a condition each side is a line of its own, in which the condition's opposite is worth all of it. */
  count(atoms: readonly Atom[], least: number, most: number): void {
    const builder = this.#builder;
    const [hasLeast, hasMost] = [least > 0, most < atoms.length];
    if (this.#condition === undefined) {
      if (least === most) builder.count(atoms, '=', most);
      else if (hasLeast) builder.count(atoms, '>=', least);
      if (least !== most && hasMost) builder.count(atoms, '<=', most);
      return;
    }
    const unless = not(this.#condition);
    const all = (weight: number, terms: readonly Atom[]): Weighted[] => [
      [weight, unless],
      ...terms.map((atom): Weighted => [1, atom]),
    ];
    if (hasLeast) builder.sum(all(least, atoms), '>=', least);
    const rest = atoms.length - most;
    if (hasMost) builder.sum(all(rest, atoms.map(not)), '>=', rest);
  }

  sum(terms: readonly Term<Atom>[], total: number): void {
    this.#builder.sum(terms, '=', total);
  }

  native(atoms: readonly Atom[], { lines }: NativeFaces): void {
    lines(this.#builder, atoms);
  }
}
