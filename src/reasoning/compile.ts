import type { Board } from '../board/index.ts';
import {
  type Because,
  type BoolVar,
  type Constraint,
  implies,
  LimitError,
  Satisfier,
  type SolverOptions,
  type Valuation,
} from '../engine/index.ts';
import { oneValueEach, type Puzzle, type PuzzleModel, type Rule, sitesOf } from '../puzzles/puzzle.ts';
import { Atoms } from './atoms.ts';
import type { Deadline } from './deadline.ts';
import { finish, type Task } from './task.ts';

/**
 * How the rules are posted: `hard`, plainly; `guarded`, each rule behind a selector that must be assumed, so that an
 * answer "no" names the rules it rests on; or `told`, the same with the lemmas as further rules. All have the same
 * solutions.
 */
export type CompileMode = 'hard' | 'guarded' | 'told';

/** A puzzle's board as variables of a solver and rules about them, of which nothing is posted yet. */
export interface Described<V extends string> {
  readonly solver: Satisfier;
  readonly model: PuzzleModel<V>;
  /** Those of the model and, if they are told, its lemmas after them. */
  readonly rules: readonly Rule<V>[];
  readonly atoms: Atoms<V>;
  /** What each rule says: rules may make new constraints at each call. */
  readonly constraints: readonly (readonly Constraint[])[];
  /** The limit that was reached before all rules were there: whatever the solver says then means nothing. */
  readonly unfinished?: Because | undefined;
}

/** A puzzle's board inside a solver, ready to be asked. */
export interface Compiled<V extends string> extends Described<V> {
  /** The variables of all atoms, in their order: what tells one solution from another. */
  readonly variables: readonly BoolVar[];
  /** The switch of each rule, in the order of the rules; empty when the rules are hard. */
  readonly selectors: readonly BoolVar[];
  /** Posts what the model says follows from the rules, to solve hard boards fast; returns the limit that it met. */
  strengthen(): Because | undefined;
  /** The board on which the atoms have these values. */
  board(value: Valuation): Board<V>;
}

/** Rules that are built or posted before the clock is read. */
const PIECE = 64;

/** Builds a solver for one board: its atoms, its definitions and its rules. */
export const compile = <G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  mode: CompileMode = 'hard',
  options: SolverOptions = {},
): Compiled<V> => finish(compiling(puzzle, grid, mode, options));

/** The same in pieces: a deadline acts between them. */
export function* compiling<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  mode: CompileMode,
  options: SolverOptions,
  deadline?: Deadline,
): Task<Compiled<V>> {
  const described = yield* describing(puzzle, grid, mode, options, deadline);
  return yield* posting(described, mode, deadline);
}

/** The first half of compiling: for those who may not need the second. */
export function* describing<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  mode: CompileMode,
  options: SolverOptions,
  deadline?: Deadline,
): Task<Described<V>> {
  const solver = new Satisfier(options);
  const model = puzzle.model(grid, solver);
  const { decisions, lemmas } = model;
  const rules = mode === 'told' && lemmas ? [...model.rules, ...lemmas()] : model.rules;
  const ids: V[] = [];
  for (const { id } of puzzle.values(grid)) ids.push(id);
  const atoms = new Atoms(decisions, ids, sitesOf(puzzle, grid));
  const constraints: (readonly Constraint[])[] = [];
  let unfinished: Because | undefined;
  for (let index = 0; index < rules.length; index++) {
    if (deadline && index % PIECE === 0) {
      unfinished = deadline.passedWith(solver);
      if (unfinished) break;
      if (index > 0) yield deadline.pause;
    }
    constraints.push(rules[index]!.constraints);
  }
  return { solver, model, rules, atoms, constraints, unfinished };
}

/** The second half: takes the solver for itself. */
export function* posting<V extends string>(
  described: Described<V>,
  mode: CompileMode,
  deadline?: Deadline,
): Task<Compiled<V>> {
  const { solver, model, rules, atoms, constraints } = described;
  const { decisions, definitions, implied, tryFirst } = model;
  const { variables } = atoms;
  const guarded = mode === 'guarded' || mode === 'told';
  const selectors: BoolVar[] = [];
  let { unfinished } = described;
  const post = (constraints: Iterable<Constraint>, isImplied = false): void => {
    try {
      if (isImplied) solver.postImplied(constraints, deadline?.limits);
      else solver.postAll(constraints, deadline?.limits);
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      unfinished = error.because;
    }
  };
  if (!unfinished) {
    for (const variable of variables) solver.prefer(variable, tryFirst);
    post(oneValueEach(decisions));
    if (!unfinished) post(definitions);
  }
  for (let from = 0; from < rules.length; from += PIECE) {
    if (deadline) {
      unfinished ??= deadline.passedWith(solver);
      if (from > 0 && !unfinished) yield deadline.pause;
    }
    if (unfinished) break;
    /** Those of some rules, to be posted together. */
    const piece: Constraint[] = [];
    for (let index = from; index < rules.length && index < from + PIECE; index++) {
      const posted = constraints[index]!;
      if (!guarded) for (const constraint of posted) piece.push(constraint);
      else {
        const when = solver.bool(() => rules[index]!.id);
        solver.prefer(when, 0);
        for (const constraint of posted) piece.push(implies(when, constraint));
        selectors.push(when);
      }
    }
    post(piece);
  }
  return {
    ...described,
    variables,
    selectors,
    unfinished,
    strengthen: () => {
      if (implied && !unfinished) post(implied(), true);
      return unfinished;
    },
    board: (value) => atoms.boardOf((atom) => value(variables[atom]!)),
  };
}
