import { around, beside } from '../../board/index.ts';
import type { Chance } from '../setter.ts';

export interface RoadWish {
  readonly rows: number;
  readonly columns: number;
  /** Road cells to stop at; a road that can grow no further may be shorter. */
  readonly length: number;
  /** From 0, long straights, to 1, a bend wherever one can be. */
  readonly windiness: number;
}

/** Ways to grow that are compared at each step. */
const COMPARED = 24;

/**
 * A random closed road that never touches itself, as a mark on each of its cells. It is the shore of land that grows
 * cell by cell: a road cell becomes land, and the road goes around it. The board must be at least 3 by 3.
 */
export function randomRoad(wish: RoadWish, chance: Chance): Uint8Array {
  const shore = new Shore(wish.rows, wish.columns, chance);
  // A road that meets no obstacle any more is found out by trying for long enough.
  for (let failures = 0; shore.length < wish.length && failures < 2 * shore.length; ) {
    let best: Growth | undefined;
    for (let tried = 0; tried < COMPARED; tried++) {
      const growth = shore.growth(shore.anyCell(chance));
      if (!growth) {
        failures++;
        continue;
      }
      const rating = 3 * (2 * wish.windiness - 1) * growth.bends + growth.longer + 6 * chance.fraction();
      if (!best || rating > best.rating) best = { ...growth, rating };
    }
    if (best && shore.grow(best.cell)) failures = 0;
  }
  return shore.road;
}

interface Growth {
  readonly cell: number;
  readonly longer: number;
  readonly bends: number;
  readonly rating: number;
}

class Shore {
  readonly #shape: { readonly rows: number; readonly columns: number };
  readonly #land: Uint8Array;
  readonly road: Uint8Array;
  /** The road cells, and where each of them stands in this list. */
  readonly #cells: number[] = [];
  readonly #placeOf: Int32Array;

  constructor(rows: number, columns: number, chance: Chance) {
    this.#shape = { rows, columns };
    this.#land = new Uint8Array(rows * columns);
    this.road = new Uint8Array(rows * columns);
    this.#placeOf = new Int32Array(rows * columns);
    const start = (1 + chance.below(rows - 2)) * columns + 1 + chance.below(columns - 2);
    this.#land[start] = 1;
    for (const cell of around(this.#shape, start)) this.#pave(cell);
  }

  get length(): number {
    return this.#cells.length;
  }

  anyCell(chance: Chance): number {
    return chance.pick(this.#cells);
  }

  /** What making land of a road cell would change; undefined if the road would touch itself or leave the board. */
  growth(cell: number): Omit<Growth, 'rating'> | undefined {
    const near = around(this.#shape, cell);
    if (near.length < 8) return undefined;
    const fresh = near.filter((other) => !this.#land[other] && !this.road[other]);
    const before = this.#bendsNear(cell);
    this.#turn(cell, fresh);
    const sound = [...near, ...fresh.flatMap((other) => around(this.#shape, other))].every((other) =>
      this.#isSound(other),
    );
    const growth = { cell, longer: fresh.length - 1, bends: this.#bendsNear(cell) - before };
    this.#turnBack(cell, fresh);
    return sound ? growth : undefined;
  }

  /** Makes land of a road cell; false, and nothing changed, if the road would fall apart into several. */
  grow(cell: number): boolean {
    const fresh = around(this.#shape, cell).filter((other) => !this.#land[other] && !this.road[other]);
    this.#turn(cell, fresh);
    if (this.#lengthOfLoop() === this.#cells.length) return true;
    this.#turnBack(cell, fresh);
    return false;
  }

  #turn(cell: number, fresh: readonly number[]): void {
    this.#unpave(cell);
    this.#land[cell] = 1;
    for (const other of fresh) this.#pave(other);
  }

  #turnBack(cell: number, fresh: readonly number[]): void {
    for (const other of fresh) this.#unpave(other);
    this.#land[cell] = 0;
    this.#pave(cell);
  }

  #pave(cell: number): void {
    this.road[cell] = 1;
    this.#placeOf[cell] = this.#cells.length;
    this.#cells.push(cell);
  }

  #unpave(cell: number): void {
    this.road[cell] = 0;
    const last = this.#cells.pop()!;
    const place = this.#placeOf[cell]!;
    if (last === cell) return;
    this.#cells[place] = last;
    this.#placeOf[last] = place;
  }

  /** Two road cells beside a road cell, and none that it meets only at a corner; no full square. */
  #isSound(cell: number): boolean {
    if (!this.road[cell]) return true;
    const { columns, rows } = this.#shape;
    if (beside(this.#shape, cell).filter((other) => this.road[other]).length !== 2) return false;
    const row = Math.floor(cell / columns);
    const column = cell % columns;
    for (const [down, right] of [
      [-1, -1],
      [-1, 1],
      [1, -1],
      [1, 1],
    ] as const) {
      const r = row + down;
      const c = column + right;
      if (r < 0 || c < 0 || r >= rows || c >= columns || !this.road[r * columns + c]) continue;
      if (this.road[r * columns + column] === this.road[row * columns + c]) return false;
    }
    return true;
  }

  #bendsNear(cell: number): number {
    const { columns } = this.#shape;
    const row = Math.floor(cell / columns);
    const column = cell % columns;
    let bends = 0;
    for (let r = row - 2; r <= row + 2; r++) {
      for (let c = column - 2; c <= column + 2; c++) if (this.#isBend(r, c)) bends++;
    }
    return bends;
  }

  #isBend(row: number, column: number): boolean {
    const { rows, columns } = this.#shape;
    const at = (r: number, c: number): boolean =>
      r >= 0 && c >= 0 && r < rows && c < columns && this.road[r * columns + c] === 1;
    const upOrDown = at(row - 1, column) || at(row + 1, column);
    return at(row, column) && upOrDown && (at(row, column - 1) || at(row, column + 1));
  }

  /** Cells passed on the way from one road cell along the road back to it. */
  #lengthOfLoop(): number {
    const start = this.#cells[0]!;
    let before = -1;
    let here = start;
    let steps = 0;
    do {
      const next = beside(this.#shape, here).find((cell) => cell !== before && this.road[cell]);
      before = here;
      here = next ?? start;
      steps++;
    } while (here !== start && steps <= this.#cells.length);
    return steps;
  }
}
