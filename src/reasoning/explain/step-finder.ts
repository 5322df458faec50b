import type { Literal } from '../atoms.ts';
import { keepBoard } from '../kept-boards.ts';
import type { Task } from '../task.ts';
import { ChainSteps } from './chain-steps.ts';
import { FewestFacts } from './fewest-facts.ts';
import type { RawChain } from './raw-chain.ts';
import { type Forced, SingleRuleSteps } from './single-rule-steps.ts';
import type { Situation } from './situation.ts';
import { type Effort, weightOf } from './step-weight.ts';

/** A step in the numbers of rules and atoms. */
export interface RawStep {
  /** None where the last value left for a site is all there is to see: see docs/decisions/0012. */
  readonly rules: readonly number[];
  readonly literals: readonly Literal[];
  /** Known atoms that it uses. */
  readonly given: readonly number[];
  /** Present where no single rule gives it. */
  readonly chain?: RawChain;
  /** Present where no chain short enough to be told does either: the cases of a search. */
  readonly searched?: number;
  readonly effort: Effort;
  readonly weight: number;
  readonly choices: number;
}

type Cost = Pick<RawStep, 'given' | 'effort' | 'weight'>;

/**
 * The easiest step from a situation: the last value left for a site; else what one rule forces; else what a lemma
 * forces; else what a rule about the whole board forces or a chain of rules shows; else a chain that splits into cases; else a search.
 */
export class StepFinder {
  readonly #situation: Situation;
  readonly #oneRule: SingleRuleSteps;
  readonly #oneLemma: SingleRuleSteps;
  /** The known atoms that a rule uses for what it forces now, and what that weighs. */
  readonly #costOf = new Map<Forced, Cost>();
  /** Made when they are first needed: many boards are measured without. */
  #ownFewestFacts: FewestFacts | undefined;
  #ownChains: ChainSteps | undefined;
  #recent = new Set<number>();

  constructor(situation: Situation) {
    this.#situation = situation;
    const answers = () => this.#fewestFacts.answers;
    this.#oneRule = new SingleRuleSteps(situation, answers, false);
    this.#oneLemma = new SingleRuleSteps(situation, answers, true);
    keepBoard('explained', this, situation.atoms.count);
  }

  /** These facts are known from now on. */
  take(literals: readonly Literal[]): void {
    const learned = this.#situation.learn(literals);
    const atoms: number[] = [];
    for (const { atom } of learned) atoms.push(atom);
    this.#oneRule.settled(atoms);
    this.#oneLemma.settled(atoms);
    this.#ownChains?.settled();
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
   * to split into cases for if no straight chain is found.
   */
  *next(common: Int8Array | undefined): Task<RawStep | undefined> {
    const { deadline } = this.#situation;
    const single = this.#lastValue() ?? this.#single(this.#oneRule) ?? this.#single(this.#oneLemma);
    if (single || deadline.enough()) return single;
    const straight = yield* this.#chains.easiest();
    if (straight || deadline.enough() || !common) return straight;
    return yield* this.#chains.beyond(common);
  }

  /** The step to a literal, whatever else would be easier; undefined if the deadline passes or it does not follow. */
  *proof(literal: Literal): Task<RawStep | undefined> {
    return yield* this.#chains.stepTo(literal);
  }

  #lastValue(): RawStep | undefined {
    const { atoms, known } = this.#situation;
    const atom = atoms.lastValue(known);
    if (atom === undefined) return undefined;
    const given = atoms.siblings(atom);
    const effort = {
      given: given.length,
      leaves: 0,
      hidden: false,
      links: 0,
      depth: 0,
      large: 0,
      lemmas: 0,
      branching: 0,
    };
    return { rules: [], literals: [{ atom, value: 1 }], given, effort, weight: weightOf(effort), choices: 1 };
  }

  #single(by: SingleRuleSteps): RawStep | undefined {
    const forced = by.refresh();
    let best: { one: Forced; cost: Cost; follows: boolean } | undefined;
    for (const one of forced.values()) {
      const cost = this.#costOf.get(one) ?? this.#cost(one);
      const { weight } = cost;
      if (best && weight > best.cost.weight) continue;
      // Of equally easy steps, one that goes on from the last is easier to follow.
      const follows = cost.given.some((atom) => this.#recent.has(atom));
      const better =
        !best ||
        weight < best.cost.weight ||
        (follows && !best.follows) ||
        (follows === best.follows && one.rule < best.one.rule);
      if (better) best = { one, cost, follows };
    }
    if (!best) {
      this.#costOf.clear();
      return undefined;
    }
    const { one, cost } = best;
    const literals = [...one.literals].sort((a, b) => a.atom - b.atom);
    return { rules: [one.rule], literals, ...cost, choices: forced.size };
  }

  #cost(one: Forced): Cost {
    const given = this.#given(one);
    const effort = this.#effort(one, given);
    const cost = { given, effort, weight: weightOf(effort) };
    this.#costOf.set(one, cost);
    return cost;
  }

  #effort({ rule, plain, leaves }: Forced, given: readonly number[]): Effort {
    const { lemma, glance } = this.#situation.scopes;
    const lemmas = lemma[rule] && !glance[rule] ? 1 : 0;
    return {
      given: given.length,
      leaves,
      hidden: !plain,
      links: 1,
      depth: 1,
      large: 0,
      lemmas,
      branching: 0,
    };
  }

  #given({ rule, literals }: Forced): number[] {
    // A count is reached by all that are 1, or just missed by all that are 0: none of them can be left out.
    if (this.#situation.scopes.bounds[rule]) {
      const opposed = 1 - literals[0]!.value;
      return this.#situation.scopes.ofRule[rule]!.filter((atom) => this.#situation.known[atom] === opposed);
    }
    return this.#fewestFacts.fewest(rule, literals, []).map(({ atom }) => atom);
  }

  get #fewestFacts(): FewestFacts {
    this.#ownFewestFacts ??= new FewestFacts(this.#situation);
    return this.#ownFewestFacts;
  }

  get #chains(): ChainSteps {
    this.#ownChains ??= new ChainSteps(this.#situation, this.#fewestFacts);
    return this.#ownChains;
  }
}
