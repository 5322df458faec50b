import { type Cell, nameOf, placeOf } from '../../board/index.ts';
import type { BoolVar } from '../../engine/index.ts';
import type { Variables } from '../puzzle.ts';
import { type BosnianRoadGrid, freeBeside } from './grid.ts';

/** What the rules of one board stand on: its free cells, each with a variable (is it road?). */
export class Ground {
  readonly grid: BosnianRoadGrid;
  readonly free: readonly number[];
  readonly #road: (BoolVar | undefined)[];
  /** Made when first asked for. */
  readonly #beside: (readonly number[])[] = [];

  constructor(grid: BosnianRoadGrid, variables: Variables) {
    this.grid = grid;
    const free: number[] = [];
    this.#road = grid.cells.map((kind, cell) => {
      if (kind !== 'free') return undefined;
      free.push(cell);
      return variables.bool(() => nameOf(cell, grid.columns));
    });
    this.free = free;
  }

  /** Whether the road runs through a free cell. */
  road(cell: number): BoolVar {
    return this.#road[cell]!;
  }

  /** The same for any cell; undefined where there cannot be road. */
  roadIn(cell: number): BoolVar | undefined {
    return this.#road[cell];
  }

  roads(cells: readonly number[]): BoolVar[] {
    return cells.map((cell) => this.road(cell));
  }

  /** The free cells beside a cell. */
  beside(cell: number): readonly number[] {
    let known = this.#beside[cell];
    if (!known) {
      known = freeBeside(this.grid, cell);
      this.#beside[cell] = known;
    }
    return known;
  }

  place(cell: number): Cell {
    return placeOf(cell, this.grid.columns);
  }

  name(cell: number): string {
    return nameOf(cell, this.grid.columns);
  }
}
