import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { MiniZincCompiler, type SolverLibrary } from '../../flatzinc/minizinc/index.ts';

/** What of the npm package is used. */
export const PACKAGE_FILES = ['minizinc-worker.js', 'minizinc.wasm', 'minizinc.data'] as const;

/** The npm package is made for a page's worker: a thread of Node that looks like one runs it. */
const AS_IN_A_PAGE = `
const { parentPort, workerData } = require('node:worker_threads');
globalThis.self = globalThis;
globalThis.require = require;
globalThis.__filename = workerData;
globalThis.__dirname = require('node:path').dirname(workerData);
globalThis.addEventListener = (type, heard) => {
  if (type === 'message') parentPort.on('message', (data) => heard({ data }));
};
globalThis.postMessage = (message) => parentPort.postMessage(message);
require('node:vm').runInThisContext(require('node:fs').readFileSync(workerData, 'utf8'));
`;

/** The folder of the npm package `minizinc`, looked for from these places; undefined if it is not installed. */
export function findMiniZincPackage(places: readonly string[]): string | undefined {
  for (const place of places) {
    try {
      return dirname(createRequire(join(place, 'model.mzn')).resolve('minizinc/minizinc-worker.js'));
    } catch {
      // Not here.
    }
  }
  return undefined;
}

/** The folder in which MiniZinc finds this solver and its library, beside the command that was started. */
export const solverFolder = (entry: string | URL): string =>
  fileURLToPath(new URL('../../share/minizinc', entry));

/** What MiniZinc must know of this solver, from that folder. */
export function solverLibrary(share: string): SolverLibrary {
  const folder = join(share, 'calcada');
  const read = (name: string): [string, string] => [name, readFileSync(join(folder, name), 'utf8')];
  return {
    config: readFileSync(join(share, 'calcada.msc'), 'utf8'),
    files: new Map(
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.mzn'))
        .map((name) => name.replaceAll(sep, '/'))
        .sort()
        .map(read),
    ),
  };
}

/** The package's worker in a thread, and the files that it must first be told of. */
export function packageWorker(folder: string) {
  const [script, wasmURL, dataURL] = PACKAGE_FILES.map((name) => join(folder, name));
  const worker = new Worker(AS_IN_A_PAGE, { eval: true, workerData: script });
  return { worker, addresses: { wasmURL: wasmURL!, dataURL: dataURL! } };
}

/** Starts the compiler of the package in a thread. */
export function startMiniZinc(folder: string): { readonly compiler: MiniZincCompiler; end(): void } {
  const { worker, addresses } = packageWorker(folder);
  const compiler = new MiniZincCompiler(
    {
      post: (message) => worker.postMessage(message),
      listen: (heard, broken) => worker.on('message', heard).on('error', broken),
    },
    addresses,
  );
  return { compiler, end: () => void worker.terminate() };
}
