import { type Literal, opposite } from '../atoms.ts';
import { settle } from './settle.ts';
import type { Refuted, SeveralRules } from './several-rules.ts';
import type { Situation } from './situation.ts';

/** Suppositions tried before the question goes to the solver that learns. */
const PATIENCE = 300;

/** Whether rules are needed for a conclusion: without one, there must be a way to deny it. Propagation has no say here. */
export class Needed {
  readonly #situation: Situation;
  readonly #several: SeveralRules;

  constructor(situation: Situation, several: SeveralRules) {
    this.#situation = situation;
    this.#several = several;
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
    const { scopes, learner, deadline } = this.#situation;
    const scope = scopes.union(rules);
    if (rules.every((rule) => !scopes.large[rule])) {
      const desk = this.#several.deskFor(rules);
      const levels = desk.levels;
      const good = desk.suppose([opposite(literal)]) && desk.on(rules);
      const settled = good && settle(desk, scope, { left: PATIENCE }, () => 0);
      desk.back(levels);
      if (settled === true) return undefined;
      if (settled === false) return rules;
    }
    const proof = learner?.prove(rules, this.#situation.facts(scope), literal, deadline.limits);
    return proof?.status === 'follows' ? proof.rules : undefined;
  }
}
