import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A worker that speaks as that of the npm package `minizinc` does. It takes a model for FlatZinc that has been compiled
 * already, unless the word "wrong" is in it, prints one solution at a time, and says in which way; a model whose file is
 * called "unprintable" prints none.
 */
const WORKER = `addEventListener('message', ({ data: { args, files, jsonStream } }) => {
  if (!args) return postMessage({ type: 'ready' });
  if (args[0] !== '-c') {
    const several = files['solutions.dzn'].includes('__1');
    if (files['solutions.mzn'] === 'unprintable') return postMessage({ type: 'exit', code: 1, stderr: 'type error' });
    const stdout = files['solutions.mzn'] + ' ' + files['solutions.dzn'] + '----------\\n';
    return postMessage({ type: 'exit', code: several ? 1 : 0, stdout });
  }
  if (!files['calcada.msc'] || !files['calcada/fzn_nvalue.mzn']) return postMessage({ type: 'exit', code: 7 });
  const filename = args.find((name) => files[name] && name.endsWith('.mzn'));
  const before = files[filename].split('wrong')[0].split('\\n');
  if (before.join('\\n') !== files[filename]) {
    const location = { filename, firstLine: before.length, firstColumn: before.at(-1).length + 1 };
    if (jsonStream) postMessage({ type: 'error', what: 'type error', message: 'undefined identifier', location });
    return postMessage({ type: 'exit', code: 1, stderr: 'type error' });
  }
  const output = filename.startsWith('unprintable') ? 'unprintable' : args.includes('json') ? 'json' : 'plain';
  const outputFiles = { 'model.fzn': files[filename], 'model.ozn': output };
  postMessage({ type: 'exit', code: 0, outputFiles });
});`;

/** Puts the stand-in where the package's files are looked for. */
export function writeStandIn(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'minizinc-worker.js'), WORKER);
  for (const name of ['minizinc.wasm', 'minizinc.data']) writeFileSync(join(folder, name), 'nothing');
}
