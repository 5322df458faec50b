import { cnfOf } from './encode-cnf.ts';
import { decisionsOf, type Instance, type RoadInstance } from './instance.ts';
import { optionalPackage } from './optional-package.ts';
import { touching } from './road-graph.ts';
import type { Sample } from './sample.ts';

const load = () => optionalPackage<typeof import('cadical-wasm')>('cadical-wasm');

export const hasCadicalWasm = async (): Promise<boolean> => (await load()) !== undefined;

/** Looks for up to this many solutions in our own process. `own` leaves out writing the clauses. */
export async function runCadicalOnBoard(instance: Instance, wanted: number, limit: number): Promise<Sample> {
  const { Cadical } = (await load())!;
  const start = performance.now();
  const cnf = cnfOf(instance);
  const encoded = performance.now();
  const until = start + limit;
  const solver = await Cadical.create();
  try {
    solver.addClauses(cnf.clauses);
    solver.setTerminate(() => performance.now() > until);
    const decisions = decisionsOf(instance);
    let found = 0;
    let overLimit = false;
    while (found < wanted) {
      const status = solver.solve();
      overLimit = status === 'unknown';
      if (status !== 'satisfiable') break;
      const values = decisions.map((_, at) => solver.value(at + 1));
      const loops = instance.kind === 'road' ? loopsOf(instance, values) : [];
      if (loops.length > 1) {
        // Two closed loops never stand together; CaDiCaL knows no such thing, so it is told as they come.
        for (const [at, loop] of loops.entries()) {
          const [elsewhere = 0] = loops[(at + 1) % loops.length]!;
          solver.addClause([...loop, elsewhere].map((variable) => -variable));
        }
        continue;
      }
      found++;
      solver.addClause(values.map((value, at) => (value ? -(at + 1) : at + 1)));
    }
    const end = performance.now();
    return { whole: end - start, own: end - encoded, answer: String(found), overLimit };
  } finally {
    solver.dispose();
  }
}

/** The connected pieces of the road, as variables. */
function loopsOf(instance: RoadInstance, values: readonly boolean[]): number[][] {
  const variableOf = new Map(instance.free.map((cell, at) => [cell, at + 1]));
  const next = new Map<number, number[]>();
  for (const [cell, other] of touching(instance)) {
    const [from, to] = [variableOf.get(cell)!, variableOf.get(other)!];
    if (values[from - 1] && values[to - 1]) next.set(from, [...(next.get(from) ?? []), to]);
  }
  const seen = new Set<number>();
  const loops: number[][] = [];
  for (const start of next.keys()) {
    if (seen.has(start)) continue;
    const loop = new Set([start]);
    for (const variable of loop) for (const other of next.get(variable) ?? []) loop.add(other);
    for (const variable of loop) seen.add(variable);
    loops.push([...loop]);
  }
  return loops;
}
