/**
 * The contract of a puzzle. To write one:
 *  1. describe the givens as a plain, serialisable grid `G` and the value of a cell as a small union `V`;
 *  2. `sniff`, `parse` and `format` the text a person would type, `fromJson` and `toJson` the form programs exchange:
 *     report every problem with line and column and in both languages, never throw, never half-read;
 *  3. in `values`, name the values of a site; in `rulebook`, list its rules as relations over sites (see
 *     `relations/rulebook.ts`), with their sentences in `words.ts`: the model and the formula come from it;
 *  4. draw in `scene`, say in `layout` what becomes of a board that is turned or mirrored, and tell in `interaction`
 *     how a person plays it and sets boards of it;
 *  5. in `setter`, draw sketches of boards for the generator: see `setter.ts`;
 *  6. for each kind of rule, give an example that breaks that rule and no other; in `worked`, a small board to explain;
 *  7. say in `techniques` what people call the steps of a solution;
 *  8. in `lesson.ts`, give boards to learn from: see `../lesson.ts`;
 *  9. in `test/puzzles/ID`, give the test suites wrong texts (`cases.ts`) and the rules for a solver that is not ours
 *     (`asp.ts`);
 * 10. hand all this to `definePuzzle` and add one line to `list.ts`; the contract suite then runs on your puzzle.
 */
import {
  type Board,
  cellSites,
  type FurtherLanguage,
  type Place,
  type Scene,
  type Sentence,
  type Sites,
} from '../board/index.ts';
import type { BoolVar, Constraint, Name } from '../engine/index.ts';
import type { Decision } from './decision.ts';
import type { FormulaBuilder } from './formula.ts';
import type { Interaction } from './interaction.ts';
import type { Layout } from './layout.ts';
import type { Lesson } from './lesson.ts';
import type { Bilingual, Problem } from './problem.ts';
import type { Rule } from './rule.ts';
import type { Setter } from './setter.ts';
import type { Technique } from './technique.ts';
import type { Value } from './value.ts';

export * from './board-rows.ts';
export * from './decision.ts';
export * from './define-puzzle.ts';
export type * from './interaction.ts';
export type * from './layout.ts';
export type * from './lesson.ts';
export * from './problem.ts';
export type * from './rule.ts';
export type * from './setter.ts';
export type * from './technique.ts';
export type * from './value.ts';

/** Either a grid (perhaps with notes a person should see), or every problem found. */
export type Parsed<G> =
  | { readonly ok: true; readonly grid: G; readonly notes: readonly Bilingual<Problem>[] }
  | { readonly ok: false; readonly problems: readonly Bilingual<Problem>[] };

/** Where a model gets its variables from; a Solver is one. */
export interface Variables {
  bool(name?: Name): BoolVar;
}

/** A board as decisions to take and rules to keep. */
export interface PuzzleModel<V> {
  readonly decisions: readonly Decision[];
  readonly rules: readonly Rule<V>[];
  /**
   * What follows from several rules at once and people know by name. Explanations alone use them: each counts as the
   * rules that it follows from.
   */
  readonly lemmas?: (() => readonly Rule<V>[]) | undefined;
  /** The variables that are no decisions, where they have the names of those of the formula. */
  readonly made?: readonly BoolVar[] | undefined;
  /** What the model's own variables mean: always posted, never a reason. Empty if every variable is a decision. */
  readonly definitions: readonly Constraint[];
  /** What follows from the rules and helps a search that learns. Never a reason, and not part of the rules. */
  readonly implied?: (() => readonly Constraint[]) | undefined;
  /** The side to try first of every atom; the papers' random boards are easy with the right one. */
  readonly tryFirst: 0 | 1;
}

/** The longest side that any reader accepts; a longer one is reported as a problem. */
export const MAX_SIDE = 1000;
/** The most cells that any reader accepts; more are reported as a problem. */
export const MAX_CELLS = 250_000;

/** Everything that is a puzzle's own: how it is read, modelled, told, drawn, played and set. */
export interface Puzzle<G, V extends string, I extends string = string> {
  readonly id: I;
  readonly title: Sentence;
  readonly howTo: readonly Sentence[];
  /** The further languages that all of it is written in: each loads its words, so that sentences have them too. */
  readonly languages?: Readonly<Partial<Record<FurtherLanguage, () => Promise<void>>>>;
  /**
   * The values that the sites of a board can have, two or more. Of two, the first is what a person marks, and what
   * counts where nothing is put down; the second is what is placed.
   */
  values(grid: G): readonly Value<V>[];
  /**
   * How surely, from 0 to 1, a text is in the form that `parse` reads: 1 if its first line names the puzzle. Quick on
   * any text.
   */
  sniff(text: string): number;
  /** Reads the text that a person types: a grid, or every problem with its line and column. */
  parse(text: string): Parsed<G>;
  format(grid: G): string;
  fromJson(json: Readonly<Record<string, unknown>>): Parsed<G>;
  toJson(grid: G): Record<string, unknown>;
  size(grid: G): { readonly rows: number; readonly columns: number };
  /** What the numbers of a board stand for; absent: its cells. Ask `sitesOf`. */
  sites?(grid: G): Sites;
  /** The sites of the board that no decision covers (black, clue, blocked), as they are written in rows of text. */
  given(grid: G, cell: number): string | undefined;
  model(grid: G, variables: Variables): PuzzleModel<V>;
  /** The rules once more, for proofs that others can check: see `formula.ts`. */
  formula?(grid: G, builder: FormulaBuilder): void;
  scene(grid: G, board?: Board<V>, emphasis?: Emphasis): Scene;
  /** What becomes of a board that is turned or mirrored. */
  readonly layout: Layout<G>;
  /** How a person plays it, and draws boards of it. */
  readonly interaction: Interaction<G, V>;
  /** What generating boards of it needs. */
  readonly setter: Setter<G, V>;
  /** The names that people have for steps of a solution, the most telling first. */
  readonly techniques: readonly Technique<V>[];
  /** One or more per kind of rule: tests, and pictures in the help. */
  readonly examples: readonly RuleExample[];
  /** A small and easy board with one solution, as `parse` reads it: books show how it is solved. */
  readonly worked: string;
  /** How it is learned; loaded on demand. */
  lesson(): Promise<Lesson>;
}

/** What the numbers of a board stand for. */
export const sitesOf = <G, V extends string>(puzzle: Puzzle<G, V>, grid: G): Sites =>
  puzzle.sites?.(grid) ?? cellSites(puzzle.size(grid));

/** A board on which exactly one kind of rule is broken. */
export interface RuleExample {
  readonly kind: string;
  /** The givens, as `parse` reads them. */
  readonly text: string;
  /** What was filled in, drawn as a solution; `?` where nothing is decided yet. */
  readonly rows: readonly string[];
}

/** What to light up in a scene beyond the board itself. */
export interface Emphasis {
  readonly because?: readonly Place[];
  readonly wrong?: readonly Place[];
  readonly deduced?: readonly Place[];
}

/** A puzzle whose grid is not known here; the methods take back what they gave out. */
export type AnyPuzzle = Puzzle<unknown, string>;
