import { around, Board, beside, edgeSites, type Shape } from '../../board/index.ts';
import type { Variables } from '../puzzle.ts';
import { modelOf } from '../relations/index.ts';
import type { Chance, Repair, Setter, Sketch, SketchModel, SketchWish, Switch } from '../setter.ts';
import type { Line, SlitherlinkCell, SlitherlinkGrid } from './grid.ts';
import { rulebook } from './rules.ts';

/** The border of a random shape, and a clue in every cell to begin with. */
export const setter: Setter<SlitherlinkGrid, Line> = {
  options: [],
  usualClues: 'minimal',
  takesPicture: false,
  problemWith: () => undefined,
  sketch: (wish, chance) => new LoopSketch(wish, chance),
};

class LoopSketch implements Sketch<SlitherlinkGrid, Line> {
  readonly #shape: Shape;
  #inside: Uint8Array;
  /** The cell of each switch of the last model. */
  #cells = new Map<Switch, number>();

  constructor({ rows, columns }: SketchWish, chance: Chance) {
    this.#shape = { rows, columns };
    this.#inside = randomShape(this.#shape, chance);
  }

  get solution(): Board<Line> {
    const edges = edgeSites(this.#shape);
    const values = Array.from({ length: edges.count }, (_, edge): Line => {
      const inside = edges.cells(edge).filter((cell) => this.#inside[cell]).length;
      return inside === 1 ? 'line' : 'none';
    });
    return Board.on(edges, values);
  }

  model(variables: Variables): SketchModel {
    const { decisions, rules } = modelOf(rulebook, this.#all(), variables);
    const clues = rules.filter(({ clue }) => clue !== undefined);
    this.#cells = new Map(clues.map(({ constraints }, cell) => [{ kind: 'clue', constraints }, cell]));
    return {
      decisions,
      constraints: rules.filter(({ clue }) => clue === undefined).flatMap(({ constraints }) => constraints),
      switches: [...this.#cells.keys()],
    };
  }

  /** Even all clues leave another loop: another shape is drawn. */
  repair(_differing: readonly (readonly number[])[], chance: Chance): Repair {
    this.#inside = randomShape(this.#shape, chance);
    return 'redrawn';
  }

  relieve(): Repair {
    return 'hopeless';
  }

  grid(on: ReadonlySet<Switch>): SlitherlinkGrid {
    const shown = new Set(Array.from(on, (clue) => this.#cells.get(clue)!));
    const all = this.#all();
    return { ...all, cells: all.cells.map((clue, cell) => (shown.has(cell) ? clue : 'none')) };
  }

  #all(): SlitherlinkGrid {
    const { solution } = this;
    const edges = edgeSites(this.#shape);
    const cells = Array.from(this.#inside, (_, cell) => {
      const lines = edges.around(cell).filter((edge) => solution.at(edge) === 'line');
      return lines.length as SlitherlinkCell;
    });
    return { ...this.#shape, cells };
  }
}

/** How readily a cell is taken in, by how many cells beside it are inside: thin shapes have long borders. */
const READINESS = [0, 1, 0.3, 0.1, 0];
/** Often enough for a shape to have grown wherever it can. */
const PASSES = 6;

/** Cells that hang together and have no holes: their border is one loop, which never touches itself. */
function randomShape(shape: Shape, chance: Chance): Uint8Array {
  const cells = Array.from({ length: shape.rows * shape.columns }, (_, cell) => cell);
  const inside = new Uint8Array(cells.length);
  inside[chance.pick(cells)] = 1;
  for (let pass = 0; pass < PASSES; pass++) {
    for (const cell of chance.shuffle([...cells])) {
      const near = beside(shape, cell, (other) => inside[other] === 1).length;
      if (inside[cell] || chance.fraction() >= READINESS[near]! || !growsBy(shape, inside, cell)) continue;
      inside[cell] = 1;
    }
  }
  return inside;
}

/** Whether a shape stays one piece without holes, and touches itself nowhere, if this cell is taken in. */
function growsBy(shape: Shape, inside: Uint8Array, cell: number): boolean {
  const { columns } = shape;
  const near = new Set(around(shape, cell));
  // Once around the cell; what lies beyond the board is outside.
  const ring = [-columns - 1, -columns, 1 - columns, 1, columns + 1, columns, columns - 1, -1].map(
    (step) => near.has(cell + step) && inside[cell + step] === 1,
  );
  return ring.filter((isInside, at) => isInside !== ring[(at + 1) % ring.length]).length === 2;
}
