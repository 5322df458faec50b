import { fileURLToPath } from 'node:url';
import { build } from 'tsdown';
import { commandBundle } from '../scripts/command-parts.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Bundles the command as it is shipped into a folder: threads need a file to start from. */
export const buildCommand = (outDir: string): Promise<unknown> =>
  build({
    config: false,
    cwd: root,
    entry: { main: 'src/cli/main.ts' },
    outDir,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    outExtensions: () => ({ js: '.js' }),
    dts: false,
    clean: true,
    report: false,
    logLevel: 'silent',
    deps: { alwaysBundle: ['commander'] },
    ...commandBundle(),
  });
