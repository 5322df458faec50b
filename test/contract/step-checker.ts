/**
 * Proves a step again without the engine: tries fillings one decision at a time, and believes only what the rules'
 * own `holds` says of them. Where there are too many fillings, an answer set solver is asked, with an encoding of each
 * rule of its own.
 */
import { Board } from '../../src/board/index.ts';
import { Solver } from '../../src/engine/index.ts';
import { runClingoWasm } from '../../src/lab/node/peers/clingo-wasm.ts';
import type { AnyPuzzle, Decision, Rule } from '../../src/puzzles/index.ts';
import type { Fact, Step } from '../../src/reasoning/index.ts';
import { rulePrograms } from './step-program.ts';

type Value = string;

/** Fillings that are tried before the other solver is asked. */
const MOST_FILLINGS = 500;

export class StepChecker {
  readonly #puzzle: AnyPuzzle;
  readonly #decisions: readonly Decision[];
  readonly #rules: ReadonlyMap<string, Rule<Value>>;
  readonly #decisionOf = new Map<number, number>();
  readonly #rows: number;
  readonly #columns: number;
  readonly #program: (id: string) => string;
  #fillings = 0;
  /** Questions answered by enumeration, and by the other solver. */
  enumerated = 0;
  asked = 0;

  constructor(puzzle: AnyPuzzle, grid: unknown) {
    this.#puzzle = puzzle;
    this.#program = rulePrograms(puzzle, grid);
    const model = puzzle.model(grid, new Solver());
    this.#decisions = model.decisions;
    this.#rules = new Map(model.rules.map((rule) => [rule.id, rule]));
    for (const [at, { cells }] of model.decisions.entries()) {
      for (const cell of cells) this.#decisionOf.set(cell, at);
    }
    const { rows, columns } = puzzle.size(grid);
    this.#rows = rows;
    this.#columns = columns;
  }

  /** What is wrong with a step; nothing if it is right. `before` is all that was known when it was made. */
  async check(
    step: Pick<Step<Value>, 'facts' | 'because' | 'given'>,
    before: Board<Value>,
  ): Promise<readonly string[]> {
    const wrong: string[] = [];
    const rules = step.because.map(({ id }) => this.#rules.get(id));
    if (step.facts.length === 0) wrong.push('settles nothing');
    if (rules.includes(undefined)) wrong.push('names a rule that the board does not have');
    for (const cell of step.given) if (before.at(cell) === undefined) wrong.push(`${cell} was not known`);
    for (const { cells } of step.facts) {
      if (cells.some((cell) => before.at(cell) !== undefined)) wrong.push(`${cells} was known already`);
    }
    if (wrong.length > 0) return wrong;
    const only = new Board<Value>(this.#rows, this.#columns);
    const given = step.given.reduce((board, cell) => board.with([cell], before.at(cell)), only);
    const because = rules.filter((rule) => rule !== undefined);
    for (const fact of step.facts) {
      const said = `${fact.cells} = ${fact.value}`;
      if (await this.#canDeny(fact, because, given)) wrong.push(`${said} does not follow`);
      for (const rule of because) {
        const rest = because.filter((other) => other !== rule);
        // Even with all that is known, not only with what the step says it uses.
        if (!(await this.#canDeny(fact, rest, before))) wrong.push(`${said} follows without ${rule.id}`);
      }
    }
    return wrong;
  }

  /** Whether some filling has another value there, and keeps the rules. */
  async #canDeny(
    { cells, value }: Fact<Value>,
    rules: readonly Rule<Value>[],
    known: Board<Value>,
  ): Promise<boolean> {
    const [off, on] = this.#puzzle.values;
    const denied = known.with(cells, value === on ? off : on);
    const places = new Set(rules.flatMap((rule) => this.#cellsOf(rule)));
    const open = [...new Set([...places].map((cell) => this.#decisionOf.get(cell)))]
      .filter((at) => at !== undefined)
      .filter((at) => this.#decisions[at]!.cells.every((cell) => denied.at(cell) === undefined));
    // What was given by one cell of a decision is given for all of them.
    const whole = this.#decisions.reduce((board, { cells: own }) => {
      const filled = own.find((cell) => board.at(cell) !== undefined);
      return filled === undefined ? board : board.with(own, board.at(filled));
    }, denied);
    this.#fillings = 0;
    const filled = this.#canFill(open, 0, rules, whole);
    if (filled !== undefined) {
      this.enumerated++;
      return filled;
    }
    this.asked++;
    const program = this.#decisions.map(({ cells: own }) => {
      const cell = own[0]!;
      const now = whole.at(cell);
      return `cell(${cell}). ${now === undefined ? `{on(${cell})}.` : now === on ? `on(${cell}).` : ''}`;
    });
    for (const { id } of rules) program.push(this.#program(id));
    return (await runClingoWasm(`${program.join('\n')}\n#show on/1.\n`, 1)).length > 0;
  }

  #canFill(
    open: readonly number[],
    from: number,
    rules: readonly Rule<Value>[],
    board: Board<Value>,
  ): boolean | undefined {
    if (++this.#fillings > MOST_FILLINGS) return undefined;
    if (!rules.every((rule) => rule.holds(board))) return false;
    const next = open[from];
    if (next === undefined) return true;
    for (const value of this.#puzzle.values) {
      const found = this.#canFill(open, from + 1, rules, board.with(this.#decisions[next]!.cells, value));
      if (found !== false) return found;
    }
    return false;
  }

  #cellsOf({ where }: Rule<Value>): number[] {
    return where.flatMap((place) => {
      const all = [...this.#decisionOf.keys()];
      switch (place.kind) {
        case 'cell':
          return [place.row * this.#columns + place.column];
        case 'region':
          return place.cells.map(({ row, column }) => row * this.#columns + column);
        case 'row':
          return all.filter((cell) => Math.floor(cell / this.#columns) === place.row);
        case 'column':
          return all.filter((cell) => cell % this.#columns === place.column);
        default:
          return all;
      }
    });
  }
}
