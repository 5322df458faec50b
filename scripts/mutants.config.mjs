// Vitest as scripts/mutants.mjs runs it: one process, the sources with their mutants, and a runner that tries them.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const home = join(root, '.cache', 'mutants');
const babel = createRequire(join(home, 'package.json'))('@babel/core');
const read = (file) => JSON.parse(readFileSync(join(process.env['MUTANTS_RUN'], file), 'utf8'));
const sources = read('sources.json');
const tests = read('tests.json');

/** Counts every round of every loop, and what arrays are made of: a mutant that never ends is stopped by a count, not by a clock. */
function bounded({ types, template }) {
  const count = template.statement('mutantBounds.round()');
  const room = template.expression('mutantBounds.room(SIZE)');
  return {
    visitor: {
      Loop(path) {
        const body = path.get('body');
        if (!body.isBlockStatement()) body.replaceWith(types.blockStatement([path.node.body]));
        path.get('body').unshiftContainer('body', count());
      },
      NewExpression(path) {
        const [size, ...rest] = path.node.arguments;
        const { callee } = path.node;
        if (
          !size ||
          rest.length > 0 ||
          (callee.type === 'Identifier' && !/Array|ArrayBuffer/.test(callee.name))
        )
          return;
        path.node.arguments = [room({ SIZE: size })];
      },
    },
  };
}

export default defineConfig({
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      load(id) {
        if (!/\/src\/(board|engine|puzzles|reasoning)\/.*(?<!\.test)\.ts$/.test(id)) return null;
        const code = sources[id] ?? readFileSync(id, 'utf8');
        if (!/\b(for|while|do|new)\b/.test(code)) return code;
        const options = {
          filename: id,
          configFile: false,
          babelrc: false,
          parserOpts: { plugins: ['typescript'] },
        };
        const { code: counted } = babel.transformSync(code, { ...options, plugins: [bounded] });
        return `const mutantBounds = globalThis.__mutants.bounds;\n${counted}`;
      },
    },
  ],
  test: {
    include: tests,
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 0,
    hookTimeout: 0,
    runner: './scripts/mutants.runner.mjs',
    reporters: ['dot'],
    silent: true,
    update: false,
    dangerouslyIgnoreUnhandledErrors: true,
    sequence: {
      sequencer: class extends BaseSequencer {
        sort(files) {
          const globs = tests.findIndex((pattern) => pattern.includes('*'));
          const exact = ({ moduleId }) => tests.findIndex((pattern) => moduleId.endsWith(pattern));
          const place = (file) => (exact(file) < 0 ? globs : exact(file));
          return files.sort((a, b) => place(a) - place(b));
        }
      },
    },
  },
});
