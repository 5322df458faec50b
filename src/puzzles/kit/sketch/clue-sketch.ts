import { Board, type Place } from '../../../board/index.ts';
import { type Constraint, clause } from '../../../engine/index.ts';
import type { Drawing } from '../../interaction.ts';
import type { Variables } from '../../puzzle.ts';
import { modelOf, type Rulebook, type WrittenModel } from '../../relations/index.ts';
import type { Chance, Repair, Sketch, SketchModel, Switch } from '../../setter.ts';
import { withoutClues } from './without-clues.ts';

/** A solution, what may be told of it, and how to go on where others have the same clues. */
export interface DrawnSolution<G, V extends string> {
  readonly solution: Board<V>;
  /** The board with every clue of a solution that may be told; absent: all that a blank board can have. */
  full?(solution: Board<V>): G;
  /** The cells whose values may be given besides; absent: none. */
  readonly givens?: Iterable<number>;
  /** What to do where other solutions differ. Absent: nothing helps. */
  redraw?(differing: readonly (readonly number[])[], chance: Chance, solution: Board<V>): Redrawn<V>;
  /** What to do where it could not be found out whether there are others. Absent: nothing helps. */
  relieve?(chance: Chance): Redrawn<V>;
}

/** Another solution; cells whose values may be given in addition; or nothing that would help. */
type Redrawn<V> = Board<V> | readonly number[] | undefined;

/** A puzzle as a sketch needs it. */
export interface Sketched<G, V extends string> {
  readonly rulebook: Rulebook<G, V>;
  readonly drawing: Drawing<G, V>;
}

/** A solution and the clues it implies: each rule that is a clue is a switch, and so is each value that may be given. */
export class ClueSketch<G, V extends string> implements Sketch<G, V> {
  readonly #puzzle: Sketched<G, V>;
  readonly #drawn: DrawnSolution<G, V>;
  #solution: Board<V>;
  /** Where the clue of each switch of the last model stands, and the cell of each value that may be given. */
  readonly #clues = new Map<Switch, Place>();
  readonly #givens = new Map<Switch, number>();
  #model: WrittenModel<V> | undefined;

  constructor(puzzle: Sketched<G, V>, drawn: DrawnSolution<G, V>) {
    this.#puzzle = puzzle;
    this.#drawn = drawn;
    this.#solution = drawn.solution;
  }

  get solution(): Board<V> {
    return this.#solution;
  }

  model(variables: Variables): SketchModel {
    const model = modelOf(this.#puzzle.rulebook, this.#full, variables);
    this.#model = model;
    this.#clues.clear();
    this.#givens.clear();
    const constraints: Constraint[] = [...model.definitions];
    for (const rule of model.rules) {
      const { clue } = rule;
      if (clue) this.#clues.set({ kind: 'clue', constraints: rule.constraints }, clue);
      else constraints.push(...rule.constraints);
    }
    const switches = [...this.#clues.keys(), ...this.#giving(this.#drawn.givens ?? [])];
    return { decisions: model.decisions, constraints, switches };
  }

  repair(differing: readonly (readonly number[])[], chance: Chance): Repair {
    return this.#repaired(this.#drawn.redraw?.(differing, chance, this.#solution));
  }

  relieve(chance: Chance): Repair {
    return this.#repaired(this.#drawn.relieve?.(chance));
  }

  grid(on: ReadonlySet<Switch>): G {
    const { drawing } = this.#puzzle;
    const { solution } = this;
    const hidden = [...this.#clues].flatMap(([clue, place]) => (on.has(clue) ? [] : [place]));
    let grid = withoutClues(drawing, this.#full, solution, hidden);
    for (const [given, cell] of this.#givens) {
      if (on.has(given)) grid = drawing.withSign(grid, [cell], solution.at(cell)!);
    }
    return grid;
  }

  get #full(): G {
    const { drawing } = this.#puzzle;
    const { rows, columns } = this.#solution;
    return this.#drawn.full?.(this.#solution) ?? drawing.told(drawing.blank(rows, columns), this.#solution);
  }

  #repaired(redrawn: Redrawn<V>): Repair {
    if (redrawn === undefined) return 'hopeless';
    if (!(redrawn instanceof Board)) return this.#giving(redrawn);
    this.#solution = redrawn;
    return 'redrawn';
  }

  /** A switch for the value of each of these cells. */
  #giving(cells: Iterable<number>): Switch[] {
    return Array.from(cells, (cell) => {
      const is = this.#model!.ink.is(cell, this.solution.at(cell)!);
      const constraints = typeof is === 'boolean' ? [] : [clause([is])];
      // The clues are what the puzzle is about: values go first.
      const given: Switch = { kind: 'clue', constraints, early: true };
      this.#givens.set(given, cell);
      return given;
    });
  }
}
