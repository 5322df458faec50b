import { type Literal, opposite } from '../atoms.ts';
import { findFilling } from './find-filling.ts';
import { neededFor } from './needed-for.ts';
import { RememberedFacts } from './remembered-facts.ts';
import { RuleAnswers } from './rule-answers.ts';
import type { RulePropagation } from './rule-propagation.ts';
import type { Situation } from './situation.ts';

/** Of more facts than these, propagation first says which it uses. */
const MANY = 24;

/** How many rules away from the question a filling is first looked for, with a rule about the whole board. */
const AROUND = 2;
const NEARBY_SUPPOSITIONS = 150;
/** Conflicts of the solver that learns; a fact that only a longer search could leave out helps the reader. */
const SEARCHED = 300;
/** The same for a rule that speaks of more atoms than these: there a conflict costs more, and fewer facts are spare. */
const WIDE = 300;
const SEARCHED_WIDELY = 100;
/** Fillings that are remembered of each rule about the whole board. */
const MEMORY = 500;

/** What is asked of a rule: whether it forces these facts, with these free ones. */
interface Asked {
  readonly rule: number;
  readonly facts: readonly Literal[];
  readonly free: readonly Literal[];
  readonly exact: boolean;
}

/** What one rule forces from some facts, and from how few: exactly, not only as far as propagation sees. */
export class FewestFacts {
  readonly #situation: Situation;
  /** Made when they are first needed: many boards are explained without. */
  #ownSmall: RulePropagation | undefined;
  #ownLarge: RulePropagation | undefined;
  readonly answers: RuleAnswers;
  readonly #remembered: RememberedFacts;
  /** False: of a rule about the whole board, as far as propagation sees. */
  #exact = true;
  /** What was asked exactly of rules about the whole board, which is the same whatever is known by now. */
  readonly #asked = new Map<string, boolean>();
  /** For each such rule some fillings that keep it: one that fits a question answers it. The oldest are forgotten. */
  readonly #fillings = new Map<number, Int8Array[]>();

  constructor(situation: Situation) {
    this.#situation = situation;
    this.answers = new RuleAnswers(situation, () => this.#small);
    this.#remembered = new RememberedFacts(situation);
  }

  get #small(): RulePropagation {
    this.#ownSmall ??= this.#situation.newPropagation('small');
    return this.#ownSmall;
  }

