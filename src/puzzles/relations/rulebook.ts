import type { Constraint } from '../../engine/index.ts';
import type { FormulaBuilder, RuleSum } from '../formula.ts';
import type { PuzzleModel, Variables } from '../puzzle.ts';
import type { DecidedSites } from './decided-sites.ts';
import { EngineInk } from './engine-ink.ts';
import { FormulaInk } from './formula-ink.ts';
import { Group } from './group.ts';
import type { Relation } from './relation.ts';
import { type Kind, type RuleContext, StatedRule } from './stated-rule.ts';

/** What follows from adding up rules: a relation for a search, a sum for a formula. */
export interface Implied<V extends string> extends RuleSum {
  readonly relation: Relation<V>;
}

/** A puzzle's rules, from which its model and its formula are made. */
export interface Rulebook<G, V extends string> {
  sites(grid: G): DecidedSites<V>;
  /** Every rule instance of a board; what is near at hand comes first. */
  rules(grid: G, state: Stating<V>): readonly StatedRule<V>[];
  /** What follows from several rules at once, and people know by name: explanations alone use it. */
  lemmas?(grid: G, rules: readonly StatedRule<V>[], state: Stating<V>): readonly StatedRule<V>[];
  /** What follows from the rules and helps a search that learns; absent: nothing. */
  implied?(grid: G): readonly Implied<V>[];
  /** The side to try first of every atom. */
  readonly tryFirst: 0 | 1;
}

/** Where rules are written that may speak of the same group. */
interface Sharing<V extends string> extends RuleContext<V> {
  share(group: Group<V>, name: (sites: readonly number[]) => string): void;
}

/** Makes the rules of one board. */
export class Stating<V extends string> {
  readonly #context: Sharing<V>;
  #groups = 0;

  constructor(context: Sharing<V>) {
    this.#context = context;
  }

  get sites(): DecidedSites<V> {
    return this.#context.sites;
  }

  rule<At, R extends Relation<V>>(
    words: Kind<V, At, R>,
    at: At,
    relation: R,
    from?: readonly string[],
  ): StatedRule<V, At, R> {
    if (relation.define) this.#context.define(relation);
    return new StatedRule(this.#context, words, at, relation, from);
  }

  /**
   * A group that several rules speak of. If it is long, a variable of this name says whether a site has the value. All
   * of them must be shared before rules are written.
   */
  shared(sites: readonly number[], value: V, name: (sites: readonly number[]) => string): Group<V> {
    const group = new Group(sites, value, this.#groups++);
    this.#context.share(group, name);
    return group;
  }
}

/** The model of a board, and its ink for a setter that has more to say. */
export interface WrittenModel<V extends string> extends PuzzleModel<V> {
  readonly rules: readonly StatedRule<V>[];
  readonly ink: EngineInk<V>;
}

/** A board as decisions to take and rules to keep, over variables of the engine. */
export function modelOf<G, V extends string>(
  book: Rulebook<G, V>,
  grid: G,
  variables: Variables,
): WrittenModel<V> {
  const ink = new EngineInk(book.sites(grid), variables);
  const state = new Stating(ink);
  const rules = book.rules(grid, state);
  return {
    decisions: ink.decisions,
    rules,
    lemmas: book.lemmas && (() => book.lemmas!(grid, rules, state)),
    made: ink.made,
    definitions: ink.definitions,
    implied:
      book.implied &&
      ((): Constraint[] => book.implied!(grid).flatMap(({ relation }) => ink.constraintsOf(relation))),
    tryFirst: book.tryFirst,
    ink,
  };
}

/** The same rules as lines of a formula, each under the id of its rule. */
export function writeFormula<G, V extends string>(
  book: Rulebook<G, V>,
  grid: G,
  builder: FormulaBuilder,
): void {
  const ink = new FormulaInk(book.sites(grid), builder);
  for (const rule of book.rules(grid, new Stating(ink))) {
    builder.rule(rule);
    rule.relation.write(ink);
  }
  if (book.implied) builder.follows?.(() => book.implied!(grid));
}
