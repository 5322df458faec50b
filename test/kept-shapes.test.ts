import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { Solver } from '../src/engine/index.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** What a weak reference names lives at least as long as the turn in which it was made. */
async function collected(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
  collect();
}

function solved(variables: number): WeakRef<Solver> {
  const solver = new Solver();
  for (let i = 0; i < variables; i++) solver.bool();
  solver.solve();
  return new WeakRef(solver);
}

it('the last small solver outlives its use, no other does', async () => {
  const small = solved(3);
  const large = solved(50_000);
  await collected();
  expect(small.deref()).toBeDefined();
  expect(large.deref()).toBeUndefined();
  const next = solved(3);
  await collected();
  expect(next.deref()).toBeDefined();
  expect(small.deref()).toBeUndefined();
});
