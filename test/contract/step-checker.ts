/**
 * Proves a step again without the engine: tries fillings one decision at a time, and believes only what the rules'
 * own `holds` says of them. Where there are too many fillings, an answer set solver is asked, with an encoding of each
 * rule of its own.
 */
import { Board, type Fact } from '../../src/board/index.ts';
import { Solver } from '../../src/engine/index.ts';
import type { AnyPuzzle, Decision, Rule } from '../../src/puzzles/index.ts';
import type { Step } from '../../src/reasoning/index.ts';
import { runClingoWasm } from '../../workbench/peers/clingo-wasm.ts';
import { aspOf } from './puzzle-folders.ts';

type Value = string;

/** Fillings that are tried before the other solver is asked. */
const MOST_FILLINGS = 500;

export class StepChecker {
  readonly #values: readonly Value[];
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
    this.#values = puzzle.values(grid).map(({ id }) => id);
    this.#program = aspOf(puzzle).ruleInAsp(puzzle.toJson(grid));
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
    for (const fact of step.given) if (!isKnown(fact, before)) wrong.push(`${fact.cells} was not known`);
    for (const fact of step.facts) {
      if (isKnown(fact, before) || isKnown({ ...fact, is: !fact.is }, before)) {
        wrong.push(`${fact.cells} was known already`);
      }
    }
    if (wrong.length > 0) return wrong;
    const given = new Board<Value>(this.#rows, this.#columns).knowing(step.given);
    const because = rules.filter((rule) => rule !== undefined);
    for (const fact of step.facts) {
      const said = `${fact.cells} ${fact.is ? '=' : '≠'} ${fact.value}`;
      if (await this.#canDeny(fact, because, given)) wrong.push(`${said} does not follow`);
      for (const rule of because) {
        const rest = because.filter((other) => other !== rule);
        // Even with all that is known, not only with what the step says it uses.
        if (!(await this.#canDeny(fact, rest, before))) wrong.push(`${said} follows without ${rule.id}`);
      }
    }
    return wrong;
  }

  /** Whether some filling denies the fact, and keeps the rules. */
  async #canDeny(
    { cells, value, is }: Fact<Value>,
    rules: readonly Rule<Value>[],
    known: Board<Value>,
  ): Promise<boolean> {
    const denied = known.knowing([{ cells, value, is: !is }]);
    const places = new Set(rules.flatMap((rule) => this.#cellsOf(rule)));
    // A site without a value left denies nothing, whatever the rules say of it.
    for (const cell of cells) places.add(cell);
    const open = [...new Set([...places].map((cell) => this.#decisionOf.get(cell)))]
      .filter((at) => at !== undefined)
      .filter((at) => this.#decisions[at]!.cells.every((cell) => denied.at(cell) === undefined));
    // What was given by one cell of a decision is given for all of them.
    const whole = this.#decisions.reduce((board, { cells: own }) => {
      const filled = own.find((cell) => board.at(cell) !== undefined);
      return filled === undefined ? board : board.with(own, board.at(filled));
    }, denied);
    // Sites with few values left first: most fillings then end early.
    const left = new Map(open.map((at) => [at, this.#possible(this.#decisions[at]!.cells, whole).length]));
    open.sort((one, other) => left.get(one)! - left.get(other)!);
    this.#fillings = 0;
    const filled = this.#canFill(open, 0, rules, whole);
    if (filled !== undefined) {
      this.enumerated++;
      return filled;
    }
    this.asked++;
    const two = this.#values.length === 2;
    const program = this.#decisions.map(({ cells: own }) => {
      const cell = own[0]!;
      const now = this.#possible(own, whole).map((one) => this.#values.indexOf(one));
      if (!two) return `cell(${cell}). 1{is(${cell},(${now.join(';')}))}1.`;
      return `cell(${cell}). ${now.length === 2 ? `{on(${cell})}.` : now[0] === 1 ? `on(${cell}).` : ''}`;
    });
    for (const { id } of rules) program.push(this.#program(id));
    return (await runClingoWasm(program.join('\n'), 1)).length > 0;
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
    const { cells } = this.#decisions[next]!;
    for (const value of this.#possible(cells, board)) {
      const found = this.#canFill(open, from + 1, rules, board.with(cells, value));
      if (found !== false) return found;
    }
    return false;
  }

  /** The values that a site can still have. */
  #possible(cells: readonly number[], board: Board<Value>): readonly Value[] {
    const now = board.at(cells[0]!);
    if (now !== undefined) return [now];
    return this.#values.filter((value) => cells.every((cell) => !board.excluded(cell).includes(value)));
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
        case 'edge': {
          const cell = place.row * this.#columns + place.column;
          return [cell, cell + (place.side === 'right' ? 1 : this.#columns)];
        }
        default:
          return all;
      }
    });
  }
}

/** Whether a board says so, itself or by another value of the same cells. */
const isKnown = ({ cells, value, is }: Fact<Value>, board: Board<Value>): boolean =>
  cells.some((cell) => {
    const now = board.at(cell);
    if (now !== undefined) return (now === value) === is;
    return !is && board.excluded(cell).includes(value);
  });
