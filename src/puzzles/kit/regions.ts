/** A board cut into regions: for each cell, in reading order, the number of its region. */
export interface Partition {
  readonly rows: number;
  readonly columns: number;
  /** Numbers count from zero, in the reading order of each region's first cell. */
  readonly regions: readonly number[];
}

/** By cell: whether a wall stands to its right, and whether one stands below it. The board's rim does not count. */
export interface Walls {
  readonly right: readonly boolean[];
  readonly below: readonly boolean[];
}

/** The partition whose regions have these names, cell by cell in reading order; the names themselves are forgotten. */
export function partitionFromNames(
  rows: number,
  columns: number,
  names: readonly (string | number)[],
): Partition {
  const numbers = new Map<string | number, number>();
  const regions: number[] = [];
  for (const name of names) {
    let number = numbers.get(name);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(name, number);
    }
    regions.push(number);
  }
  return { rows, columns, regions };
}

/** The same for names that are numbers, which most often count as regions do already. */
export function partitionFromNumbers(rows: number, columns: number, names: readonly number[]): Partition {
  let count = 0;
  for (const name of names) {
    if (!(name <= count)) return partitionFromNames(rows, columns, names);
    if (name === count) count++;
  }
  return { rows, columns, regions: names };
}

/** The partition whose regions are the areas that walls close off. */
export function partitionFromWalls(rows: number, columns: number, walls: Walls): Partition {
  const regions = new Array<number>(rows * columns).fill(-1);
  /** Cells that were entered, and from which no step was taken yet. */
  const waiting = new Int32Array(regions.length);
  let depth = 0;
  let count = 0;
  const enter = (cell: number): void => {
    if (regions[cell] !== -1) return;
    regions[cell] = count;
    waiting[depth++] = cell;
  };
  for (let start = 0; start < regions.length; start++) {
    if (regions[start] !== -1) continue;
    enter(start);
    while (depth > 0) {
      const cell = waiting[--depth]!;
      const column = cell % columns;
      if (column + 1 < columns && !walls.right[cell]) enter(cell + 1);
      if (column > 0 && !walls.right[cell - 1]) enter(cell - 1);
      if (cell + columns < regions.length && !walls.below[cell]) enter(cell + columns);
      if (cell >= columns && !walls.below[cell - columns]) enter(cell - columns);
    }
    count++;
  }
  return { rows, columns, regions };
}

/** A wall wherever two neighbours belong to different regions. */
export function wallsOf({ columns, regions }: Partition): Walls {
  const right: boolean[] = [];
  const below: boolean[] = [];
  for (let cell = 0; cell < regions.length; cell++) {
    const region = regions[cell]!;
    right.push((cell + 1) % columns !== 0 && regions[cell + 1] !== region);
    below.push(cell + columns < regions.length && regions[cell + columns] !== region);
  }
  return { right, below };
}

/** The connected pieces of the regions, as regions of their own. */
export function piecesOf(partition: Partition): Partition {
  return partitionFromWalls(partition.rows, partition.columns, wallsOf(partition));
}

/** The first cell of every piece that is cut off from the rest of its region; none if all regions are connected. */
export function detachedCells(partition: Partition): number[] {
  const pieces = piecesOf(partition).regions;
  const seen = new Uint8Array(pieces.length);
  const detached: number[] = [];
  let piece = 0;
  for (let cell = 0; cell < pieces.length; cell++) {
    if (pieces[cell] !== piece) continue;
    piece++;
    const region = partition.regions[cell]!;
    if (seen[region]) detached.push(cell);
    seen[region] = 1;
  }
  return detached;
}

/** The cells of each region, in reading order. */
export function cellsByRegion({ regions }: Partition): number[][] {
  const cells: number[][] = [];
  for (let cell = 0; cell < regions.length; cell++) {
    const region = regions[cell]!;
    const known = cells[region];
    if (known) known.push(cell);
    else cells[region] = [cell];
  }
  return cells;
}
