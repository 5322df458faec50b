/** The decisions D with `on(D)` in each answer set, up to so many answer sets (zero: all of them). */
export async function runClingoWasm(program: string, models: number): Promise<number[][]> {
  const { run } = await import('clingo-wasm');
  const result = await run(program, models);
  if (result.Result === 'ERROR') throw new Error(result.Error);
  const witnesses = result.Call.flatMap((call) => call.Witnesses ?? []);
  return witnesses.map(({ Value }) => Value.map((atom) => Number(/^on\((\d+)\)$/.exec(atom)?.[1])));
}
