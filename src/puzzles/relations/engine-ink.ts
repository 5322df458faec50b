import {
  atLeast,
  atMost,
  type Bool,
  type BoolVar,
  type Constraint,
  clause,
  exactly,
  implies,
  type Name,
  weightedSum,
} from '../../engine/index.ts';
import type { Decision } from '../decision.ts';
import type { Variables } from '../puzzle.ts';
import type { DecidedSites } from './decided-sites.ts';
import type { Group } from './group.ts';
import { type Ink, MadeLiterals, type NativeFaces, type Open, type Relation, type Term } from './relation.ts';

/** A shared group longer than this gets a variable of its own: each rule that speaks of it then costs one literal. */
export const SHORT = 16;

const TRUE: readonly boolean[] = [true];

/** Writes relations as constraints of the engine over the variables of one board. */
export class EngineInk<V extends string> implements Ink<V, Bool> {
  readonly sites: DecidedSites<V>;
  readonly decisions: readonly Decision[];
  /** The variables that are no decisions, and what they mean. */
  readonly made: BoolVar[] = [];
  readonly definitions: Constraint[] = [];
  readonly #variables: Variables;
  /** By site, where there are two values: that it has the second. */
  readonly #second: (BoolVar | undefined)[] = [];
  /** By site, where there are more: that it has each. */
  readonly #each: (readonly BoolVar[] | undefined)[] = [];
  /** By shared group: its literals. */
  readonly #shared: Open<Bool>[] = [];
  /** By shared group, where it is long: the variable that is 1 exactly if some of its literals are. */
  readonly #long: (readonly BoolVar[] | undefined)[] = [];
  /** Most boards need none. */
  #made: MadeLiterals<Bool> | undefined;
  #written: Constraint[] | undefined;
  #condition: Bool | undefined;

  constructor(sites: DecidedSites<V>, variables: Variables) {
    this.sites = sites;
    this.#variables = variables;
    const { decided } = sites;
    const decisions = new Array<Decision>(decided.length);
    const order = largestFirst(decided);
    for (let i = 0; i < decided.length; i++) {
      const at = order ? order[i]! : i;
      decisions[at] = this.#decide(decided[at]!);
    }
    this.decisions = decisions;
  }

  #decide(cells: readonly number[]): Decision {
    const { values } = this.sites;
    const first = cells[0]!;
    if (values.length === 2) {
      const atom = this.#variables.bool(() => this.sites.name(first));
      for (const site of cells) this.#second[site] = atom;
      return { cells, atoms: [atom] };
    }
    const atoms = values.map((value) => this.#variables.bool(() => `${this.sites.name(first)}=${value}`));
    for (const site of cells) this.#each[site] = atoms;
    return { cells, atoms };
  }

  /** What a relation says, as constraints. */
  constraintsOf(relation: Pick<Relation<V>, 'write'>): Constraint[] {
    this.#written = undefined;
    relation.write(this);
    return this.#written ?? [];
  }

  define(relation: Pick<Relation<V>, 'define'>): void {
    relation.define?.(this);
  }

  /** Keeps the literals of a group, and gives a long one its variable. */
  share(group: Group<V>, name: (sites: readonly number[]) => string): void {
    const { sites, number } = group;
    const literals = this.#literals(group);
    this.#shared[number] = literals;
    if (sites.length > SHORT) this.#long[number] = [this.#define(() => name(sites), literals.open)];
  }

  either(name: string, literals: readonly (Bool | boolean)[]): Bool | boolean {
    this.#made ??= new MadeLiterals((unique, open) => this.#define(unique, open));
    return this.#made.either(name, literals);
  }

  /** A variable that is 1 exactly if some of these are. */
  #define(name: Name, open: readonly Bool[]): BoolVar {
    const some = this.#variables.bool(name);
    const none = some.not();
    this.made.push(some);
    this.definitions.push(clause([none, ...open]), implies(none, atMost(0, open)));
    return some;
  }

  is(site: number, value: V): Bool | boolean {
    const { values } = this.sites;
    const second = this.#second[site];
    if (second) return value === values[1] ? second : second.not();
    const each = this.#each[site];
    return each ? each[values.indexOf(value)]! : this.sites.given(site) === value;
  }

  not(literal: Bool): Bool {
    return literal.not();
  }

  of(group: Group<V>): Open<Bool> {
    return group.number < 0 ? this.#literals(group) : this.#shared[group.number]!;
  }

  #literals({ sites, value }: Group<V>): Open<Bool> {
    // As long as it can get: to push to an empty array takes more than most groups need.
    const open = new Array<Bool>(sites.length);
    let found = 0;
    let known = 0;
    // Most groups look for the second of two values, whose literals are the variables themselves.
    const second = value === this.sites.values[1];
    for (let at = 0; at < sites.length; at++) {
      const site = sites[at]!;
      const variable = second ? this.#second[site] : undefined;
      const is = variable ?? this.is(site, value);
      if (typeof is !== 'boolean') open[found++] = is;
      else if (is) known++;
    }
    if (found < open.length) open.length = found;
    return { open, known };
  }

  some(group: Group<V>): readonly (Bool | boolean)[] {
    const long = this.#long[group.number];
    if (long) return long;
    const { open, known } = this.of(group);
    return known > 0 ? TRUE : open;
  }

  when(condition: Bool | boolean, write: () => void): void {
    if (condition === false) return;
    if (condition !== true) this.#condition = condition;
    write();
    this.#condition = undefined;
  }

  clause(literals: readonly (Bool | boolean)[]): void {
    if (areOpen(literals)) this.#add(clause(literals));
    else if (!literals.includes(true)) this.#add(clause(literals.filter((one) => typeof one !== 'boolean')));
  }

  count(literals: readonly Bool[], least: number, most: number): void {
    if (most < 0) this.#add(clause([]));
    else if (least === most) {
      if (most > 0 || literals.length > 0) this.#add(exactly(most, literals));
    } else if (least <= 0) this.#add(atMost(most, literals));
    else this.#add(atLeast(least, literals));
  }

  sum(terms: readonly Term<Bool>[], total: number): void {
    this.#add(weightedSum(terms, '=', total));
  }

  native(literals: readonly Bool[], { constraint }: NativeFaces): void {
    this.#add(constraint(literals));
  }

  #add(constraint: Constraint): void {
    const added = this.#condition ? implies(this.#condition, constraint) : constraint;
    if (this.#written) this.#written.push(added);
    else this.#written = [added];
  }
}

/** Whether nothing is known of any of these yet: most clauses are so, and need no copy. */
function areOpen(literals: readonly (Bool | boolean)[]): literals is readonly Bool[] {
  for (let at = 0; at < literals.length; at++) if (typeof literals[at] === 'boolean') return false;
  return true;
}

/**
 * The places of the decisions in the order in which their variables are made: those of large regions first, because a
 * search that knows nothing yet begins with the first, and most follows from them. Undefined for the order they have. See
 * docs/decisions/0014.
 */
function largestFirst(decided: readonly (readonly number[])[]): readonly number[] | undefined {
  if (decided.every((cells) => cells.length === 1)) return undefined;
  return [...decided.keys()].sort((one, other) => decided[other]!.length - decided[one]!.length);
}
