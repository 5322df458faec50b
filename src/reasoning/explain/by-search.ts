import type { Literal } from '../atoms.ts';
import type { Task } from '../task.ts';
import type { Refuted } from './several-rules.ts';
import type { Situation } from './situation.ts';

/** A conclusion, its rules and the known atoms that a search used. */
export interface Searched extends Refuted {
  readonly given: readonly number[];
  /** Conclusions that could be reached about as easily. */
  readonly choices: number;
}

/** Conflicts that each open atom is worth at first; then twice as many, and so on. */
const FIRST_EFFORT = 16;
const LAST_EFFORT = 1 << 20;
/** So many of the shortest proofs are shrunk. */
const SHRUNK = 3;
/** Conflicts that leaving out a known atom may cost: with fewer of them a proof can become very long. */
const GIVEN_EFFORT = 30;

/** Steps that propagation does not find: a solver searches for the contradiction, and its proof is then cut down. */
export class BySearch {
  readonly #situation: Situation;
  /** Proofs of open atoms: they stay good, and the next step need not search again. */
  readonly #found = new Map<number, Refuted>();

  constructor(situation: Situation) {
    this.#situation = situation;
  }

  /** These atoms are known from now on. */
  settled(atoms: readonly number[]): void {
    for (const atom of atoms) this.#found.delete(atom);
  }

  /**
   * Of the open atoms that all solutions share, one whose proof is as short as any found; undefined if there is
   * none, or no time.
   */
  *easiest(common: Int8Array): Task<Searched | undefined> {
    const { known, deadline } = this.#situation;
    const open = [...known.keys()].filter((atom) => known[atom]! < 0 && common[atom]! >= 0);
    if (open.length === 0) return undefined;
    for (let effort = FIRST_EFFORT; this.#found.size === 0 && effort <= LAST_EFFORT; effort *= 2) {
      for (const atom of open) {
        if (deadline.enough()) return undefined;
        const literal: Literal = { atom, value: common[atom] as 0 | 1 };
        const proof = this.#prove(this.#nearest(atom), literal, effort);
        if (proof) this.#found.set(atom, { literal, rules: proof.rules });
        yield deadline.pause;
      }
    }
    const proofs = [...this.#found.values()];
    proofs.sort((a, b) => a.rules.length - b.rules.length || a.literal.atom - b.literal.atom);
    let best: Searched | undefined;
    for (const proof of proofs.slice(0, SHRUNK)) {
      const shrunk = yield* this.#shrunk(proof, proofs.length);
      if (!shrunk) continue;
      this.#found.set(shrunk.literal.atom, shrunk);
      if (!best || shrunk.rules.length < best.rules.length) best = shrunk;
    }
    return best;
  }

  /** A proof of one literal; undefined if it does not follow, or there is no time. */
  *of(literal: Literal): Task<Searched | undefined> {
    const proof = this.#prove(this.#nearest(literal.atom), literal, Number.POSITIVE_INFINITY);
    return proof && (yield* this.#shrunk({ literal, rules: proof.rules }, 1));
  }

  /** Leaves out rules, the farthest first, as long as the literal still follows; then known atoms. */
  *#shrunk({ literal, rules }: Refuted, choices: number): Task<Searched | undefined> {
    const order = this.#nearest(literal.atom).filter((rule) => rules.includes(rule));
    let needed = [...order];
    for (const rule of order.reverse()) {
      if (!needed.includes(rule) || needed.length === 1) continue;
      if (this.#situation.deadline.enough()) return undefined;
      const rest = needed.filter((other) => other !== rule);
      const proof = this.#prove(rest, literal, Number.POSITIVE_INFINITY);
      if (proof) needed = rest.filter((other) => proof.rules.includes(other));
      yield this.#situation.deadline.pause;
    }
    let given = this.#prove(needed, literal, Number.POSITIVE_INFINITY)?.given;
    if (!given || this.#situation.deadline.enough()) return undefined;
    for (const atom of [...given]) {
      if (!given.includes(atom)) continue;
      const rest: number[] = given.filter((other) => other !== atom);
      const proof = this.#prove(needed, literal, GIVEN_EFFORT, rest);
      if (proof) given = rest.filter((other) => proof.given.includes(other));
      yield this.#situation.deadline.pause;
    }
    return {
      literal,
      rules: needed.sort((a, b) => a - b),
      given: given.sort((a, b) => a - b),
      choices,
    };
  }

  #prove(
    rules: readonly number[],
    literal: Literal,
    conflicts: number,
    given = this.#knownIn(rules),
  ): { rules: number[]; given: number[] } | undefined {
    const { limits } = this.#situation.deadline;
    const proof = this.#situation.learner?.prove(
      rules,
      this.#situation.facts(given),
      literal,
      conflicts === Number.POSITIVE_INFINITY ? limits : { ...limits, conflictLimit: conflicts },
    );
    return proof?.status === 'follows' ? proof : undefined;
  }

  #knownIn(rules: readonly number[]): number[] {
    const scope = new Set<number>();
    for (const rule of rules) {
      for (const atom of this.#situation.stated(this.#situation.scopes.ofRule[rule]!)) scope.add(atom);
    }
    return [...scope].sort((a, b) => a - b);
  }

  /** All rules, those near an atom first, those about the whole board last. */
  #nearest(atom: number): number[] {
    const { rulesOf, ofRule, large } = this.#situation.scopes;
    const rules = new Set<number>();
    const atoms = new Set([atom]);
    // A set may grow while it is walked; what is added last is walked last.
    for (const reached of atoms) {
      for (const rule of rulesOf[reached]!) {
        if (large[rule] || rules.has(rule)) continue;
        rules.add(rule);
        for (const next of ofRule[rule]!) if (this.#situation.isOpen(next)) atoms.add(next);
      }
    }
    for (const rule of ofRule.keys()) if (!large[rule]) rules.add(rule);
    for (const rule of ofRule.keys()) if (large[rule]) rules.add(rule);
    return [...rules].filter((rule) => ofRule[rule]!.length > 0);
  }
}
