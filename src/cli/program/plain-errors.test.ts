import { expect, it } from 'vitest';
import { run } from '../../../test/run-calcada.ts';

/** Wrong command lines, and what is said of them in each language. */
const WRONG: readonly (readonly [args: readonly string[], en: string, pt: string])[] = [
  [['frobnicate'], "error: unknown command 'frobnicate'", "erro: comando desconhecido: 'frobnicate'"],
  [
    ['solvee'],
    "error: unknown command 'solvee'\n(Did you mean solve?)",
    "erro: comando desconhecido: 'solvee'\n(Seria solve?)",
  ],
  [['solve', '--frob'], "error: unknown option '--frob'", "erro: opção desconhecida: '--frob'"],
  [['generate'], "error: missing required argument 'puzzle'", "erro: falta o argumento 'puzzle'"],
  [
    ['generate', 'akari', '--size'],
    "error: option '--size <WxH>' argument missing",
    "erro: falta o valor da opção '--size <WxH>'",
  ],
  [
    ['generate', 'akari', '--size', '5'],
    "error: --size: expected columns x rows, as in 10x8; got '5'",
    "erro: --size: esperava-se colunas x linhas, como em 10x8; veio '5'",
  ],
  [
    ['generate', 'akari', '--seed', 'x'],
    "error: --seed: expected a whole number from 0; got 'x'",
    "erro: --seed: esperava-se um número inteiro a partir de 0; veio 'x'",
  ],
  [
    ['generate', 'akari', '--count', '0'],
    "error: --count: expected a whole number from 1; got '0'",
    "erro: --count: esperava-se um número inteiro a partir de 1; veio '0'",
  ],
  [
    ['solve', '--time-limit', '-3'],
    "error: --time-limit: expected a number of seconds greater than 0; got '-3'",
    "erro: --time-limit: esperava-se um número de segundos maior que 0; veio '-3'",
  ],
  [
    ['generate', 'akari', '--density', '7'],
    'error: --density: expected a number from ',
    'erro: --density: esperava-se um número de ',
  ],
  [
    ['generate', 'akari', '--level', 'odd'],
    'error: expected --level to be one of easy, normal, hard, extreme',
    'erro: esperava-se em --level um de easy, normal, hard, extreme',
  ],
];

it.each(WRONG)('%j is refused in both languages', async (args, en, pt) => {
  const plain = await run([...args]);
  expect(plain.err).toContain(en);
  expect(plain.err).toContain('(run with --help to see the options)');
  expect(plain.code).toBe(2);
  const portuguese = await run([args[0]!, '--lang', 'pt', ...args.slice(1)]);
  expect(portuguese.err).toContain(pt);
  expect(portuguese.err).toContain('(corre com --help para ver as opções)');
  expect(portuguese.code).toBe(2);
});
