import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { puzzles } from '../../src/puzzles/index.ts';

const script = fileURLToPath(new URL('without-a-puzzle.mjs', import.meta.url));

it.each(puzzles.map(({ id }) => id))('everything works without %s', (id) => {
  const { status, stdout } = spawnSync(process.execPath, [script, id], { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: `without ${id}: type-checks: yes\nwithout ${id}: passes the suites: yes\n`,
  });
});
