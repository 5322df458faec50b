import type { BoolVar, Literal as EngineLiteral, Limits, Outcome, Satisfier } from '../../engine/index.ts';
import { type Literal, opposite } from '../atoms.ts';
import type { Compiled } from '../compile.ts';
import type { Task } from '../task.ts';

/** Whether rules force a literal, and which of the rules and known atoms the proof rests on. */
export type Proof =
  | { readonly status: 'follows'; readonly rules: number[]; readonly given: number[] }
  /** A filling that keeps the rules and denies the literal, by atom. */
  | { readonly status: 'open'; readonly filling: Int8Array }
  | { readonly status: 'unknown' };

/**
 * The same board in a solver that searches and learns: for the few questions that propagation cannot answer. What it
 * learns follows from the rules, each behind its switch, so no answer rests on more than it says.
 */
export class RuleSearch {
  readonly #solver: Satisfier;
  readonly #selectors: readonly BoolVar[];
  readonly #variables: readonly BoolVar[];
  /** For each atom the literals that say it is 0, and 1. */
  readonly #literals: readonly (readonly [EngineLiteral, EngineLiteral])[];
  readonly #ruleOf = new Map<number, number>();
  readonly #atomOf = new Map<number, number>();

  /** The side of each atom to try first, if one is known: the questions differ little from the solution. */
  likely: Int8Array | undefined;

  constructor(compiled: Pick<Compiled<string>, 'solver' | 'variables' | 'selectors'>) {
    this.#solver = compiled.solver;
    this.#selectors = compiled.selectors;
    this.#variables = compiled.variables;
    this.#literals = compiled.variables.map((variable) => [variable.not(), variable.yes]);
    for (const [rule, { index }] of compiled.selectors.entries()) this.#ruleOf.set(index, rule);
    for (const [atom, { index }] of compiled.variables.entries()) this.#atomOf.set(index, atom);
  }

  /** How many cases the solver has closed, over all questions. */
  get cases(): number {
    return this.#solver.statistics.conflicts;
  }

  /** The literal is denied first, then the rules are taken in their order: those that come early are used first. */
  prove(
    rules: readonly number[],
    given: readonly Literal[],
    literal: Literal | undefined,
    limits: Limits,
  ): Proof {
    const assumptions = this.#assumptions(rules, given, literal);
    return this.#proof(this.#solver.solve({ ...limits, assumptions }), literal);
  }

  /** The same in slices. */
  *proving(
    rules: readonly number[],
    given: readonly Literal[],
    literal: Literal,
    limits: Limits,
  ): Task<Proof> {
    const options = { ...limits, assumptions: this.#assumptions(rules, given, literal) };
    const outcome = yield {
      now: () => this.#solver.solve(options),
      soon: () => this.#solver.solveAsync(options),
    };
    return this.#proof(outcome, literal);
  }

  #assumptions(
    rules: readonly number[],
    given: readonly Literal[],
    literal: Literal | undefined,
  ): (EngineLiteral | BoolVar)[] {
    const engine = ({ atom, value }: Literal): EngineLiteral => this.#literals[atom]![value];
    for (const [atom, side] of this.likely?.entries() ?? []) {
      if (side >= 0) this.#solver.prefer(this.#variables[atom]!, side as 0 | 1);
    }
    const assumptions: (EngineLiteral | BoolVar)[] = literal ? [engine(opposite(literal))] : [];
    for (const one of given) assumptions.push(engine(one));
    for (const rule of rules) assumptions.push(this.#selectors[rule]!);
    return assumptions;
  }

  #proof(outcome: Outcome, literal: Literal | undefined): Proof {
    if (outcome.status === 'sat') {
      return {
        status: 'open',
        filling: Int8Array.from(this.#variables, (variable) => outcome.value(variable)),
      };
    }
    if (outcome.status === 'unknown') return { status: 'unknown' };
    const core = outcome.core.map(({ variable }) => variable.index);
    const atoms = core.map((index) => this.#atomOf.get(index)).filter((d) => d !== undefined);
    return {
      status: 'follows',
      rules: core.map((index) => this.#ruleOf.get(index)).filter((rule) => rule !== undefined),
      given: atoms.filter((atom) => atom !== literal?.atom),
    };
  }
}
