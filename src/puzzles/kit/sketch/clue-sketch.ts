import { Board, type Place } from '../../../board/index.ts';
import type { Constraint } from '../../../engine/index.ts';
import type { Drawing } from '../../interaction.ts';
import type { Variables } from '../../puzzle.ts';
import { modelOf, type Relation, type Rulebook, type WrittenModel } from '../../relations/index.ts';
import type { Chance, Repair, Sketch, SketchModel, Switch } from '../../setter.ts';
import { withoutSigns } from './without-signs.ts';

/** A solution, what may be told of it, and how to go on where others have the same clues. */
export interface DrawnSolution<G, V extends string> {
  readonly solution: Board<V>;
  /** The board with every clue of a solution that may be told; absent: all that a blank board can have. */
  full?(solution: Board<V>): G;
  /** What can be switched besides the clues, for a model of the solution; absent: nothing. */
  more?(model: WrittenModel<V>, solution: Board<V>): readonly Switch[];
  /** The board on which these are on, too. */
  shown?(grid: G, on: ReadonlySet<Switch>): G;
  /** What to do where other solutions differ. Absent: nothing helps. */
  redraw?(differing: readonly (readonly number[])[], chance: Chance, solution: Board<V>): Redrawn<V>;
  /** What to do where it could not be found out whether there are others. Absent: nothing helps. */
  relieve?(chance: Chance): Redrawn<V>;
}

/** Another solution; what can be switched in addition; or nothing that would help. */
type Redrawn<V> = Board<V> | readonly Switch[] | undefined;

/** A puzzle as a sketch needs it. */
export interface Sketched<G, V extends string> {
  readonly rulebook: Rulebook<G, V>;
  readonly drawing: Drawing<G, V>;
  /** What is so wherever the relation of a clue is not; absent: that is not said. */
  otherwise?(relation: Relation<V>): Relation<V>;
  /** How clues are left out; absent: they stand in cells. */
  readonly without?: typeof withoutSigns;
}

/** A solution and the clues it implies: each rule that is a clue is a switch. */
export class ClueSketch<G, V extends string> implements Sketch<G, V> {
  readonly #puzzle: Sketched<G, V>;
  readonly #drawn: DrawnSolution<G, V>;
  #solution: Board<V>;
  #told: { readonly solution: Board<V>; readonly grid: G } | undefined;
  /** Where the clue of each switch of the last model stands. */
  readonly #clues = new Map<Switch, Place>();

  constructor(puzzle: Sketched<G, V>, drawn: DrawnSolution<G, V>) {
    this.#puzzle = puzzle;
    this.#drawn = drawn;
    this.#solution = drawn.solution;
  }

  get solution(): Board<V> {
    return this.#solution;
  }

  model(variables: Variables): SketchModel {
    const { rulebook, otherwise } = this.#puzzle;
    const model = modelOf(rulebook, this.#full, variables);
    this.#clues.clear();
    const constraints: Constraint[] = [...model.definitions];
    for (const rule of model.rules) {
      const { clue } = rule;
      if (clue) {
        const { relation } = rule;
        const written = otherwise && { otherwise: () => model.ink.constraintsOf(otherwise(relation)) };
        this.#clues.set({ kind: 'clue', constraints: rule.constraints, ...written }, clue);
      } else constraints.push(...rule.constraints);
    }
    const switches = [...this.#clues.keys(), ...(this.#drawn.more?.(model, this.#solution) ?? [])];
    return { decisions: model.decisions, constraints, switches };
  }

  repair(differing: readonly (readonly number[])[], chance: Chance): Repair {
    return this.#repaired(this.#drawn.redraw?.(differing, chance, this.#solution));
  }

  relieve(chance: Chance): Repair {
    return this.#repaired(this.#drawn.relieve?.(chance));
  }

  grid(on: ReadonlySet<Switch>): G {
    const { drawing, without = withoutSigns } = this.#puzzle;
    const hidden = [...this.#clues].flatMap(([clue, place]) => (on.has(clue) ? [] : [place]));
    const grid = without(drawing, this.#full, this.#solution, hidden);
    return this.#drawn.shown?.(grid, on) ?? grid;
  }

  /** The board with every clue of the solution; the same for every model and every grid until it is redrawn. */
  get #full(): G {
    if (this.#told?.solution === this.#solution) return this.#told.grid;
    const { drawing } = this.#puzzle;
    const { rows, columns } = this.#solution;
    const grid =
      this.#drawn.full?.(this.#solution) ?? drawing.told(drawing.blank(rows, columns), this.#solution);
    this.#told = { solution: this.#solution, grid };
    return grid;
  }

  #repaired(redrawn: Redrawn<V>): Repair {
    if (!(redrawn instanceof Board)) return redrawn ?? 'hopeless';
    this.#solution = redrawn;
    return 'redrawn';
  }
}
