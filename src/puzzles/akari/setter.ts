import {
  Board,
  beside,
  fitsSymmetry,
  type Shape,
  SYMMETRIES,
  type Symmetry,
  symmetricGroups,
} from '../../board/index.ts';
import { ClueSketch, type DrawnSolution, sightLines } from '../kit/index.ts';
import type { Chance, Setter, SketchWish } from '../setter.ts';
import type { AkariCell, AkariGrid, Light } from './grid.ts';
import { interaction } from './interaction.ts';
import { rulebook } from './rules.ts';

const { drawing } = interaction;

/** Black cells by chance and symmetry, lights wherever it is still dark, and a number on every black cell. */
export const setter: Setter<AkariGrid, Light> = {
  options: [
    {
      name: 'symmetry',
      kind: 'choice',
      choices: SYMMETRIES,
      usual: 'half-turn',
      about: {
        en: ['how the black cells repeat'],
        pt: ['como se repetem as casas pretas'],
      },
    },
    {
      name: 'density',
      kind: 'number',
      lowest: 0.02,
      highest: 0.9,
      about: {
        en: ['share of black cells (0 to 1), or a little more if needed; about 0.24 by default'],
        pt: ['proporção de casas pretas (0 a 1), ou um pouco mais se for preciso; cerca de 0,24 por omissão'],
      },
    },
  ],
  usualClues: 'minimal',
  takesPicture: false,
  problemWith(wish) {
    const symmetry = wish.choice('symmetry') as Symmetry;
    return !fitsSymmetry(symmetry, wish)
      ? {
          en: `only a square board can have the symmetry ${symmetry}`,
          pt: `só um tabuleiro quadrado pode ter a simetria ${symmetry}`,
        }
      : undefined;
  },
  sketch: (wish, chance) => new ClueSketch({ rulebook, drawing }, new Lights(wish, chance)),
  /** As the paper's generator: two coins a cell, black on one outcome of four, and never a number. */
  paper({ rows, columns }, chance) {
    const cells = Array.from(
      { length: rows * columns },
      (): AkariCell => (chance.below(4) === 0 ? 'black' : 'white'),
    );
    return { grid: { rows, columns, cells } };
  },
};

/** Where nothing is wished for, repairs blacken some more. */
const USUAL_DENSITY = 0.24;
/** How far lights that a number will count move up, of the whole order. */
const HEAD_START = 0.15;
/** How many more black cells than wished for each repair allows: some densities leave no board with one solution. */
const CONCESSION = 1.03;

/** Black cells, and lights on the others: each cell is lit, and no light shines on another. */
class Lights implements DrawnSolution<AkariGrid, Light> {
  readonly #shape: Shape;
  readonly #groupOf: (readonly number[])[] = [];
  readonly #black: Uint8Array;
  readonly #light: Uint8Array;
  /** How many cells may be black. */
  #allowed = Number.POSITIVE_INFINITY;

  constructor(wish: SketchWish, chance: Chance) {
    const { rows, columns } = wish;
    this.#shape = { rows, columns };
    this.#black = new Uint8Array(rows * columns);
    this.#light = new Uint8Array(rows * columns);
    const groups = symmetricGroups(wish, wish.choice('symmetry') as Symmetry);
    for (const group of groups) for (const cell of group) this.#groupOf[cell] = group;
    // The more black cells, the shorter the lines and the easier the board.
    const wished = wish.number('density');
    const density = wished ?? USUAL_DENSITY * (1 - 0.15 * wish.lean);
    let wanted = Math.round(density * rows * columns);
    if (wished !== undefined) this.#allowed = wanted;
    for (const group of chance.shuffle(groups)) {
      if (group.length > wanted) continue;
      for (const cell of group) this.#black[cell] = 1;
      wanted -= group.length;
      if (wanted === 0) break;
    }
    this.#lightUp(chance);
  }

  get solution(): Board<Light> {
    const { rows, columns } = this.#shape;
    const lightAt = (black: number, cell: number): Light | undefined =>
      black ? undefined : this.#light[cell] ? 'light' : 'dark';
    return new Board(rows, columns, Array.from(this.#black, lightAt));
  }

  full(solution: Board<Light>): AkariGrid {
    const cells = Array.from(this.#black, (black): AkariCell => (black ? 'black' : 'white'));
    return drawing.told({ ...this.#shape, cells }, solution);
  }

  /** One more black cell, and those that look alike, wherever solutions differ; others turn white if it gets too dark. */
  redraw(differing: readonly (readonly number[])[], chance: Chance): Board<Light> {
    const before = Number.isFinite(this.#allowed) ? chance.shuffle(cellsIn(this.#black)) : [];
    for (const cells of differing) {
      const open = cells.filter((cell) => !this.#black[cell]);
      if (open.length === 0) continue;
      // What is dark here is a light there: black, it rules the other solution out and spares our lights.
      const dark = open.filter((cell) => !this.#light[cell]);
      for (const cell of this.#groupOf[chance.pick(dark.length > 0 ? dark : open)]!) {
        this.#black[cell] = 1;
        this.#light[cell] = 0;
      }
    }
    this.#allowed *= CONCESSION;
    this.#whiten(before);
    this.#lightUp(chance);
    return this.solution;
  }

  /** Turns some of these white, the last ones first, until no more cells are black than may be. */
  #whiten(cells: number[]): void {
    let blacks = cellsIn(this.#black).length;
    while (blacks > this.#allowed && cells.length > 0) {
      for (const cell of this.#groupOf[cells.pop()!]!) {
        blacks -= this.#black[cell]!;
        this.#black[cell] = 0;
      }
    }
  }

  /**
   * Lights on cells that no light shines on, in random order, until there is none: such lights never see another.
   * Those that do since a black cell between them is white go out.
   */
  #lightUp(chance: Chance): void {
    const { rows, columns } = this.#shape;
    const { lines, acrossOf, downOf } = sightLines(rows, columns, (cell) => this.#black[cell] === 1);
    const lit = new Uint8Array(this.#black.length);
    const shine = (from: number): void => {
      for (const line of [acrossOf[from]!, downOf[from]!]) for (const cell of lines[line]!) lit[cell] = 1;
    };
    for (const cell of cellsIn(this.#light)) {
      if (lit[cell]) this.#light[cell] = 0;
      else shine(cell);
    }
    const dark = Array.from(lit.keys()).filter((cell) => !lit[cell] && !this.#black[cell]);
    for (const cell of this.#inOrder(chance.shuffle(dark))) {
      if (lit[cell]) continue;
      this.#light[cell] = 1;
      shine(cell);
    }
  }

  /** Cells beside black ones move up: a light there is counted by a number, and seldom can be elsewhere. */
  #inOrder(cells: readonly number[]): readonly number[] {
    const placed: { readonly cell: number; readonly place: number }[] = [];
    for (const [at, cell] of cells.entries()) {
      const isCounted = beside(this.#shape, cell, (other) => this.#black[other] === 1).length > 0;
      placed.push({ cell, place: at - (isCounted ? HEAD_START * cells.length : 0) });
    }
    const order: number[] = [];
    for (const { cell } of placed.sort((one, other) => one.place - other.place)) order.push(cell);
    return order;
  }
}

/** The cells that are marked here. */
const cellsIn = (marked: Uint8Array): number[] => Array.from(marked.keys()).filter((cell) => marked[cell]);
