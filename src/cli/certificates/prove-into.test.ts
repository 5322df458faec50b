import { mkdirSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ENDLESS, ONE, Scratch } from '../../../test/run-calcada.ts';
import { read } from '../../formats/index.ts';
import { EXIT } from '../terminal/exit-code.ts';
import { type Claim, proveInto } from './prove-into.ts';

const scratch = new Scratch();
let folders = 0;
function emptyFolder(): string {
  const folder = scratch.path(`proofs-${folders++}`);
  mkdirSync(folder);
  return folder;
}

function claimOn(text: string): Claim {
  const input = read(text);
  if (!input.ok) throw new Error(JSON.stringify(input.problems));
  return { puzzle: input.puzzle, grid: input.grid, index: 3 };
}

const prove = (folder: string, claim: Claim, timeLimit?: number, signal?: AbortSignal) =>
  proveInto(folder, claim, performance.now(), timeLimit, signal);

describe('no certificate, and no file', () => {
  test('a limit, and an interruption', async () => {
    const folder = emptyFolder();
    expect(await prove(folder, claimOn(ENDLESS), 20)).toEqual({
      certificate: { problem: 'the time limit was reached' },
      exit: EXIT.limit,
    });
    expect(await prove(folder, claimOn(ENDLESS), undefined, AbortSignal.abort())).toEqual({
      certificate: { problem: 'it was interrupted' },
      exit: EXIT.interrupted,
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('a certificate that would say something else than the answer', async () => {
    const folder = emptyFolder();
    expect(await prove(folder, { ...claimOn(ONE), status: 'several' })).toEqual({
      certificate: { problem: 'expected the status several, got unique' },
      exit: EXIT.internal,
    });
    expect(readdirSync(folder)).toEqual([]);
  });
});

test.each([
  [{}, 'board-3'],
  [{ seed: 0 }, 'board-3-0'],
  [{ id: 'a.b_c', seed: 1 }, 'board-3-a.b_c-1'],
  [{ id: '../a', seed: 'x/y' }, 'board-3'],
  [{ id: '', seed: 'x'.repeat(300) }, 'board-3'],
])('a board with %j is called %s', async (tags, name) => {
  const folder = emptyFolder();
  expect(await prove(folder, { ...claimOn(ONE), ...tags, status: 'unique' })).toHaveProperty(
    'certificate.proof',
  );
  expect(readdirSync(folder).sort()).toEqual(['json', 'opb', 'pbp'].map((ends) => `${name}.${ends}`));
});
