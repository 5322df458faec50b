import { type Board, type Cell, nameOf, placeOf } from '../../board/index.ts';
import { atMost, type BoolVar, type Constraint, clause, implies } from '../../engine/index.ts';
import { perBoard, type SightLines, sightLines, tally } from '../kit/index.ts';
import type { Variables } from '../puzzle.ts';
import { type AkariGrid, isWhite, type Light } from './grid.ts';

/** How many lights, and how many open cells, each sight line of a board has. */
interface Tally {
  readonly lights: readonly number[];
  readonly open: readonly number[];
}

/** Lines longer than this get a variable of their own. */
const SHORT = 16;

/**
 * What the rules of one board stand on: a variable per white cell (is there a light?), the sight lines, and a variable
 * per long line (does some light shine along it?), so that it costs its length once and not once per cell. Along a
 * short line the lights themselves are named: that is quicker, and shows at once that a cell must light itself.
 */
export class Ground {
  readonly grid: AkariGrid;
  readonly sight: SightLines;
  readonly white: readonly number[];
  /** Whether a light stands on a cell; only white cells have one. */
  readonly #light: (BoolVar | undefined)[];
  /** Whether a light stands somewhere on a line; only long lines have one. */
  readonly #shine: readonly (BoolVar | undefined)[];
  readonly tally: (board: Board<Light>) => Tally;

  constructor(grid: AkariGrid, variables: Variables) {
    this.grid = grid;
    const white: number[] = [];
    this.#light = grid.cells.map((kind, cell) => {
      if (kind !== 'white') return undefined;
      white.push(cell);
      return variables.bool(() => this.name(cell));
    });
    this.white = white;
    this.sight = sightLines(grid.rows, grid.columns, (cell) => !isWhite(grid, cell));
    this.#shine = this.sight.lines.map((line) =>
      line.length > SHORT ? variables.bool(() => `shine ${this.lineName(line)}`) : undefined,
    );
    this.tally = perBoard((board) => tallyOf(this.sight, board));
  }

  light(cell: number): BoolVar {
    return this.#light[cell]!;
  }

  lights(cells: readonly number[]): BoolVar[] {
    return cells.map((cell) => this.light(cell));
  }

  /** Variables of which one must be true if light is to reach a white cell. */
  shining(cell: number): BoolVar[] {
    const across = this.sight.acrossOf[cell]!;
    const down = this.sight.downOf[cell]!;
    const found: BoolVar[] = [];
    const shineAcross = this.#shine[across];
    if (shineAcross) found.push(shineAcross);
    else for (const other of this.sight.lines[across]!) found.push(this.light(other));
    const shineDown = this.#shine[down];
    if (shineDown) found.push(shineDown);
    // The cell itself lies on both lines; it need not be named twice.
    else
      for (const other of this.sight.lines[down]!)
        if (other !== cell || shineAcross) found.push(this.light(other));
    return found;
  }

  /** The meaning of the variables of the long lines. */
  definitions(): Constraint[] {
    const definitions: Constraint[] = [];
    for (const [index, line] of this.sight.lines.entries()) {
      const shine = this.#shine[index];
      if (!shine) continue;
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
  const lights: number[] = [];
  const open: number[] = [];
  for (const line of sight.lines) {
    const { have, open: left } = tally(board, line, 'light');
    lights.push(have);
    open.push(left);
  }
  return { lights, open };
}
