import type { Literal } from '../atoms.ts';
import type { Task } from '../task.ts';
import type { ChainSearch, Trace } from './chain-search.ts';
import type { Desk } from './desk.ts';
import { lengthOf, type RawChain } from './raw-chain.ts';
import type { Situation } from './situation.ts';

/** So many atoms around a supposition are tried as cases. */
const NEAR = 60;
/** So many chains with one branching are compared. */
const COMPARED = 4;
/** Suppositions that may be followed in one chain at first; then twice as many, and so on. */
const FIRST_BUDGET = 4;
const LAST_BUDGET = 1 << 14;

/**
 * Steps that propagation does not refute: the supposition is followed as far as single rules go, then two cases are
 * told apart. First for a supposition whose cases both fall at once; where there is none, cases within cases.
 */
export class ByBranches {
  readonly #situation: Situation;
  /** Every rule is on, and what is known lies there. */
  readonly #all: Desk;
  readonly #search: ChainSearch;

  constructor(situation: Situation, all: Desk, search: ChainSearch) {
    this.#situation = situation;
    this.#all = all;
    this.#search = search;
  }

  /** The shortest chain found that refutes one of these suppositions, which no solution allows; undefined if there is no time. */
  *easiest(wrong: readonly Literal[]): Task<RawChain | undefined> {
    const { deadline } = this.#situation;
    let best: RawChain | undefined;
    let found = 0;
    for (const supposed of wrong) {
      if (deadline.enough() || found === COMPARED) break;
      const on = this.#casesThatFall(supposed);
      yield deadline.pause;
      if (on === undefined) continue;
      const chain = this.#twoCases(supposed, on);
      found++;
      if (chain && (!best || lengthOf(chain) < lengthOf(best))) best = chain;
    }
    return best ?? (yield* this.#smallest(wrong));
  }

  /** A chain that refutes the supposition, with cases within cases where it must be. */
  *refutation(supposed: Literal): Task<RawChain | undefined> {
    const on = this.#casesThatFall(supposed);
    const chain = on === undefined ? undefined : this.#twoCases(supposed, on);
    return chain ?? (yield* this.#smallest([supposed]));
  }

  /** Cases within cases: the first of these suppositions that falls with a small tree of them. */
  *#smallest(wrong: readonly Literal[]): Task<RawChain | undefined> {
    const { deadline } = this.#situation;
    for (let budget = FIRST_BUDGET; budget <= LAST_BUDGET; budget *= 2) {
      for (const supposed of wrong) {
        if (deadline.enough()) return undefined;
        const chain = yield* this.#casesWithin(supposed, undefined, [], { left: budget });
        if (chain) return chain;
      }
    }
    return undefined;
  }

  /** An open atom whose two cases propagation refutes, once the supposition is made. */
  #casesThatFall(supposed: Literal): number | undefined {
    const { known, deadline } = this.#situation;
    const desk = this.#all;
    const levels = desk.levels;
    let found: number | undefined;
    if (desk.suppose([supposed])) {
      const possible = new Uint8Array(known.length);
      for (const atom of this.#near(supposed.atom)) {
        if (possible[atom] || desk.valueOf(atom) >= 0) continue;
        if (deadline.enough()) break;
        let falls = true;
        for (const side of [1, 0] as const) {
          if (!falls) break;
          falls = !desk.suppose([{ atom, value: side }]);
          if (!falls) {
            // Whatever stays possible with this is no case that falls on its other side alone.
            for (let other = 0; other < known.length; other++) {
              if (known[other]! < 0 && desk.valueOf(other) >= 0) possible[other] = 1;
            }
          }
          desk.back();
        }
        if (falls) {
          found = atom;
          break;
        }
      }
    }
    desk.back(levels);
    return found;
  }

  /** The open atoms nearest to one, from rule to rule; cases that lie far apart have little to do with each other. */
  #near(atom: number): number[] {
    const { scopes } = this.#situation;
    const near = new Set<number>([atom]);
    // A set may grow while it is walked; what is added last is walked last.
    for (const from of near) {
      if (near.size > NEAR) break;
      for (const rule of scopes.rulesOf[from]!) {
        if (scopes.large[rule]) continue;
        for (const other of scopes.ofRule[rule]!) if (this.#situation.isOpen(other)) near.add(other);
      }
    }
    near.delete(atom);
    return [...near].slice(0, NEAR);
  }

  #twoCases(supposed: Literal, atom: number): RawChain | undefined {
    const trace = this.#search.follow(supposed, undefined);
    const chain = this.#branched(trace, atom);
    this.#search.leave(trace);
    return chain;
  }

  /** Both cases of an atom, each followed to its end; undefined if one of them does not fall. */
  #branched(trace: Trace, atom: number): RawChain | undefined {
    if (trace.broken.length > 0) return this.#search.chainOf(trace);
    const branches: RawChain[] = [];
    for (const value of [1, 0] as const) {
      const inner = this.#search.follow({ atom, value }, trace);
      this.#search.leave(inner);
      if (inner.broken.length === 0) return undefined;
      branches.push(this.#search.chainOf(inner));
    }
    return { supposed: trace.supposed, links: this.#search.linksFor(trace, branches), branches };
  }

  /** Cases within cases, until each falls: the atom to tell apart is the one that settles most. */
  *#casesWithin(
    supposed: Literal,
    parent: Trace | undefined,
    above: readonly Literal[],
    budget: { left: number },
  ): Task<RawChain | undefined> {
    const { deadline, known } = this.#situation;
    if (budget.left-- <= 0) return undefined;
    const trace = this.#search.follow(supposed, parent, { hidden: true });
    let chain: RawChain | undefined;
    if (trace.broken.length > 0) chain = this.#search.chainOf(trace);
    else if (budget.left >= 2) {
      const all = [...above, supposed];
      let choice: { atom: number; settles: number } | undefined;
      const isFree = (atom: number): boolean => this.#search.valueIn(trace, atom) < 0;
      const near = this.#near(supposed.atom).filter(isFree);
      for (const atom of near.length > 0 ? near : [...known.keys()].filter(isFree)) {
        if (deadline.enough()) break;
        const settles = this.#settled(all, atom);
        if (!choice || settles > choice.settles) choice = { atom, settles };
      }
      const branches: RawChain[] = [];
      for (const value of [1, 0] as const) {
        if (!choice || deadline.enough()) break;
        const branch: RawChain | undefined = yield* this.#casesWithin(
          { atom: choice.atom, value },
          trace,
          all,
          budget,
        );
        if (!branch) break;
        branches.push(branch);
      }
      if (branches.length === 2) {
        chain = { supposed, links: this.#search.linksFor(trace, branches), branches };
      }
    }
    this.#search.leave(trace);
    yield deadline.pause;
    return chain;
  }

  /** How much the two cases of an atom settle; one that falls counts as everything. */
  #settled(above: readonly Literal[], atom: number): number {
    const { known } = this.#situation;
    const desk = this.#all;
    const levels = desk.levels;
    const counts: number[] = [];
    for (const value of [1, 0] as const) {
      let count = known.length;
      if (desk.suppose([...above, { atom, value }])) {
        count = 0;
        for (let other = 0; other < known.length; other++) {
          if (known[other]! < 0 && desk.valueOf(other) >= 0) count++;
        }
      }
      desk.back(levels);
      counts.push(count);
    }
    return counts[0]! * counts[1]! + counts[0]! + counts[1]!;
  }
}
