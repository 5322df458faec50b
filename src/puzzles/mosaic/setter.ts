import { Board } from '../../board/index.ts';
import { type Paint, pictureOf, pictureOptions } from '../kit/index.ts';
import type { Variables } from '../puzzle.ts';
import { modelOf } from '../relations/index.ts';
import type { Chance, Repair, Setter, Sketch, SketchModel, SketchWish, Switch } from '../setter.ts';
import { allClues, type MosaicGrid } from './grid.ts';
import { rulebook } from './rules.ts';

/** A picture, and a clue in every cell to begin with. */
export const setter: Setter<MosaicGrid, Paint> = {
  options: pictureOptions,
  usualClues: 'minimal',
  takesPicture: true,
  problemWith: () => undefined,
  sketch: (wish, chance) => new PictureSketch(wish, chance),
};

class PictureSketch implements Sketch<MosaicGrid, Paint> {
  readonly #rows: number;
  readonly #columns: number;
  readonly #painted: boolean[];
  /** The cell of each switch of the last model. */
  #cells = new Map<Switch, number>();

  constructor(wish: SketchWish, chance: Chance) {
    this.#rows = wish.rows;
    this.#columns = wish.columns;
    // Noise has neither 0s nor 9s to begin with: the rougher a picture, the harder its boards.
    const smoothing = Math.max(0, 2 - 2 * wish.lean);
    this.#painted = [...pictureOf(wish, chance, smoothing).painted];
  }

  get solution(): Board<Paint> {
    const values = this.#painted.map((on): Paint => (on ? 'paint' : 'blank'));
    return new Board(this.#rows, this.#columns, values);
  }

  model(variables: Variables): SketchModel {
    const { decisions, rules } = modelOf(rulebook, this.#all(), variables);
    this.#cells = new Map(rules.map(({ site, constraints }) => [{ kind: 'clue', constraints }, site]));
    return { decisions, constraints: [], switches: [...this.#cells.keys()] };
  }

  /** Pictures that share all clues differ in cells that take turns; a turned cell among them sets them apart. */
  repair(differing: readonly (readonly number[])[], chance: Chance): Repair {
    for (const cells of differing) {
      const cell = chance.pick(cells);
      this.#painted[cell] = !this.#painted[cell];
    }
    return 'redrawn';
  }

  relieve(): Repair {
    return 'hopeless';
  }

  grid(on: ReadonlySet<Switch>): MosaicGrid {
    const shown = new Set<number>();
    for (const clue of on) shown.add(this.#cells.get(clue)!);
    const all = this.#all();
    return { ...all, cells: all.cells.map((clue, cell) => (shown.has(cell) ? clue : 'none')) };
  }

  #all(): MosaicGrid {
    return allClues(this.#rows, this.#columns, (cell) => this.#painted[cell]!);
  }
}
