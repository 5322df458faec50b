/** One puzzle and one question, from the package as it is built: what else there is stays out of the bundle. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'tsdown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as library from '../src/puzzles/index.ts';
import type { check } from '../src/reasoning/index.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
mkdirSync(join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(join(root, '.cache', 'puzzle-bundle-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** By the name under which it is imported. */
const named = Object.entries(library).filter(([, value]) =>
  library.puzzles.includes(value as library.AnyPuzzle),
) as [string, library.AnyPuzzle][];

async function bundleOf(name: string, id: string) {
  const entry = join(folder, `${id}.ts`);
  writeFileSync(
    entry,
    `export { ${name} as puzzle } from 'calcada/puzzles/${id}'; export { check } from 'calcada/reasoning';\n`,
  );
  const [bundle] = await build({
    ...{ config: false, cwd: root, entry: { [id]: entry }, outDir: join(folder, id) },
    ...{ format: 'esm', platform: 'neutral', target: 'es2022', minify: true, dts: false },
    ...{ clean: false, report: false, logLevel: 'silent', deps: { alwaysBundle: [/^calcada/] } },
    outExtensions: () => ({ js: '.js' }),
  });
  const chunks = (bundle?.chunks ?? []).filter((chunk) => chunk.type === 'chunk');
  const first = chunks.find(({ isEntry }) => isEntry)!;
  const atOnce = chunks.filter((chunk) => chunk === first || first.imports.includes(chunk.fileName));
  return {
    size: atOnce.reduce((sum, { code }) => sum + gzipSync(code).length, 0),
    code: chunks.map(({ code }) => code).join('\n'),
    file: join(folder, id, first.fileName),
  };
}

it('there are puzzles to bundle', () => {
  expect(named.length).toBe(library.puzzles.length);
  expect(named.length).toBeGreaterThan(5);
});

describe.each(named)('%s with check', (name, puzzle) => {
  const { id } = puzzle;
  let bundle: Awaited<ReturnType<typeof bundleOf>>;
  beforeAll(async () => {
    bundle = await bundleOf(name, id);
  });

  it('is small, gzipped', () => {
    expect(bundle.size).toBeGreaterThan(10_000);
    expect(bundle.size).toBeLessThan(id === 'akari' ? 46_500 : 55_000);
  });

  it('has no other puzzle in it', () => {
    const ids = [...bundle.code.matchAll(/\bid:[`"']([a-z-]+)[`"']/g)].map(([, found]) => found);
    expect(ids).toContain(id);
    expect(library.puzzles.filter((other) => other !== puzzle && ids.includes(other.id))).toEqual([]);
  });

  it('works', async () => {
    const bundled: { puzzle: library.AnyPuzzle; check: typeof check } = await import(
      pathToFileURL(bundle.file).href
    );
    const parsed = bundled.puzzle.parse(puzzle.worked);
    expect(parsed.ok && bundled.check(bundled.puzzle, parsed.grid).status).toBe('unique');
  });
});
