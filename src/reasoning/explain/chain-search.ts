import type { Literal } from '../atoms.ts';
import type { FewestFacts } from './fewest-facts.ts';
import { AGREED, literalsUsed, type RawChain, type RawLink, VALUE_LEFT } from './raw-chain.ts';
import type { RulePropagation } from './rule-propagation.ts';
import type { Situation } from './situation.ts';
import { type CaseTo, type Entry, entryOf, type Fork, literalsIn, type Trace } from './trace.ts';

/** A literal that was found, and the rules that force it, any one of them. */
interface Found {
  readonly literal: Literal;
  readonly rules: number[];
  readonly fork: Fork | undefined;
}

/** How far a supposition is followed. */
interface Following {
  /** Also what a rule forces only when the ways to keep it are listed one by one. */
  readonly hidden?: boolean;
  /** A rule that breaks in this round or later is of no use. */
  readonly before?: number | undefined;
}

/**
 * Follows a supposition by one rule at a time, all that can be said in one round before the next, until some rule is
 * broken; and then keeps what that needs, from the end backwards. A rule about the whole board comes when the others
 * have nothing more to say, or when it is visibly broken.
 */
export class ChainSearch {
  readonly #situation: Situation;
  readonly #propagation: RulePropagation;
  readonly #fewestFacts: FewestFacts;
  readonly #touched: Int32Array;
  /** The side of each atom, by what is known and by the traces that are being followed; -1 while it is open. */
  readonly #sides: Int8Array;
  /** What was found and is not yet supposed in the propagation: only rules about the whole board are asked there. */
  #pending: Literal[] = [];
  #stamp = 0;

  /** What is known is assumed in the propagation, and every rule is open. */
  constructor(situation: Situation, propagation: RulePropagation, fewestFacts: FewestFacts) {
    this.#situation = situation;
    this.#propagation = propagation;
    this.#fewestFacts = fewestFacts;
    this.#touched = new Int32Array(situation.scopes.ofRule.length);
    this.#sides = situation.known.slice();
  }

  /** A supposition followed to the rule that it breaks, for `chainOf`; undefined if it breaks none. */
  broken(supposed: Literal, how: Following = {}): Trace | undefined {
    const trace = this.follow(supposed, undefined, how);
    this.leave(trace);
    return trace.broken.length > 0 ? trace : undefined;
  }

  /** Supposes on top of what the parent found; the propagation stays so until `leave`. */
  follow(supposed: Literal, parent: Trace | undefined, how: Following = {}): Trace {
    if (parent) this.#supposePending();
    else this.#sides.set(this.#situation.known);
    const trace: Trace = {
      supposed,
      parent,
      entries: new Map(),
      below: this.#propagation.levels,
      from: parent?.rounds ?? 0,
      rounds: parent?.rounds ?? 0,
      broken: [],
    };
    this.#goOn(trace, [{ literal: supposed, rules: [], fork: undefined }], how);
    return trace;
  }

