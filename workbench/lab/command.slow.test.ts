/** `calcada lab` as it is built: it finds the workbench beside it, or as a package, or says how to get it. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'calcada-lab-'));
const elsewhere = join(folder, 'node_modules', 'calcada');
afterAll(() => rmSync(folder, { recursive: true }));

const lab = (home: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(home, 'dist', 'cli', 'main.js'), 'lab', ...args], { encoding: 'utf8' });

beforeAll(() => {
  for (const built of ['dist/cli/main.js', 'workbench/dist/index.js']) {
    if (!existsSync(join(root, built))) throw new Error('the command is not built: run `npm run build`');
  }
  cpSync(join(root, 'dist', 'cli'), join(elsewhere, 'dist', 'cli'), { recursive: true });
  cpSync(join(root, 'package.json'), join(elsewhere, 'package.json'));
});

it('says how to get the workbench where there is none', () => {
  const { status, stdout, stderr } = lab(elsewhere, 'all', '--out', join(folder, 'none'));
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^error: [^\n]*npm install calcada-workbench[^\n]*\n$/);
});

it.each([
  ['beside the command, in a checkout', root],
  ['as an installed package', elsewhere],
])('finds it %s', (_, home) => {
  const link = join(folder, 'node_modules', 'calcada-workbench');
  if (home === elsewhere) symlinkSync(join(root, 'workbench'), link);
  const out = join(folder, `out-${home === root}`);
  mkdirSync(out);
  const { status, stdout, stderr } = lab(home, '004-figure-4', '--quick', '--out', out);
  expect({ status, stderr }).toEqual({ status: 0, stderr: expect.not.stringContaining('error') });
  expect(stdout).toContain('Fig. 4: the counters');
  expect(existsSync(join(out, 'report.html'))).toBe(true);
  expect(lab(home, 'nothing').status).toBe(2);
});
