/** The examples of the README compile under strict settings, and run. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it, vi } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const page = readFileSync(join(root, 'README.md'), 'utf8');
const blocks = Array.from(page.matchAll(/^```ts\n([\s\S]*?)^```$/gm), ([, block]) => block!);
const folder = join(root, '.cache', 'readme');
mkdirSync(folder, { recursive: true });
const files = blocks.map((block, index) => {
  const file = join(folder, `example-${index}.ts`);
  const local = (name = ''): string => `../../src${name}/index.ts`;
  writeFileSync(
    file,
    block.replace(/from 'calcada(\/\w+)?'/g, (_, name?: string) => `from '${local(name)}'`),
  );
  return file;
});

it('there are two', () => {
  expect(files).toHaveLength(2);
});

it('they compile', () => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(files, { ...options, noEmit: true, skipLibCheck: true });
  const found = files.flatMap((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file)));
  expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual([]);
});

describe('they run', () => {
  it.each(files)('%s', async (file) => {
    const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
    try {
      await import(file);
      expect(printed.mock.calls.length).toBeGreaterThan(0);
    } finally {
      printed.mockRestore();
    }
  });
});
