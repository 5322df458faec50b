import { expect, test } from 'vitest';
import { Random, seed } from '../../../test/random.ts';
import { rounds } from '../../../test/rounds.ts';
import { checkProof } from '../checker/index.ts';
import { Formula, isTrue, not, type Weighted } from '../formula/index.ts';
import { proofPieces, SearchingRefutation, textsOf } from './index.ts';

const VARIABLES = 9;

/** Clauses and heavier lines over a few variables. */
function randomFormula(r: Random): Formula {
  const formula = new Formula();
  for (let v = 0; v < VARIABLES; v++) formula.variable(`x${v}`);
  const lines = 8 + r.below(30);
  for (let i = 0; i < lines; i++) {
    const isClause = r.below(2) === 0;
    const terms = Array.from(
      { length: 2 + r.below(4) },
      (): Weighted => [isClause ? 1 : 1 + r.below(5), r.below(2 * VARIABLES)],
    );
    formula.atLeast(terms, isClause ? 1 : 2 + r.below(7));
  }
  return formula;
}

function hasSolution({ lines }: Formula): boolean {
  for (let code = 0; code < 1 << VARIABLES; code++) {
    const values = Uint8Array.from({ length: VARIABLES }, (_, v) => (code >> v) & 1);
    const holds = lines.every(
      ({ atoms, weights, bound }) =>
        atoms.reduce((sum, atom, i) => sum + (isTrue(atom, values) ? weights[i]! : 0), 0) >= bound,
    );
    if (holds) return true;
  }
  return false;
}

test(`a search refutes what has no solution, and nothing else (seed ${seed})`, () => {
  let [refuted, satisfied, long] = [0, 0, 0];
  for (let round = 0; round < rounds(3000); round++) {
    const formula = randomFormula(new Random(seed + 31 * round));
    const refutation = new SearchingRefutation(formula);
    const isRefuted = refutation.finished || refutation.search(() => false);
    expect(isRefuted, `round ${round}`).toBe(!hasSolution(formula));
    if (!isRefuted) {
      satisfied++;
      continue;
    }
    const { proof, lemmas } = textsOf(proofPieces({ formula, refutation }));
    const verdict = checkProof(formula, new TextEncoder().encode(proof));
    expect(verdict, `round ${round}`).toMatchObject({ ok: true });
    refuted++;
    if (lemmas > 5) long++;
  }
  expect(refuted).toBeGreaterThan(rounds(300));
  expect(satisfied).toBeGreaterThan(rounds(150));
  expect(long).toBeGreaterThan(rounds(100));
});

test('what follows may follow from a chain that is longer than calls can lie in each other', () => {
  const formula = new Formula();
  const several = (count: number, name: string) =>
    Array.from({ length: count }, (_, i) => formula.variable(`${name}${i}`));
  const [every, links] = [300, 90];
  // Decided in this order, each false at first.
  const open = several(links, 'open');
  const [first, last, more] = several(3, 'd') as [number, number, number];
  const chain = several(every * links, 'c');
  const shown = several(links, 's');
  const end = formula.variable('end');
  formula.clause([first, chain[0]!]);
  for (let i = 1; i < chain.length; i++) formula.clause([not(chain[i - 1]!), chain[i]!]);
  // These do not follow from the others of the clause, and yet what they need of the chain does.
  for (const [i, atom] of shown.entries()) formula.clause([atom, open[i]!, not(chain[every * (i + 1) - 1]!)]);
  formula.clause([end, not(chain.at(-1)!)]);
  const needed = [first, ...shown.map(not), not(end), last];
  formula.clause([...needed, more]);
  formula.clause([...needed, not(more)]);
  const refutation = new SearchingRefutation(formula);
  expect(refutation.finished || refutation.search(() => false)).toBe(false);
});
