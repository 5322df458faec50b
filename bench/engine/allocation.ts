import { runProgram } from '../peers/program.ts';
import { type Row, row } from '../row.ts';
import { randomSat } from './random-sat.ts';
import { solveCnf } from './satisfiability.ts';

/** Formulas solved before the clock runs, and then: by now everything is compiled. */
const WARM_UP = 20;
const MEASURED = 20;

/** Bytes put on the heap while formulas are solved, and the propagations meanwhile, as `bytes/propagations`. */
export function measureAllocation(): string {
  for (let seed = 1; seed <= WARM_UP; seed++) solveCnf(randomSat(seed)).solve();
  let bytes = 0;
  let propagations = 0;
  for (let seed = WARM_UP + 1; seed <= WARM_UP + MEASURED; seed++) {
    const { solver, solve } = solveCnf(randomSat(seed));
    const propagated = solver.statistics.propagations;
    const before = process.memoryUsage().heapUsed;
    solve();
    bytes += process.memoryUsage().heapUsed - before;
    propagations += solver.statistics.propagations - propagated;
  }
  return `${bytes}/${propagations}`;
}

/** In a process whose young generation is so large that nothing is collected: what is used was allocated. */
export async function allocationRow(): Promise<Row[]> {
  const flags = ['--max-semi-space-size=1024', '--min-semi-space-size=1024'];
  const run = await runProgram(
    process.execPath,
    [...flags, process.argv[1]!, '--once', 'allocation'],
    600_000,
  );
  const [bytes, propagations] = run.stdout.trim().split('/').map(Number);
  const remark = `${bytes} bytes in ${propagations} propagations of ${MEASURED} random 3-SAT formulas`;
  return [row('heap allocated a propagation', bytes! / propagations!, 'nobody', null, 'bytes', { remark })];
}
