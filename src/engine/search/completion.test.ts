import { expect, it } from 'vitest';
import { linear, Solver } from '../index.ts';
import { Random } from '../random.ts';
import { Completion } from './completion.ts';
import { WalkedRows } from './walked-rows.ts';

/** Changes of up to three of the variables, the first of them less than the second, and so on. */
function* upToThree(count: number): Generator<number[]> {
  for (let a = 0; a < count; a++) {
    yield [a];
    for (let b = a + 1; b < count; b++) {
      yield [a, b];
      for (let c = b + 1; c < count; c++) yield [a, b, c];
    }
  }
}

it('finds up to three changes that complete all equations, exactly where there are some', () => {
  const random = new Random(17);
  let completed = 0;
  let refused = 0;
  for (let trial = 0; trial < 150; trial++) {
    const solver = new Solver();
    const xs = Array.from({ length: 14 }, () => solver.bool());
    const hidden = xs.map(() => random.below(2));
    const equations = Array.from({ length: 6 }, () => {
      const weights = xs.map(() => Math.max(0, random.below(5) - 2));
      const sum = weights.reduce((all, weight, at) => all + weight * hidden[at]!, 0);
      return { weights, sum };
    });
    for (const { weights, sum } of equations)
      solver.post(
        linear(
          xs.map((x, at) => [weights[at]!, x] as const),
          '=',
          sum,
        ),
      );
    const rows = solver.atRoot((kernel) => new WalkedRows(kernel, new Int32Array(0)));
    if (rows.isHopeless || rows.count === 0) continue;
    const variables = 1 + Math.max(...xs.map(({ code }) => code >> 1));
    const completion = Completion.of(rows, variables, trial);
    if (!completion) continue;
    while (!completion.isReady());
    const value = new Uint8Array(variables);
    for (const [at, { code }] of xs.entries()) value[code >> 1] = hidden[at]!;
    for (const { code } of random.shuffled(xs).slice(0, 1 + random.below(7))) value[code >> 1]! ^= 1;
    const lacks = (row: number, changed: readonly number[]): number => {
      let lacking = rows.least[row]!;
      for (let i = rows.starts[row]!; i < rows.starts[row + 1]!; i++) {
        const v = rows.variables[i]!;
        lacking -= rows.weights[i]! * (value[v]! ^ (changed.includes(v) ? 1 : 0));
      }
      return lacking;
    };
    const all = Array.from({ length: rows.count }, (_, row) => row).filter(
      (row) => completion.keys[row] !== 0,
    );
    const broken = all.filter((row) => lacks(row, []) !== 0);
    if (broken.length === 0) continue;
    const wanted = broken.reduce(
      (sum, row) => (sum + Math.imul(lacks(row, []), completion.keys[row]!)) | 0,
      0,
    );
    const first = broken[0]!;
    const candidates = Int32Array.from(rows.variables.slice(rows.starts[first], rows.starts[first + 1]));
    const open = [
      ...new Set(all.flatMap((row) => rows.variables.slice(rows.starts[row], rows.starts[row + 1]))),
    ];
    const exists = [...upToThree(open.length)].some((at) => {
      const changed = at.map((i) => open[i]!);
      return all.every((row) => lacks(row, changed) === 0);
    });
    const isFound = completion.find(value, wanted, candidates);
    expect(isFound).toBe(exists);
    if (isFound) {
      expect(new Set(completion.found).size).toBe(completion.found.length);
      expect(all.map((row) => lacks(row, completion.found))).toEqual(all.map(() => 0));
      completed++;
    } else refused++;
  }
  expect(completed).toBeGreaterThan(20);
  expect(refused).toBeGreaterThan(20);
});

it('is quick where all variables stand in the same equation', () => {
  const solver = new Solver();
  const xs = Array.from({ length: 600 }, () => solver.bool());
  solver.post(
    linear(
      xs.map((x) => [1, x] as const),
      '=',
      300,
    ),
  );
  const rows = solver.atRoot((kernel) => new WalkedRows(kernel, new Int32Array(0)));
  const completion = Completion.of(rows, 1 + (xs.at(-1)!.code >> 1), 1)!;
  while (!completion.isReady());
  const value = new Uint8Array(1 + (xs.at(-1)!.code >> 1));
  const candidates = Int32Array.from(xs, ({ code }) => code >> 1);
  expect(completion.find(value, Math.imul(3, completion.keys[0]!), candidates)).toBe(true);
  expect(completion.found).toHaveLength(3);
});
