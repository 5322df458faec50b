/**
 * How the steps that no single rule gives are explained on generated boards: `npm run bench:steps`. A row per puzzle
 * and level: the shares of straight chains, of one branching and of more, how many boards were not explained, and how
 * long the chains are. BOARDS says how many boards of each, PUZZLES which puzzles, LEVELS which levels: the two highest
 * unless it says otherwise.
 */
import type { Level } from '../../src/board/index.ts';
import { generate, problemsWith } from '../../src/generate/index.ts';
import { puzzles } from '../../src/puzzles/index.ts';
import { branchings, chainLength, explain } from '../../src/reasoning/index.ts';
import { median } from './median.ts';

const BOARDS = Number(process.env['BOARDS'] ?? 200);
const LEVELS = (process.env['LEVELS'] ?? 'hard extreme').split(' ') as Level[];
const WANTED = process.env['PUZZLES']?.split(' ');
/** Of a square board; one that a puzzle does not have is skipped. */
const SIDE = Number(process.env['SIDE'] ?? 8);
/** Chains with more links than these cannot be followed. */
const LONG = 30;

const share = (part: number, of: number): string => `${of === 0 ? 0 : Math.round((1000 * part) / of) / 10} %`;

for (const puzzle of puzzles.filter(({ id }) => !WANTED || WANTED.includes(id))) {
  for (const level of LEVELS) {
    const depths = [0, 0, 0];
    const lengths: number[] = [];
    let boards = 0;
    let unexplained = 0;
    let lemmas = 0;
    for (let seed = 1; boards < BOARDS && seed <= 3 * BOARDS; seed++) {
      const wish = { rows: SIDE, columns: SIDE, level, seed };
      if (problemsWith(puzzle, wish).length > 0) break;
      const made = generate(puzzle, wish, { timeLimit: 60_000 });
      if (!made.ok) continue;
      boards++;
      const { steps, complete } = explain(puzzle, made.grid, { timeLimit: 600_000 });
      if (!complete) unexplained++;
      for (const { chain, because } of steps) {
        if (because[0]?.from && !chain) lemmas++;
        if (!chain) continue;
        depths[Math.min(2, branchings(chain))]!++;
        lengths.push(chainLength(chain));
      }
    }
    const all = lengths.length;
    process.stdout.write(
      `${puzzle.id} ${level}: ${boards} boards, ${lemmas} lemmas, ${all} chains, ` +
        `straight ${share(depths[0]!, all)}, one branching ${share(depths[1]!, all)}, more ${share(depths[2]!, all)}, ` +
        `${unexplained} boards not explained, links median ${all > 0 ? median(lengths) : 0}, ` +
        `most ${Math.max(0, ...lengths)}, over ${LONG} ${share(lengths.filter((n) => n > LONG).length, all)}\n`,
    );
  }
}
