// SEND + MORE = MONEY: each letter is a digit, no two the same,
// and no number starts with zero.
import { allDifferent, linear, Solver } from 'calcada/engine';

const solver = new Solver();
const digits = Object.fromEntries(
  [...'SENDMORY'].map((letter) => [letter, solver.int('SM'.includes(letter) ? 1 : 0, 9, letter)]),
);
const spelled = (word, factor) =>
  [...word].map((letter, at) => [factor * 10 ** (word.length - 1 - at), digits[letter]]);

solver.post(allDifferent(Object.values(digits)));
solver.post(linear([...spelled('SEND', 1), ...spelled('MORE', 1), ...spelled('MONEY', -1)], '=', 0));

for (const outcome of solver.solutions()) {
  if (outcome.status !== 'sat') break;
  const read = (word) => [...word].map((letter) => outcome.value(digits[letter])).join('');
  console.log(`${read('SEND')} + ${read('MORE')} = ${read('MONEY')}`);
}
