import type { Task } from '../task.ts';
import type { Deadline } from './deadline.ts';
import type { Literal } from './desk.ts';
import type { Learner } from './learner.ts';
import type { Scopes } from './scopes.ts';
import type { Refuted } from './several-rules.ts';

/** A conclusion, its rules and the known decisions that a search used. */
export interface Searched extends Refuted {
  readonly given: readonly number[];
  /** Conclusions that could be reached about as easily. */
  readonly choices: number;
}

/** Conflicts that each open decision is worth at first; then twice as many, and so on. */
const FIRST_EFFORT = 16;
const LAST_EFFORT = 1 << 20;
/** So many of the shortest proofs are shrunk. */
const SHRUNK = 3;
/** Conflicts that leaving out a known decision may cost: with fewer of them a proof can become very long. */
const GIVEN_EFFORT = 30;

/** Steps that propagation does not find: a solver searches for the contradiction, and its proof is then cut down. */
export class BySearch {
  readonly #learner: Learner;
  readonly #scopes: Scopes;
  readonly #known: Int8Array;
  readonly #deadline: Deadline;
  /** Proofs of open decisions: they stay good, and the next step need not search again. */
  readonly #found = new Map<number, Refuted>();

  constructor(learner: Learner, scopes: Scopes, known: Int8Array, deadline: Deadline) {
    this.#learner = learner;
    this.#scopes = scopes;
    this.#known = known;
    this.#deadline = deadline;
  }

  /** These decisions are known from now on. */
  settled(decisions: readonly number[]): void {
    for (const decision of decisions) this.#found.delete(decision);
  }

  /**
   * Of the open decisions that all solutions share, one whose proof is as short as any found; undefined if there is
   * none, or no time.
   */
  *easiest(common: Int8Array): Task<Searched | undefined> {
    const open = [...this.#known.keys()].filter(
      (decision) => this.#known[decision]! < 0 && common[decision]! >= 0,
    );
    if (open.length === 0) return undefined;
    for (let effort = FIRST_EFFORT; this.#found.size === 0 && effort <= LAST_EFFORT; effort *= 2) {
      for (const decision of open) {
        if (this.#deadline.enough()) return undefined;
        const literal: Literal = { decision, value: common[decision] as 0 | 1 };
        const proof = this.#prove(this.#nearest(decision), literal, effort);
        if (proof) this.#found.set(decision, { literal, rules: proof.rules });
        yield this.#deadline.pause;
      }
    }
    const proofs = [...this.#found.values()];
    proofs.sort((a, b) => a.rules.length - b.rules.length || a.literal.decision - b.literal.decision);
    let best: Searched | undefined;
    for (const proof of proofs.slice(0, SHRUNK)) {
      const shrunk = yield* this.#shrunk(proof, proofs.length);
      if (!shrunk) continue;
      this.#found.set(shrunk.literal.decision, shrunk);
      if (!best || shrunk.rules.length < best.rules.length) best = shrunk;
    }
    return best;
  }

  /** A proof of one literal; undefined if it does not follow, or there is no time. */
  *of(literal: Literal): Task<Searched | undefined> {
    const proof = this.#prove(this.#nearest(literal.decision), literal, Number.POSITIVE_INFINITY);
    return proof && (yield* this.#shrunk({ literal, rules: proof.rules }, 1));
  }

  /** Leaves out rules, the farthest first, as long as the literal still follows; then known decisions. */
  *#shrunk({ literal, rules }: Refuted, choices: number): Task<Searched | undefined> {
    const order = this.#nearest(literal.decision).filter((rule) => rules.includes(rule));
    let needed = [...order];
    for (const rule of order.reverse()) {
      if (!needed.includes(rule) || needed.length === 1) continue;
      if (this.#deadline.enough()) return undefined;
      const rest = needed.filter((other) => other !== rule);
      const proof = this.#prove(rest, literal, Number.POSITIVE_INFINITY);
      if (proof) needed = rest.filter((other) => proof.rules.includes(other));
      yield this.#deadline.pause;
    }
    let given = this.#prove(needed, literal, Number.POSITIVE_INFINITY)?.given;
    if (!given || this.#deadline.enough()) return undefined;
    for (const decision of [...given]) {
      if (!given.includes(decision)) continue;
      const rest: number[] = given.filter((other) => other !== decision);
      const proof = this.#prove(needed, literal, GIVEN_EFFORT, rest);
      if (proof) given = rest.filter((other) => proof.given.includes(other));
      yield this.#deadline.pause;
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
    const facts = given.map((decision): Literal => ({ decision, value: this.#known[decision] as 0 | 1 }));
    const limits = this.#deadline.limits;
    const proof = this.#learner.prove(
      rules,
      facts,
      literal,
      conflicts === Number.POSITIVE_INFINITY ? limits : { ...limits, conflictLimit: conflicts },
    );
    return proof.status === 'follows' ? proof : undefined;
  }

  #knownIn(rules: readonly number[]): number[] {
    const scope = new Set<number>();
    for (const rule of rules) {
      for (const decision of this.#scopes.ofRule[rule]!) if (this.#known[decision]! >= 0) scope.add(decision);
    }
    return [...scope].sort((a, b) => a - b);
  }

  /** All rules, those near a decision first, those about the whole board last. */
  #nearest(decision: number): number[] {
    const { rulesOf, ofRule, large } = this.#scopes;
    const rules = new Set<number>();
    const decisions = new Set([decision]);
    // A set may grow while it is walked; what is added last is walked last.
    for (const reached of decisions) {
      for (const rule of rulesOf[reached]!) {
        if (large[rule] || rules.has(rule)) continue;
        rules.add(rule);
        for (const next of ofRule[rule]!) if (this.#known[next]! < 0) decisions.add(next);
      }
    }
    for (const rule of ofRule.keys()) if (!large[rule]) rules.add(rule);
    for (const rule of ofRule.keys()) if (large[rule]) rules.add(rule);
    return [...rules].filter((rule) => ofRule[rule]!.length > 0);
  }
}
