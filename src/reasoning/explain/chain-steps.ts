import { type Literal, opposite } from '../atoms.ts';
import type { Task } from '../task.ts';
import { CaseSteps } from './case-steps.ts';
import { ChainSearch } from './chain-search.ts';
import type { FewestFacts } from './fewest-facts.ts';
import { knownOf, provedBy, type RawChain, rulesOf } from './raw-chain.ts';
import type { RulePropagation } from './rule-propagation.ts';
import { SearchSteps } from './search-steps.ts';
import type { Situation } from './situation.ts';
import type { RawStep } from './step-finder.ts';
import { effortOf, weightOf } from './step-weight.ts';
import type { Trace } from './trace.ts';

/** Of the suppositions that propagation refutes, how many (those that fall soonest) are followed rule by rule. */
const FOLLOWED = 12;
/** And for how many of these, those that end in the fewest rounds, the chain is built. */
const BUILT = 4;
/** Suppositions for which rules are looked at more closely before the search splits into cases. */
const CLOSELY = 24;
/** Two weights this close are about as easy. */
const ABOUT = 0.5;

/** A step as far as it matters for comparing, and how to make it with exactly the facts that it needs. */
interface Candidate {
  readonly step: RawStep;
  readonly exactly: () => RawStep;
}

/** A supposition that propagation refutes, and by how many inferences. */
interface Refuted {
  readonly supposed: Literal;
  readonly inferences: number;
}

const soonest = (a: Refuted, b: Refuted): number =>
  a.inferences - b.inferences || a.supposed.atom - b.supposed.atom;

/**
 * Steps that no single rule gives: suppose the opposite of each open value and see whether propagation runs into a
 * contradiction. Those that do so soonest are followed rule by rule, and the easiest chain is the step.
 */
export class ChainSteps {
  readonly #situation: Situation;
  readonly #fewestFacts: FewestFacts;
  /** Every rule is on, and what is known is assumed. Not shared: what propagation uses depends on what it was asked before. */
  readonly #all: RulePropagation;
  /** What is known is assumed, and every rule about the whole board is open. */
  readonly #open: RulePropagation;
  readonly #search: ChainSearch;
  readonly #branches: CaseSteps;
  readonly #searches: SearchSteps;
  #laid = false;
  /** Suppositions that were refuted the last time, and the fewest inferences when all were tried. */
  #fallen: Refuted[] = [];
  #easy = 0;

  constructor(situation: Situation, fewestFacts: FewestFacts) {
    this.#situation = situation;
    this.#fewestFacts = fewestFacts;
    this.#all = situation.newPropagation();
    this.#open = situation.newPropagation('large');
    this.#search = new ChainSearch(situation, this.#open, fewestFacts);
    this.#branches = new CaseSteps(situation, this.#all, this.#search, fewestFacts);
    this.#searches = new SearchSteps(situation);
  }

  /** What is known has changed. */
  settled(): void {
    this.#laid = false;
  }

  /** The easiest step; undefined if there is none, or no time. */
  *easiest(): Task<RawStep | undefined> {
    const { enough, pause } = this.#situation.deadline;
    this.#lay();
    const refused = this.#refused();
    if (refused.length > 0) return this.#best(refused);
    const found: Candidate[] = this.#fewestFacts.roughly(() => [...this.#byLargeRules()]);
    const refuted = this.#refuted();
    yield pause;
    const traces: Trace[] = [];
    for (const { supposed } of refuted.slice(0, FOLLOWED)) {
      if (enough()) break;
      const trace = this.#search.broken(supposed, { before: traces[BUILT - 1]?.rounds });
      if (trace) traces.push(trace);
      traces.sort((a, b) => a.rounds - b.rounds);
      yield pause;
    }
    for (const trace of traces.slice(0, BUILT)) {
      if (enough()) break;
      found.push(this.#candidate(trace));
      yield pause;
    }
    return this.#best(found);
  }

  /**
   * The easiest step to one of the values that all solutions share, where propagation refutes nothing: a chain in which
   * rules are looked at more closely, else one that splits into cases, else a search.
   */
  *beyond(common: Int8Array): Task<RawStep | undefined> {
    const { enough, pause } = this.#situation.deadline;
    this.#lay();
    const wrong = this.#branches.promising(this.#wrong(common));
    const found: Candidate[] = [];
    for (const supposed of wrong.slice(0, CLOSELY)) {
      if (enough() || found.length === BUILT) break;
      const trace = this.#search.broken(supposed, { hidden: true });
      if (trace) found.push(this.#candidate(trace));
      yield pause;
    }
    if (found.length > 0) return this.#best(found);
    if (enough()) return undefined;
    const chain = yield* this.#branches.easiest(wrong);
    if (chain) return this.#stepOf(chain);
    return enough() ? undefined : yield* this.#searches.easiest(wrong);
  }

  /** The suppositions that no solution allows. */
  #wrong(common: Int8Array): Literal[] {
    const wrong: Literal[] = [];
    for (const [atom, value] of this.#situation.known.entries()) {
      if (value < 0 && common[atom]! >= 0) wrong.push({ atom, value: common[atom] === 1 ? 0 : 1 });
    }
    return wrong;
  }

  #candidate(trace: Trace): Candidate {
    const step = this.#fewestFacts.roughly(() => this.#stepOf(this.#search.chainOf(trace)));
    return { step, exactly: () => this.#stepOf(this.#search.chainOf(trace)) };
  }

  /** The easiest, with exactly the facts that it needs. */
  #best(found: readonly Candidate[]): RawStep | undefined {
    const sorted = found.toSorted(
      ({ step: a }, { step: b }) => a.weight - b.weight || a.literals[0]!.atom - b.literals[0]!.atom,
    );
    const [best] = sorted;
    if (!best) return undefined;
    const choices = sorted.filter(({ step }) => step.weight <= best.step.weight + ABOUT).length;
    return { ...best.exactly(), choices };
  }

