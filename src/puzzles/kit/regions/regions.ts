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
  const open = new Uint8Array(rows * columns);
  for (let cell = 0; cell < open.length; cell++)
    open[cell] = (walls.right[cell] ? 0 : RIGHT) | (walls.below[cell] ? 0 : BELOW);
  return { rows, columns, regions: areas(columns, open) };
}

/** On which sides a cell is open to its neighbour. */
const RIGHT = 1;
const BELOW = 2;

/** For each cell the number of its area, in reading order of their first cells. */
function areas(columns: number, open: Uint8Array): number[] {
  const areaOf = new Array<number>(open.length).fill(-1);
  /** Cells that were entered, and from which no step was taken yet. */
  const waiting: number[] = [];
  let depth = 0;
  let count = 0;
  const enter = (cell: number): void => {
    if (areaOf[cell] !== -1) return;
    areaOf[cell] = count;
    waiting[depth++] = cell;
  };
  for (let start = 0; start < open.length; start++) {
    if (areaOf[start] !== -1) continue;
    enter(start);
    while (depth > 0) {
      const cell = waiting[--depth]!;
      const column = cell % columns;
      if (column + 1 < columns && open[cell]! & RIGHT) enter(cell + 1);
      if (column > 0 && open[cell - 1]! & RIGHT) enter(cell - 1);
      if (cell + columns < open.length && open[cell]! & BELOW) enter(cell + columns);
      if (cell >= columns && open[cell - columns]! & BELOW) enter(cell - columns);
    }
    count++;
  }
  return areaOf;
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
export function piecesOf({ rows, columns, regions }: Partition): Partition {
  const open = new Uint8Array(regions.length);
  for (let cell = 0; cell < open.length; cell++) {
    const region = regions[cell];
    open[cell] =
      (region === regions[cell + 1] ? RIGHT : 0) | (region === regions[cell + columns] ? BELOW : 0);
  }
  return { rows, columns, regions: areas(columns, open) };
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
  // Of the right length at once: an array that grows takes room for many more.
  const sizes: number[] = [];
  for (const region of regions) sizes[region] = (sizes[region] ?? 0) + 1;
  const cells = sizes.map((size) => new Array<number>(size));
  sizes.fill(0);
  for (let cell = 0; cell < regions.length; cell++) {
    const region = regions[cell]!;
    cells[region]![sizes[region]!++] = cell;
  }
  return cells;
}
