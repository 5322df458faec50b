// Writes the boards of the lessons: for each technique of a puzzle, a small board and what is known of it at the moment
// when that technique is the easiest next step. Boards that still show what they should are kept; for the others, new ones
// are looked for: on the way to the solution, and from positions off that path, with some of the solution given.
// Without names, all puzzles; with names, these. SIDES, LEVEL, TRIES, FIRST and MOMENTS tell how far to look.

import { writeFileSync } from 'node:fs';
import { type Board, LEVELS } from '../../src/board/index.ts';
import { generate, problemsWith, Random } from '../../src/generate/index.ts';
import {
  type AnyPuzzle,
  boardOfRows,
  puzzles,
  rowsOfBoard,
  type TechniqueBoard,
} from '../../src/puzzles/index.ts';
import { explain } from '../../src/reasoning/index.ts';

/** Boards that are tried of each size and level. */
const TRIES = Number(process.env['TRIES'] ?? 12);
const SIDES = (process.env['SIDES'] ?? '4 5 6').split(' ').map(Number);
/** The seed of the first board. */
const FIRST = Number(process.env['FIRST'] ?? 1);
/** Moments with a part of the solution given that are tried on each board. */
const MOMENTS = Number(process.env['MOMENTS'] ?? 0);
const WANTED_LEVELS = LEVELS.filter((level) => (process.env['LEVEL'] ?? level) === level);
/** Milliseconds for one board; it only decides whether a board is looked at. */
const TIME = 3000;

interface Found {
  readonly board: TechniqueBoard;
  /** The smaller, the better to learn from. */
  readonly cost: number;
}

async function search(puzzle: AnyPuzzle): Promise<TechniqueBoard[]> {
  const ids = [...new Set(puzzle.techniques.map(({ id }) => id))];
  const kept = (await puzzle.lesson()).techniques.filter((board) => shows(puzzle, board));
  const wanted = new Set(ids.filter((id) => !kept.some(({ technique }) => technique === id)));
  const found = new Map<string, Found>();
  for (const side of SIDES) {
    for (const level of WANTED_LEVELS) {
      for (let seed = FIRST; seed < FIRST + TRIES && found.size < wanted.size; seed++) {
        const wish = { rows: side, columns: side, level, seed };
        if (problemsWith(puzzle, wish).length > 0) continue;
        const made = generate(puzzle, wish, { timeLimit: TIME });
        if (made.ok) lookAround(puzzle, made.grid, seed, wanted, found);
      }
    }
    if (found.size === wanted.size) break;
  }
  for (const id of wanted) if (!found.has(id)) console.log(`${puzzle.id}: no board for ${id}`);
  return ids.flatMap((id) => found.get(id)?.board ?? kept.find(({ technique }) => technique === id) ?? []);
}

/** Whether a board still shows its technique. */
function shows(puzzle: AnyPuzzle, { technique, text, rows, without = [] }: TechniqueBoard): boolean {
  const parsed = puzzle.parse(text);
  const drawn = parsed.ok ? boardOfRows(puzzle, parsed.grid, rows) : undefined;
  if (!parsed.ok || !drawn) return false;
  const idOf = (symbol: string): string =>
    puzzle.values(parsed.grid).find((each) => each.symbol === symbol)!.id;
  const excluded = without.flatMap(([cell, symbols]) =>
    [...symbols].map((symbol) => ({ cells: [cell], value: idOf(symbol), is: false })),
  );
  const board = drawn.knowing(excluded);
  return explain(puzzle, parsed.grid, { board, maxSteps: 1 }).steps[0]?.technique === technique;
}

/** Looks on the way to the solution, then from moments at which some of what that way finds is known already. */
function lookAround(
  puzzle: AnyPuzzle,
  grid: unknown,
  seed: number,
  wanted: ReadonlySet<string>,
  found: Map<string, Found>,
): void {
  const path = explain(puzzle, grid, { timeLimit: TIME });
  if (!path.complete) return;
  keepBest(puzzle, grid, path, wanted, found);
  const random = new Random(seed);
  for (let moment = 0; moment < MOMENTS && found.size < wanted.size; moment++) {
    const share = random.fraction();
    const given = path.steps.flatMap(({ facts }) => facts).filter(() => random.fraction() < share);
    const board = path.start.knowing(given);
    const maxSteps = 4;
    keepBest(puzzle, grid, explain(puzzle, grid, { board, maxSteps, timeLimit: TIME }), wanted, found);
  }
}

/** Keeps each moment of a path that shows a technique better than what was found so far. */
function keepBest(
  puzzle: AnyPuzzle,
  grid: unknown,
  path: Pick<ReturnType<typeof explain>, 'start' | 'steps'>,
  wanted: ReadonlySet<string>,
  found: Map<string, Found>,
): void {
  let known = path.start;
  for (const step of path.steps) {
    const { technique, choices } = step;
    const cost = puzzle.size(grid).rows ** 2 + 3 * choices + 2 * step.because.length + step.given.length;
    const best = found.get(technique);
    if (wanted.has(technique) && (!best || cost < best.cost)) {
      const again = explain(puzzle, grid, { board: known, maxSteps: 1, timeLimit: TIME });
      if (again.steps[0]?.technique === technique) {
        found.set(technique, { board: boardOf(puzzle, grid, technique, known), cost });
        console.log(JSON.stringify(found.get(technique)));
      }
    }
    known = known.knowing(step.facts);
  }
}

function boardOf(puzzle: AnyPuzzle, grid: unknown, technique: string, known: Board<string>): TechniqueBoard {
  const symbolOf = (value: string): string => puzzle.values(grid).find(({ id }) => id === value)!.symbol;
  const without = Array.from({ length: known.cells }, (_, cell) => cell).flatMap((cell) => {
    const excluded = known.at(cell) === undefined ? known.excluded(cell) : [];
    return excluded.length === 0 ? [] : [[cell, excluded.map(symbolOf).join('')] as const];
  });
  const rows = rowsOfBoard(puzzle, grid, known);
  return { technique, text: puzzle.format(grid), rows, ...(without.length > 0 ? { without } : {}) };
}

const names = process.argv.slice(2);
for (const puzzle of puzzles.filter(({ id }) => names.length === 0 || names.includes(id))) {
  const boards = await search(puzzle);
  writeFileSync(
    `src/puzzles/${puzzle.id}/technique-boards.ts`,
    `import type { TechniqueBoard } from '../lesson.ts';

/** Made by \`workbench/scripts/make-lessons.ts\`: a moment for each technique in which it is the next step. */
export const techniqueBoards: readonly TechniqueBoard[] = ${JSON.stringify(boards, null, 2)};
`,
  );
  console.log(`${puzzle.id}: ${boards.length} boards`);
}
