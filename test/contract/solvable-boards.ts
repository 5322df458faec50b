import { type AnyPuzzle, puzzleById } from '../../src/puzzles/index.ts';
import { compile } from '../../src/reasoning/index.ts';
import { type Below, randomRegions } from '../random-regions.ts';

type Json = Record<string, unknown>;
type Maker = (below: Below, rows: number, columns: number) => Json | undefined;

const list = <T>(length: number, entry: (index: number) => T): T[] =>
  Array.from({ length }, (_, i) => entry(i));

/** Which cells have the second value in some solution of the board; undefined if it has none. */
function someSolution(id: string, json: Json, seed: number): boolean[] | undefined {
  const puzzle = puzzleById(id)!;
  const parsed = puzzle.fromJson({ puzzle: id, ...json });
  if (!parsed.ok) return undefined;
  const { solver, board } = compile(puzzle, parsed.grid, 'hard', seed);
  const outcome = solver.solve();
  if (outcome.status !== 'sat') return undefined;
  const found = board(outcome.value);
  return list(found.cells, (cell) => found.at(cell) === puzzle.values(parsed.grid)[1]!.id);
}

const beside = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
const around = [...beside, [1, 1], [1, -1], [-1, 1], [-1, -1]] as const;

/** Draws cells by chance, takes a solution, and writes its counts into some of the cells that are to be clues. */
function counted(
  id: string,
  ways: readonly (readonly [number, number])[],
  blank: (below: Below) => string,
  clueAt: (below: Below, sign: string, on: boolean) => boolean,
): Maker {
  return (below, rows, columns) => {
    const drawn = list(rows, () => list(columns, () => blank(below)));
    const on = someSolution(id, { rows: drawn.map((row) => row.join('')) }, 1 + below(1 << 20));
    if (!on) return undefined;
    const clued = drawn.map((row, r) =>
      row.map((sign, c) => {
        if (!clueAt(below, sign, on[r * columns + c]!)) return sign;
        return `${
          ways.filter(([down, right]) => {
            const [y, x] = [r + down, c + right];
            return y >= 0 && y < rows && x >= 0 && x < columns && on[y * columns + x];
          }).length
        }`;
      }),
    );
    return { rows: clued.map((row) => row.join('')) };
  };
}

/** Paints regions by chance and tells most of the lines what came out. */
function painted(clueOf: (line: readonly boolean[]) => unknown, none: unknown): Maker {
  return (below, rows, columns) => {
    const { regions } = randomRegions(below, rows, columns, 65);
    const paint = list(rows * columns, () => below(2) === 1);
    const on = regions.map((region) => paint[region]!);
    const told = (line: readonly boolean[]): unknown => (below(8) === 0 ? none : clueOf(line));
    return {
      regions: list(rows, (row) => regions.slice(row * columns, (row + 1) * columns)),
      rowClues: list(rows, (row) => told(on.slice(row * columns, (row + 1) * columns))),
      columnClues: list(columns, (column) => told(list(rows, (row) => on[row * columns + column]!))),
    };
  };
}

const cells = (line: readonly boolean[]): number => line.filter(Boolean).length;
const blocks = (line: readonly boolean[]): number => line.filter((on, at) => on && !line[at - 1]).length;

const makers: Readonly<Record<string, Maker>> = {
  akari: counted(
    'akari',
    beside,
    (below) => (below(4) === 0 ? '#' : '.'),
    (below, sign) => sign === '#' && below(5) > 0,
  ),
  'bosnian-road': counted(
    'bosnian-road',
    around,
    (below) => (below(12) === 0 ? '#' : '.'),
    (below, sign, on) => sign === '.' && !on && below(2) === 0,
  ),
  'crazy-pavement': painted(cells, -1),
  'dual-clue-cross-a-pix': painted((line) => [cells(line), blocks(line)], [-1, -1]),
};

/** A random board of the puzzle that has at least one solution. */
export function solvableBoard(puzzle: AnyPuzzle, below: Below, rows: number, columns: number): unknown {
  const make = makers[puzzle.id];
  if (!make) throw new Error(`no solvable boards for ${puzzle.id}: add them to solvable-boards.ts`);
  for (let attempt = 0; attempt < 1000; attempt++) {
    const json = make(below, rows, columns);
    const parsed = json && puzzle.fromJson({ puzzle: puzzle.id, ...json });
    if (parsed?.ok) return parsed.grid;
  }
  throw new Error(`boards of ${puzzle.id} of ${rows} by ${columns} never have a solution`);
}
