import type { Literal } from '../atoms.ts';
import type { Task } from '../task.ts';
import type { ChainSearch, Trace } from './chain-search.ts';
import type { Desk } from './desk.ts';
import { lengthOf, type RawChain } from './raw-chain.ts';
import type { Situation } from './situation.ts';

/** So many chains with one branching are compared. */
const COMPARED = 4;
/** Conflicts that a proof of an open atom may take at first; then twice as many, and so on. */
const FIRST_EFFORT = 16;
const LAST_EFFORT = 1 << 20;

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

  /** The shortest chain found to one of the open atoms that all solutions share; undefined if there is no time. */
  *easiest(common: Int8Array): Task<RawChain | undefined> {
    const { known, deadline } = this.#situation;
    const wrong: Literal[] = [];
    for (const [atom, value] of known.entries()) {
      if (value < 0 && common[atom]! >= 0) wrong.push({ atom, value: common[atom] === 1 ? 0 : 1 });
    }
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
    if (best || deadline.enough()) return best;
    const supposed = yield* this.#soonestRefuted(wrong);
    return supposed && (yield* this.refutation(supposed));
  }

  /** A chain that refutes the supposition, with cases within cases where it must be. */
  *refutation(supposed: Literal): Task<RawChain | undefined> {
    const on = this.#casesThatFall(supposed);
    const chain = on === undefined ? undefined : this.#twoCases(supposed, on);
    if (chain) return chain;
    const { rules } = this.#situation;
    const all = [...rules.keys()];
    const facts = this.#situation.facts();
    const { deadline, learner } = this.#situation;
    const proof = learner?.prove(all, [...facts, supposed], undefined, deadline.limits);
    if (proof?.status !== 'follows') return undefined;
    return yield* this.#casesWithin(supposed, undefined, []);
  }

  /** An open atom whose two cases propagation refutes, once the supposition is made. */
  #casesThatFall(supposed: Literal): number | undefined {
    const { known, deadline } = this.#situation;
    const desk = this.#all;
    const levels = desk.levels;
    let found: number | undefined;
    if (desk.suppose([supposed])) {
      const possible = new Uint8Array(known.length);
      for (const [atom, value] of known.entries()) {
        if (value >= 0 || possible[atom] || desk.valueOf(atom) >= 0) continue;
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
  ): Task<RawChain | undefined> {
    const { deadline, known } = this.#situation;
    const trace = this.#search.follow(supposed, parent);
    let chain: RawChain | undefined;
    if (trace.broken.length > 0) chain = this.#search.chainOf(trace);
    else {
      const all = [...above, supposed];
      let choice: { atom: number; settles: number } | undefined;
      for (const atom of known.keys()) {
        if (known[atom]! >= 0 || this.#search.valueIn(trace, atom) >= 0) continue;
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

  /** Of these, one that a search refutes with few conflicts. */
  *#soonestRefuted(wrong: readonly Literal[]): Task<Literal | undefined> {
    const { deadline, learner, rules } = this.#situation;
    const all = [...rules.keys()];
    const facts = this.#situation.facts();
    for (let conflictLimit = FIRST_EFFORT; conflictLimit <= LAST_EFFORT; conflictLimit *= 2) {
      for (const supposed of wrong) {
        if (deadline.enough()) return undefined;
        const limits = { ...deadline.limits, conflictLimit };
        const proof = learner?.prove(all, [...facts, supposed], undefined, limits);
        if (proof?.status === 'follows') return supposed;
        yield deadline.pause;
      }
    }
    return undefined;
  }
}
