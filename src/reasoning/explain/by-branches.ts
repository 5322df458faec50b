import type { Literal } from '../atoms.ts';
import type { Task } from '../task.ts';
import type { ChainSearch, Trace } from './chain-search.ts';
import type { Desk } from './desk.ts';
import type { Forcing } from './forcing.ts';
import { lengthOf, literalsUsed, type RawChain } from './raw-chain.ts';
import type { Situation } from './situation.ts';

/** So many atoms around a supposition are tried as cases. */
const NEAR = 60;
/** So many chains with one branching are compared. */
const COMPARED = 4;
/** Suppositions that are tried before the smallest tree of cases found is taken. */
const TRIED = 24;
/** Most trees with cases on both sides in one chain: a few at first, then twice as many, and so on. */
const FIRST_BUDGET = 2;
const LAST_BUDGET = 1 << 14;

/** Cases to tell apart: an atom, and what becomes of its sides 0 and 1; a side without cases falls by itself. */
interface Cases {
  readonly atom: number;
  readonly sides: readonly [Cases | undefined, Cases | undefined];
  /** How many atoms are told apart in all. */
  readonly size: number;
}

const cases = (atom: number, zero: Cases | undefined, one: Cases | undefined): Cases => ({
  atom,
  sides: [zero, one],
  size: 1 + (zero?.size ?? 0) + (one?.size ?? 0),
});

/** What propagation refutes at once has no cases; rule by rule it may still need some. */
const AT_ONCE: Cases = { atom: -1, sides: [undefined, undefined], size: 0 };
/** Cases within cases that are then told apart rule by rule, at most. */
const DEPTH = 1;

/**
 * Steps that propagation does not refute: the supposition is followed as far as single rules go, then cases are told
 * apart. Which cases is found by propagation of all rules at once; only then are they followed rule by rule. First two
 * cases that both fall; else one case after the other that falls, until nothing is left; else cases within cases.
 */
export class ByBranches {
  readonly #situation: Situation;
  /** Every rule is on, and what is known lies there. */
  readonly #all: Desk;
  readonly #search: ChainSearch;
  readonly #forcing: Forcing;

  constructor(situation: Situation, all: Desk, search: ChainSearch, forcing: Forcing) {
    this.#situation = situation;
    this.#forcing = forcing;
    this.#all = all;
    this.#search = search;
  }

