// Runs a TypeScript file of this project that is not part of the package: bundles it with the package's own
// bundler, so that what a bench measures is what a user gets, then runs the result.
import { createHash } from 'node:crypto';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'tsdown';
import { foundByFolder } from './found-by-folder.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

const [entry, ...rest] = process.argv.slice(2);
if (!entry) {
  console.error('usage: node workbench/run.mjs FILE.ts [arguments]');
  process.exit(2);
}

const outDir = join(root, '.cache', 'run', createHash('sha256').update(entry).digest('hex').slice(0, 12));
await build({
  config: false,
  cwd: root,
  entry: { main: relative(root, entry) },
  outDir,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  outExtensions: () => ({ js: '.mjs' }),
  dts: false,
  clean: true,
  logLevel: 'error',
  report: false,
  deps: { skipNodeModulesBundle: true },
  plugins: foundByFolder(),
});

const file = join(outDir, 'main.mjs');
process.argv = [process.argv[0], file, ...rest];
await import(pathToFileURL(file).href);