  /** The step to a literal, straight, with branches or by a search; undefined if it does not follow, or there is no time. */
  *stepTo(literal: Literal): Task<RawStep | undefined> {
    this.#lay();
    const supposed = opposite(literal);
    const trace = this.#search.broken(supposed) ?? this.#search.broken(supposed, { hidden: true });
    const chain = trace ? this.#search.chainOf(trace) : yield* this.#branches.refutation(supposed);
    if (chain) return this.#stepOf(chain);
    return this.#situation.deadline.enough() ? undefined : yield* this.#searches.easiest([supposed]);
  }

  /** Assumes what is known, if that has changed. */
  #lay(): void {
    if (this.#laid) return;
    const facts = this.#situation.facts();
    this.#all.back(0);
    this.#all.on([...this.#situation.scopes.ofRule.keys()]);
    this.#all.suppose(facts);
    this.#open.back(0);
    this.#open.suppose(facts);
    this.#laid = true;
  }

  /** What is seen at a glance to break a rule about the whole board. */
  #refused(): Candidate[] {
    const { scopes, rules, board, atoms } = this.#situation;
    const found: Candidate[] = [];
    for (const rule of scopes.largeRules) {
      const refused = rules[rule]!.refused?.(board);
      for (const supposed of refused ? atoms.literalsOf(refused) : []) {
        const trace = found.length < BUILT ? this.#search.broken(supposed) : undefined;
        if (trace?.broken.includes(rule)) found.push(this.#candidate(trace));
      }
    }
    return found;
  }

  /** What a rule about the whole board forces by itself: of all that, what needs the fewest known facts. */
  *#byLargeRules(): Generator<Candidate> {
    const { scopes } = this.#situation;
    for (const rule of scopes.largeRules) {
      const literals: Literal[] = [];
      if (this.#open.on([rule])) {
        for (const atom of scopes.ofRule[rule]!) {
          const value = this.#open.valueOf(atom);
          if (value >= 0 && this.#situation.isOpen(atom)) literals.push({ atom, value: value as 0 | 1 });
        }
      }
      this.#open.back();
      const [first] = this.#fewestFacts.cheapest(rule, literals);
      if (!first) continue;
      const exactly = (): RawStep => this.#largeStep(rule, first, literals);
      yield { step: exactly(), exactly };
    }
  }

  #largeStep(rule: number, first: Literal, literals: readonly Literal[]): RawStep {
    const given = this.#fewestFacts.fewest(rule, [first], []);
    const facts = literals.filter((one) => one === first || this.#fewestFacts.seen(rule, given, one));
    const effort = {
      given: given.length,
      leaves: 0,
      hidden: false,
      links: 1,
      depth: 1,
      large: 1,
      lemmas: 0,
      branching: 0,
    };
    return {
      rules: [rule],
      literals: facts,
      given: given.map(({ atom }) => atom),
      effort,
      weight: weightOf(effort),
      choices: 1,
    };
  }

  #stepOf(chain: RawChain): RawStep {
    const given = knownOf(chain, (atom) => this.#situation.isOpen(atom));
    const effort = effortOf(chain, given.length, this.#situation.scopes);
    const weight = weightOf(effort);
    return { rules: rulesOf(chain), literals: [provedBy(chain)], given, chain, effort, weight, choices: 1 };
  }

  /**
   * Suppositions that propagation refutes, those first that take the fewest inferences. What was refuted once stays so:
   * all are tried again only when none is left, or none that is about as easy as when all were tried.
   */
  #refuted(): Refuted[] {
    const propagation = this.#all;
    const left: Refuted[] = [];
    for (const { supposed } of this.#fallen) {
      if (!this.#situation.isOpen(supposed.atom)) continue;
      if (!propagation.suppose([supposed]))
        left.push({ supposed, inferences: propagation.probe.inferences() });
      propagation.back();
    }
    left.sort(soonest);
    const [first] = left;
    if (first && first.inferences <= this.#easy) this.#fallen = left;
    else {
      this.#fallen = this.#allRefuted().sort(soonest);
      this.#easy = this.#fallen[0]?.inferences ?? 0;
    }
    return this.#fallen;
  }

  #allRefuted(): Refuted[] {
    const { known, deadline } = this.#situation;
    const propagation = this.#all;
    const refuted: Refuted[] = [];
    const open: number[] = [];
    for (const [atom, value] of known.entries()) if (value < 0) open.push(atom);
    // What follows from something that is not refuted is not refuted either.
    const possible = new Uint8Array(2 * known.length);
    for (const atom of open) {
      if (deadline.enough()) break;
      for (const value of [1, 0] as const) {
        if (possible[2 * atom + value]) continue;
        const good = propagation.supposeOne(atom, value);
        if (good) propagation.mark(possible);
        else refuted.push({ supposed: { atom, value }, inferences: propagation.probe.inferences() });
        propagation.back();
        if (!good) break;
      }
    }
    return refuted;
  }
}
