import { execFileSync } from 'node:child_process';
import { defineConfig } from 'tsdown';
import { bundledNotices } from './scripts/bundled-notices.mjs';
import { commandBundle } from './scripts/command-parts.ts';
import { libraryEntries, NODE_ROOMS } from './scripts/entry-points.mjs';
import { otherRoomsOutside } from './scripts/other-rooms-outside.mjs';
import { foundByFolder } from './workbench/found-by-folder.mjs';

const shared = { format: 'esm', clean: false, report: false, checks: { pluginTimings: false } } as const;

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

/** What the library loads on demand, such as lessons and listings, the element does not need: it is left out. */
const nothingLater = {
  name: 'nothing-later',
  resolveDynamicImport: () => ({ id: '\0nothing-later' }),
  load: (id: string) => (id === '\0nothing-later' ? 'export {};' : null),
};

const forCommand = commandBundle();

export default defineConfig([
  // The library: runs unchanged in Node and in a browser.
  {
    ...shared,
    entry: Object.fromEntries(libraryEntries().map((name) => [name, `src/${name}.ts`])),
    platform: 'neutral',
    target: 'es2022',
    dts: true,
    outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  },
  // What of it needs Node, with the packages that it needs.
  // Rooms that need Node are built alone and import the others as users do: see docs/decisions/0028.
  ...NODE_ROOMS.map((room) => ({
    ...shared,
    entry: { [`${room}/index`]: `src/${room}/index.ts` },
    platform: 'node' as const,
    target: 'node20.19',
    dts: true,
    deps: { alwaysBundle: ['pdfkit', 'qrcode'] },
    plugins: [otherRoomsOutside(room), bundledNotices(`${room}/NOTICES.txt`)],
    outputOptions: { chunkFileNames: `${room}/[name]-[hash].js` },
    outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  })),
  // The element: one file for any page.
  {
    ...shared,
    entry: { 'element/index': 'src/element/index.ts' },
    platform: 'browser',
    target: 'es2022',
    minify: true,
    dts: true,
    plugins: [nothingLater],
    outputOptions: { codeSplitting: false },
    outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  },
  // The command: bundled with what it needs, so that it starts quickly.
  {
    ...shared,
    name: 'command',
    entry: { 'cli/main': 'src/cli/main.ts' },
    define: { CALCADA_COMMIT: JSON.stringify(commit()) },
    platform: 'node',
    target: 'node20.19',
    dts: false,
    deps: {
      alwaysBundle: ['commander', 'pdfkit', 'qrcode', /^@clack\//, 'sisteransi', /^fast-(string|wrap)-/],
    },
    plugins: [bundledNotices('cli/NOTICES.txt'), ...forCommand.plugins],
    inputOptions: forCommand.inputOptions,
    outputOptions: { chunkFileNames: 'cli/[name]-[hash].js', ...forCommand.outputOptions },
    outExtensions: () => ({ js: '.js' }),
  },
  // What checks a proof in a certificate's page.
  {
    ...shared,
    entry: { certificate: 'src/web/certificate.ts' },
    platform: 'browser',
    target: 'es2022',
    minify: true,
    dts: false,
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
