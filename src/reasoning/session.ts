import type { Board } from '../board/index.ts';
import {
  type Bool,
  checkOptions,
  type Labeling,
  type Limits,
  ModelError,
  type OptionKeys,
  type Outcome,
  type Satisfier,
  type SearchLog,
  Slices,
  type Solution,
  type SolveOptions,
  type Statistics,
} from '../engine/index.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { Allowance } from './allowance.ts';
import { checkGrid } from './arguments.ts';
import { type Compiled, compiling } from './compile.ts';
import type { CubeSearch, SearchTask, SearchThreads, SharedStatistics } from './cubes/index.ts';
import { keepBoard } from './kept-boards.ts';
import { finish, finishAsync, type Question, type Task } from './task.ts';
import { verified } from './verify.ts';

/** How to search, and for how long. Whatever is not given is not bounded. */
export interface ReasoningOptions extends Limits {
  /** Search chronologically with this labeling of the decisions, without learning. */
  readonly labeling?: Pick<Labeling, 'select' | 'branch' | 'order'> | undefined;
  /** Same seed, same run, on every machine. */
  readonly seed?: number | undefined;
  /** Given the counters of the search before it begins; they can be read while an asynchronous call runs. */
  readonly observe?: (counters: { readonly statistics: Statistics }) => void;
}

/** For the functions that can share one search among threads. */
export interface SharedOptions {
  /** Threads that share the search of a hard board: see docs/library.md. */
  readonly threads?: SearchThreads | undefined;
}

/** Whom to share a search with, and what they must be told. */
interface Sharing {
  readonly threads: SearchThreads;
  readonly task: SearchTask;
}

/** Who hears what is learned; `rulesAlone`: it cannot derive what follows from sums of rules. */
export interface Logged {
  readonly log: SearchLog;
  readonly rulesAlone: boolean;
}

/** The options of every question to a session. */
const OPTIONS: OptionKeys<ReasoningOptions & { readonly clashTime?: number; readonly limit?: number }> = {
  timeLimit: true,
  conflictLimit: true,
  memoryLimit: true,
  signal: true,
  labeling: true,
  seed: true,
  observe: true,
  clashTime: true,
  limit: true,
};

/**
 * Conflicts with the rules alone. To post what follows from them takes up to a third of the time of a small board, and
 * pays from about as many conflicts on: see docs/decisions/0014.
 */
const RULES_ALONE = 100;

/** One board in a hard solver, asked for one solution after the other under limits that all questions share. */
export class Session<V extends string> {
  readonly compiled: Compiled<V>;
  readonly #allowance: Allowance;
  readonly #labeling: Labeling | undefined;
  #labeled: Iterator<Outcome> | undefined;
  #given: Solution | undefined;
  readonly #slices = new Slices();
  readonly #sharing: Sharing | undefined;
  /** Made for the first question: pages never share a search, and need not load what does it. */
  #cubes: CubeSearch<V> | undefined;
  readonly #isLogged: boolean;
  /** Whether what follows from the rules may yet be posted. */
  #canBeStronger: boolean;

  constructor(
    compiled: Compiled<V>,
    options: ReasoningOptions,
    allowance: Allowance,
    {
      sharing,
      logged,
    }: { readonly sharing?: Sharing | undefined; readonly logged?: Logged | undefined } = {},
  ) {
    this.compiled = compiled;
    this.#allowance = allowance;
    this.#labeling = options.labeling && { ...options.labeling, variables: compiled.variables };
    this.#sharing = sharing;
    this.#isLogged = logged !== undefined;
    // A labeling is judged by its own merits.
    this.#canBeStronger =
      compiled.model.implied !== undefined && !options.labeling && logged?.rulesAlone !== true;
    const { variables } = compiled;
    // With a literal: models are built of them, and a session has none.
    keepBoard('asked', [this, variables[0]?.yes], variables.length);
    options.observe?.(this);
  }

  /** Compiles a board; the limits count from here. */
  static *start<G, V extends string>(
    puzzle: Puzzle<G, V>,
    grid: G,
    options: ReasoningOptions,
    threads?: SearchThreads,
    logged?: Logged,
  ): Task<Session<V>> {
    checkGrid(puzzle, grid);
    checkOptions(options, OPTIONS);
    const allowance = new Allowance(options);
    const { seed = 0 } = options;
    if (threads && options.labeling)
      throw new ModelError('a labeling searches in one thread: leave out either');
    const compiled = yield* compiling(puzzle, grid, 'hard', { seed, log: logged?.log }, allowance.deadline);
    const sharing = threads && { threads, task: { puzzle: puzzle.id, grid, seed } };
    return new Session(compiled, options, allowance, { sharing, logged });
  }

  get solver(): Satisfier {
    return this.compiled.solver;
  }

  get statistics(): SharedStatistics {
    const { statistics } = this.solver;
    return this.#cubes ? this.#cubes.statistics(statistics) : statistics;
  }

  /** Ends the threads, if there are any. */
  end(): void {
    this.#cubes?.end();
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
    return (
      this.#unfinished ?? {
        now: () => {
          if (this.#sharing) throw new ModelError('threads need the asynchronous form');
          return finish(this.#asking(assumptions));
        },
        soon: async () => {
          await this.#slices.pause();
          return finishAsync(this.#asking(assumptions));
        },
      }
    );
  }

  *#asking(assumptions: readonly Bool[]): Task<Outcome> {
    if (this.#canBeStronger) {
      const few = this.#sharing ? 0 : RULES_ALONE - this.solver.statistics.conflicts;
      if (few > 0) {
        const left = this.#allowance.left(this);
        const conflictLimit = Math.min(few, left.conflictLimit ?? few);
        const outcome = yield this.#solving({ ...left, assumptions, conflictLimit });
        if (outcome.status !== 'unknown' || outcome.because !== 'conflicts') return outcome;
      }
      this.#canBeStronger = false;
      const because = this.compiled.strengthen();
      if (because) return { status: 'unknown', because };
    }
    // A board may have many solutions, of which learning finds none on a large board.
    const options = { ...this.#allowance.left(this), assumptions, localSearch: !this.#isLogged };
    return yield this.#solving(options);
  }

  #solving(options: SolveOptions): Question {
    const sharing = this.#sharing;
    return {
      now: () => this.solver.solve(options),
      soon: () => (sharing ? this.#shared(sharing, options) : this.solver.solveAsync(options)),
    };
  }

  async #shared({ threads, task }: Sharing, options: SolveOptions): Promise<Outcome> {
    const { CubeSearch } = await import('./cubes/cube-search.ts');
    this.#cubes ??= new CubeSearch(threads, task, this.compiled);
    return this.#cubes.solve(options, () => this.#allowance.left(this));
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
    const { variables } = this.compiled;
    if (this.#given) {
      this.solver.block(this.#given, variables.toReversed());
      this.#cubes?.block(Uint8Array.from(variables, this.#given.value));
    }
    this.#given = undefined;
    return this.ask([]);
  }

  #remember(outcome: Outcome): Outcome {
    if (outcome.status === 'sat') this.#given = outcome.solution;
    return outcome;
  }

  #nextLabeled(labeling: Labeling): Outcome {
    this.#labeled ??= this.solver.solutions({ ...this.#allowance.left(this), labeling });
    const step = this.#labeled.next();
    return step.done ? { status: 'unsat', core: [] } : step.value;
  }
}
