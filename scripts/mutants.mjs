// Mutation testing on demand: `npm run mutants -- src/engine/core/heap.ts src/reasoning/verify.ts`. StrykerJS brings some
// 200 packages, so it is installed into .cache when it is first asked for, and is no dependency of ours. WORKERS=2 uses two
// processes; TESTS=src/engine/core/*.test.ts tries the mutants on these tests alone: quicker, and fewer are killed.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const VERSION = '9.6.1';
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const home = join(root, '.cache', 'mutants');
const usual = ['src/engine/core/**/*.ts', 'src/reasoning/**/*.ts', 'src/puzzles/**/*.ts'];
const [, , ...asked] = process.argv;
const mutate = [...(asked.length > 0 ? asked : usual), '!src/**/*.{test,cases}.ts'];

const stryker = join(home, 'node_modules', '@stryker-mutator');
if (!existsSync(join(stryker, 'core'))) {
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${VERSION}`);
  // Without peers: the test runner is ours.
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps'];
  execFileSync('npm', ['install', ...options, ...packages], { cwd: home, stdio: 'inherit' });
}

const config = join(home, 'stryker.config.json');
writeFileSync(
  config,
  JSON.stringify({
    mutate,
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutants.vitest.config.ts', related: true },
    coverageAnalysis: 'perTest',
    concurrency: Number(process.env['WORKERS'] ?? 1),
    // Many mutants loop for ever; a few may be slow only because the machine is busy.
    timeoutMS: 10_000,
    tempDirName: '.cache/mutants/sandbox',
    ignorePatterns: ['.cache', 'dist', 'docs', 'api', 'workbench/dist', 'share/fonts'],
    reporters: ['clear-text', 'json'],
    jsonReporter: { fileName: '.cache/mutants/mutants.json' },
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    allowEmpty: false,
  }),
);
execFileSync(process.execPath, [join(stryker, 'core', 'bin', 'stryker.js'), 'run', config], {
  cwd: root,
  stdio: 'inherit',
});
