import { execFileSync } from 'node:child_process';
import { defineConfig } from 'tsdown';
import { bundledNotices } from './scripts/bundled-notices.mjs';
import { foundByFolder } from './workbench/found-by-folder.mjs';

const rooms = ['board', 'engine', 'puzzles', 'formats', 'render', 'reasoning', 'generate', 'flatzinc'];
const entries = ['index', ...rooms.map((room) => `${room}/index`)];

const shared = { format: 'esm', clean: false, report: false } as const;

/** The commit that is built; empty where there is no repository. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

export default defineConfig([
  // The library: runs unchanged in Node and in a browser.
  {
    ...shared,
    entry: Object.fromEntries(entries.map((name) => [name, `src/${name}.ts`])),
    platform: 'neutral',
    target: 'es2022',
    dts: true,
    outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  },
  // The command: bundled with what it needs, so that it starts quickly.
  {
    ...shared,
    entry: { 'cli/main': 'src/cli/main.ts' },
    define: { CALCADA_COMMIT: JSON.stringify(commit()) },
    platform: 'node',
    target: 'node20.19',
    dts: false,
    deps: {
      alwaysBundle: [
        'commander',
        'picocolors',
        'pdfkit',
        'qrcode',
        /^@clack\//,
        'sisteransi',
        /^fast-(string|wrap)-/,
      ],
    },
    plugins: bundledNotices('cli/NOTICES.txt'),
    outputOptions: { chunkFileNames: 'cli/[name]-[hash].js' },
    outExtensions: () => ({ js: '.js' }),
  },
  // What `calcada lab` loads; a package of its own, whose dependencies are no business of the command's.
  {
    ...shared,
    entry: { index: 'workbench/index.ts' },
    outDir: 'workbench/dist',
    platform: 'node',
    target: 'node20.19',
    dts: false,
    deps: { skipNodeModulesBundle: true },
    plugins: foundByFolder(),
    outExtensions: () => ({ js: '.js' }),
  },
]);
