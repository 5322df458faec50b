import type { Bitmap, Board, Level, Sentence, Wording } from '../board/index.ts';
import type { Constraint, Limits, Solver } from '../engine/index.ts';
import type { Decision, Variables } from './puzzle.ts';

/** Where a setter's luck comes from; the same seed brings the same luck, on every machine. */
export interface Chance {
  /** A whole number from 0, below the limit. */
  below(limit: number): number;
  /** A number from 0, below 1. */
  fraction(): number;
  /** One of these; they must not be empty. */
  pick<T>(items: readonly T[]): T;
  /** Puts the items themselves in random order. */
  shuffle<T>(items: T[]): T[];
}

/** Something a person may wish for beyond size, level and seed. Names are written as `regionSize`. */
export type SetterOption = {
  readonly name: string;
  readonly about: Sentence;
} & (
  | {
      readonly kind: 'number';
      readonly lowest: number;
      readonly highest: number;
      /** Taken where nothing is said; absent: the setter chooses. */
      readonly usual?: number;
    }
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly usual: string }
);

/** What is wished of one sketch; every option that the setter declares may be given. */
export interface SketchWish {
  readonly rows: number;
  readonly columns: number;
  readonly picture?: Bitmap;
  /** From -1 to 1: sketches so far were too hard, or too easy, for the level asked. */
  readonly lean: number;
  /** The value of an option of this kind, or what is usual. */
  number(name: string): number | undefined;
  choice(name: string): string;
}

/** Something that narrows a board down and can be taken back: a clue, or two regions made one. */
export interface Switch {
  /** Whether taking it back takes away a clue, which counts as harder, or only makes the board finer. */
  readonly kind: 'clue' | 'join';
  readonly constraints: readonly Constraint[];
  /** What is so wherever it is not, if that can be said as well. */
  readonly otherwise?: () => readonly Constraint[];
  /** Taken back before others: a clue that boards of this puzzle would rather do without. */
  readonly early?: boolean;
  /** What may stand in its place and says less. */
  readonly weaker?: Switch;
}

/** A sketch inside a solver: what is decided, what always holds, and what can be switched. */
export interface SketchModel {
  readonly decisions: readonly Decision[];
  readonly constraints: readonly Constraint[];
  readonly switches: readonly Switch[];
}

/**
 * What a repair did: switches that the present model gets in addition, a new sketch of which nothing is known yet,
 * or nothing that would help.
 */
export type Repair = readonly Switch[] | 'redrawn' | 'hopeless';

/** A board being set: a solution, and everything that may lead to it and to no other. */
export interface Sketch<G, V> {
  readonly solution: Board<V>;
  model(variables: Variables): SketchModel;
  /** Each list has the cells in which some other solution differs from this one; no two lists share a cell. */
  repair(differing: readonly (readonly number[])[], chance: Chance): Repair;
  /** It could not be found out in time whether there are other solutions: say more, so that it can. */
  relieve(chance: Chance): Repair;
  /** The board on which just these switches are on. */
  grid(on: ReadonlySet<Switch>): G;
}

/** How many clues a board has by default: as few as possible, about half of the spare ones too, or all. */
export type ClueAmount = 'minimal' | 'generous' | 'all';

/** From and to. */
export type Span = readonly [lowest: number, highest: number];

/** What generating a puzzle needs. It never solves: that its boards have one solution is proved elsewhere. */
export interface Setter<G, V> {
  readonly options: readonly SetterOption[];
  readonly usualClues: ClueAmount;
  /** How boards of a level look at a glance (`generate/outlook.ts`), where that is not as usual. */
  readonly looks?: { readonly [level in Level]?: Span };
  /** Whether a picture can be turned into a board. */
  readonly takesPicture: boolean;
  /** Why a wish cannot be fulfilled; undefined if it can. */
  problemWith(wish: SketchWish): Wording | undefined;
  sketch(wish: SketchWish, chance: Chance): Sketch<G, V>;
  /**
   * Present where a paper on this puzzle makes boards: one as it makes them, which may have no or several
   * solutions. What the paper's generator knows as a solution keeps the paper's rules, which may be fewer than ours.
   * The solver is new, for a generator that searches: a puzzle brings none along. Undefined: the limits were reached
   * first.
   */
  paper?(
    wish: SketchWish,
    chance: Chance,
    solver: Solver,
    limits?: Pick<Limits, 'timeLimit' | 'signal'>,
  ): { readonly grid: G; readonly solution?: Board<V> } | undefined;
}
