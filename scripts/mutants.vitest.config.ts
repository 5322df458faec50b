import { defineConfig } from 'vitest/config';

/** What mutants are tried on: the unit tests and the contracts of the engine, the reasoning and the puzzles. */
const all = ['src/{engine,reasoning,puzzles}/**/*.test.ts', 'test/contract/**/*.test.ts'];
const { TESTS } = process.env;

export default defineConfig({
  test: { testTimeout: 240_000, include: TESTS === undefined ? all : TESTS.split(',') },
});
