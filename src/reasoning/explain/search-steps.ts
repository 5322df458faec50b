import { type Literal, opposite } from '../atoms.ts';
import type { Task } from '../task.ts';
import type { Situation } from './situation.ts';
import type { RawStep } from './step-finder.ts';
import { weightOfSearch } from './step-weight.ts';

/** Suppositions that are tried; the one that takes the fewest cases is the step. */
const TRIED = 8;

/**
 * Steps that no chain short enough to be told shows: the solver searches, and the step only says how many cases it
 * closed and which rules and facts that took (docs/decisions/0033). Each search begins anew, so that the number is what
 * this step costs, whatever was searched before.
 */
export class SearchSteps {
  readonly #situation: Situation;

  constructor(situation: Situation) {
    this.#situation = situation;
  }

  /** The step that refutes one of these suppositions, which no solution allows; undefined if there is no time. */
  *easiest(wrong: readonly Literal[]): Task<RawStep | undefined> {
    let best: { readonly step: RawStep; readonly cases: number } | undefined;
    for (const supposed of wrong.slice(0, TRIED)) {
      const found = yield* this.#refuting(supposed, best?.cases);
      if (found) best = found;
      if (best?.cases === 0 || this.#situation.deadline.enough()) break;
    }
    return best?.step;
  }

  /** Undefined: it takes as many cases or more, or there is no time. */
  *#refuting(
    supposed: Literal,
    conflictLimit: number | undefined,
  ): Task<{ readonly step: RawStep; readonly cases: number } | undefined> {
    const { deadline, scopes } = this.#situation;
    const search = yield* this.#situation.newSearch();
    if (!search) return undefined;
    const rules = [...scopes.ofRule.keys()].filter((rule) => !scopes.lemma[rule]);
    const known = this.#situation.facts(this.#situation.stated());
    const literal = opposite(supposed);
    const proof = yield* search.proving(rules, known, literal, { ...deadline.limits, conflictLimit });
    if (proof.status !== 'follows') return undefined;
    const { cases } = search;
    const given = proof.given.sort((a, b) => a - b);
    const effort = { given: given.length, leaves: 0, hidden: true, links: 0, depth: 0, large: 0, lemmas: 0 };
    return {
      step: {
        rules: proof.rules.sort((a, b) => a - b),
        literals: [literal],
        given,
        searched: Math.max(1, cases),
        effort: { ...effort, branching: Math.max(1, cases) },
        weight: weightOfSearch(cases),
        choices: 1,
      },
      cases,
    };
  }
}
