import { expect, test } from 'vitest';
import { not } from '../formula/index.ts';
import { ProgramFormula } from './program-formula.ts';

test('a clause that is always true says nothing, and one beside it says what it says', () => {
  const program = new ProgramFormula();
  const [one, other] = [program.variable('one'), program.variable('other')];
  program.clause([not(one), other, not(other)]);
  program.clause([one, other]);
  expect([...program.statements()]).toEqual([{ kind: 'clause', atoms: [one, other] }]);
});

test('a sum of nothing that must be nothing is kept with its other half', () => {
  const program = new ProgramFormula();
  const one = program.variable('one');
  program.sum([[1, one]], '=', 0);
  expect([...program.statements()]).toEqual([{ kind: 'sum', terms: [[1, 0]], relation: '=', total: 0 }]);
});
