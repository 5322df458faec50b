// Writes docs/gallery: for each puzzle a board of every level with its solution, and a picture turned into a puzzle
// and back. Everything is drawn by the program from fixed seeds: the same program always writes the same gallery.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encode } from 'fast-png';
import { bitmapOf, LEVELS, type Level, say } from '../../src/board/index.ts';
import { type GenerateWish, generate } from '../../src/generate/index.ts';
import { type AnyPuzzle, puzzles } from '../../src/puzzles/index.ts';
import { solve } from '../../src/reasoning/index.ts';
import { drawSvg } from '../../src/render/index.ts';
import { caravel } from './caravel.ts';

const FOLDER = join('docs', 'gallery');
const SIDE = 10;
const PICTURE_SIDE = 25;
/** Milliseconds; a seed that takes longer is passed over for the next. */
const TIME_LIMIT = 60_000;

mkdirSync(FOLDER, { recursive: true });

const lines = [
  '# A gallery of boards',
  '',
  `Made by \`calcada generate\` and drawn by the program (\`npm run docs:gallery\`): each has exactly one solution, and the level that \`calcada grade\` gives it. \`calcada generate PUZZLE --size 10x10 --level LEVEL --seed SEED\` makes the same board again.`,
  '',
];
for (const puzzle of puzzles) {
  lines.push(`## ${say(puzzle.title)}`, '', '| level | board | solution |', '|---|---|---|');
  for (const level of LEVELS) {
    const made = board(puzzle, { rows: SIDE, columns: SIDE, level });
    if (!made) {
      lines.push(`| ${level} | none of this size was found | |`);
      continue;
    }
    const name = `${puzzle.id}-${level}`;
    write(`${name}.svg`, drawSvg(puzzle.scene(made.grid)));
    write(`${name}-solution.svg`, drawSvg(puzzle.scene(made.grid, made.solution)));
    const told = `${level}<br>score ${made.score}<br>seed ${made.seed}`;
    lines.push(`| ${told} | ![](${name}.svg) | ![](${name}-solution.svg) |`);
  }
  lines.push('');
}
lines.push('## A picture turned into a puzzle, and back', '');
const size = 8 * PICTURE_SIDE;
const { darkness } = caravel(size);
const grey = Uint8Array.from(darkness, (dark) => 255 - Math.round(255 * dark));
write('caravel.png', encode({ width: size, height: size, data: grey, channels: 1 }));
const picture = bitmapOf(caravel(size), { rows: PICTURE_SIDE, columns: PICTURE_SIDE });
for (const puzzle of puzzles.filter(({ setter }) => setter.takesPicture)) {
  const made = board(puzzle, { rows: PICTURE_SIDE, columns: PICTURE_SIDE, picture });
  if (!made) throw new Error(`no board of ${puzzle.id} has the picture`);
  const solved = solve(puzzle, made.grid);
  if (solved.status !== 'solved') throw new Error(`${puzzle.id}: ${solved.status}`);
  const changed = picture.painted.filter(
    (on, cell) => on !== (solved.board.at(cell) === puzzle.values(made.grid)[1]!.id),
  ).length;
  write(`${puzzle.id}-caravel.svg`, drawSvg(puzzle.scene(made.grid)));
  write(`${puzzle.id}-caravel-solution.svg`, drawSvg(puzzle.scene(made.grid, solved.board)));
  const kept = changed === 0 ? 'every cell as in the picture' : `${changed} cells nudged`;
  lines.push(
    `${say(puzzle.title)}, ${PICTURE_SIDE}x${PICTURE_SIDE}, ${made.level}, ${kept}:`,
    '',
    `![the picture](caravel.png) ![the puzzle](${puzzle.id}-caravel.svg) ![solved](${puzzle.id}-caravel-solution.svg)`,
    '',
  );
}
write('README.md', lines.join('\n'));

function write(file: string, content: string | Uint8Array): void {
  writeFileSync(join(FOLDER, file), content);
}

interface Made {
  readonly grid: unknown;
  readonly solution: Parameters<AnyPuzzle['scene']>[1];
  readonly level: Level;
  readonly score: number;
  readonly seed: number;
}

/** The board of the first seed that has one. */
function board(puzzle: AnyPuzzle, wish: Omit<GenerateWish, 'seed'>): Made | undefined {
  for (let seed = 1; seed <= 3; seed++) {
    const full = { ...wish, rows: wish.rows as number, columns: wish.columns as number, seed };
    const made = generate(puzzle, full, { timeLimit: TIME_LIMIT });
    if (made.ok) return { ...made, seed };
  }
  return undefined;
}
