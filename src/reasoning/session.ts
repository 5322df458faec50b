import type { Board } from '../board/index.ts';
import {
  type Bool,
  type Labeling,
  type Limits,
  type Outcome,
  Slices,
  type Solution,
  type Solver,
  type Statistics,
} from '../engine/index.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { Allowance } from './allowance.ts';
import { checkGrid, checkOptions } from './arguments.ts';
import { type Compiled, compiling } from './compile.ts';
import type { Question, Task } from './task.ts';
import { verified } from './verify.ts';

/** How to search, and for how long. Whatever is not given is not bounded. */
export interface ReasoningOptions extends Limits {
  /** Search chronologically with this labeling of the decisions, without learning. */
  readonly labeling?: Pick<Labeling, 'select' | 'branch' | 'order'>;
  /** Same seed, same run, on every machine. */
  readonly seed?: number;
  /** Given the counters of the search before it begins; they can be read while an asynchronous call runs. */
  readonly observe?: (counters: { readonly statistics: Statistics }) => void;
}

/** The options of every question that is asked of a session. */
const OPTIONS = [
  'timeLimit',
  'conflictLimit',
  'memoryLimit',
  'signal',
  'labeling',
  'seed',
  'observe',
  'clashTime',
  'limit',
];

/** One board in a hard solver, asked for one solution after the other under limits that all questions share. */
export class Session<V extends string> {
  readonly compiled: Compiled<V>;
  readonly #allowance: Allowance;
  readonly #labeling: Labeling | undefined;
  #labeled: Iterator<Outcome> | undefined;
  #given: Solution | undefined;
  readonly #slices = new Slices();

  constructor(compiled: Compiled<V>, options: ReasoningOptions, allowance: Allowance) {
    this.compiled = compiled;
    this.#allowance = allowance;
    this.#labeling = options.labeling && { ...options.labeling, variables: compiled.variables };
    options.observe?.(compiled.solver);
  }

  /** Compiles a board; the limits count from here. */
  static *start<G, V extends string>(
    puzzle: Puzzle<G, V>,
    grid: G,
    options: ReasoningOptions,
  ): Task<Session<V>> {
    checkGrid(puzzle, grid);
    checkOptions(options, OPTIONS);
    const allowance = new Allowance(options);
    const { seed = 0 } = options;
    // A labeling is judged by its own merits: on the rules alone.
    const mode = options.labeling ? 'hard' : 'strong';
    const compiled = yield* compiling(puzzle, grid, mode, { seed }, allowance.deadline);
    return new Session(compiled, options, allowance);
  }

  get solver(): Solver {
    return this.compiled.solver;
  }

  get statistics(): Statistics {
    return this.solver.statistics;
  }

  /** Asks for a solution that differs in some decision from all that were given. */
  next(): Question {
    return (
      this.#unfinished ?? {
        now: () =>
          this.#labeling ? this.#nextLabeled(this.#labeling) : this.#remember(this.#blocked().now()),
        soon: async () => {
          await this.#slices.pause();
          // A labeling has no asynchronous form: it keeps the thread from one solution to the next.
          if (this.#labeling) return this.#nextLabeled(this.#labeling);
          return this.#remember(await this.#blocked().soon());
        },
      }
    );
  }

  /** Asks by learning whether there is a solution under these assumptions. */
  ask(assumptions: readonly Bool[]): Question {
    // A board may have many solutions, of which learning finds none on a large board.
    const options = () => ({
      ...this.#allowance.left(this.statistics.conflicts),
      assumptions,
      localSearch: true,
    });
    return (
      this.#unfinished ?? {
        now: () => this.solver.solve(options()),
        soon: async () => {
          await this.#slices.pause();
          return this.solver.solveAsync(options());
        },
      }
    );
  }

  /** The board of an outcome, checked by every rule's own definition. */
  board(outcome: Extract<Outcome, { status: 'sat' }>): Board<V> {
    return verified(this.compiled.model.rules, this.compiled.board(outcome.value));
  }

  /** The answer to every question, if not all rules are there. */
  get #unfinished(): Question | undefined {
    const { unfinished: because } = this.compiled;
    if (because === undefined) return undefined;
    const outcome = { status: 'unknown', because } as const;
    return { now: () => outcome, soon: async () => outcome };
  }

  #blocked(): Question {
    // Search decides the first variables first: a clause that begins with the last finds an open literal at once.
    if (this.#given) this.solver.block(this.#given, this.compiled.variables.toReversed());
    this.#given = undefined;
    return this.ask([]);
  }

  #remember(outcome: Outcome): Outcome {
    if (outcome.status === 'sat') this.#given = outcome.solution;
    return outcome;
  }

  #nextLabeled(labeling: Labeling): Outcome {
    this.#labeled ??= this.solver.solutions({ ...this.#allowance.left(0), labeling });
    const step = this.#labeled.next();
    return step.done ? { status: 'unsat', core: [] } : step.value;
  }
}
