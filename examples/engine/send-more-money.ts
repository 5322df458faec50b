/** SEND + MORE = MONEY: each letter is a digit, no two the same, no number starts with zero. */
import { fileURLToPath } from 'node:url';
import { allDifferent, type IntVar, linear, Solver, type Term } from '../../src/engine/index.ts';

export interface Addition {
  readonly send: number;
  readonly more: number;
  readonly money: number;
}

/** Every way to read the letters; there is just one. */
export function sendMoreMoney(): Addition[] {
  const solver = new Solver();
  const digits = new Map<string, IntVar>();
  for (const letter of 'SENDMORY') {
    const lead = letter === 'S' || letter === 'M';
    digits.set(letter, solver.int(lead ? 1 : 0, 9, letter));
  }
  const digit = (letter: string) => digits.get(letter)!;

  /** The number a word spells, times a factor, as terms of a sum. */
  const terms = (word: string, factor: number): Term[] =>
    [...word].map((letter, i) => [factor * 10 ** (word.length - 1 - i), digit(letter)]);

  solver.post(allDifferent([...digits.values()]));
  solver.post(linear([...terms('SEND', 1), ...terms('MORE', 1), ...terms('MONEY', -1)], '=', 0));

  const found: Addition[] = [];
  for (const outcome of solver.solutions()) {
    if (outcome.status !== 'sat') break;
    const read = (word: string) => Number([...word].map((letter) => outcome.value(digit(letter))).join(''));
    found.push({ send: read('SEND'), more: read('MORE'), money: read('MONEY') });
  }
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { send, more, money } of sendMoreMoney()) {
    console.log(`  SEND     ${send}`);
    console.log(`+ MORE   + ${more}`);
    console.log(`= MONEY = ${money}`);
  }
}
