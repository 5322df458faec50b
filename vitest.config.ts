import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,test,bench,examples}/**/*.test.ts'],
    testTimeout: 60_000,
    reporters: ['default', './scripts/count-reporter.ts'],
    coverage: { include: ['src/**/*.ts'], exclude: ['src/**/*.test.ts'] },
  },
});
