/** The papers' programs where no SWI-Prolog is installed: by the npm package `swipl-wasm`, if that is there. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildCommand } from '../../../test/build-command.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const outDir = join(root, '.cache', 'prolog-test');
beforeAll(() => buildCommand(outDir));

/** What the command prints without `swipl` on the PATH. */
const programs = (input: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(outDir, 'main.js'), 'programs', ...args],
    { cwd: root, input, encoding: 'utf8', env: { ...process.env, PATH: '' } },
  );
  return { status, out: stdout, err: stderr };
};

const installed = (() => {
  try {
    return createRequire(join(root, 'x.js')).resolve('swipl-wasm') !== '';
  } catch {
    console.warn('NOT TESTED: swipl-wasm is not installed (npm install --no-save swipl-wasm@8.0.5)');
    return false;
  }
})();

test.skipIf(installed)('where there is neither, both are named', () => {
  const { status, err } = programs('', '004', '--run', 'solve_easy');
  expect(status).toBe(2);
  expect(err).toContain('npm install swipl-wasm@8.0.5');
});

describe.runIf(installed)('swipl-wasm', () => {
  test.each([
    ['000', 'teste', '|'],
    ['002', 'start', '| * | 3 | * |'],
    ['003', '1', ' | ▓'],
    ['004', 'solve_easy', '5 | 1 | 0 | 0 | 1 | 1 | 1 | 1 |'],
  ])('%s runs %s', (paper, goal, printed) => {
    const { status, out, err } = programs('', paper, '--run', goal);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain(printed);
  });

  test('a menu hears what is typed, and ends with its input', () => {
    const chosen = programs('1\n4\n', '004', '--run', 'start_game');
    expect(chosen.out).toContain('5 | 1 | 0 | 0 | 1 | 1 | 1 | 1 |');
    expect(programs('', '004', '--run', 'start_game').status).toBe(1);
  });
});
