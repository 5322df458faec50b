import type { Sentence } from '../../../board/index.ts';
import type { Drawing, Line } from '../../interaction.ts';
import type { Paint } from '../cells/paint.ts';
import { type BoardLine, boardLines } from '../lines/board-lines.ts';
import type { RegionBoard } from './region-board.ts';
import { partitionFromNames, partitionFromWalls, piecesOf, wallsOf } from './regions.ts';

/** How the clue of a puzzle of regions is taken apart into numbers and put together again. */
export interface ClueNumbers<C> {
  readonly names: readonly Sentence[];
  of(clue: C): readonly (number | null)[];
  from(numbers: readonly (number | null)[]): C;
  /** The clue of a line in which these cells are painted. */
  told(painted: readonly boolean[]): C;
}

/** Cells of a region that a picture is cut into, at most. */
const LARGEST_PIECE = 5;

/** Drawing a board of regions with clues at its edges. */
export function regionDrawing<C>(numbers: ClueNumbers<C>): Drawing<RegionBoard<C>, Paint> {
  const none = numbers.from(numbers.names.map(() => null));
  const lines = (count: number): C[] => new Array<C>(count).fill(none);
  const kept = (clues: readonly C[], count: number): C[] =>
    Array.from({ length: count }, (_, index) => clues[index] ?? none);
  const fieldOf = ({ kind }: Line) => (kind === 'row' ? 'rowClues' : 'columnClues');

  const clued = (grid: RegionBoard<C>, isPainted: (cell: number) => boolean): RegionBoard<C> => {
    const all = boardLines(grid.rows, grid.columns);
    const clue = ({ cells }: BoardLine): C => numbers.told(cells.map(isPainted));
    return { ...grid, rowClues: all.rows.map(clue), columnClues: all.columns.map(clue) };
  };

  return {
    blank: (rows, columns) => ({
      rows,
      columns,
      regions: new Array<number>(rows * columns).fill(0),
      rowClues: lines(rows),
      columnClues: lines(columns),
    }),
    resized: (grid, rows, columns) => {
      // Regions at the edge grow with the board: a region of the new cells alone would be one that was never drawn.
      const names = Array.from({ length: rows * columns }, (_, cell) => {
        const row = Math.min(Math.floor(cell / columns), grid.rows - 1);
        return grid.regions[row * grid.columns + Math.min(cell % columns, grid.columns - 1)]!;
      });
      return {
        ...piecesOf(partitionFromNames(rows, columns, names)),
        rowClues: kept(grid.rowClues, rows),
        columnClues: kept(grid.columnClues, columns),
      };
    },
    signs: [],
    signAt: () => '',
    withSign: (grid) => grid,
    regions: {
      of: ({ regions }) => regions,
      with: (grid, regions) => ({
        ...grid,
        ...piecesOf(partitionFromNames(grid.rows, grid.columns, regions)),
      }),
      walls: wallsOf,
      walled: (grid, walls) => ({ ...grid, ...partitionFromWalls(grid.rows, grid.columns, walls) }),
    },
    clues: {
      names: numbers.names,
      of: (grid, line) => numbers.of(grid[fieldOf(line)][line.index] ?? none),
      with: (grid, line, told) => {
        const field = fieldOf(line);
        const clues = grid[field].map((clue, index) => (index === line.index ? numbers.from(told) : clue));
        return { ...grid, [field]: clues };
      },
    },
    told: (grid, solution) => clued(grid, (cell) => solution.at(cell) === 'paint'),
    pictured: (rows, columns, dark) => {
      const partition = partitionFromNames(rows, columns, pieces(rows, columns, dark));
      const grid = { ...partition, rowClues: lines(rows), columnClues: lines(columns) };
      return clued(grid, (cell) => dark[cell] === true);
    },
  };
}

/** Small pieces of one shade each, grown from the first free cell in reading order. */
function pieces(rows: number, columns: number, dark: readonly boolean[]): number[] {
  const regions = new Array<number>(rows * columns).fill(-1);
  let region = 0;
  for (let start = 0; start < regions.length; start++) {
    if (regions[start] !== -1) continue;
    const piece = [start];
    regions[start] = region;
    for (let at = 0; at < piece.length && piece.length < LARGEST_PIECE; at++) {
      const cell = piece[at]!;
      const column = cell % columns;
      const next = [
        ...(column + 1 < columns ? [cell + 1] : []),
        ...(cell + columns < regions.length ? [cell + columns] : []),
        ...(column > 0 ? [cell - 1] : []),
        ...(cell >= columns ? [cell - columns] : []),
      ];
      for (const neighbour of next) {
        if (piece.length >= LARGEST_PIECE) break;
        if (regions[neighbour] !== -1 || dark[neighbour] !== dark[start]) continue;
        regions[neighbour] = region;
        piece.push(neighbour);
      }
    }
    region++;
  }
  return regions;
}
