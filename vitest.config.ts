import { defineConfig } from 'vitest/config';

const all = '{src,test,workbench,examples}/**/*.test.ts';
/** What needs a browser, a bundle of the command or a process of its own. Each file is in one project, so none is left out. */
const slow = ['test/browser/**/*.test.ts', '**/*.slow.test.ts'];

export default defineConfig({
  test: {
    globalSetup: './scripts/unpack-fonts.mjs',
    // One for each core: on two cores vitest would use only one.
    maxWorkers: '100%',
    // Far more than any test takes: a busy machine must not decide.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    reporters: ['default', './scripts/count-reporter.ts'],
    coverage: { include: ['src/**/*.ts'], exclude: ['src/**/*.{test,cases}.ts'], reporter: ['text-summary'] },
    projects: [
      // They share nothing but what they import: loading it once for each worker halves the time of short files.
      { extends: true, test: { name: 'quick', include: [all], exclude: slow, isolate: false } },
      {
        extends: true,
        test: {
          name: 'slow',
          include: slow,
          exclude: ['**/node_modules/**', '**/.cache/**'],
          // A browser on a shared machine may stumble once: the last lines of the run name each test that did.
          retry: process.env['CI'] ? 1 : 0,
        },
      },
    ],
  },
});
