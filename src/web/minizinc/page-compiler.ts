import { MiniZincCompiler, type SolverLibrary } from '../../flatzinc/minizinc/index.ts';

/** Where the page's server keeps the files of the npm package. */
const FOLDER = './minizinc/';

/** Whether MiniZinc's compiler is beside the page; no other host than `calcada studio` says so. */
export async function isInstalled(): Promise<boolean> {
  try {
    const answer = await fetch(`${FOLDER}installed.json`);
    return answer.ok && Object(await answer.json()).installed === true;
  } catch {
    return false;
  }
}

let library: Promise<SolverLibrary> | undefined;

/** What the compiler must know of our solver; it is served beside it. */
export function fetchLibrary(): Promise<SolverLibrary> {
  library ??= fetch(`${FOLDER}library.json`).then(async (answer) => {
    const { config, files } = await answer.json();
    return { config, files: new Map(files) };
  });
  library.catch(() => {
    library = undefined;
  });
  return library;
}

/** Starts MiniZinc's compiler in a worker of its own. */
export function startCompiler(): { readonly compiler: MiniZincCompiler; end(): void } {
  const at = (name: string): string => new URL(FOLDER + name, document.baseURI).href;
  const worker = new Worker(at('minizinc-worker.js'), { name: 'minizinc' });
  const compiler = new MiniZincCompiler(
    {
      post: (message) => worker.postMessage(message),
      listen: (heard, broken) => {
        worker.addEventListener('message', ({ data }) => heard(data));
        worker.addEventListener('error', broken);
      },
    },
    { wasmURL: at('minizinc.wasm'), dataURL: at('minizinc.data') },
  );
  return { compiler, end: () => worker.terminate() };
}
