import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,test,bench,examples}/**/*.test.ts'],
    // Far more than any test takes: a busy machine must not decide.
    testTimeout: 240_000,
    reporters: ['default', './scripts/count-reporter.ts'],
    coverage: { include: ['src/**/*.ts'], exclude: ['src/**/*.{test,cases}.ts'] },
  },
});
