import type { Because, Limits, SearchStart, Statistics } from '../../engine/index.ts';

/** The board that threads search together; all of it can be sent to another thread. */
export interface SearchTask {
  /** The puzzle's id. */
  readonly puzzle: string;
  readonly grid: unknown;
  readonly seed: number;
}

/** A part of the search: the sides of some atoms, as twice the atom, and one more for 0. */
export interface Cube {
  readonly index: number;
  readonly sides: readonly number[];
}

/** What a thread does until all meet again. */
export interface Round extends Pick<Limits, 'timeLimit' | 'memoryLimit'> {
  /** Only in the first. */
  readonly start?: SearchStart;
  /** Solutions, by the sides of their atoms, that no longer count. */
  readonly blocked: readonly Uint8Array[];
  /** What the others have learned. */
  readonly clauses: readonly Int32Array[];
  /** To be searched one after the other. */
  readonly cubes: readonly Cube[];
  /** Conflicts after which it stops. */
  readonly conflicts: number;
}

/** What a thread has found when all meet. */
export interface RoundResult {
  /** The cubes that have no solution. */
  readonly refuted: readonly number[];
  /** Nor has any other. */
  readonly none: boolean;
  /** The sides of all atoms. */
  readonly solution?: Uint8Array;
  /** The limit that was reached, other than that of conflicts. */
  readonly because?: Because;
  readonly clauses: Int32Array;
  /** An atom on which the cube that was not finished can be split. */
  readonly split?: number;
  readonly statistics: Statistics;
}

/** A thread that answers one request after the other with a `CubeSearcher`. */
export interface SearchThread {
  /** Undefined: the thread has died, out of memory as a rule, and will never answer again. */
  ask(round: Round): Promise<RoundResult | undefined>;
  end(): void;
}

/** Threads that may search one board together. The platform decides how one is started. */
export interface SearchThreads {
  readonly count: number;
  start(task: SearchTask): SearchThread;
  /** Conflicts before they are started: most boards are solved by then. 2000 if not given. */
  readonly after?: number;
  /** Conflicts of each between two meetings, at which they exchange what they have learned. 2000 if not given. */
  readonly perRound?: number;
}

/** The counters of a search; where several threads shared it, their sums. */
export interface SharedStatistics extends Statistics {
  /** How many threads searched; absent where it was one. */
  readonly threads?: number;
  /** The parts that they shared out. */
  readonly cubes?: number;
}
