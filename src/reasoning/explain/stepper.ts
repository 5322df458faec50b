import type { Literal } from '../atoms.ts';
import type { Task } from '../task.ts';
import { ByPropagation } from './by-propagation.ts';
import { BySearch, type Searched } from './by-search.ts';
import type { Desk } from './desk.ts';
import { Givens } from './given.ts';
import { type Forced, OneRule } from './one-rule.ts';
import type { Situation } from './situation.ts';
import { type Effort, effortOf, weightOf } from './weight.ts';

/** A step in the numbers of rules and atoms. */
export interface RawStep {
  /** None where the last value left for a site is all there is to see: see docs/decisions/0012. */
  readonly rules: readonly number[];
  readonly literals: readonly Literal[];
  /** Known atoms that it uses. */
  readonly given: readonly number[];
  readonly effort: Effort;
  readonly weight: number;
  readonly choices: number;
}

/**
 * The easiest step from a situation: the last value left for a site; else what one rule forces; else what several
 * rules force by propagation; else what only a search shows.
 */
export class Stepper {
  readonly #situation: Situation;
  readonly #small: Desk;
  readonly #oneRule: OneRule;
  /** The known atoms that a rule uses for what it forces now. */
  readonly #givenOf = new Map<Forced, number[]>();
  /** Made when they are first needed: many boards are measured without. */
  #givens: Givens | undefined;
  #several: ByPropagation | undefined;
  #search: BySearch | undefined;
  #recent = new Set<number>();

  constructor(situation: Situation) {
    this.#situation = situation;
    this.#small = situation.newDesk();
    this.#small.off(situation.scopes.largeRules);
    this.#small.suppose(situation.facts());
    this.#oneRule = new OneRule(situation, this.#small);
  }

  /** These facts are known from now on. */
  take(literals: readonly Literal[]): void {
    const learned = this.#situation.learn(literals);
    this.#small.suppose(learned);
    const atoms = learned.map(({ atom }) => atom);
    this.#oneRule.settled(atoms);
    this.#several?.settled(atoms);
    this.#search?.settled(atoms);
    this.#recent = new Set(atoms);
  }

  /** Takes all that single rules force, one after the other, in no order that a person would follow. */
  takeSingles(): void {
    for (;;) {
      const last = this.#lastValue();
      const literals = new Map<number, Literal>(last?.literals.map((literal) => [literal.atom, literal]));
      if (!last) {
        for (const one of this.#oneRule.refresh().values())
          for (const literal of one.literals) literals.set(literal.atom, literal);
      }
      if (literals.size === 0) return;
      this.take([...literals.values()]);
    }
  }

  /**
   * The easiest step. Undefined: there is none, or the deadline has passed. `common` is what all solutions share: what
   * to search for where propagation finds nothing.
   */
  *next(common: Int8Array | undefined): Task<RawStep | undefined> {
    const { deadline } = this.#situation;
    const single = this.#lastValue() ?? this.#single();
    if (single || deadline.enough()) return single;
    const several = yield* this.#byPropagation.easiest();
    if (several || deadline.enough()) return several;
    if (!common) return undefined;
    const found = yield* this.#bySearch.easiest(common);
    return found && this.#searchedStep(found);
  }

  /** Rules that together force a literal, few of them; undefined if the deadline passes or they do not. */
  *proof(literal: Literal): Task<RawStep | undefined> {
    const step = this.#byPropagation.stepTo(literal, [...this.#situation.scopes.ofRule.keys()], 1);
    if (step) return step;
    const found = yield* this.#bySearch.of(literal);
    return found && this.#searchedStep(found);
  }

  #lastValue(): RawStep | undefined {
    const { atoms, known } = this.#situation;
    const atom = atoms.lastValue(known);
    if (atom === undefined) return undefined;
    const given = atoms.siblings(atom);
    const effort = {
      small: 0,
      large: 0,
      given: given.length,
      leaves: 0,
      hidden: false,
      depth: 0,
      cases: false,
    };
    return { rules: [], literals: [{ atom, value: 1 }], given, effort, weight: weightOf(effort), choices: 1 };
  }

  #single(): RawStep | undefined {
    const forced = this.#oneRule.refresh();
    let best: { one: Forced; weight: number; follows: boolean } | undefined;
    for (const one of forced.values()) {
      const given = this.#givenOf.get(one) ?? this.#givensOfOne.of([one.rule], one.literals);
      this.#givenOf.set(one, given);
      const weight = weightOf(singleEffort(one, given));
      if (best && weight > best.weight) continue;
      // Of equally easy steps, one that goes on from the last is easier to follow.
      const follows = given.some((atom) => this.#recent.has(atom));
      const better =
        !best ||
        weight < best.weight ||
        (follows && !best.follows) ||
        (follows === best.follows && one.rule < best.one.rule);
      if (better) best = { one, weight, follows };
    }
    if (!best) {
      this.#givenOf.clear();
      return undefined;
    }
    const { one, weight } = best;
    const given = this.#givenOf.get(one)!;
    const literals = [...one.literals].sort((a, b) => a.atom - b.atom);
    const effort = singleEffort(one, given);
    return { rules: [one.rule], literals, given, effort, weight, choices: forced.size };
  }

  #searchedStep({ rules, literal, given, choices }: Searched): RawStep {
    // What a search found may be there to see once the rules are few.
    const step = this.#byPropagation.stepTo(literal, rules, choices);
    if (step) return step;
    const effort = effortOf(this.#situation, rules, { given: given.length, cases: true });
    return { rules, literals: [literal], given, effort, weight: weightOf(effort), choices };
  }

  get #givensOfOne(): Givens {
    this.#givens ??= new Givens(this.#situation, this.#situation.newDesk());
    return this.#givens;
  }

  get #bySearch(): BySearch {
    this.#search ??= new BySearch(this.#situation);
    return this.#search;
  }

  /** Nothing else shares its desks, so that it finds the same steps however single rules were taken in between. */
  get #byPropagation(): ByPropagation {
    this.#several ??= new ByPropagation(this.#situation);
    return this.#several;
  }
}

const singleEffort = ({ plain, leaves }: Forced, given: readonly number[]): Effort => ({
  small: 1,
  large: 0,
  given: given.length,
  leaves,
  hidden: !plain,
  depth: 1,
  cases: false,
});
