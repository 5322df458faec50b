import type { Deadline } from './deadline.ts';
import { type Literal, opposite } from './desk.ts';
import type { Learner } from './learner.ts';
import type { Scopes } from './scopes.ts';
import { settle } from './settle.ts';
import type { Refuted, SeveralRules } from './several-rules.ts';

/** Suppositions tried before the question goes to the solver that learns. */
const PATIENCE = 300;

/** Whether rules are needed for a conclusion: without one, there must be a way to deny it. Propagation has no say here. */
export class Needed {
  readonly #several: SeveralRules;
  readonly #learner: () => Learner;
  readonly #scopes: Scopes;
  readonly #known: Int8Array;
  readonly #deadline: Deadline;

  constructor(
    several: SeveralRules,
    learner: () => Learner,
    scopes: Scopes,
    known: Int8Array,
    deadline: Deadline,
  ) {
    this.#several = several;
    this.#learner = learner;
    this.#scopes = scopes;
    this.#known = known;
    this.#deadline = deadline;
  }

  /** The same conclusion from rules of which none can be left out. */
  shrunk(proof: Refuted): Refuted {
    const { literal } = proof;
    let rules = [...proof.rules];
    for (const rule of [...rules]) {
      if (rules.length === 1) break;
      if (!rules.includes(rule)) continue;
      const rest = rules.filter((other) => other !== rule);
      const enough = this.#enough(rest, literal);
      if (enough) rules = rest.filter((other) => enough.includes(other));
    }
    return { literal, rules };
  }

  /** Whether the conclusion needs every one of the rules. */
  all(rules: readonly number[], literal: Literal): boolean {
    return rules.every(
      (rule) =>
        !this.#enough(
          rules.filter((other) => other !== rule),
          literal,
        ),
    );
  }

  /** Those of the rules that a proof of the literal uses; undefined if it does not follow from them. */
  #enough(rules: readonly number[], literal: Literal): readonly number[] | undefined {
    if (rules.length === 0) return undefined;
    const scope = this.#scopes.union(rules);
    if (rules.every((rule) => !this.#scopes.large[rule])) {
      const desk = this.#several.deskFor(rules);
      const levels = desk.levels;
      const good = desk.suppose([opposite(literal)]) && desk.on(rules);
      const settled = good && settle(desk, scope, { left: PATIENCE }, () => 0);
      desk.back(levels);
      if (settled === true) return undefined;
      if (settled === false) return rules;
    }
    const given = scope
      .filter((decision) => this.#known[decision]! >= 0)
      .map((decision): Literal => ({ decision, value: this.#known[decision] as 0 | 1 }));
    const proof = this.#learner().prove(rules, given, literal, this.#deadline.limits);
    return proof.status === 'follows' ? proof.rules : undefined;
  }
}
