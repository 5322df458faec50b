import { type Literal, opposite } from '../atoms.ts';
import type { Task } from '../task.ts';
import type { ChainSearch } from './chain-search.ts';
import type { FewestFacts } from './fewest-facts.ts';
import { branchingOf, lengthOf, type RawChain, uses } from './raw-chain.ts';
import type { RulePropagation } from './rule-propagation.ts';
import type { Situation } from './situation.ts';
import { BRANCHING, MOST_LINKS } from './step-weight.ts';
import type { CaseTo, Trace } from './trace.ts';

/** How many atoms around a supposition are tried as cases. */
const NEAR = 60;
/** How many chains, of the smallest plans, are compared. */
const COMPARED = 6;
/** Suppositions that are tried before the smallest plans found are taken. */
const TRIED = 24;
/** Cases within cases: the depths that are tried, one after the other, until one is enough. */
const DEEPEST = 3;

/** How a supposition falls, by propagation of all rules at once. */
type Plan =
  /** At once. */
  | { readonly kind: 'broken'; readonly size: 0 }
  /** This falls, so its opposite is so; then go on. */
  | { readonly kind: 'falls'; readonly literal: Literal; readonly then: Plan; readonly size: number }
  /** Both sides fall, each in its way. */
  | {
      readonly kind: 'split';
      readonly atom: number;
      /** For the sides 0 and 1. */
      readonly sides: readonly [Plan, Plan];
      readonly size: number;
    };

/** A supposition, and how it falls. */
interface Refutation {
  readonly supposed: Literal;
  readonly plan: Plan;
}

/** What propagation refutes at once; rule by rule it may still need cases. */
const BROKEN: Plan = { kind: 'broken', size: 0 };

const split = (atom: number, zero: Plan, one: Plan): Plan => ({
  kind: 'split',
  atom,
  sides: [zero, one],
  size: 1 + zero.size + one.size,
});

/** A literal as one number. */
const codeOf = ({ atom, value }: Literal): number => 2 * atom + value;

/** The most cases within cases that are followed rule by rule. */
const DEPTH = 1;

/**
 * Steps that propagation does not refute: the supposition is followed as far as single rules go, then it is split into
 * cases. Which cases is found by propagation of all rules at once; only then are they followed rule by rule. First two
 * cases that both fall; else one case after the other that falls, until nothing is left; else cases within cases.
 */
export class CaseSteps {
  readonly #situation: Situation;
  /** Every rule is on, and what is known is assumed. */
  readonly #all: RulePropagation;
  readonly #search: ChainSearch;
  readonly #fewestFacts: FewestFacts;
  /** Suppositions that did not fall, with the atoms around them: they are tried again when one of those is settled. */
  readonly #standing = new Map<number, ReadonlySet<number>>();
  #before: Int8Array;
  /** Suppositions whose chain is too long to be told: a deeper look finds the same plan, and the same chain. */
  readonly #tooLong = new Set<number>();
  /** Whether what two cases agree in leads to a shorter chain: found roughly, it is not asked again. */
  readonly #agrees = new WeakMap<Plan, boolean>();

  constructor(situation: Situation, all: RulePropagation, search: ChainSearch, fewestFacts: FewestFacts) {
    this.#situation = situation;
    this.#fewestFacts = fewestFacts;
    this.#all = all;
    this.#search = search;
    this.#before = situation.known.slice();
  }

