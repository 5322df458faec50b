import type { AnyPuzzle } from '../../src/puzzles/index.ts';
import { type Below, randomRegions } from '../random-regions.ts';

/** The seed of this run: fixed, unless the environment asks for another. */
export const SEED = Number(process.env['CALCADA_SEED'] ?? 20_231);

/** Random givens of one puzzle on a board of a given size, in the form of its JSON. */
type Givens = (below: Below, rows: number, columns: number) => Record<string, unknown>;

const list = <T>(length: number, entry: (index: number) => T): T[] =>
  Array.from({ length }, (_, i) => entry(i));

/** Rows of characters, each drawn from a bag. */
const signs =
  (bag: string): Givens =>
  (below, rows, columns) => ({
    rows: list(rows, () => list(columns, () => bag[below(bag.length)]).join('')),
  });

/** Regions between random walls, and a clue for each line. */
const regions =
  (clueOf: (below: Below, length: number) => unknown): Givens =>
  (below, rows, columns) => {
    const { regions } = randomRegions(below, rows, columns);
    return {
      regions: list(rows, (row) => regions.slice(row * columns, (row + 1) * columns)),
      rowClues: list(rows, () => clueOf(below, columns)),
      columnClues: list(columns, () => clueOf(below, rows)),
    };
  };

/** -1, no clue, as likely as any one count. */
const maybe = (below: Below, most: number): number => below(most + 2) - 1;

const givens: Readonly<Record<string, Givens>> = {
  akari: signs('......##01123'),
  'bosnian-road': signs('..............#1357'),
  'crazy-pavement': regions(maybe),
  'dual-clue-cross-a-pix': regions((below, length) => {
    const painted = maybe(below, length);
    const most = painted < 0 ? Math.ceil(length / 2) : Math.min(painted, length - painted + 1);
    const blocks = maybe(below, most);
    return [painted, painted > 0 && blocks === 0 ? 1 : painted === 0 && blocks > 0 ? 0 : blocks];
  }),
};

/** A random board of the puzzle that its own reader accepts. */
export function tinyBoard(puzzle: AnyPuzzle, below: Below, rows: number, columns: number): unknown {
  const make = givens[puzzle.id];
  if (!make) throw new Error(`no random givens for ${puzzle.id}: add them to tiny-boards.ts`);
  for (let attempt = 0; attempt < 1000; attempt++) {
    const parsed = puzzle.fromJson({ puzzle: puzzle.id, ...make(below, rows, columns) });
    if (parsed.ok) return parsed.grid;
  }
  throw new Error(`the random givens for ${puzzle.id} are never readable`);
}
