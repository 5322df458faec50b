import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runClingoWasm } from '../../peers/clingo-wasm.ts';
import { aspProgram } from '../../peers/encode-asp.ts';
import { type BoardJson, instanceOf } from '../../peers/instance.ts';

const folder = join('test', 'data', 'instances');

describe('the encoding for answer sets finds the solutions of the papers', () => {
  for (const file of readdirSync(folder)) {
    const board = JSON.parse(readFileSync(join(folder, file), 'utf8')) as BoardJson & {
      readonly solutions: number;
      readonly solution?: readonly string[];
    };
    it(file, async () => {
      const instance = instanceOf(board);
      const found = await runClingoWasm(aspProgram(instance), 0);
      expect(found).toHaveLength(board.solutions);
      if (!board.solution) return;
      const marked = [...board.solution.join('')].flatMap((symbol, cell) =>
        /[*o]/.test(symbol) ? [cell] : [],
      );
      const cells = instance.kind === 'paint' ? found[0]!.flatMap((at) => instance.regions[at]!) : found[0]!;
      expect([...cells].sort((a, b) => a - b)).toEqual(marked);
    });
  }
});