  /** Two cases were tried on top of the trace and taken back: it goes on with what they agree in. */
  agree(trace: Trace, literals: readonly Literal[], cases: readonly CaseTo[], rounds: number): void {
    const fork = { from: trace.rounds, cases };
    // What comes now comes after all that was found in the cases.
    trace.rounds = Math.max(trace.rounds, rounds);
    this.#goOn(
      trace,
      literals.map((literal) => ({ literal, rules: [AGREED], fork })),
    );
  }

  /** What both of two traces have found, each on top of the same; of their suppositions neither. */
  common(one: Trace, other: Trace): Literal[] {
    const common: Literal[] = [];
    for (const { literal, rules } of one.entries.values()) {
      const same = other.entries.get(literal.atom);
      if (rules.length > 0 && same && same.literal.value === literal.value) common.push(literal);
    }
    // A site's value excludes the others: those are not listed.
    return common.sort((a, b) => b.value - a.value);
  }

  #goOn(
    trace: Trace,
    found: readonly Found[],
    { hidden = false, before = Number.POSITIVE_INFINITY }: Following = {},
  ): void {
    let news = this.#take(trace, found);
    while (news.length > 0 && trace.rounds < before) {
      for (const { literal, unsaid } of news) if (!unsaid) this.#pending.push(literal);
      const next = this.#round(trace, news, hidden);
      if (trace.broken.length > 0) break;
      news = this.#take(trace, next);
    }
  }

  /** The last trace that is followed and was not left. */
  leave({ below, entries }: Trace): void {
    this.#pending = [];
    this.#propagation.back(below);
    for (const atom of entries.keys()) this.#sides[atom] = -1;
  }

  #supposePending(): void {
    if (this.#pending.length > 0) this.#propagation.suppose(this.#pending);
    this.#pending = [];
  }

  /** What the end needs of a trace that breaks a rule: the breaking that needs fewest links, and those links. */
  chainOf(trace: Trace): RawChain {
    let [best] = trace.broken;
    if (trace.broken.length > 1) {
      let least = Number.POSITIVE_INFINITY;
      for (const rule of trace.broken) {
        const { length } = this.#fewestFacts.roughly(() => this.#chainTo(trace, rule, least).links);
        if (length >= least) continue;
        best = rule;
        least = length;
      }
    }
    return this.#chainTo(trace, best!);
  }

  /** A case that breaks no rule, as far as these literals need it. */
  caseOf =
    (trace: Trace): CaseTo =>
    (literals) => {
      const { atoms } = this.#situation;
      const wanted = new Map<number, Entry>();
      for (const { atom } of literals) {
        const entry = trace.entries.get(atom);
        // Excluded values follow from the value of the site.
        const stated = entry?.unsaid
          ? atoms.siblings(atom).map((other) => trace.entries.get(other))
          : [entry];
        for (const one of stated) {
          const says = one && (!entry!.unsaid || one.literal.value === 1);
          if (says && one.rules.length > 0) wanted.set(one.literal.atom, one);
        }
      }
      return {
        supposed: trace.supposed,
        links: this.#linksTo(trace, wanted),
        breaks: undefined,
        branches: undefined,
      };
    };

  /** The links to a rule that is broken; only the last of them if there are this many or more. */
  #chainTo(trace: Trace, rule: number, tooMany?: number): RawChain {
    const wanted = new Map<number, Entry>();
    const given = this.#wanted(trace, rule, [], trace.rounds + 1, wanted);
    const links = this.#linksTo(trace, wanted, tooMany);
    return { supposed: trace.supposed, links, breaks: { rule, given }, branches: undefined };
  }

  /** The links of a trace that its branches need. */
  linksFor(trace: Trace, branches: readonly RawChain[]): RawLink[] {
    const wanted = new Map<number, Entry>();
    this.#want(trace, branches, trace.rounds, wanted);
    return this.#linksTo(trace, wanted);
  }

  /** Adds what cases use of a trace that had come to this round when it split into them. */
  #want(trace: Trace, cases: readonly RawChain[], round: number, wanted: Map<number, Entry>): void {
    for (const { atom } of literalsUsed(cases)) {
      const entry = trace.entries.get(atom);
      if (entry && entry.rules.length > 0 && entry.round <= round) wanted.set(atom, entry);
    }
  }

  /** The value that an atom has in a trace, or -1. */
  valueIn(trace: Trace, atom: number): number {
    return entryOf(trace, atom)?.literal.value ?? this.#situation.known[atom]!;
  }

  /** What the rules touched by the news force, each by itself. */
  #round(trace: Trace, news: readonly Entry[], hidden: boolean): Found[] {
    const { scopes, isBroken } = this.#situation;
    const stamp = ++this.#stamp;
    const found = new Map<number, Found>();
    const broken: number[] = [];
    const hear = (rule: number, forced: readonly Literal[] | undefined): void => {
      if (!forced) {
        broken.push(rule);
        return;
      }
      for (const literal of forced) {
        const same = found.get(literal.atom);
        if (!same) found.set(literal.atom, { literal, rules: [rule], fork: undefined });
        else if (same.literal.value === literal.value) same.rules.push(rule);
      }
    };
    const ask = (rule: number): void => {
      const closely = hidden && !scopes.plain[rule] && !scopes.lemma[rule];
      hear(rule, this.#fewestFacts.answers.says(rule, this.#sides, closely));
    };
    const askTouched = (lemmas: boolean, { atom }: Literal): void => {
      for (const rule of scopes.rulesOf[atom]!) {
        if (this.#touched[rule] === stamp || scopes.large[rule] || scopes.lemma[rule] !== lemmas) continue;
        this.#touched[rule] = stamp;
        ask(rule);
      }
    };
    for (const { literal } of news) askTouched(false, literal);
    // What follows from several rules is told where none of them says anything more.
    if (broken.length === 0 && found.size === 0)
      for (const literal of literalsIn(trace)) askTouched(true, literal);
    if (broken.length === 0) {
      const quiet = found.size === 0;
      // Whether all of a board is in order takes a long look: not in every round.
      const look = (trace.rounds & (trace.rounds - 1)) === 0;
      for (const rule of scopes.largeRules) {
        if (quiet) hear(rule, this.#forcedByLarge(rule));
        else if (look && isBroken(rule, (atom) => this.#sides[atom]!)) broken.push(rule);
      }
    }
    trace.broken = broken;
    return [...found.values()];
  }

  /** What a rule about the whole board forces from all that was found; undefined if it is broken. */
  #forcedByLarge(rule: number): Literal[] | undefined {
    const propagation = this.#propagation;
    this.#supposePending();
    const kept = propagation.on([rule]);
    const forced: Literal[] = [];
    for (const atom of kept ? this.#situation.scopes.ofRule[rule]! : []) {
      const value = propagation.valueOf(atom);
      if (value >= 0 && this.#sides[atom]! < 0) forced.push({ atom, value: value as 0 | 1 });
    }
    propagation.back();
    return kept ? forced : undefined;
  }

  /** Writes down what was found, and what it says of its sites; returns what is new. */
  #take(trace: Trace, found: readonly Found[]): Entry[] {
    const { atoms } = this.#situation;
    const news: Entry[] = [];
    const round = ++trace.rounds;
    const add = (literal: Literal, { rules, fork }: Found, unsaid: boolean): void => {
      const entry = { literal, round, rules, unsaid, fork };
      trace.entries.set(literal.atom, entry);
      this.#sides[literal.atom] = literal.value;
      news.push(entry);
    };
    const last = new Map<number, Literal>();
    for (const one of found) {
      const { literal } = one;
      if (this.#sides[literal.atom]! >= 0) continue;
      if (atoms.many && literal.value === 0) {
        const open = atoms.siblings(literal.atom).filter((other) => this.#sides[other] !== 0);
        // A site keeps its last value, and the rule that would take it is broken by that in the next round.
        if (open.length === 0) continue;
        add(literal, one, false);
        if (open.length === 1 && this.#sides[open[0]!]! < 0) {
          last.set(open[0]!, { atom: open[0]!, value: 1 });
        }
        continue;
      }
      add(literal, one, false);
      for (const other of atoms.implied(literal)) {
        if (this.#sides[other.atom]! < 0) add(other, one, true);
      }
    }
    if (last.size > 0) {
      trace.rounds++;
      for (const literal of last.values()) {
        if (this.#sides[literal.atom]! >= 0) continue;
        const entry = { literal, round: trace.rounds, rules: [VALUE_LEFT], unsaid: false, fork: undefined };
        trace.entries.set(literal.atom, entry);
        this.#sides[literal.atom] = literal.value;
        news.push(entry);
      }
    }
    return news;
  }

  /** The links from the end backwards: of the rules that force a literal, the one that asks for least besides. */
  #linksTo(trace: Trace, wanted: Map<number, Entry>, tooMany = Number.POSITIVE_INFINITY): RawLink[] {
    const links: RawLink[] = [];
    while (links.length < tooMany) {
      let next: Entry | undefined;
      for (const entry of wanted.values()) if (!next || entry.round > next.round) next = entry;
      if (!next) break;
      const { round } = next;
      const rule = this.#cheapest(trace, next, wanted);
      const facts: Literal[] = [];
      for (const [atom, entry] of wanted) {
        if (entry.round !== round || !entry.rules.includes(rule)) continue;
        if (rule === VALUE_LEFT && entry !== next) continue;
        facts.push(entry.literal);
        wanted.delete(atom);
      }
      facts.sort((a, b) => a.atom - b.atom);
      if (next.fork) {
        const cases = next.fork.cases.map((one) => one(facts));
        this.#want(trace, cases, next.fork.from, wanted);
        links.push({ rule, facts, given: [], cases });
        continue;
      }
      const given = this.#wanted(trace, rule, facts, round, wanted);
      links.push({ rule, facts, given, cases: undefined });
    }
    return links.reverse();
  }

  #cheapest(trace: Trace, { literal, rules, round }: Entry, wanted: ReadonlyMap<number, Entry>): number {
    const [first] = rules;
    if (rules.length === 1) return first!;
    let best = first!;
    let least = Number.POSITIVE_INFINITY;
    for (const rule of rules) {
      const given = this.#fewestFacts.roughly(() => this.#given(trace, rule, [literal], round, wanted));
      let cost = this.#situation.scopes.large[rule] ? 2 : 0;
      for (const { atom } of given) {
        const entry = trace.entries.get(atom);
        if (entry && entry.rules.length > 0 && !wanted.has(atom)) cost++;
      }
      if (cost < least) {
        best = rule;
        least = cost;
      }
    }
    return best;
  }

  /** The fewest facts from which the rule forces these; what has to be derived for it is added to what is wanted. */
  #wanted(
    trace: Trace,
    rule: number,
    facts: readonly Literal[],
    before: number,
    wanted: Map<number, Entry>,
  ): Literal[] {
    const given = this.#given(trace, rule, facts, before, wanted);
    for (const { atom } of given) {
      const entry = trace.entries.get(atom);
      if (entry && entry.rules.length > 0) wanted.set(atom, entry);
    }
    return given.toSorted((a, b) => a.atom - b.atom);
  }

  /** The fewest facts from which the rule forces these; what is wanted anyway is avoided least. */
  #given(
    trace: Trace,
    rule: number,
    facts: readonly Literal[],
    before: number,
    wanted: ReadonlyMap<number, Entry>,
  ): readonly Literal[] {
    const { scopes, atoms } = this.#situation;
    const scope = rule === VALUE_LEFT ? atoms.siblings(facts[0]!.atom) : scopes.ofRule[rule]!;
    const derived: Entry[] = [];
    for (const atom of scope) {
      // What is known was never derived.
      if (!this.#situation.isOpen(atom)) continue;
      const entry = entryOf(trace, atom);
      if (entry && !entry.unsaid && entry.round < before) derived.push(entry);
    }
    if (rule === VALUE_LEFT)
      return [...derived.map(({ literal }) => literal), ...this.#situation.statedFacts(scope)];
    const price = (entry: Entry): number =>
      entry.rules.length === 0 ? -1 : wanted.has(entry.literal.atom) ? 0 : entry.round;
    const avoided: Literal[] = [];
    for (const { literal } of derived.sort((a, b) => price(b) - price(a))) avoided.push(literal);
    return this.#fewestFacts.fewest(rule, facts, avoided);
  }
}
