import type { BoolVar, Literal as EngineLiteral, Limits, Solver } from '../../engine/index.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { compile } from '../compile.ts';
import { type Literal, opposite } from './desk.ts';

/** Whether rules force a literal, and which of the rules and known decisions the proof rests on. */
export type Proof =
  | { readonly status: 'follows'; readonly rules: number[]; readonly given: number[] }
  | { readonly status: 'open' }
  | { readonly status: 'unknown' };

/**
 * The same board in a solver that searches and learns: for the few questions that propagation cannot answer. What it
 * learns follows from the rules, each behind its switch, so no answer rests on more than it says.
 */
export class Learner {
  readonly #solver: Solver;
  readonly #selectors: readonly BoolVar[];
  /** For each decision the literals that say it is 0, and 1. */
  readonly #literals: readonly (readonly [EngineLiteral, EngineLiteral])[];
  readonly #ruleOf = new Map<number, number>();
  readonly #decisionOf = new Map<number, number>();

  constructor(compiled: Pick<ReturnType<typeof compile>, 'solver' | 'variables' | 'selectors'>) {
    this.#solver = compiled.solver;
    this.#selectors = compiled.selectors;
    this.#literals = compiled.variables.map((variable) => [variable.not(), variable.yes]);
    for (const [rule, { index }] of compiled.selectors.entries()) this.#ruleOf.set(index, rule);
    for (const [decision, { index }] of compiled.variables.entries()) this.#decisionOf.set(index, decision);
  }

  static of<G, V extends string>(puzzle: Puzzle<G, V>, grid: G): Learner {
    return new Learner(compile(puzzle, grid, 'guarded'));
  }

  /** The literal is denied first, then the rules are taken in their order: those that come early are used first. */
  prove(
    rules: readonly number[],
    given: readonly Literal[],
    literal: Literal | undefined,
    limits: Limits,
  ): Proof {
    const engine = ({ decision, value }: Literal): EngineLiteral => this.#literals[decision]![value];
    const outcome = this.#solver.solve({
      ...limits,
      assumptions: [
        ...(literal ? [engine(opposite(literal))] : []),
        ...given.map(engine),
        ...rules.map((rule) => this.#selectors[rule]!),
      ],
    });
    if (outcome.status === 'sat') return { status: 'open' };
    if (outcome.status === 'unknown') return { status: 'unknown' };
    const core = outcome.core.map(({ variable }) => variable.index);
    const decisions = core.map((index) => this.#decisionOf.get(index)).filter((d) => d !== undefined);
    return {
      status: 'follows',
      rules: core.map((index) => this.#ruleOf.get(index)).filter((rule) => rule !== undefined),
      given: decisions.filter((decision) => decision !== literal?.decision),
    };
  }
}
