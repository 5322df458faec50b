/** The gate of a cut: what one walk finds is what parts the two when it is taken away, and nothing nearer does. */
import { expect, test } from 'vitest';
import { Random, seed } from '../../../test/random.ts';
import { sized } from '../../../test/rounds.ts';
import { firstGate } from './gate.ts';

/** All that can be reached without passing the fence or one more vertex. */
function reached(near: readonly (readonly number[])[], fence: Uint8Array, from: number, without: number) {
  const found = new Set([from]);
  for (const v of found) for (const to of near[v]!) if (fence[to] === 0 && to !== without) found.add(to);
  return found;
}

test(`the first gate (seed ${seed})`, () => {
  const kinds = new Set<string>();
  for (let round = 0; round < sized(2000, 300); round++) {
    const random = new Random(seed + 104_729 * round);
    const count = 2 + random.below(9);
    const near = Array.from({ length: count }, (): number[] => []);
    for (let pairs = random.below(2 * count); pairs > 0; pairs--) {
      const [a, b] = [random.below(count), random.below(count)];
      if (a === b || near[a]!.includes(b)) continue;
      near[a]!.push(b);
      near[b]!.push(a);
    }
    const fence = Uint8Array.from(near, (_, v) => (v > 1 && random.below(5) === 0 ? 1 : 0));
    const gate = firstGate(near, fence, 0, 1);
    if (!reached(near, fence, 0, -1).has(1)) {
      expect(gate).toBe(-1);
      kinds.add('apart');
      continue;
    }
    // Of the vertices without which the other cannot be reached, the one that leaves the least behind it.
    const behind = (v: number): Set<number> => reached(near, fence, 0, v);
    const gates = near.map((_, v) => v).filter((v) => v > 0 && fence[v] === 0 && !behind(v).has(1));
    expect(gates).toContain(gate);
    for (const other of gates) if (other !== gate) expect(behind(gate).has(other)).toBe(false);
    kinds.add(gate === 1 ? 'the end' : 'between');
  }
  expect(kinds.size).toBe(3);
});
