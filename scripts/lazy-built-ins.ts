/**
 * A plugin of the bundler for programs that start often. Importing a module of Node's reads all that it exports, and of
 * some that loads further modules: `node:fs` brings its streams. Here only what is named is read. Commander can start
 * other programs as its commands; ours never does, and does without what it would need for that.
 */
export const lazyBuiltIns = {
  name: 'lazy-built-ins',
  resolveId: (source: string, importer: string | undefined) =>
    source === 'node:child_process' && importer?.includes('/commander/') ? '\0starts-nothing' : null,
  load: (id: string) => (id === '\0starts-nothing' ? 'export {};' : null),
  renderChunk: (code: string): string =>
    code.replace(
      /^import (?:\* as )?(\w+|\{[^}]*\}) from "(node:[\w/]+)";$/gm,
      (_, names: string, from: string) =>
        `const ${names.replace(/ as /g, ': ')} = process.getBuiltinModule("${from}");`,
    ),
};
