import { type Board, type Place, placeName, type Sentence } from '../../board/index.ts';
import type { Constraint } from '../../engine/index.ts';
import type { Mood, Rule, RuleStanding } from '../rule.ts';
import type { DecidedSites } from './decided-sites.ts';
import type { Relation, Standing } from './relation.ts';

/** What the rules of one board share: its sites, and how their constraints are made. */
export interface RuleContext<V extends string> {
  readonly sites: DecidedSites<V>;
  constraintsOf(relation: Relation<V>): Constraint[];
  /** Makes what the relation is written with besides the decisions. */
  define(relation: Relation<V>): void;
}

/**
 * A kind of rule: everything that a person reads of it, and where it is shown. `At` is where an instance stands: the
 * number of a site or cell, a place, or whatever a puzzle needs; for the last, `name` and `where` say what it means.
 */
export interface Kind<V extends string, At, R extends Relation<V>> {
  /** What the grader weighs: `clue`, `lit`, `sight` … */
  readonly kind: string;
  /** Instances are clues, which a setter may take away. */
  readonly isClue?: true;
  /** Players see instances at a glance: see `Rule`. */
  readonly atAGlance?: true;
  /** What follows the @ of an id; absent: the name of the place. */
  name?(rule: StatedRule<V, At, R>): string;
  /** What to light up; absent: the place where it stands and the relation's sites. */
  where?(rule: StatedRule<V, At, R>): readonly Place[];
  /** The place of the clue itself; absent: where the rule stands. */
  clue?(rule: StatedRule<V, At, R>): Place;
  sentence(rule: StatedRule<V, At, R>): Sentence;
  /** Why it cannot be kept. */
  tells(rule: StatedRule<V, At, R>, standing: StandingOf<R>, mood: Mood): Sentence;
}

/** How relations of a type stand. */
export type StandingOf<R> = R extends { stands(...of: never[]): infer S extends Standing } ? S : never;

/** One rule of a board: a relation, where it stands, and the words of its kind. */
export class StatedRule<V extends string, At = unknown, R extends Relation<V> = Relation<V>>
  implements Rule<V>
{
  readonly at: At;
  readonly relation: R;
  /** The ids of the rules that it follows from. */
  declare readonly from?: readonly string[];
  readonly #context: RuleContext<V>;
  readonly #words: Kind<V, At, R>;

  constructor(context: RuleContext<V>, words: Kind<V, At, R>, at: At, relation: R, from?: readonly string[]) {
    this.#context = context;
    this.#words = words;
    this.at = at;
    this.relation = relation;
    if (from) this.from = from;
  }

  get kind(): string {
    return this.#words.kind;
  }

  get id(): string {
    const { kind, name } = this.#words;
    if (this.place?.kind === 'board') return kind;
    return `${kind}@${name ? this.#words.name!(this) : placeName(this.place!)}`;
  }

  get sites(): DecidedSites<V> {
    return this.#context.sites;
  }

  /** The number of the site or cell where it stands; -1 if it stands elsewhere. */
  get site(): number {
    return typeof this.at === 'number' ? this.at : -1;
  }

  /** Where it stands, if that is a place. */
  get place(): Place | undefined {
    const { at } = this;
    if (typeof at === 'number') return this.sites.place(at);
    return isPlace(at) ? at : undefined;
  }

  get clue(): Place | undefined {
    if (!this.#words.isClue) return undefined;
    return this.#words.clue ? this.#words.clue(this) : this.place;
  }

  get atAGlance(): true | undefined {
    return this.#words.atAGlance;
  }

  refused(board: Board<V>): Board<V> | undefined {
    return this.atAGlance && this.relation.refused?.(board);
  }

  get where(): readonly Place[] {
    if (this.#words.where) return this.#words.where(this);
    const { at, place, sites } = this;
    const shown = this.relation.sites;
    const places = sites.places(shown);
    return place === undefined || (typeof at === 'number' && shown.includes(at))
      ? places
      : [place, ...places];
  }

  get sentence(): Sentence {
    return this.#words.sentence(this);
  }

  tells(board: Board<V>, mood: Mood): RuleStanding {
    const standing = this.relation.stands(board, this.sites) as StandingOf<R>;
    const { need, have }: Standing = standing;
    return { sentence: this.#words.tells(this, standing, mood), need, have };
  }

  holds(board: Board<V>): boolean {
    return this.relation.holds(board, this.sites);
  }

  get constraints(): readonly Constraint[] {
    return this.#context.constraintsOf(this.relation);
  }
}

const isPlace = (at: unknown): at is Place => typeof at === 'object' && at !== null && 'kind' in at;