  /** Suppositions that settle most first: the more follows, the sooner something breaks. */
  promising(wrong: readonly Literal[]): Literal[] {
    const before = this.#settledNow();
    const settles = new Map(wrong.map((one) => [one, this.#settled(one, before)]));
    return [...wrong].sort((a, b) => settles.get(b)! - settles.get(a)! || a.atom - b.atom);
  }

  /**
   * The easiest chain found that refutes one of these suppositions, which no solution allows; undefined if none is short
   * enough to be told, or there is no time.
   */
  *easiest(wrong: readonly Literal[]): Task<RawChain | undefined> {
    const { deadline } = this.#situation;
    const found: Refutation[] = [];
    let simple = 0;
    this.#forgetChanged();
    this.#tooLong.clear();
    for (const [at, supposed] of wrong.entries()) {
      if (deadline.enough() || simple === COMPARED || (at >= TRIED && found.length > 0)) break;
      if (this.#standing.has(codeOf(supposed))) continue;
      const near = this.#near(supposed.atom);
      const plan = this.#falls([supposed], near, 0);
      if (plan) {
        found.push({ supposed, plan });
        if (plan.size === 1) simple++;
      } else if (!deadline.enough()) this.#standing.set(codeOf(supposed), new Set(near));
      yield deadline.pause;
    }
    return (yield* this.#shortest(found)) ?? (yield* this.#nested(wrong));
  }

  /** What stood until something around it was settled may fall now. */
  #forgetChanged(): void {
    const { known } = this.#situation;
    const settled = Array.from(known.keys()).filter((atom) => known[atom] !== this.#before[atom]);
    for (const [literal, near] of this.#standing) {
      if (settled.some((atom) => near.has(atom))) this.#standing.delete(literal);
    }
    this.#before = known.slice();
  }

  /** The easiest chain of the smallest plans, with exactly the facts that it needs; undefined if it is too long. */
  *#shortest(found: readonly Refutation[]): Task<RawChain | undefined> {
    const { deadline } = this.#situation;
    let best: Refutation | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const one of found.toSorted((a, b) => a.plan.size - b.plan.size).slice(0, COMPARED)) {
      if (deadline.enough()) break;
      if (this.#tooLong.has(codeOf(one.supposed))) continue;
      const chain = this.#fewestFacts.roughly(() => this.#chainOf(one));
      const length = chain ? lengthOf(chain) : Number.POSITIVE_INFINITY;
      const cost = chain ? length + BRANCHING * branchingOf(chain) : length;
      if (length > MOST_LINKS) this.#tooLong.add(codeOf(one.supposed));
      else if (cost < least) [best, least] = [one, cost];
      yield deadline.pause;
    }
    return best && this.#chainOf(best);
  }

  /** A chain that refutes the supposition, with cases within cases where it must be. */
  *refutation(supposed: Literal): Task<RawChain | undefined> {
    this.#tooLong.clear();
    const plan = this.#falls([supposed], this.#near(supposed.atom), 0);
    const chain = plan && (yield* this.#shortest([{ supposed, plan }]));
    return chain ?? (yield* this.#nested([supposed]));
  }

  /** Cases within cases, the fewest that do: the easiest chain of the suppositions, which no solution allows. */
  *#nested(wrong: readonly Literal[]): Task<RawChain | undefined> {
    const { deadline } = this.#situation;
    for (let depth = 1; depth <= DEEPEST; depth++) {
      const found: Refutation[] = [];
      for (const supposed of wrong.slice(0, TRIED)) {
        if (deadline.enough()) return undefined;
        const plan = this.#falls([supposed], this.#near(supposed.atom), depth);
        if (plan) found.push({ supposed, plan });
        yield deadline.pause;
      }
      const chain = yield* this.#shortest(found);
      if (chain) return chain;
    }
    return undefined;
  }

  /**
   * How what is supposed falls. Of the atoms in this order: one whose both sides fall ends it; of one whose one side
   * falls, the other is so. Then, down to this depth, the search splits on the atom that settles most.
   */
  #falls(above: readonly Literal[], order: readonly number[], depth: number): Plan | undefined {
    const { deadline } = this.#situation;
    const propagation = this.#all;
    const levels = propagation.levels;
    const before: ((then: Plan) => Plan)[] = [];
    const end = (last: Plan | undefined): Plan | undefined => {
      propagation.back(levels);
      return last && before.reduceRight((then, put) => put(then), last);
    };
    if (!propagation.suppose(above)) return end(BROKEN);
    const possible = new Uint8Array(2 * this.#situation.known.length);
    for (let changed = true; changed; ) {
      changed = false;
      for (const atom of order) {
        if (propagation.valueOf(atom) >= 0) continue;
        if (deadline.enough()) return end(undefined);
        const fallen = ([1, 0] as const).filter(
          (value) => !possible[2 * atom + value] && this.#fallsAtOnce({ atom, value }, possible),
        );
        if (fallen.length === 2) return end(split(atom, BROKEN, BROKEN));
        if (fallen.length === 0) continue;
        const literal = { atom, value: fallen[0]! };
        before.push((then) => ({ kind: 'falls', literal, then, size: 1 + then.size }));
        propagation.suppose([opposite(literal)]);
        possible.fill(0);
        changed = true;
      }
    }
    if (depth === 0) return end(undefined);
    const now = this.#settledNow();
    let choice: { readonly atom: number; readonly settles: number } | undefined;
    for (const atom of order) {
      if (propagation.valueOf(atom) >= 0) continue;
      const [one, other] = [this.#settled({ atom, value: 1 }, now), this.#settled({ atom, value: 0 }, now)];
      const settles = one * other + one + other;
      if (!choice || settles > choice.settles) choice = { atom, settles };
    }
    if (!choice || deadline.enough()) return end(undefined);
    const { atom } = choice;
    const one = this.#falls([{ atom, value: 1 }], order, depth - 1);
    const other = one && this.#falls([{ atom, value: 0 }], order, depth - 1);
    return end(one && other && split(atom, other, one));
  }

  /** Whether propagation refutes it; if not, what follows from it is marked as possible. */
  #fallsAtOnce(literal: Literal, possible: Uint8Array): boolean {
    const propagation = this.#all;
    const good = propagation.suppose([literal]);
    if (good) propagation.mark(possible);
    propagation.back();
    return !good;
  }

  /** The open atoms nearest to one, from rule to rule; distant cases have little to do with each other. */
  #near(atom: number): number[] {
    const { scopes } = this.#situation;
    const near = new Set<number>([atom]);
    // A set may grow while it is walked; what is added last is walked last.
    for (const from of near) {
      if (near.size > NEAR) break;
      for (const rule of scopes.rulesOf[from]!) {
        if (scopes.large[rule] || scopes.lemma[rule]) continue;
        for (const other of scopes.ofRule[rule]!) if (this.#situation.isOpen(other)) near.add(other);
      }
    }
    near.delete(atom);
    return [...near].slice(0, NEAR);
  }

  /** The chain of this plan, followed rule by rule to its end; undefined if something in it does not fall so. */
  #chainOf({ supposed, plan }: Refutation): RawChain | undefined {
    const trace = this.#search.follow(supposed, undefined);
    const chain = this.#end(trace, plan);
    this.#search.leave(trace);
    return chain;
  }

  /** The end of a trace that goes by this plan. */
  #end(trace: Trace, plan: Plan): RawChain | undefined {
    const search = this.#search;
    if (trace.broken.length > 0) return search.chainOf(trace);
    if (plan.kind === 'broken') return this.#within(trace, DEPTH);
    if (plan.kind === 'split') {
      const now = search.valueIn(trace, plan.atom);
      return now < 0 ? this.#split(trace, plan) : this.#end(trace, plan.sides[now]!);
    }
    const { literal, then } = plan;
    if (search.valueIn(trace, literal.atom) < 0) {
      const one = this.#fallen(trace, literal);
      if (!one) return undefined;
      const left = opposite(literal);
      search.agree(
        trace,
        [left],
        [one.toEnd, () => ({ supposed: left, links: [], breaks: undefined, branches: undefined })],
        one.rounds,
      );
    }
    return this.#end(trace, then);
  }

  /** A case that falls, followed to its end. */
  #fallen(trace: Trace, supposed: Literal): { readonly toEnd: CaseTo; readonly rounds: number } | undefined {
    const inner = this.#search.follow(supposed, trace);
    const isBroken = inner.broken.length > 0;
    const within = isBroken ? undefined : this.#within(inner, DEPTH);
    this.#search.leave(inner);
    if (!isBroken && !within) return undefined;
    return { toEnd: () => within ?? this.#search.chainOf(inner), rounds: inner.rounds };
  }

  /** Two cases that both fall; or if it is shorter, what they agree in, and where that leads: docs/decisions/0019. */
  #split(trace: Trace, plan: Extract<Plan, { kind: 'split' }>): RawChain | undefined {
    const search = this.#search;
    const { supposed } = trace;
    const { atom, sides } = plan;
    const agrees = this.#fewestFacts.isExact ? this.#agrees.get(plan) : undefined;
    const branches: RawChain[] = [];
    const inner: Trace[] = [];
    for (const value of [1, 0] as const) {
      const one = search.follow({ atom, value }, trace);
      inner.push(one);
      // What they agree in asks for no chain to the end of a case.
      const branch = agrees && one.broken.length > 0 ? undefined : this.#end(one, sides[value]);
      search.leave(one);
      if (agrees) continue;
      if (!branch) return undefined;
      // A case that is refuted without what it supposes needs no other.
      if (!uses(branch, branch.supposed)) {
        const { breaks, branches: within } = branch;
        const links = [...search.linksFor(trace, [branch]), ...branch.links];
        return { supposed, links, breaks, branches: within };
      }
      branches.push(branch);
    }
    const chain = agrees
      ? undefined
      : { supposed, links: search.linksFor(trace, branches), breaks: undefined, branches };
    const [one, other] = inner;
    const common = search.common(one!, other!);
    if (agrees === false || common.length === 0) return chain;
    const rounds = Math.max(one!.rounds, other!.rounds);
    search.agree(trace, common, [search.caseOf(one!), search.caseOf(other!)], rounds);
    const agreed = trace.broken.length > 0 ? search.chainOf(trace) : undefined;
    const isShorter = agreed && (!chain || lengthOf(agreed) < lengthOf(chain));
    this.#agrees.set(plan, isShorter === true);
    return isShorter ? agreed : chain;
  }

  /**
   * Rules together may see more than each of them alone, by what no cell shows. Then the search splits on the nearest
   * cells and on the ways to keep a rule, until each case breaks a rule.
   */
  #within(trace: Trace, depth: number): RawChain | undefined {
    const search = this.#search;
    for (const atom of this.#near(trace.supposed.atom)) {
      if (this.#situation.deadline.enough()) return undefined;
      if (search.valueIn(trace, atom) >= 0) continue;
      const branches: RawChain[] = [];
      for (const value of [1, 0] as const) {
        const inner = search.follow({ atom, value }, trace, { hidden: true });
        const broken = inner.broken.length > 0;
        const branch = broken ? search.chainOf(inner) : depth > 0 && this.#within(inner, depth - 1);
        search.leave(inner);
        if (!branch) break;
        branches.push(branch);
      }
      if (branches.length === 2)
        return {
          supposed: trace.supposed,
          links: search.linksFor(trace, branches),
          breaks: undefined,
          branches,
        };
    }
    return undefined;
  }

  /** How much a literal settles, beside what was settled before; all there is if it falls. */
  #settled({ atom, value }: Literal, before: number): number {
    const propagation = this.#all;
    const good = propagation.supposeOne(atom, value);
    const count = good ? before + propagation.settledAtoms() : this.#situation.known.length;
    propagation.back();
    return count;
  }

  /** How many open atoms are settled now by what is supposed and by what follows. */
  #settledNow(): number {
    const { known } = this.#situation;
    let count = 0;
    for (let atom = 0; atom < known.length; atom++)
      if (known[atom]! < 0 && this.#all.valueOf(atom) >= 0) count++;
    return count;
  }
}
