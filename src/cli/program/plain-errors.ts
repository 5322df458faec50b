import { shown } from '../terminal/shown.ts';

/** What Commander and the readers of values say, as a pattern, and as the rest of the command would say it. */
const SAYINGS: readonly (readonly [pattern: RegExp, en: string, pt: string])[] = [
  [
    /command-argument value '(.*)' is invalid for argument '(.*)'\. Allowed choices are (.*)\./,
    "expected $2 to be one of $3; got '$1'",
    "esperava-se em $2 um de $3; veio '$1'",
  ],
  [
    /option '(?:-\w, )?(\S+).*' argument '(.*)' is invalid\. Allowed choices are (.*)\./,
    "expected $1 to be one of $3; got '$2'",
    "esperava-se em $1 um de $3; veio '$2'",
  ],
  [
    /option '(?:-\w, )?(\S+).*' argument '(.*)' is invalid\. Expected (.*)\./,
    "$1: expected $3; got '$2'",
    "$1: esperava-se $3; veio '$2'",
  ],
  [
    /command-argument value '(.*)' is invalid for argument '(.*)'\. Expected (.*)\./,
    "$2: expected $3; got '$1'",
    "$2: esperava-se $3; veio '$1'",
  ],
  [/missing required argument '(.*)'/, '$&', "falta o argumento '$1'"],
  [/option '(.*)' argument missing/, '$&', "falta o valor da opção '$1'"],
  [/required option '(.*)' not specified/, '$&', "falta a opção '$1'"],
  [
    /option '(.*)' cannot be used with option '(.*)'/,
    '$&',
    "a opção '$1' não pode ser usada com a opção '$2'",
  ],
  [/unknown option '(.*)'/, '$&', "opção desconhecida: '$1'"],
  [/unknown command '(.*)'/, '$&', "comando desconhecido: '$1'"],
  [
    /too many arguments(?: for '(.*)')?\. Expected (\d+) arguments? but got (\d+)\./,
    '$&',
    'argumentos a mais: esperavam-se $2, vieram $3',
  ],
  [/\(Did you mean one of (.*)\?\)/, '$&', '(Seria um destes: $1?)'],
  [/\(Did you mean (.*)\?\)/, '$&', '(Seria $1?)'],
  [/^error: /, '$&', 'erro: '],
];

/** What is expected of values. */
const VALUES: readonly (readonly [pattern: RegExp, pt: string])[] = [
  [/\ba whole number from (\S+) to (\S+)(?=;)/, 'um número inteiro de $1 a $2'],
  [/\ba whole number from (\S+)(?=;)/, 'um número inteiro a partir de $1'],
  [/\ba number from (\S+) to (\S+)(?=;)/, 'um número de $1 a $2'],
  [/\ba number of seconds greater than 0(?=;)/, 'um número de segundos maior que 0'],
  [/\bcolumns x rows, as in (\S+)(?=;)/, 'colunas x linhas, como em $1'],
  [/\bsites such as (\S+)(?=;)/, 'sítios como $1'],
  [/\bthe name of a file(?=;)/, 'o nome de um ficheiro'],
  [/\bthe smaller number first(?=;)/, 'primeiro o número menor'],
  [
    /\btwo numbers and a dash between them, as in 10-20, 10- or -20(?=;)/,
    'dois números com um traço entre eles, como em 10-20, 10- ou -20',
  ],
  [
    /\ba port, as in 9464, or a host and a port, as in (\S+)(?=;)/,
    'uma porta, como em 9464, ou um anfitrião e uma porta, como em $1',
  ],
];

/** What ends an error of Commander: the names that it would have known, on their own line. */
const GUESSES = /(?:\n\(Did you mean [\w, -]+\?\))?\n?$/;

/** What the reading of the arguments has to complain of, as the rest of the command would say it. */
export function plainly(text: string, language: string): string {
  const isPortuguese = language === 'pt';
  const [guesses] = GUESSES.exec(text)!;
  // An argument may hold the end of a line.
  let said = shown(text.slice(0, text.length - guesses.length)) + guesses;
  for (const [pattern, en, pt] of SAYINGS) said = said.replace(pattern, isPortuguese ? pt : en);
  if (isPortuguese) for (const [pattern, pt] of VALUES) said = said.replace(pattern, pt);
  return said;
}
