import { optionalPackage } from './optional-package.ts';
import { lazily } from './program.ts';
import type { Sample } from './sample.ts';

/** clingo reports thousandths of a second; zero of them is counted as the middle of what it may be. */
const LESS_THAN_A_TICK = 0.25;

type Clingo = typeof import('clingo-wasm');
type RunFunction = import('clingo-wasm').RunFunction;

/**
 * Loads clingo and lets it answer once: the first call compiles the WebAssembly, which is start-up, not solving. The
 * build with one thread, because the package asks for one with several wherever it sees processors, and lacks its file.
 */
const load = lazily(async (): Promise<RunFunction | undefined> => {
  const found = await optionalPackage<Clingo & { readonly default?: Clingo }>('clingo-wasm');
  // It is a CommonJS package: some loaders give its exports as the default.
  const clingo = found && ('init' in found ? found : (found as { readonly default: Clingo }).default);
  const { info } = console;
  // It greets on the standard output, where our tables go.
  console.info = () => {};
  try {
    const answer = await clingo?.init({ singleThreaded: true });
    answer?.('a.', 1);
    return answer;
  } finally {
    console.info = info;
  }
});

export const hasClingoWasm = async (): Promise<boolean> => (await load()) !== undefined;

/** The atoms shown of each answer set, sorted, up to this many answer sets (zero: all of them). */
export async function runClingoWasm(program: string, models: number): Promise<string[][]> {
  const answer = await load();
  if (!answer) throw new Error('clingo-wasm is not installed');
  const result = answer(program, models);
  if (result.Result === 'ERROR') throw new Error(result.Error);
  const witnesses = result.Call.flatMap((call) => call.Witnesses ?? []);
  return witnesses.map(({ Value }) => [...Value].sort());
}

/** Grounds and solves in our own process, by the clock. `own` is what clingo reports: grounding, preparing, solving. */
export async function timeClingoWasm(program: string, models: number, limit: number): Promise<Sample> {
  const answer = await load();
  const start = performance.now();
  const result = answer!(program, models, [`--time-limit=${Math.ceil(limit / 1000)}`]);
  const whole = performance.now() - start;
  if (result.Result === 'ERROR') throw new Error(result.Error);
  const overLimit = whole >= limit && result.Models.More === 'yes' && result.Models.Number < models;
  const own = result.Time.Total * 1000 || LESS_THAN_A_TICK;
  return {
    whole,
    own,
    answer: String(result.Models.Number),
    overLimit: overLimit || result.Result === 'UNKNOWN',
  };
}
