import type { Literal } from '../atoms.ts';
import type { Task } from '../task.ts';
import { Givens } from './given.ts';
import { Needed } from './needed.ts';
import { Proofs, type WeighedProof } from './proofs.ts';
import { type Refuted, SeveralRules } from './several-rules.ts';
import type { Situation } from './situation.ts';
import type { RawStep } from './stepper.ts';
import { effortOf, weightOf } from './weight.ts';

/** Of the proofs that propagation finds, how many (those with the fewest rules) are shrunk, and how many are looked at closely. */
const SHRUNK = 80;
const CLOSELY = 4;
/** Two weights this close are about as easy. */
const ABOUT = 0.5;
/** Weights have two decimals. */
const SLIGHTLY = 0.01;
/** Steps of more rules settle one atom at a time. */
const TOGETHER = 4;

/** Where steps come from that need several rules at once but no search. */
export class ByPropagation {
  readonly #situation: Situation;
  readonly #several: SeveralRules;
  readonly #givens: Givens;
  readonly #needed: Needed;
  readonly #proofs: Proofs;
  #laid = false;

  constructor(situation: Situation) {
    this.#situation = situation;
    const clean = situation.newDesk();
    this.#several = new SeveralRules(situation, clean);
    this.#givens = new Givens(situation, clean);
    this.#needed = new Needed(situation, this.#several);
    this.#proofs = new Proofs(situation.scopes);
  }

  /** These atoms are known from now on. */
  settled(atoms: readonly number[]): void {
    this.#proofs.settled(atoms);
    this.#laid = false;
  }

  /** The easiest step; undefined if there is none, or no time. */
  *easiest(): Task<RawStep | undefined> {
    this.#lay();
    const { enough, pause } = this.#situation.deadline;
    const ready = this.#proofs.ready;
    const isReady = new Set(ready.map(({ proof }) => proof.literal.atom));
    const found = this.#several.all((atom) => isReady.has(atom));
    const proofs = [...ready.map(({ proof }) => proof), ...found.map((proof) => this.#shortest(proof))];
    yield pause;
    const weighed: WeighedProof[] = [];
    let bound = Number.POSITIVE_INFINITY;
    for (const proof of proofs.sort(this.#cheapest).slice(0, SHRUNK)) {
      if (enough()) break;
      const one = this.#weighed(proof, bound);
      if (!one.shrunk) continue;
      weighed.push(one);
      bound = Math.min(bound, one.weight + ABOUT);
    }
    yield pause;
    const easy = weighed
      .filter(({ weight }) => weight <= bound)
      .sort((a, b) => a.weight - b.weight || a.proof.literal.atom - b.proof.literal.atom);
    let best: RawStep | undefined;
    for (const one of easy.slice(0, CLOSELY)) {
      if (best && (one.weight > best.weight || enough())) break;
      one.step ??= this.#stepOf(one.proof, 1);
      if (!best || one.step.weight < best.weight) best = one.step;
      yield pause;
    }
    return best && { ...best, choices: easy.length };
  }

  /** The step to a literal that propagation proves from these rules, or fewer; undefined if it does not. */
  stepTo(literal: Literal, rules: readonly number[], choices: number): RawStep | undefined {
    this.#lay();
    const used = this.#several.refutes(rules, literal);
    return used && this.#stepOf(this.#several.shrunk({ literal, rules: used }).proof, choices);
  }

  /** Lays down what is known, if that has changed. */
  #lay(): void {
    if (!this.#laid) this.#several.lay();
    this.#laid = true;
  }

  /** This proof, or one of the same literal that was kept and has fewer rules. */
  #shortest(proof: Refuted): Refuted {
    const last = this.#proofs.last(proof.literal.atom)?.proof;
    return last && this.#cost(last) <= this.#cost(proof) ? last : proof;
  }

  readonly #cheapest = (one: Refuted, other: Refuted): number =>
    this.#cost(one) - this.#cost(other) || one.literal.atom - other.literal.atom;

  #cost({ rules }: Refuted): number {
    let cost = 0;
    for (const rule of rules) cost += this.#situation.scopes.large[rule] ? 4 : 1;
    return cost;
  }

  #weighed(proof: Refuted, bound: number): WeighedProof {
    const good = this.#proofs.good(proof.literal.atom);
    if (good && good.proof === proof && (good.shrunk || good.weight > bound)) return good;
    const { proof: shorter, shrunk } = this.#several.shrunk(proof, bound);
    const weight = shrunk
      ? weightOf(effortOf(this.#situation, shorter.rules, { depth: this.#several.depth(shorter) }))
      : bound + SLIGHTLY;
    const weighed = { proof: shorter, shrunk, weight };
    this.#proofs.keep(weighed);
    return weighed;
  }

  /**
   * The whole step. A proof by propagation may use rules that others imply: they are not named, but the chain is as
   * long as it is with them.
   */
  #stepOf(proof: Refuted, choices: number): RawStep {
    const { literal } = proof;
    const { rules } = this.#needed.shrunk(proof);
    let literals = [literal];
    let given: readonly number[];
    if (this.#several.refutes(rules, literal)) {
      given = this.#givens.of(rules, literals);
      literals = this.#together({ literal, rules }, given);
      if (literals.length > 1) given = this.#givens.of(rules, literals);
    } else given = this.#givenBySearch(rules, literal, this.#givens.of(proof.rules, literals));
    const effort = effortOf(this.#situation, rules, {
      given: given.length,
      depth: this.#several.depth(proof),
      settled: literals.length,
    });
    return { rules, literals, given, effort, weight: weightOf(effort), choices };
  }

  /** Known atoms that suffice where propagation alone does not see it: these few, if they do. */
  #givenBySearch(rules: readonly number[], literal: Literal, few: readonly number[]): readonly number[] {
    const { learner, deadline } = this.#situation;
    const all = this.#situation.stated();
    for (const given of [few, all]) {
      const proof = learner?.prove(rules, this.#situation.facts(given), literal, deadline.limits);
      if (proof?.status === 'follows') return proof.given.sort((a, b) => a - b);
    }
    return all;
  }

  /** What the same rules force besides, each needing all of them. */
  #together({ rules, literal }: Refuted, given: readonly number[]): Literal[] {
    const [first] = rules;
    if (rules.length > TOGETHER) return [literal];
    const { scopes } = this.#situation;
    const open = scopes.union(rules).filter((atom) => this.#situation.isOpen(atom) && atom !== literal.atom);
    const found = [literal];
    if (rules.length === 1 && first !== undefined && scopes.large[first]) {
      found.push(...this.#givens.forced(rules, given, open));
    } else {
      for (const other of this.#several.forced(rules, open)) {
        if (other.rules.length < rules.length) continue;
        if (this.#needed.all(rules, other.literal)) found.push(other.literal);
      }
    }
    return found.sort((a, b) => a.atom - b.atom);
  }
}
