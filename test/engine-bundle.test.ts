import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'tsdown';
import { describe, expect, it } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

describe('the engine alone', async () => {
  const [bundle] = await build({
    config: false,
    cwd: root,
    entry: { engine: 'src/engine/index.ts' },
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    minify: true,
    dts: false,
    clean: false,
    write: false,
    report: false,
    logLevel: 'silent',
  });
  const chunks = (bundle?.chunks ?? []).filter((chunk) => chunk.type === 'chunk');

  it('is one file without imports', () => {
    expect(chunks).toHaveLength(1);
    expect(chunks[0]?.imports).toEqual([]);
    expect(chunks[0]?.dynamicImports).toEqual([]);
  });

  it('is under 56.5 kB minified and gzipped', () => {
    const size = gzipSync(chunks[0]?.code ?? '').length;
    expect(size).toBeGreaterThan(1000);
    expect(size).toBeLessThan(56_500);
  });

  it('names nothing that only Node or only a browser has', () => {
    const code = chunks[0]?.code ?? '';
    expect(code).not.toMatch(/\b(process|Buffer|require|window|document)\b[.([]/);
  });
});
