// How boards of each level look at a glance, for the field `looks` of a puzzle's setter: boards are made without a wish
// for a level, graded, and set beside what `src/generate/outlook.ts` says of them. Names of puzzles as arguments; SIDES,
// BOARDS and TIME (milliseconds a board) say how much is tried.

import { LEVELS, type Level } from '../../src/board/index.ts';
import { generate, outlookOf, problemsWith } from '../../src/generate/index.ts';
import { puzzles } from '../../src/puzzles/index.ts';

const SIDES = (process.env['SIDES'] ?? '5 6').split(' ').map(Number);
const BOARDS = Number(process.env['BOARDS'] ?? 40);
const TIME = Number(process.env['TIME'] ?? 20_000);
const AMOUNTS = ['minimal', 'generous', 'all'] as const;

const names = process.argv.slice(2);
for (const puzzle of puzzles.filter(({ id }) => names.length === 0 || names.includes(id))) {
  const outlooks = new Map<Level, number[]>(LEVELS.map((level) => [level, []]));
  let failed = 0;
  for (const side of SIDES) {
    for (let seed = 1; seed <= BOARDS; seed++) {
      const wish = { rows: side, columns: side, seed, clues: AMOUNTS[seed % AMOUNTS.length]! };
      if (problemsWith(puzzle, wish).length > 0) continue;
      const made = generate(puzzle, wish, { timeLimit: TIME });
      if (!made.ok) failed++;
      else outlooks.get(made.level)!.push(outlookOf(puzzle, made.grid, Number.POSITIVE_INFINITY));
    }
  }
  console.log(`${puzzle.id}, sides ${SIDES.join(' ')}: ${failed} boards could not be made in time`);
  console.log('| level | boards | least | tenth | half | nine tenths | most |');
  console.log('|---|---|---|---|---|---|---|');
  for (const [level, found] of outlooks) {
    const sorted = found.sort((one, other) => one - other);
    const at = (share: number): string => {
      const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
      return value === undefined ? '' : value.toFixed(1);
    };
    console.log(`| ${level} | ${sorted.length} | ${[0, 0.1, 0.5, 0.9, 1].map(at).join(' | ')} |`);
  }
}
