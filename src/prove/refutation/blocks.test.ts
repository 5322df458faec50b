import { expect, test } from 'vitest';
import { checkProof } from '../checker/index.ts';
import { Formula } from '../formula/index.ts';
import { proofPieces, textsOf } from './proof-pieces.ts';
import { Refutation } from './refutation.ts';

/** Row by row; four neighbours each. */
function gridEdges(size: number): [number, number][] {
  const edges: [number, number][] = [];
  for (let v = 0; v < size * size; v++) {
    if (v % size < size - 1) edges.push([v, v + 1]);
    if (v + size < size * size) edges.push([v, v + size]);
  }
  return edges;
}

/** Counts the assignments of some decisions that keep a formula, and the lines that are written only then. */
function counted(cells: number, write: (formula: Formula, atoms: readonly number[]) => void) {
  const formula = new Formula();
  const atoms = Array.from({ length: cells }, (_, cell) => formula.decision(`c${cell}`, [cell]));
  formula.rule('the rule');
  write(formula, atoms);
  const assignments = Array.from({ length: 2 ** cells }, (_, bits) =>
    Uint8Array.from({ length: cells }, (_, cell) => (bits >> cell) & 1),
  );
  let unwritten = formula.size;
  formula.visitWritten(() => unwritten--);
  const kept = assignments.filter((values) => formula.brokenLine(values) === 0);
  return { count: kept.length, unwritten };
}

test('a row of runs is written late, and has as many solutions as there are rows', () => {
  const choose = (n: number, k: number): number =>
    k < 0 || k > n ? 0 : k === 0 ? 1 : choose(n - 1, k - 1) + choose(n - 1, k);
  let rows = 0;
  for (let runs = 0; runs <= 4; runs++) {
    for (const painted of [null, 0, 1, 2, 3, 4, 5, 6, 7]) {
      const { count, unwritten } = counted(7, (formula, atoms) => formula.runs(atoms, runs, painted));
      const ways = (sum: number) =>
        runs === 0 ? Number(sum === 0) : choose(sum - 1, runs - 1) * choose(8 - sum, runs);
      const all = painted === null ? [0, 1, 2, 3, 4, 5, 6, 7] : [painted];
      expect(count, `${runs} runs of ${painted}`).toBe(all.reduce((sum, one) => sum + ways(one), 0));
      // A row that nothing fills is one line that cannot hold.
      expect(unwritten > 0).toBe(count > 0);
      rows++;
    }
  }
  expect(rows).toBe(45);
});

test('a loop is written late, and has as many solutions as there are loops', () => {
  // Around each of four squares of cells, and around the middle. Larger ones would have a chord.
  expect(counted(9, (formula, atoms) => formula.loop(atoms, gridEdges(3)))).toEqual({
    count: 5,
    unwritten: 1 + 5 * 12 + 4 * 9 + 1,
  });
});

test('what no lemma shows is looked for in the lines that were left out', () => {
  const formula = new Formula();
  const atoms = [0, 1, 2, 3, 4].map((cell) => formula.decision(`c${cell}`, [cell]));
  formula.runs(atoms, 3, null);
  formula.exclude(Uint8Array.of(1, 0, 1, 0, 1));
  const refutation = new Refutation(formula);
  expect(refutation.finished).toBe(false);
  expect(refutation.takeAll()).toBe(true);
  const { proof } = textsOf(proofPieces({ formula, refutation }));
  expect(checkProof(formula, new TextEncoder().encode(proof))).toMatchObject({ ok: true });
});
