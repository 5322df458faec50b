import { defineConfig } from 'tsdown';

const rooms = ['board', 'engine', 'puzzles', 'formats', 'render', 'reasoning'];
const entries = ['index', ...rooms.map((room) => `${room}/index`), 'cli/main'];

export default defineConfig({
  entry: Object.fromEntries(entries.map((name) => [name, `src/${name}.ts`])),
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  clean: true,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  report: false,
});
