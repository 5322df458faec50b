import type { Board, Cell } from '../../board/index.ts';
import { atMost, type BoolVar, type Constraint, clause, implies } from '../../engine/index.ts';
import { nameOf, perBoard, placeOf, type SightLines, sightLines } from '../kit/index.ts';
import type { Variables } from '../puzzle.ts';
import { type AkariGrid, isWhite, type Light } from './grid.ts';

/** How many lights, and how many open cells, each sight line of a board has. */
interface Tally {
  readonly lights: Int32Array;
  readonly open: Int32Array;
}

/**
 * What the rules of one board stand on: a variable per white cell (is there a light?), the sight lines, and a
 * variable per line (does some light shine along it?), so that a long line costs its length once and not once
 * per cell.
 */
export class Ground {
  readonly grid: AkariGrid;
  readonly sight: SightLines;
  readonly white: readonly number[];
  /** Whether a light stands on a cell; only white cells have one. */
  readonly #light: (BoolVar | undefined)[];
  /** Whether a light stands somewhere on a line; on a line of one cell, that cell's own variable. */
  readonly #shine: readonly BoolVar[];
  readonly tally: (board: Board<Light>) => Tally;

  constructor(grid: AkariGrid, variables: Variables) {
    this.grid = grid;
    const white: number[] = [];
    this.#light = grid.cells.map((kind, cell) => {
      if (kind !== 'white') return undefined;
      white.push(cell);
      return variables.bool(this.name(cell));
    });
    this.white = white;
    this.sight = sightLines(grid.rows, grid.columns, (cell) => !isWhite(grid, cell));
    this.#shine = this.sight.lines.map((line) =>
      line.length === 1 ? this.light(line[0]!) : variables.bool(`shine ${this.lineName(line)}`),
    );
    this.tally = perBoard((board) => tallyOf(this.sight, board));
  }

  light(cell: number): BoolVar {
    return this.#light[cell]!;
  }

  lights(cells: readonly number[]): BoolVar[] {
    return cells.map((cell) => this.light(cell));
  }

  /** The one or two variables that say whether light reaches a white cell. */
  shining(cell: number): BoolVar[] {
    const across = this.#shine[this.sight.acrossOf[cell]!]!;
    const down = this.#shine[this.sight.downOf[cell]!]!;
    return across === down ? [across] : [across, down];
  }

  /** The meaning of the variables of the lines. */
  definitions(): Constraint[] {
    const definitions: Constraint[] = [];
    for (const [index, line] of this.sight.lines.entries()) {
      if (line.length === 1) continue;
      const shine = this.#shine[index]!;
      const dark = shine.not();
      const lights = this.lights(line);
      definitions.push(clause([dark, ...lights]), implies(dark, atMost(0, lights)));
    }
    return definitions;
  }

  place(cell: number): Cell {
    return placeOf(cell, this.grid.columns);
  }

  name(cell: number): string {
    return nameOf(cell, this.grid.columns);
  }

  lineName(line: readonly number[]): string {
    return `${this.name(line[0]!)}-${this.name(line.at(-1)!)}`;
  }
}

function tallyOf(sight: SightLines, board: Board<Light>): Tally {
  const lights = new Int32Array(sight.lines.length);
  const open = new Int32Array(sight.lines.length);
  for (const [index, line] of sight.lines.entries()) {
    for (const cell of line) {
      const value = board.at(cell);
      if (value === 'light') lights[index]!++;
      else if (value === undefined) open[index]!++;
    }
  }
  return { lights, open };
}
