import type { Decision, Puzzle } from '../../puzzles/puzzle.ts';
import { compile } from '../compile.ts';
import type { Task } from '../task.ts';
import { ByPropagation } from './by-propagation.ts';
import { BySearch, type Searched } from './by-search.ts';
import type { Deadline } from './deadline.ts';
import { Desk, type Literal } from './desk.ts';
import { Givens } from './given.ts';
import { Learner } from './learner.ts';
import { type Forced, OneRule } from './one-rule.ts';
import { Scopes } from './scopes.ts';
import { type Effort, effortOf, weightOf } from './weight.ts';

/** A step in the numbers of rules and decisions. */
export interface RawStep {
  readonly rules: readonly number[];
  readonly literals: readonly Literal[];
  /** Known decisions that it uses. */
  readonly given: readonly number[];
  readonly effort: Effort;
  readonly weight: number;
  readonly choices: number;
}

/**
 * What is known of a board, and the easiest step from there: what one rule forces; else what several rules force by
 * propagation; else what only a search shows.
 */
export class Stepper<G, V extends string> {
  readonly decisions: readonly Decision[];
  readonly scopes: Scopes;
  /** The value of each decision, -1 while it is open. */
  readonly known: Int8Array;
  readonly #puzzle: Puzzle<G, V>;
  readonly #grid: G;
  readonly #deadline: Deadline;
  readonly #small: Desk;
  /** Never used but to be copied; absent where it cannot be. */
  readonly #blank: Desk | undefined;
  readonly #oneRule: OneRule;
  /** The known decisions that a rule uses for what it forces now. */
  readonly #givenOf = new Map<Forced, number[]>();
  /** Made when they are first needed: many boards are measured without. */
  #givens: Givens | undefined;
  #several: ByPropagation | undefined;
  #search: BySearch | undefined;
  #learner: Learner | undefined;
  #recent = new Set<number>();
  #open: number;

  constructor(puzzle: Puzzle<G, V>, grid: G, known: readonly Literal[], deadline: Deadline) {
    this.#puzzle = puzzle;
    this.#grid = grid;
    this.#deadline = deadline;
    const compiled = compile(puzzle, grid, 'guarded');
    this.decisions = compiled.model.decisions;
    this.scopes = new Scopes(compiled);
    this.known = new Int8Array(compiled.variables.length).fill(-1);
    for (const { decision, value } of known) this.known[decision] = value;
    this.#open = this.known.length - known.length;
    this.#small = Desk.from(compiled);
    this.#blank = this.#small.copy();
    this.#small.off(this.scopes.largeRules);
    this.#small.suppose(known);
    this.#oneRule = new OneRule(this.#small, this.scopes, this.known);
  }

  /** How many decisions are open. */
  get open(): number {
    return this.#open;
  }

  /** These facts are known from now on. */
  take(literals: readonly Literal[]): void {
    for (const { decision, value } of literals) this.known[decision] = value;
    this.#open -= literals.length;
    this.#small.suppose(literals);
    const decisions = literals.map(({ decision }) => decision);
    this.#oneRule.settled(decisions);
    this.#several?.settled(decisions);
    this.#search?.settled(decisions);
    this.#recent = new Set(decisions);
  }

  /** Takes all that single rules force, one after the other, in no order that a person would follow. */
  takeSingles(): void {
    for (;;) {
      const forced = this.#oneRule.refresh(this.#deadline.enough);
      if (forced.size === 0) return;
      const literals = new Map<number, Literal>();
      for (const one of forced.values())
        for (const literal of one.literals) literals.set(literal.decision, literal);
      this.take([...literals.values()]);
    }
  }

  /**
   * The easiest step. Undefined: there is none, or the deadline has passed. `common` is what all solutions share: what
   * to search for where propagation finds nothing.
   */
  *next(common: Int8Array | undefined): Task<RawStep | undefined> {
    const single = this.#single();
    if (single || this.#deadline.enough()) return single;
    const several = yield* this.#byPropagation.easiest();
    if (several || this.#deadline.enough()) return several;
    if (!common) return undefined;
    const found = yield* this.#bySearch.easiest(common);
    return found && this.#searchedStep(found);
  }

  /** Rules that together refute a literal, few of them; undefined if the deadline passes or they do not. */
  *refutation(literal: Literal): Task<RawStep | undefined> {
    const step = this.#byPropagation.stepTo(literal, [...this.scopes.ofRule.keys()], 1);
    if (step) return step;
    const found = yield* this.#bySearch.of(literal);
    return found && this.#searchedStep(found);
  }

  get learner(): Learner {
    this.#learner ??= Learner.of(this.#puzzle, this.#grid);
    return this.#learner;
  }

  #single(): RawStep | undefined {
    const forced = this.#oneRule.refresh(this.#deadline.enough);
    let best: { one: Forced; weight: number; follows: boolean } | undefined;
    for (const one of forced.values()) {
      const given = this.#givenOf.get(one) ?? this.#givensOfOne.of([one.rule], one.literals);
      this.#givenOf.set(one, given);
      const weight = weightOf(singleEffort(one, given));
      if (best && weight > best.weight) continue;
      // Of equally easy steps, one that goes on from the last is easier to follow.
      const follows = given.some((decision) => this.#recent.has(decision));
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
    const literals = [...one.literals].sort((a, b) => a.decision - b.decision);
    const effort = singleEffort(one, given);
    return { rules: [one.rule], literals, given, effort, weight, choices: forced.size };
  }

  #searchedStep({ rules, literal, given, choices }: Searched): RawStep {
    // What a search found may be there to see once the rules are few.
    const step = this.#byPropagation.stepTo(literal, rules, choices);
    if (step) return step;
    const effort = effortOf(rules, this.scopes, this.known, { given: given.length, cases: true });
    return { rules, literals: [literal], given, effort, weight: weightOf(effort), choices };
  }

  #newDesk(): Desk {
    return this.#blank?.copy() ?? Desk.of(this.#puzzle, this.#grid);
  }

  get #givensOfOne(): Givens {
    this.#givens ??= new Givens(this.#newDesk(), this.scopes, this.known);
    return this.#givens;
  }

  get #bySearch(): BySearch {
    this.#search ??= new BySearch(this.learner, this.scopes, this.known, this.#deadline);
    return this.#search;
  }

  /** Nothing else shares its desks, so that it finds the same steps however single rules were taken in between. */
  get #byPropagation(): ByPropagation {
    this.#several ??= new ByPropagation(
      () => this.#newDesk(),
      this.scopes,
      this.known,
      this.#deadline,
      () => this.learner,
    );
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
