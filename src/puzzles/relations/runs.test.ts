import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../test/random-regions.ts';
import { Board } from '../../board/index.ts';
import { decideCells } from './decided-sites.ts';
import { group } from './group.ts';
import { LONGEST_TOGETHER, runs } from './runs.ts';

type Paint = 'blank' | 'paint';

const VALUES: Record<string, Paint | undefined> = { '.': 'blank', '*': 'paint', '?': undefined };

const fits = (drawn: string, painted: number | null, blocks: number): boolean => {
  const board = new Board<Paint>(
    1,
    drawn.length,
    Array.from(drawn, (sign) => VALUES[sign]),
  );
  const row = group<Paint>([...Array(drawn.length).keys()], 'paint');
  const sites = decideCells<Paint>({ rows: 1, columns: drawn.length }, ['blank', 'paint']);
  return runs(row, { runs: blocks, total: painted }).holds(board, sites);
};

/** All ways to fill the open cells in. */
const fillings = (drawn: string): string[] =>
  drawn.includes('?') ? ['.', '*'].flatMap((sign) => fillings(drawn.replace('?', sign))) : [drawn];

const tells = (full: string, painted: number | null, blocks: number): boolean => {
  const runs = full.split('.').filter((run) => run !== '');
  return runs.length === blocks && (painted === null || runs.join('').length === painted);
};

const linesOf = (length: number): string[] =>
  length === 0 ? [''] : linesOf(length - 1).flatMap((line) => ['.', '*', '?'].map((sign) => line + sign));

describe('a line fits its clue', () => {
  it('exactly when some way to fill it in does: all lines of up to 6 cells, all clues', () => {
    for (let length = 1; length <= 6; length++) {
      for (const line of linesOf(length)) {
        const full = fillings(line);
        for (let blocks = 0; blocks <= length; blocks++) {
          for (const painted of [null, ...Array.from({ length: length + 1 }, (_, count) => count)]) {
            const expected = full.some((filling) => tells(filling, painted, blocks));
            if (fits(line, painted, blocks) !== expected) expect.fail(`${line} ${painted}/${blocks}`);
          }
        }
      }
    }
  });

  const seed = 20260303;
  it(`long lines, where counts take more than 32 bits: any line fits its own clue (seed ${seed})`, () => {
    const below = randomFrom(seed);
    for (let round = 0; round < 100; round++) {
      const full = Array.from({ length: 60 + below(LONGEST_TOGETHER) }, () =>
        below(4) > 0 ? '*' : '.',
      ).join('');
      const runs = full.split('.').filter((run) => run !== '');
      const painted = runs.join('').length;
      const open = full.replace(/./g, (sign) => (below(3) === 0 ? '?' : sign));
      expect(fits(open, painted, runs.length)).toBe(true);
      expect(fits(full, painted, runs.length)).toBe(true);
      const shut = full.replace('*', '?');
      expect(fits(shut, painted + 1, runs.length)).toBe(false);
      expect(fits(shut, painted - 2, runs.length)).toBe(false);
    }
  });

  it('counts of 31 to 33 painted cells cross from one word to the next', () => {
    for (const painted of [31, 32, 33, 63, 64, 65]) {
      const line = `${'*'.repeat(painted - 1)}?.`;
      expect(fits(line, painted, 1)).toBe(true);
      expect(fits(line, painted - 1, 1)).toBe(true);
      expect(fits(line, painted + 1, 1)).toBe(false);
      expect(fits(line, painted, 2)).toBe(false);
    }
  });

  it('two numbers that exclude each other are noticed on lines that are not too long', () => {
    // Filling the gap joins the blocks, filling the end in makes a third: two are not possible with one cell more.
    const line = (length: number): string => `*?*.?${'.'.repeat(length - 5)}`;
    expect(fits(line(LONGEST_TOGETHER), 3, 2)).toBe(false);
    expect(fits(line(LONGEST_TOGETHER), 3, 1)).toBe(true);
    expect(fits(line(LONGEST_TOGETHER), 3, 3)).toBe(true);
    expect(fits(line(LONGEST_TOGETHER + 1), 3, 2)).toBe(true);
    expect(fits(line(LONGEST_TOGETHER + 1).replaceAll('?', '.'), 3, 2)).toBe(false);
  });
});
