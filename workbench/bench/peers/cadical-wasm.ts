import type { Sample } from '../../peers/sample.ts';

type Solve = (dimacs: string) => Promise<{ readonly status: string }>;
let solveDimacs: Solve | undefined;

/** CaDiCaL lives in our own process; where the package is not installed there is nothing to compare with. */
export async function findCadical(): Promise<boolean> {
  try {
    const module = await import('cadical-wasm');
    solveDimacs = module.solveDimacs;
    // The first call compiles the WebAssembly; that is start-up, not solving.
    await solveDimacs('p cnf 1 1\n1 0\n');
    return true;
  } catch {
    return false;
  }
}

export async function runCadical(dimacs: string): Promise<Sample> {
  const start = performance.now();
  const { status } = await solveDimacs!(dimacs);
  const own = performance.now() - start;
  return { whole: own, own, answer: status === 'satisfiable' ? 'sat' : 'unsat', overLimit: false };
}
