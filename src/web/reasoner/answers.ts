import type { Fact, Level, Place, Sentence, Wording } from '../../board/index.ts';
import type { Statistics } from '../../engine/index.ts';
import type { Problem as ModelProblem } from '../../flatzinc/index.ts';
import type { Chart, Measurement, OpenBoardWish } from '../../lab/index.ts';
import type { ToldRule } from '../../play/index.ts';
import type { AnyPuzzle, Bilingual, Problem } from '../../puzzles/index.ts';
import type { ChainLine } from '../../reasoning/index.ts';

/** What a worker says first; before that, nothing that is sent to it arrives. */
export const LISTENING = 'listening';

/** A board as it is sent to the worker: in the puzzle's own text. */
export interface BoardText {
  readonly puzzle: string;
  readonly text: string;
}

export const boardText = (puzzle: AnyPuzzle, grid: unknown): BoardText => ({
  puzzle: puzzle.id,
  text: puzzle.format(grid),
});

/** The value of every cell; null where there is none. */
export type Cells = readonly (string | null)[];

export type BoardVerdict =
  | { readonly status: 'unique'; readonly solution: Cells }
  | {
      readonly status: 'several';
      readonly solution: Cells;
      readonly other: Cells;
      readonly differences: readonly number[];
    }
  | { readonly status: 'none' }
  | { readonly status: 'unknown' }
  | { readonly status: 'unreadable'; readonly problems: readonly Bilingual<Problem>[] };

/** The cells that are the same in all solutions. */
export interface Settled {
  readonly cells: Cells;
  readonly complete: boolean;
}

export interface GradeAnswer {
  readonly level: Level;
  readonly score: number;
  readonly why: readonly Sentence[];
  readonly complete: boolean;
}

/** A step of the solution, told: what follows, from which rules and cells. */
export interface ToldStep {
  readonly facts: readonly Fact<string>[];
  readonly because: readonly ToldRule[];
  readonly given: readonly Fact<string>[];
  readonly technique: Sentence;
  /** All of it in one sentence; of a chain, only where it leads. */
  readonly whole: Sentence;
  /** The chain, line by line; none for a single rule. */
  readonly lines: readonly ToldLine[];
}

/** A line of a chain. */
export type ToldLine = ChainLine<string>;

export type HintAnswer =
  | {
      readonly kind: 'step';
      readonly where: ToldRule['where'];
      readonly step: ToldStep;
      /** Follows at once: taken as known, though it is not filled in. */
      readonly obvious: readonly Fact<string>[];
    }
  | {
      readonly kind: 'mistake';
      /** The rule that is broken, in the words that say how. */
      readonly rule?: ToldRule;
      readonly cells: readonly number[];
      readonly reason: readonly ToldRule[];
      /** How the cells lead to a contradiction, where no rule is broken yet. */
      readonly lines: readonly ToldLine[];
    }
  | { readonly kind: 'done' | 'open' | 'unknown' };

export interface Wish {
  readonly puzzle: string;
  readonly rows: number;
  readonly columns: number;
  readonly level?: Level;
  readonly seed: number;
  /** Sketches after which the level is given up. */
  readonly maxTries?: number;
  /** A picture to be found, one entry a cell. */
  readonly picture?: readonly boolean[];
}

export type MadeBoard =
  | { readonly ok: true; readonly text: string; readonly level: Level; readonly score: number }
  | {
      readonly ok: false;
      readonly because: 'time' | 'stopped' | 'level' | 'wish';
      readonly problem?: Wording;
    };

/** A board without the clues that it did not need, and how many they were. */
export interface StrippedBoard {
  readonly text: string;
  readonly removed: number;
  /** False: some clues could not be tried in time, and stay. */
  readonly complete: boolean;
}

/** One clue that leaves a board one solution, and the board with it. */
export interface ProposedClue {
  readonly text: string;
  readonly place: Place;
  readonly clue: Sentence;
}

/** A board found in a text of any format. */
export type FoundBoard =
  | {
      readonly ok: true;
      readonly board: BoardText;
      readonly format: Wording;
      readonly notes: readonly Bilingual<Problem>[];
    }
  | { readonly ok: false; readonly problems: readonly Bilingual<Problem>[] };

/** A board in one of the formats, or why it cannot be written in it. */
export interface WrittenBoard {
  readonly id: string;
  readonly title: Wording;
  readonly text?: string;
  readonly problem?: Wording;
}

/** What to measure on a board. */
export interface LabWish extends OpenBoardWish {
  /** The program of the puzzle's paper whose rules are used instead of ours. */
  readonly program?: string;
}

/** One strategy has been measured; the charts show it and those before it. */
export interface LabStep {
  readonly measurement: Measurement;
  readonly charts: readonly Chart[];
}

/** A FlatZinc program, and how much of its solutions is wanted; of an optimisation, every better one is told. */
export interface ModelWish {
  readonly flatZinc: string;
  readonly limit: number;
  readonly timeLimit: number;
}

/** The five numbers of `fd_statistics`. */
export type ModelCounters = Pick<
  Statistics,
  'resumptions' | 'entailments' | 'prunings' | 'backtracks' | 'constraints'
>;

/** How a search ended, or what is wrong with the program. */
export type ModelAnswer =
  | {
      readonly status: 'ended';
      readonly found: number;
      readonly exhausted: boolean;
      readonly cutOff: boolean;
      /** Solutions are better and better without end. */
      readonly unbounded?: boolean;
      /** The best was looked for. */
      readonly isBest: boolean;
      readonly counters: ModelCounters;
    }
  | { readonly status: 'refused'; readonly problems: readonly ModelProblem[] }
  /** It asks for MiniZinc's restart library, which the page leaves out. */
  | { readonly status: 'restarts' };

/** The proof that a board has one solution, in the texts of its three files; or why there is none. */
export type ProofAnswer =
  | {
      /** Only if our checker accepted it. */
      readonly status: 'proved';
      readonly board: string;
      readonly formula: string;
      readonly proof: string;
      readonly lemmas: number;
      /** Of the proof. */
      readonly bytes: number;
    }
  | { readonly status: 'unproved'; readonly because: 'limit' | 'puzzle' | 'failed' };
