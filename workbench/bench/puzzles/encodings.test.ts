import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aspProgram, type BoardJson, instanceOf, runClingoWasm } from '../../peers/index.ts';

const folder = join('test', 'data', 'instances');

describe('the encoding for answer sets finds the solutions of the papers', () => {
  for (const file of readdirSync(folder)) {
    const board = JSON.parse(readFileSync(join(folder, file), 'utf8')) as BoardJson & {
      readonly solutions: number;
      readonly solution?: readonly string[];
    };
    it(file, async () => {
      const found = await runClingoWasm(await aspProgram(board), 0);
      expect(found).toHaveLength(board.solutions);
      if (!board.solution) return;
      const regions = (board['regions'] as number[][] | undefined)?.flat();
      const marked = [...board.solution.join('')].flatMap((sign, cell) => {
        const site = regions ? regions.indexOf(regions[cell]!) : cell;
        return /[*o]/.test(sign) ? [`on(${site})`] : [];
      });
      expect(found[0]).toEqual([...new Set(marked)].sort());
    });
  }
});

describe('a puzzle without an encoding', () => {
  const board = { puzzle: 'sudoku', rows: ['.'] };

  it('is an error, never another puzzle', async () => {
    await expect(aspProgram(board)).rejects.toThrow('"sudoku"');
    expect(() => instanceOf(board)).toThrow('"sudoku"');
  });
});
