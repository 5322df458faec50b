// Writes the boards of the lessons: for each technique of a puzzle, a small board and what is known of it at the moment
// when that technique is the easiest next step. Boards that still show what they should are kept; for the others, new ones
// are looked for. Without names, all puzzles; with names, these. SIDES and TRIES tell how far to look.

import { writeFileSync } from 'node:fs';
import { type Board, LEVELS } from '../../src/board/index.ts';
import { generate, problemsWith } from '../../src/generate/index.ts';
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
    for (const level of LEVELS) {
      for (let seed = 1; seed <= TRIES; seed++) {
        const wish = { rows: side, columns: side, level, seed };
        if (problemsWith(puzzle, wish).length > 0) continue;
        const made = generate(puzzle, wish, { timeLimit: TIME });
        if (made.ok) look(puzzle, made.grid, wanted, found);
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

/** Follows the explanation of a board and keeps each moment that shows a technique better than what was found so far. */
function look(
  puzzle: AnyPuzzle,
  grid: unknown,
  wanted: ReadonlySet<string>,
  found: Map<string, Found>,
): void {
  const path = explain(puzzle, grid, { timeLimit: TIME });
  if (!path.complete) return;
  let known = path.start;
  for (const step of path.steps) {
    const { technique, choices } = step;
    const cost = puzzle.size(grid).rows ** 2 + 3 * choices + 2 * step.because.length + step.given.length;
    const best = found.get(technique);
    if (wanted.has(technique) && (!best || cost < best.cost)) {
      const again = explain(puzzle, grid, { board: known, maxSteps: 1, timeLimit: TIME });
      if (again.steps[0]?.technique === technique) {
        found.set(technique, { board: boardOf(puzzle, grid, technique, known), cost });
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