  /** The propagation to ask about a rule; between two questions nothing is assumed in it, and every rule is open. */
  #propagationOf(rule: number): RulePropagation {
    const { large } = this.#situation.scopes;
    if (!large[rule]) return this.#small;
    this.#ownLarge ??= this.#situation.newPropagation('large');
    return this.#ownLarge;
  }

  get isExact(): boolean {
    return this.#exact;
  }

  /** Runs something that only compares, for which the facts need not be the fewest. */
  roughly<T>(work: () => T): T {
    const before = this.#exact;
    this.#exact = false;
    const result = work();
    this.#exact = before;
    return result;
  }

  /**
   * Of these literals and all that is known, which suffice, those that are to be avoided left out first: without any one
   * of what is left the rule does not force all the facts.
   */
  fewest(rule: number, facts: readonly Literal[], avoided: readonly Literal[]): readonly Literal[] {
    const free = this.#situation.statedOf(rule);
    if (!this.#situation.scopes.large[rule])
      return this.#remembered.answer(rule, facts, avoided, () =>
        this.#without(rule, facts, avoided, free, false),
      );
    // As far as propagation sees it is quick; the rest is then asked about few facts.
    const seen = this.#without(rule, facts, avoided, free, false);
    if (!this.#exact) return seen;
    const costly = seen.filter((one) => avoided.includes(one));
    return this.#without(
      rule,
      facts,
      costly,
      seen.filter((one) => !costly.includes(one)),
      true,
    );
  }

  /** Leaves out one after the other what is not needed for the facts, those to be avoided first. */
  #without(
    rule: number,
    facts: readonly Literal[],
    avoided: readonly Literal[],
    free: readonly Literal[],
    exact: boolean,
  ): Literal[] {
    const matching = this.#situation.scopes.matchings[rule];
    const costly: Literal[] = [];
    if (matching) costly.push(...neededFor(matching, facts, avoided, free));
    else this.#keep(costly, avoided, [], { rule, facts, free, exact });
    let needed = [...free];
    if (needed.length > MANY) needed = this.#used(rule, facts, costly, needed);
    if (matching) return [...costly, ...neededFor(matching, facts, needed, costly)];
    for (const one of [...needed]) {
      const rest = needed.filter((other) => other !== one);
      if (this.#forces(rule, [...costly, ...rest], facts, exact)) needed = rest;
    }
    return [...costly, ...needed];
  }

  /**
   * Adds to what is costly those of some that it cannot do without, with those after them still there. In halves, as most
   * can be left out: the same are kept as if it went one by one.
   */
  #keep(costly: Literal[], some: readonly Literal[], after: readonly Literal[], asked: Asked): void {
    const { rule, facts, free, exact } = asked;
    if (some.length === 0 || this.#forces(rule, [...costly, ...after, ...free], facts, exact)) return;
    if (some.length === 1) costly.push(some[0]!);
    else {
      const half = some.length >> 1;
      this.#keep(costly, some.slice(0, half), [...some.slice(half), ...after], asked);
      this.#keep(costly, some.slice(half), after, asked);
    }
  }

  /** Whether the rule forces all these facts; for no facts, whether what is given breaks it. */
  #forces(rule: number, given: readonly Literal[], facts: readonly Literal[], exact: boolean): boolean {
    if (facts.length === 0) return this.#refuted(rule, given, undefined, exact);
    return facts.every((fact) => this.#refuted(rule, given, fact, exact));
  }

  /** Whether propagation sees that the rule forces a literal from these. */
  seen(rule: number, given: readonly Literal[], fact: Literal): boolean {
    const propagation = this.#propagationOf(rule);
    const levels = propagation.levels;
    const seen = !(propagation.on([rule]) && propagation.suppose([opposite(fact), ...given]));
    propagation.back(levels);
    return seen;
  }

  /** Literals that a rule forces, those first for which propagation uses the fewest of the known facts. */
  cheapest(rule: number, literals: readonly Literal[]): Literal[] {
    const known = this.#situation.statedOf(rule);
    const cost = new Map(literals.map((one) => [one, this.#used(rule, [one], [], known).length]));
    return [...literals].sort((a, b) => cost.get(a)! - cost.get(b)! || a.atom - b.atom);
  }

  /** Those of the free literals that propagation uses, with these costly ones; all of them if it does not get there. */
  #used(
    rule: number,
    facts: readonly Literal[],
    costly: readonly Literal[],
    free: readonly Literal[],
  ): Literal[] {
    const propagation = this.#propagationOf(rule);
    const levels = propagation.levels;
    const used = new Uint8Array(this.#situation.known.length);
    for (const fact of facts.length === 0 ? [undefined] : facts) {
      const denied = fact ? [opposite(fact)] : [];
      const good = propagation.on([rule]) && propagation.suppose([...denied, ...costly, ...free]);
      if (!good) for (const atom of propagation.blame().atoms) used[atom] = 1;
      propagation.back(levels);
      if (good) return [...free];
    }
    return free.filter(({ atom }) => used[atom] === 1);
  }

  #refuted(rule: number, given: readonly Literal[], fact: Literal | undefined, exact: boolean): boolean {
    if (!exact) return this.#refutedNow(rule, given, fact, false);
    const sides = new Int32Array(given.length);
    for (const [at, { atom, value }] of given.entries()) sides[at] = 2 * atom + value;
    sides.sort();
    const question = `${rule} ${fact ? 2 * fact.atom + fact.value : ''} ${sides}`;
    const known = this.#asked.get(question);
    if (known !== undefined) return known;
    if (this.#isKept(rule, fact ? [opposite(fact), ...given] : given)) return false;
    const answer = this.#refutedNow(rule, given, fact, true);
    if (!this.#situation.deadline.enough()) this.#asked.set(question, answer);
    return answer;
  }

  #refutedNow(rule: number, given: readonly Literal[], fact: Literal | undefined, exact: boolean): boolean {
    const { scopes } = this.#situation;
    const supposed = fact ? [opposite(fact), ...given] : given;
    const refuted = scopes.large[rule]
      ? this.#largeRefuted(rule, supposed, exact)
      : this.answers.isRefuted(rule, supposed);
    if (refuted !== undefined) return refuted;
    const { ruleSearch, deadline } = this.#situation;
    const conflictLimit = scopes.ofRule[rule]!.length > WIDE ? SEARCHED_WIDELY : SEARCHED;
    const limits = { ...deadline.limits, conflictLimit };
    const proof = ruleSearch?.prove([rule], given, fact, limits);
    if (proof?.status === 'open') this.#remember(rule, proof.filling);
    return proof?.status === 'follows';
  }

  /** The same of a rule about the whole board; undefined if only a search can tell. */
  #largeRefuted(rule: number, supposed: readonly Literal[], exact: boolean): boolean | undefined {
    const propagation = this.#propagationOf(rule);
    const levels = propagation.levels;
    const good = propagation.on([rule]) && propagation.suppose(supposed);
    const refuted = !good
      ? true
      : this.#situation.scopes.plain[rule] || !exact || this.#keptNear(rule, supposed)
        ? false
        : undefined;
    propagation.back(levels);
    return refuted;
  }

  /** Whether a filling is known that keeps the rule and has all these. */
  #isKept(rule: number, literals: readonly Literal[]): boolean {
    for (const filling of this.#fillings.get(rule) ?? []) {
      if (literals.every(({ atom, value }) => filling[atom] === value)) return true;
    }
    return false;
  }

  #remember(rule: number, filling: Int8Array): void {
    const fillings = this.#fillings.get(rule) ?? [];
    this.#fillings.set(rule, fillings);
    if (fillings.length === MEMORY) fillings.shift();
    fillings.push(filling);
  }

  /**
   * Whether the rule that is on can be kept by a filling that differs from the solution only near the question: mostly
   * there is one. False says nothing.
   */
  #keptNear(rule: number, asked: readonly Literal[]): boolean {
    const { likely, scopes, known } = this.#situation;
    const propagation = this.#propagationOf(rule);
    if (!likely || !propagation.suppose(this.#elsewhere(likely, asked))) return false;
    const scope = scopes.ofRule[rule]!;
    const usual = (at: number): 0 | 1 => (likely[scope[at]!] === 1 ? 1 : 0);
    const found = (): void => {
      // What the rule does not speak of may be anything.
      const filling = new Int8Array(known.length).fill(-1);
      for (const atom of scope) filling[atom] = propagation.valueOf(atom);
      this.#remember(rule, filling);
    };
    return findFilling(propagation, scope, { left: NEARBY_SUPPOSITIONS }, usual, found) === true;
  }

  /** What the solution has in the atoms that are far from these. */
  #elsewhere(likely: Int8Array, literals: readonly Literal[]): Literal[] {
    const { scopes } = this.#situation;
    const near = new Set(literals.map(({ atom }) => atom));
    for (let far = 0; far < AROUND; far++) {
      for (const atom of [...near]) {
        for (const rule of scopes.rulesOf[atom]!) {
          if (!scopes.large[rule] && !scopes.lemma[rule])
            for (const other of scopes.ofRule[rule]!) near.add(other);
        }
      }
    }
    const elsewhere: Literal[] = [];
    for (const [atom, side] of likely.entries()) {
      if (side >= 0 && !near.has(atom)) elsewhere.push({ atom, value: side as 0 | 1 });
    }
    return elsewhere;
  }
}
