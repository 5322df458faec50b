import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'calcada-test-'));

beforeAll(() => {
  for (const home of ['src/puzzles', 'test/puzzles'])
    cpSync(join(root, home), join(copy, home), { recursive: true });
});

afterAll(() => rmSync(copy, { recursive: true }));

const newPuzzle = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'workbench/scripts/new-puzzle.mjs'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, CALCADA_ROOT: copy },
  });

const textOf = (folder: string): string =>
  readdirSync(join(copy, folder))
    .map((file) => readFileSync(join(copy, folder, file), 'utf8'))
    .join('\n');

test.each([
  ['mosaic', 'plus-count'],
  ['akari', 'lamps'],
  ['crazy-pavement', 'painted-tiles'],
])('a copy of %s keeps none of its names', (like, name) => {
  const { status, stderr } = newPuzzle(name, '--like', like);
  expect([stderr, status]).toEqual(['', 0]);
  for (const home of ['src/puzzles', 'test/puzzles']) {
    expect(readdirSync(join(copy, home, name)).sort()).toEqual(readdirSync(join(copy, home, like)).sort());
    const text = textOf(`${home}/${name}`);
    const old = new RegExp(`\\b${like.replace('-', '[- ]?')}\\b`, 'gi');
    expect(text.match(old) ?? []).toEqual([]);
  }
  expect(readFileSync(join(copy, 'src/puzzles/list.ts'), 'utf8')).toContain(`from './${name}/index.ts';`);
});

test('names that cannot be, and folders that are there, are refused', () => {
  for (const args of [[], ['Big Name'], ['akari'], ['fresh', '--like', 'nothing'], ['one', 'two']])
    expect(newPuzzle(...args).status, args.join(' ')).toBe(2);
  expect(existsSync(join(copy, 'src/puzzles/fresh'))).toBe(false);
});

test('the rules that the tutorial shows are those of the puzzle', () => {
  const page = readFileSync(join(root, 'docs/adding-a-puzzle.md'), 'utf8');
  const shown = [...page.matchAll(/```typescript\n\/\/ (\S+)\n([\s\S]*?)```/g)];
  expect(shown.length).toBeGreaterThan(0);
  for (const [, file, code] of shown) expect(readFileSync(join(root, file!), 'utf8')).toContain(code);
});
