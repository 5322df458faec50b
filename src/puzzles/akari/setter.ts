import { Board, fitsSymmetry, SYMMETRIES, type Symmetry, symmetricGroups } from '../../board/index.ts';
import type { Variables } from '../puzzle.ts';
import { modelOf } from '../relations/index.ts';
import type { Chance, Repair, Setter, Sketch, SketchModel, SketchWish, Switch } from '../setter.ts';
import type { AkariCell, AkariGrid, Light } from './grid.ts';
import { rulebook } from './rules.ts';

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
  sketch: (wish, chance) => new LightSketch(wish, chance),
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

class LightSketch implements Sketch<AkariGrid, Light> {
  readonly #rows: number;
  readonly #columns: number;
  readonly #groupOf: (readonly number[])[] = [];
  readonly #black: Uint8Array;
  readonly #light: Uint8Array;
  /** How many cells may be black. */
  #allowed = Number.POSITIVE_INFINITY;
  /** The cell of each switch of the last model. */
  #cells = new Map<Switch, number>();

  constructor(wish: SketchWish, chance: Chance) {
    const { rows, columns } = wish;
    this.#rows = rows;
    this.#columns = columns;
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
    const values: (Light | undefined)[] = [];
    for (let cell = 0; cell < this.#black.length; cell++) {
      values.push(this.#black[cell] ? undefined : this.#light[cell] ? 'light' : 'dark');
    }
    return new Board(this.#rows, this.#columns, values);
  }

  model(variables: Variables): SketchModel {
    const all = this.#gridWith(() => true);
    const { decisions, definitions, rules } = modelOf(rulebook, all, variables);
    const switches = new Map<Switch, number>();
    const constraints = [...definitions];
    for (const rule of rules) {
      if (rule.clue) switches.set({ kind: 'clue', constraints: rule.constraints }, rule.site);
      else constraints.push(...rule.constraints);
    }
    this.#cells = switches;
    return { decisions, constraints, switches: [...switches.keys()] };
  }

  /** One more black cell, and those that look alike, wherever solutions differ; others turn white if it gets too dark. */
  repair(differing: readonly (readonly number[])[], chance: Chance): Repair {
    const before = Number.isFinite(this.#allowed) ? chance.shuffle(this.#blackCells()) : [];
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
    return 'redrawn';
  }

  /** Turns some of these white, the last ones first, until no more cells are black than may be. */
  #whiten(cells: number[]): void {
    let blacks = this.#blackCells().length;
    while (blacks > this.#allowed && cells.length > 0) {
      for (const cell of this.#groupOf[cells.pop()!]!) {
        blacks -= this.#black[cell]!;
        this.#black[cell] = 0;
      }
    }
  }

  relieve(): Repair {
    return 'hopeless';
  }

  grid(on: ReadonlySet<Switch>): AkariGrid {
    const shown = new Set<number>();
    for (const clue of on) shown.add(this.#cells.get(clue)!);
    return this.#gridWith((cell) => shown.has(cell));
  }

  #gridWith(numbered: (cell: number) => boolean): AkariGrid {
    const cells: AkariCell[] = [];
    for (let cell = 0; cell < this.#black.length; cell++) {
      if (!this.#black[cell]) cells.push('white');
      else cells.push(numbered(cell) ? (this.#beside(cell, this.#light) as AkariCell) : 'black');
    }
    return { rows: this.#rows, columns: this.#columns, cells };
  }

  #blackCells(): number[] {
    const cells: number[] = [];
    for (let cell = 0; cell < this.#black.length; cell++) if (this.#black[cell]) cells.push(cell);
    return cells;
  }

  /** How many of these are beside a cell. */
  #beside(cell: number, marked: Uint8Array): number {
    const columns = this.#columns;
    const column = cell % columns;
    return (
      (marked[cell - columns] ?? 0) +
      (marked[cell + columns] ?? 0) +
      (column > 0 ? marked[cell - 1]! : 0) +
      (column + 1 < columns ? marked[cell + 1]! : 0)
    );
  }

  /**
   * Lights on cells that no light shines on, in random order, until there is none: such lights never see another.
   * Those that do since a black cell between them is white go out.
   */
  #lightUp(chance: Chance): void {
    const lit = new Uint8Array(this.#black.length);
    for (let cell = 0; cell < lit.length; cell++) {
      if (!this.#light[cell]) continue;
      if (lit[cell]) this.#light[cell] = 0;
      else this.#shine(cell, lit);
    }
    const dark: number[] = [];
    for (let cell = 0; cell < lit.length; cell++) if (!lit[cell] && !this.#black[cell]) dark.push(cell);
    for (const cell of this.#inOrder(chance.shuffle(dark))) {
      if (lit[cell]) continue;
      this.#light[cell] = 1;
      this.#shine(cell, lit);
    }
  }

  /** Cells beside black ones move up: a light there is counted by a number, and seldom can be elsewhere. */
  #inOrder(cells: readonly number[]): readonly number[] {
    const places = new Float64Array(this.#black.length);
    for (let at = 0; at < cells.length; at++) {
      const cell = cells[at]!;
      places[cell] = at - (this.#beside(cell, this.#black) > 0 ? HEAD_START * cells.length : 0);
    }
    return [...cells].sort((one, other) => places[one]! - places[other]!);
  }

  #shine(from: number, lit: Uint8Array): void {
    const columns = this.#columns;
    const rowStart = from - (from % columns);
    const black = this.#black;
    for (let cell = from; cell < rowStart + columns && !black[cell]; cell++) lit[cell] = 1;
    for (let cell = from; cell >= rowStart && !black[cell]; cell--) lit[cell] = 1;
    for (let cell = from; cell < black.length && !black[cell]; cell += columns) lit[cell] = 1;
    for (let cell = from; cell >= 0 && !black[cell]; cell -= columns) lit[cell] = 1;
  }
}
