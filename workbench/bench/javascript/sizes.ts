import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'tsdown';
import type { Way } from './ways.ts';

/** Bytes that a package costs: on the disk with what it depends on, and in a page, compressed. */
export interface Sizes {
  readonly version: string;
  readonly installed: number;
  readonly page: number;
}

const bytesOf = (path: string): number =>
  statSync(path).isDirectory()
    ? readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0)
    : statSync(path).size;

const compressed = (text: Uint8Array | string): number => gzipSync(text, { level: 9 }).length;

/** The folder of a package that is installed in this folder. */
function folderOf(packages: string, name: string): string {
  const paths = createRequire(join(packages, 'program.js')).resolve.paths(name) ?? [];
  const found = paths
    .map((path) => join(path, name))
    .find((path) => statSync(path, { throwIfNoEntry: false }));
  if (!found) throw new Error(`expected ${name} in ${packages}, got nothing`);
  return found;
}

/** A package with everything it depends on. */
function withDependencies(packages: string, name: string, met = new Set<string>()): number {
  const folder = folderOf(packages, name);
  if (met.has(folder)) return 0;
  met.add(folder);
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const below = Object.keys(dependencies).map((other) => withDependencies(folder, other, met));
  return bytesOf(folder) + below.reduce((sum, bytes) => sum + bytes, 0);
}

export async function sizesOf(way: Way, packages: string): Promise<Sizes> {
  if (way.package === undefined) return ourSizes();
  const folder = folderOf(packages, way.package);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const page = way.page.map((file) => compressed(readFileSync(join(folder, file))));
  return {
    version,
    installed: withDependencies(packages, way.package),
    page: page.reduce((sum, bytes) => sum + bytes, 0),
  };
}

/** Our package as it is installed, and the engine alone as a page would load it. */
async function ourSizes(): Promise<Sizes> {
  const { version, files, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    version: string;
    files: string[];
    dependencies: Record<string, string>;
  };
  const folders = files.filter((file) => !file.includes('*'));
  const own = folders.reduce((sum, file) => sum + bytesOf(file), 0);
  const others = Object.keys(dependencies).map((name) => withDependencies(process.cwd(), name));
  const [bundle] = await build({
    config: false,
    entry: { engine: 'src/engine/index.ts' },
    outDir: '.cache/engine-bundle',
    platform: 'browser',
    minify: true,
    dts: false,
    logLevel: 'error',
    report: false,
    write: false,
  });
  const code = bundle!.chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
  return { version, installed: others.reduce((sum, bytes) => sum + bytes, own), page: compressed(code) };
}
