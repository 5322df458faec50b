import { ClauseExchange, type Literal, LocalSearch, splitOf, type Valuation } from '../../engine/index.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { type Compiled, compile } from '../compile.ts';
import type { Cube, Round, RoundResult } from './protocol.ts';

/** Rounds from one turn of a local search to the next, and the steps of a turn. */
const WALKS = {
  poor: { every: Number.POSITIVE_INFINITY, steps: 0 },
  open: { every: 8, steps: 300_000 },
  good: { every: 1, steps: 8_000_000 },
} as const;
/** Steps between two looks at the clock. */
const UNASKED = 100_000;
/** Conflicts allowed on the way to what a local search has found. */
const WALKED = 100;

/** What a thread does that searches one board with others: docs/decisions/0018. */
export class CubeSearcher<G, V extends string> {
  readonly #compiled: Compiled<V>;
  readonly #exchange: ClauseExchange;
  readonly #seed: number;
  #walk: LocalSearch | undefined;
  #rounds = 0;

  constructor(puzzle: Puzzle<G, V>, grid: G, seed: number) {
    this.#compiled = compile(puzzle, grid, 'hard', { seed });
    this.#compiled.strengthen();
    this.#exchange = new ClauseExchange(this.#compiled.solver);
    this.#seed = seed;
  }

  /** Searches the cubes for as long as a round lasts. */
  answer(round: Round): RoundResult {
    const { solver, variables } = this.#compiled;
    const exchange = this.#exchange;
    const deadline = performance.now() + (round.timeLimit ?? Number.POSITIVE_INFINITY);
    if (round.start) exchange.begin(round.start);
    for (const sides of round.blocked) {
      exchange.give(Int32Array.of(sides.length, ...variables.map(({ code }, atom) => code ^ sides[atom]!)));
      this.#walk = undefined;
    }
    for (const clauses of round.clauses) exchange.give(clauses);
    const refuted: number[] = [];
    const result = (found: Partial<RoundResult>): RoundResult => ({
      refuted,
      none: false,
      clauses: exchange.take(),
      statistics: solver.statistics,
      ...found,
    });
    // What a walk finds is found by learning without a conflict.
    const outcome = this.#walkOn(deadline) ? solver.solve({ conflictLimit: WALKED }) : undefined;
    if (outcome?.status === 'sat') return result({ solution: this.#sides(outcome.value) });
    const end = solver.statistics.conflicts + round.conflicts;
    for (const cube of round.cubes) {
      const left = end - solver.statistics.conflicts;
      if (left <= 0) break;
      const outcome = solver.solve({
        assumptions: this.#literals(cube),
        conflictLimit: left,
        ...(round.timeLimit === undefined ? {} : { timeLimit: Math.max(0, deadline - performance.now()) }),
        memoryLimit: round.memoryLimit,
      });
      if (outcome.status === 'sat') return result({ solution: this.#sides(outcome.value) });
      if (outcome.status === 'unsat') {
        refuted.push(cube.index);
        if (outcome.core.length === 0) return result({ none: true });
        exchange.add(outcome.core.map(({ code }) => code ^ 1));
        continue;
      }
      if (outcome.because !== 'conflicts') return result({ because: outcome.because });
      const codes = variables.map(({ code }) => code);
      const split = codes.indexOf(
        splitOf(
          solver,
          codes,
          this.#literals(cube).map(({ code }) => code),
        ),
      );
      return result(split < 0 ? {} : { split });
    }
    return result({});
  }

  /** The turn that a local search has in this round, if it has one. True: it has found a solution. */
  #walkOn(deadline: number): boolean {
    this.#walk ??= LocalSearch.on(this.#compiled.solver, this.#seed);
    const walk = this.#walk;
    const { every, steps } = WALKS[walk?.outlook ?? 'poor'];
    if (!walk || ++this.#rounds % every !== 0) return false;
    for (let done = 0; done < steps && performance.now() < deadline; done += UNASKED)
      if (walk.run(UNASKED)) return true;
    return false;
  }

  #sides(value: Valuation): Uint8Array {
    return Uint8Array.from(this.#compiled.variables, value);
  }

  #literals({ sides }: Pick<Cube, 'sides'>): Literal[] {
    return sides.map((side) => this.#compiled.variables[side >> 1]!.eq((side & 1) ^ 1));
  }
}
