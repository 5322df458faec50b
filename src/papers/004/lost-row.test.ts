/** Which row of the 15x15 board our copy lost: what the printed rows and the printed sums of the rows allow. */
import { expect, it } from 'vitest';
import { crazyPavement } from '../../puzzles/crazy-pavement/index.ts';
import { count } from '../../reasoning/index.ts';
import { paper } from './index.ts';

const board = paper.boards.find(({ name }) => name === '3')!;
const parsed = crazyPavement.parse(board.text);
if (!parsed.ok) throw new Error('004:3');
const { grid } = parsed;
const OURS = 6;

it('rows 1, 5 and 6 are the only ones that the printed sums let be missing', () => {
  const printed = Array.from({ length: 15 }, (_, row) => row + 1).filter((row) => row !== OURS);
  const regions = printed.flatMap((row) => grid.regions.slice((row - 1) * 15, row * 15));
  const names = [...new Set(regions)];
  const fillings = Array.from({ length: 15 }, (_, lost) => {
    const rowClues = grid.rowClues.filter((_, row) => row !== lost);
    const rows = { rows: 14, columns: 15, columnClues: new Array<null>(15).fill(null), rowClues };
    return count(crazyPavement, { ...rows, regions: regions.map((one) => names.indexOf(one)) }, { limit: 99 })
      .count;
  });
  expect(fillings).toEqual([2, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
});

it('row 6 is where the two regions stand that no printed row has', () => {
  const text = paper.print(grid).split('\n');
  const numbers = text.slice(1, 16).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((part) => part.trim()),
  );
  const missing = ['18', '19'];
  expect(numbers.flatMap((row, at) => (missing.some((one) => row.includes(one)) ? [at + 1] : []))).toEqual([
    OURS,
  ]);
  expect(new Set(numbers.flat()).size).toBe(42);
});