  /** Suppositions that settle most first: the more follows, the sooner something breaks. */
  promising(wrong: readonly Literal[]): Literal[] {
    const settles = new Map(wrong.map((one) => [one, this.#settled([one])]));
    return [...wrong].sort((a, b) => settles.get(b)! - settles.get(a)! || a.atom - b.atom);
  }

  /** The shortest chain found that refutes one of these suppositions, which no solution allows; undefined if there is no time. */
  *easiest(wrong: readonly Literal[]): Task<RawChain | undefined> {
    const { deadline } = this.#situation;
    const found: { readonly supposed: Literal; readonly tree: Cases }[] = [];
    let simple = 0;
    for (const [at, supposed] of wrong.entries()) {
      if (deadline.enough() || simple === COMPARED || (at >= TRIED && found.length > 0)) break;
      const tree = this.#falls([supposed], this.#near(supposed.atom), 0);
      if (tree) {
        found.push({ supposed, tree });
        if (tree.size === 1) simple++;
      }
      yield deadline.pause;
    }
    const least = Math.min(...found.map(({ tree }) => tree.size));
    const compared = found.filter(({ tree: { size } }) => size === least).slice(0, COMPARED);
    let best: { readonly chain: () => RawChain | undefined; readonly length: number } | undefined;
    for (const { supposed, tree } of compared) {
      const chain = (): RawChain | undefined => this.#chainOf(supposed, tree);
      const rough = this.#forcing.roughly(chain);
      if (rough && (!best || lengthOf(rough) < best.length)) best = { chain, length: lengthOf(rough) };
      yield deadline.pause;
    }
    return best?.chain() ?? (yield* this.#smallest(wrong));
  }

  /** A chain that refutes the supposition, with cases within cases where it must be. */
  *refutation(supposed: Literal): Task<RawChain | undefined> {
    const tree = this.#falls([supposed], this.#near(supposed.atom), 0);
    const chain = tree && this.#chainOf(supposed, tree);
    return chain ?? (yield* this.#smallest([supposed]));
  }

  /** Cases within cases: the first of these suppositions that falls with a small tree of them. */
  *#smallest(wrong: readonly Literal[]): Task<RawChain | undefined> {
    const { deadline, known } = this.#situation;
    const all = [...known.keys()].filter((atom) => known[atom]! < 0);
    for (let budget = FIRST_BUDGET; budget <= LAST_BUDGET; budget *= 2) {
      for (const supposed of wrong) {
        if (deadline.enough()) return undefined;
        const near = this.#near(supposed.atom);
        const order = budget < 16 ? near : [...near, ...all.filter((atom) => !near.includes(atom))];
        const tree = this.#falls([supposed], order, budget);
        yield deadline.pause;
        const chain = tree && this.#chainOf(supposed, tree);
        if (chain) return chain;
      }
    }
    return undefined;
  }

  /**
   * The cases by which what is supposed falls. Of the atoms in this order: one whose both sides fall ends it; of one
   * whose one side falls, the other is so. Then, as long as the budget lasts, the atom that settles most is told apart.
   */
  #falls(above: readonly Literal[], order: readonly number[], budget: number): Cases | undefined {
    const { deadline } = this.#situation;
    const desk = this.#all;
    const levels = desk.levels;
    const so: Literal[] = [];
    const end = (inner: Cases | undefined): Cases | undefined => {
      desk.back(levels);
      return (
        inner &&
        so.reduceRight(
          (tree, { atom, value }) =>
            value === 1 ? cases(atom, undefined, tree) : cases(atom, tree, undefined),
          inner,
        )
      );
    };
    if (!desk.suppose(above)) return end(AT_ONCE);
    const possible = new Uint8Array(2 * this.#situation.known.length);
    for (let changed = true; changed; ) {
      changed = false;
      for (const atom of order) {
        if (desk.valueOf(atom) >= 0) continue;
        if (deadline.enough()) return end(undefined);
        const fallen = ([1, 0] as const).filter(
          (value) => !possible[2 * atom + value] && this.#fallsAtOnce({ atom, value }, order, possible),
        );
        if (fallen.length === 2) return end(cases(atom, undefined, undefined));
        if (fallen.length === 0) continue;
        const value = fallen[0] === 1 ? 0 : 1;
        so.push({ atom, value });
        desk.suppose([{ atom, value }]);
        possible.fill(0);
        changed = true;
      }
    }
    if (budget < 2) return end(undefined);
    let choice: { readonly atom: number; readonly settles: number } | undefined;
    for (const atom of order) {
      if (desk.valueOf(atom) >= 0) continue;
      const [one, other] = [this.#settled([{ atom, value: 1 }]), this.#settled([{ atom, value: 0 }])];
      const settles = one * other + one + other;
      if (!choice || settles > choice.settles) choice = { atom, settles };
    }
    if (!choice || deadline.enough()) return end(undefined);
    const { atom } = choice;
    const one = this.#falls([{ atom, value: 1 }], order, budget / 2);
    const other = one && this.#falls([{ atom, value: 0 }], order, budget / 2);
    return end(one && other && cases(atom, other, one));
  }

  /** Whether propagation refutes it; if not, what follows from it is marked as possible. */
  #fallsAtOnce(literal: Literal, order: readonly number[], possible: Uint8Array): boolean {
    const desk = this.#all;
    const good = desk.suppose([literal]);
    if (good) {
      for (const other of order) {
        const value = desk.valueOf(other);
        if (value >= 0) possible[2 * other + value] = 1;
      }
    }
    desk.back();
    return !good;
  }

  /** The open atoms nearest to one, from rule to rule; cases that lie far apart have little to do with each other. */
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

  /** The chain of these cases, each followed rule by rule to its end; undefined if one of them does not fall so. */
  #chainOf(supposed: Literal, tree: Cases | undefined, parent?: Trace): RawChain | undefined {
    const search = this.#search;
    const trace = search.follow(supposed, parent);
    let chain: RawChain | undefined;
    if (trace.broken.length > 0) chain = search.chainOf(trace);
    else if (!tree || tree === AT_ONCE) chain = this.#within(trace, DEPTH);
    else {
      const branches: RawChain[] = [];
      for (const value of [1, 0] as const) {
        const branch = this.#chainOf({ atom: tree.atom, value }, tree.sides[value], trace);
        if (!branch) break;
        branches.push(branch);
        // A case that is refuted without what it supposes needs no other.
        if (!isUsed(branch, branch.supposed)) {
          chain = { ...branch, supposed, links: [...search.linksFor(trace, [branch]), ...branch.links] };
          break;
        }
      }
      if (!chain && branches.length === 2) {
        chain = { supposed, links: search.linksFor(trace, branches), branches };
      }
    }
    search.leave(trace);
    return chain;
  }

  /**
   * Rules together may see more than each of them alone, by what no cell shows. Then the nearest cells are told apart,
   * and the ways in which a rule can be kept, until each case breaks a rule.
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
        return { supposed: trace.supposed, links: search.linksFor(trace, branches), branches };
    }
    return undefined;
  }

  /** How much these settle; all there is if they fall. */
  #settled(literals: readonly Literal[]): number {
    const { known } = this.#situation;
    const desk = this.#all;
    let count = known.length;
    if (desk.suppose(literals)) {
      count = 0;
      for (let other = 0; other < known.length; other++) {
        if (known[other]! < 0 && desk.valueOf(other) >= 0) count++;
      }
    }
    desk.back();
    return count;
  }
}

const isUsed = (chain: RawChain, { atom }: Literal): boolean => {
  for (const literal of literalsUsed([chain])) if (literal.atom === atom) return true;
  return false;
};
