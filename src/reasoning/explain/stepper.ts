import type { Decision, Puzzle } from '../../puzzles/puzzle.ts';
import { compile } from '../compile.ts';
import type { Task } from '../task.ts';
import { BySearch, type Searched } from './by-search.ts';
import type { Deadline } from './deadline.ts';
import { Desk, type Literal } from './desk.ts';
import { Givens } from './given.ts';
import { Learner } from './learner.ts';
import { Needed } from './needed.ts';
import { type Forced, OneRule } from './one-rule.ts';
import { Proofs } from './proofs.ts';
import { Scopes } from './scopes.ts';
import { type Refuted, SeveralRules } from './several-rules.ts';
import { type Effort, weightOf } from './weight.ts';

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
 * A proof by propagation with no rule to spare, what it weighs at least, and the whole step once it was looked at.
 * Without a proof: it was heavier than anybody cared for then.
 */
interface Weighed {
  readonly proof?: Refuted;
  readonly weight: number;
  step?: RawStep;
}

/** Of the proofs that propagation finds, so many (those with the fewest rules) are shrunk, and so many looked at closely. */
const SHRUNK = 80;
const CLOSELY = 4;
/** Two weights this close are about as easy. */
const ABOUT = 0.5;
/** Weights have two decimals. */
const SLIGHTLY = 0.01;
/** Steps of more rules settle one decision at a time. */
const TOGETHER = 4;

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
  readonly #oneRule: OneRule;
  /** The known decisions that a rule uses for what it forces now. */
  readonly #givenOf = new Map<Forced, number[]>();
  readonly #proofs: Proofs<Weighed>;
  /** For single rules, and for several; made when they are first needed, for many boards need neither. */
  #givens: Givens | undefined;
  #givensOfSeveral: Givens | undefined;
  #several: SeveralRules | undefined;
  #laid = false;
  #learner: Learner | undefined;
  #recent = new Set<number>();
  #open: number;

  constructor(puzzle: Puzzle<G, V>, grid: G, known: readonly Literal[], deadline: Deadline) {
    this.#puzzle = puzzle;
    this.#grid = grid;
    this.#deadline = deadline;
    const compiled = compile(puzzle, grid, 'guarded');
    this.decisions = compiled.model.decisions;
    this.scopes = new Scopes(compiled.model);
    this.known = new Int8Array(compiled.variables.length).fill(-1);
    for (const { decision, value } of known) this.known[decision] = value;
    this.#open = this.known.length - known.length;
    this.#small = new Desk(compiled);
    this.#small.off([...this.scopes.large.keys()].filter((rule) => this.scopes.large[rule]));
    this.#small.suppose(known);
    this.#oneRule = new OneRule(this.#small, this.scopes, this.known);
    this.#proofs = new Proofs(this.scopes);
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
    this.#laid = false;
    const decisions = literals.map(({ decision }) => decision);
    this.#oneRule.settled(decisions);
    this.#proofs.settled(decisions);
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
    const several = yield* this.#byPropagation();
    if (several || this.#deadline.enough()) return several;
    if (!common) return undefined;
    const search = new BySearch(this.learner, this.scopes, this.known, this.#deadline);
    const found = yield* search.easiest(common);
    return found && this.#searchedStep(found);
  }

  /** Rules that together refute a literal, few of them; undefined if the deadline passes or they do not. */
  *refutation(literal: Literal): Task<RawStep | undefined> {
    const several = this.#severalRules();
    const all = [...this.scopes.ofRule.keys()];
    const used = several.refutes(all, literal);
    const proof = used && several.shrunk({ literal, rules: used });
    if (proof) return this.#stepOf(proof, 1);
    const search = new BySearch(this.learner, this.scopes, this.known, this.#deadline);
    const found = yield* search.of(literal);
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

  *#byPropagation(): Task<RawStep | undefined> {
    const several = this.#severalRules();
    const cost = ({ rules }: Refuted): number =>
      rules.reduce((sum, rule) => sum + (this.scopes.large[rule] ? 4 : 1), 0);
    const cheapest = (one: Refuted, other: Refuted): number =>
      cost(one) - cost(other) || one.literal.decision - other.literal.decision;
    const refuted = several.all(this.#deadline.enough).sort(cheapest);
    yield this.#deadline.pause;
    const weighed: Weighed[] = [];
    let bound = Number.POSITIVE_INFINITY;
    for (const found of refuted.slice(0, SHRUNK)) {
      if (this.#deadline.enough()) break;
      const one = this.#proofs.of(
        found,
        () => this.#weigh(found, bound),
        ({ proof, weight }) => proof !== undefined || weight > bound,
      );
      if (one.proof === undefined) continue;
      weighed.push(one);
      bound = Math.min(bound, one.weight + ABOUT);
    }
    yield this.#deadline.pause;
    const easy = weighed
      .filter(({ weight }) => weight <= bound)
      .sort((a, b) => a.weight - b.weight || a.proof!.literal.decision - b.proof!.literal.decision);
    let best: RawStep | undefined;
    for (const one of easy.slice(0, CLOSELY)) {
      if (best && (one.weight > best.weight || this.#deadline.enough())) break;
      one.step ??= this.#stepOf(one.proof!, 1);
      if (!best || one.step.weight < best.weight) best = one.step;
      yield this.#deadline.pause;
    }
    return best && { ...best, choices: easy.length };
  }

  #weigh(found: Refuted, bound: number): Weighed {
    const several = this.#severalRules();
    const proof = several.shrunk(found, bound);
    if (proof === undefined) return { weight: bound + SLIGHTLY };
    return { proof, weight: weightOf(this.#effort(proof, 0, several.depth(proof), false)) };
  }

  /**
   * The whole step. A proof by propagation may use rules that others imply: they are not named, but the chain is as
   * long as it is with them.
   */
  #stepOf(proof: Refuted, choices: number): RawStep {
    const { literal } = proof;
    const { rules } = this.#needed.shrunk(proof);
    const several = this.#severalRules();
    let literals = [literal];
    let given: readonly number[];
    if (several.refutes(rules, literal)) {
      given = this.#givensOfSeveral!.of(rules, literals);
      literals = this.#together({ literal, rules }, given);
      if (literals.length > 1) given = this.#givensOfSeveral!.of(rules, literals);
    } else given = this.#givenBySearch(rules, literal, this.#givensOfSeveral!.of(proof.rules, literals));
    const depth = several.depth(proof);
    const effort = this.#effort({ literal, rules }, given.length, depth, false, literals.length);
    return { rules, literals, given, effort, weight: weightOf(effort), choices };
  }

  /** Known decisions that suffice where propagation alone does not see it: these few, if they do. */
  #givenBySearch(rules: readonly number[], literal: Literal, few: readonly number[]): readonly number[] {
    const all = [...this.known.keys()].filter((decision) => this.known[decision]! >= 0);
    for (const given of [few, all]) {
      const facts = given.map((decision): Literal => ({ decision, value: this.known[decision] as 0 | 1 }));
      const proof = this.learner.prove(rules, facts, literal, this.#deadline.limits);
      if (proof.status === 'follows') return proof.given.sort((a, b) => a - b);
    }
    return all;
  }

  #searchedStep(found: Searched): RawStep {
    const { rules, literal, given, choices } = found;
    // What a search found may be there to see once the rules are few.
    if (this.#severalRules().refutes(rules, literal)) return this.#stepOf(found, choices);
    const effort = this.#effort(found, given.length, 0, true);
    return { rules, literals: [literal], given, effort, weight: weightOf(effort), choices };
  }

  /** What the same rules force besides, each needing all of them. */
  #together({ rules, literal }: Refuted, given: readonly number[]): Literal[] {
    const [first] = rules;
    if (rules.length > TOGETHER) return [literal];
    const scope = [...new Set(rules.flatMap((rule) => this.scopes.ofRule[rule]!))];
    const open = scope.filter((decision) => this.known[decision]! < 0 && decision !== literal.decision);
    const found = [literal];
    if (rules.length === 1 && first !== undefined && this.scopes.large[first]) {
      found.push(...this.#givensOfSeveral!.forced(rules, given, open));
    } else {
      const several = this.#severalRules();
      for (const decision of open) {
        for (const value of [0, 1] as const) {
          const other = { decision, value };
          if (several.refutes(rules, other)?.length !== rules.length) continue;
          if (this.#needed.all(rules, other)) found.push(other);
          break;
        }
      }
    }
    return found.sort((a, b) => a.decision - b.decision);
  }

  #effort({ rules }: Refuted, given: number, depth: number, cases: boolean, settled = 1): Effort {
    const large = rules.filter((rule) => this.scopes.large[rule]).length;
    const open = new Set<number>();
    for (const rule of rules) {
      if (this.scopes.large[rule]) continue;
      for (const decision of this.scopes.ofRule[rule]!) if (this.known[decision]! < 0) open.add(decision);
    }
    const leaves = Math.max(0, open.size - settled);
    return { small: rules.length - large, large, given, leaves, hidden: false, depth, cases };
  }

  get #needed(): Needed {
    return new Needed(this.#severalRules(), () => this.learner, this.scopes, this.known, this.#deadline);
  }

  get #givensOfOne(): Givens {
    this.#givens ??= new Givens(Desk.of(this.#puzzle, this.#grid), this.scopes, this.known);
    return this.#givens;
  }

  #severalRules(): SeveralRules {
    if (!this.#several) {
      const desk = (): Desk => Desk.of(this.#puzzle, this.#grid);
      const [clean, small] = [desk(), desk()];
      const open = this.scopes.large.includes(true) ? desk() : small;
      this.#several = new SeveralRules({ clean, small, open }, this.scopes, this.known);
      this.#givensOfSeveral = new Givens(clean, this.scopes, this.known);
    }
    if (!this.#laid) this.#several.lay();
    this.#laid = true;
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
