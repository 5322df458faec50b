import { runProgram } from '../../peers/program.ts';
import { median } from '../median.ts';
import { type Row, row } from '../row.ts';
import { randomSat } from './random-sat.ts';
import { solveCnf } from './satisfiability.ts';

/** Formulas solved before the clock runs, and then: by now everything is compiled. */
const WARM_UP = 20;
const MEASURED = 20;

/** Bytes put on the heap for each propagation while a formula is solved: the median of several formulas. */
export function measureAllocation(): number {
  for (let seed = 1; seed <= WARM_UP; seed++) solveCnf(randomSat(seed)).solve();
  const rates: number[] = [];
  for (let seed = WARM_UP + 1; seed <= WARM_UP + MEASURED; seed++) {
    const { solver, solve } = solveCnf(randomSat(seed));
    const propagated = solver.statistics.propagations;
    const before = process.memoryUsage().heapUsed;
    solve();
    const bytes = process.memoryUsage().heapUsed - before;
    rates.push(bytes / (solver.statistics.propagations - propagated));
  }
  return median(rates);
}

/** In a process whose young generation is so large that hardly anything is collected: what is used was allocated. */
export async function allocationRow(): Promise<Row[]> {
  const flags = ['--max-semi-space-size=1024', '--min-semi-space-size=1024'];
  const run = await runProgram(
    process.execPath,
    [...flags, process.argv[1]!, '--once', 'allocation'],
    600_000,
  );
  const remark = `median of ${MEASURED} random 3-SAT formulas`;
  return [row('heap allocated a propagation', Number(run.stdout), 'none', null, 'bytes', { remark })];
}
