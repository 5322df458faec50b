import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** What a run of the compiler left behind. */
interface Exit {
  readonly type: 'exit';
  readonly code: number;
  readonly stdout?: string;
  readonly stderr?: string;
  readonly outputFiles?: Readonly<Record<string, string | null>>;
}

/** A model as FlatZinc, and how its solutions are printed. */
export interface CompiledModel {
  readonly flatZinc: string;
  readonly output: string;
}

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

/** MiniZinc itself, compiled to WebAssembly: compiles models for our solver, and prints their solutions. */
export class MiniZincPackage {
  readonly #worker: Worker;

  constructor(folder: string) {
    this.#worker = new Worker(AS_IN_A_PAGE, {
      eval: true,
      workerData: join(folder, 'minizinc-worker.js'),
    });
    this.#worker.setMaxListeners(0);
    const wasm = { wasmURL: join(folder, 'minizinc.wasm'), dataURL: join(folder, 'minizinc.data') };
    this.#worker.postMessage(wasm);
  }

  /** Compiles a model and its data, given as texts by name, with our library. Throws what MiniZinc has to say. */
  async compile(share: string, texts: ReadonlyMap<string, string>): Promise<CompiledModel> {
    const config = JSON.parse(readFileSync(join(share, 'calcada.msc'), 'utf8'));
    const library = readdirSync(join(share, 'calcada')).map((name): [string, string] => [
      `calcada/${name}`,
      readFileSync(join(share, 'calcada', name), 'utf8'),
    ]);
    const files = Object.fromEntries([
      ...library,
      ['fzn-calcada', '-'],
      [
        'calcada.msc',
        JSON.stringify({ ...config, mznlib: '/minizinc/calcada', executable: '/minizinc/fzn-calcada' }),
      ],
      ...texts,
    ]);
    const options = ['-c', '--solver', '/minizinc/calcada.msc', '--fzn', 'model.fzn', '--ozn', 'model.ozn'];
    const { code, stderr, outputFiles } = await this.#run([...options, ...texts.keys()], files, [
      'model.fzn',
      'model.ozn',
    ]);
    const [flatZinc, output] = [outputFiles?.['model.fzn'], outputFiles?.['model.ozn']];
    if (code !== 0 || !flatZinc || output === undefined || output === null)
      throw new Error((stderr ?? '').trim() || `minizinc ended with ${code}`);
    return { flatZinc, output };
  }

  /** A solution as the model prints it. */
  async print({ output }: CompiledModel, solution: string): Promise<string> {
    const values = solution.replace(/^-{10}\n?$/m, '');
    const { stdout } = await this.#run(['printed-model.mzn', 'solution.dzn'], {
      'printed-model.mzn': output,
      'solution.dzn': values,
    });
    return stdout ?? solution;
  }

  end(): void {
    void this.#worker.terminate();
  }

  #run(
    args: readonly string[],
    files: Readonly<Record<string, string>>,
    outputFiles: readonly string[] = [],
  ): Promise<Exit> {
    return new Promise((resolve, reject) => {
      const hear = (message: Exit | { readonly type: string }): void => {
        if (!('code' in message)) return;
        this.#worker.off('message', hear);
        this.#worker.off('error', reject);
        resolve(message);
      };
      this.#worker.on('message', hear);
      this.#worker.on('error', reject);
      this.#worker.postMessage({ args, files, outputFiles });
    });
  }
}
