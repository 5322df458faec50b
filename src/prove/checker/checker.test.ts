import { describe, expect, test } from 'vitest';
import { Random, seed } from '../../../test/random.ts';
import {
  type CheckedFormula,
  type CheckLimits,
  checkProof,
  lratReader,
  proofReader,
  readWhole,
} from './index.ts';

/** Lines are weights, atoms and a bound: `1 x 2 ~y >= 2`. */
function formulaOf(names: readonly string[], ...lines: readonly string[]): CheckedFormula {
  return {
    names,
    lines: lines.map((line) => {
      const words = line.split(' ');
      const terms = words.slice(0, words.indexOf('>='));
      const atoms = terms.filter((_, i) => i % 2 === 1);
      return {
        atoms: atoms.map((atom) => {
          const negated = atom.startsWith('~');
          return 2 * names.indexOf(atom.replace('~', '')) + (negated ? 1 : 0);
        }),
        weights: terms.filter((_, i) => i % 2 === 0).map(Number),
        bound: Number(words.at(-1)),
      };
    }),
  };
}

/** Three pigeons in two holes: no clause follows by unit propagation, but sums show it at once. */
const pigeons = formulaOf(
  ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'],
  '1 a1 1 a2 >= 1',
  '1 b1 1 b2 >= 1',
  '1 c1 1 c2 >= 1',
  '1 ~a1 1 ~b1 1 ~c1 >= 2',
  '1 ~a2 1 ~b2 1 ~c2 >= 2',
);

const proofOf = (...steps: readonly string[]): Uint8Array =>
  new TextEncoder().encode(
    ['pseudo-Boolean proof version 3.0', ...steps.map((step) => `${step} ;`), ''].join('\n'),
  );
const check = (formula: CheckedFormula, ...steps: readonly string[]) =>
  checkProof(formula, proofOf(...steps));
const end = (id: number) => ['output NONE', `conclusion UNSAT : ${id}`, 'end pseudo-Boolean proof'];

describe('accepts', () => {
  test('sums of lines', () => {
    expect(check(pigeons, 'f 5', 'pol 1 2 + 3 + 4 + 5 +', ...end(6))).toEqual({ ok: true, steps: 1 });
  });

  test('unit propagation, with hints and without', () => {
    const steps = ['rup 1 ~a1 >= 1 : 4 5 2 3 ~', 'rup 1 a2 >= 1 : 6 1', 'rup >= 1 : 6 7 5 2 3 4 ~'];
    expect(check(pigeons, 'f 5', ...steps, ...end(8)).ok).toBe(true);
    const unhinted = steps.map((step) => step.replace(/ :.*/, ''));
    expect(check(pigeons, ...unhinted, 'del id 6 7', ...end(8)).ok).toBe(true);
  });

  test('multiplying, dividing, saturating and weakening', () => {
    const formula = formulaOf(['xx', 'yy', 'zz'], '2 xx 2 yy 1 zz >= 3', '1 ~xx >= 1', '1 ~yy >= 1');
    // Without zz: 2 xx + 2 yy >= 2, halved: xx + yy >= 1.
    expect(check(formula, 'pol 1 zz w 2 d', 'pol 4 2 + 3 +', ...end(5)).ok).toBe(true);
    expect(check(formula, 'pol 1 zz w s', 'pol 4 2 2 * + 3 2 * +', ...end(5)).ok).toBe(true);
    expect(check(formula, 'pol 1 ~zz + 2 2 * + 3 2 * +', ...end(4)).ok).toBe(true);
  });

  test('the older versions', () => {
    const text = [
      'pseudo-Boolean proof version 1.2',
      '* a comment',
      'f 5',
      'pol 1 2 + 3 + 4 + 5 +',
      'c 6',
      '',
    ];
    expect(checkProof(pigeons, new TextEncoder().encode(text.join('\n'))).ok).toBe(true);
  });
});

describe('refuses, and says where', () => {
  test.each([
    ['a line that does not follow', ['rup >= 1'], 2, /does not follow/],
    ['too few hints', ['rup 1 ~a1 >= 1 : 4 5 2 ~'], 2, /does not follow/],
    ['a conclusion that can hold', ['pol 1 2 +', ...end(6)], 4, /can hold/],
    ['a line that is not there', ['pol 1 9 +'], 2, /no line 9/],
    ['a line that was deleted', ['del id 1', 'pol 1 2 +'], 3, /no line 1/],
    ['another formula', ['f 4'], 2, /5 lines/],
    ['an unknown variable', ['rup 1 zz >= 1'], 2, /unknown variable "zz"/],
    ['an unknown step', ['red 1 a1 >= 1 : a1 -> 1'], 2, /unknown step "red"/],
    ['an expression that lacks a line', ['pol 1 +'], 2, /lacks a line/],
    ['an expression that leaves two', ['pol 1 2'], 2, /more than one/],
    ['dividing by nothing', ['pol 1 0 d'], 2, /positive/],
    ['numbers beyond what is exact', ['pol 1 999999999999999 * 999999 *'], 2, /too large/],
    ['no conclusion', ['pol 1 2 + 3 + 4 + 5 +'], 3, /without a conclusion/],
    ['no end', ['pol 1 2 + 3 + 4 + 5 +', 'conclusion UNSAT : 6'], 4, /without a conclusion/],
    ['a step after the end', ['pol 1 2 + 3 + 4 + 5 +', ...end(6), 'pol 1'], 6, /after the conclusion/],
  ])('%s', (_, steps, line, problem) => {
    const verdict = check(pigeons, ...steps);
    expect(verdict).toMatchObject({ ok: false, line });
    expect(!verdict.ok && verdict.problem).toMatch(problem);
  });

  test('another beginning', () => {
    expect(checkProof(pigeons, new TextEncoder().encode('p cnf 1 1\n'))).toMatchObject({
      ok: false,
      line: 1,
    });
    expect(checkProof(pigeons, new Uint8Array())).toMatchObject({ ok: false, line: 1 });
  });
});

test('gives up where a limit is reached, and does not call it wrong', () => {
  const limited = (limits: CheckLimits, steps: string) => checkProof(pigeons, proofOf(steps), limits);
  expect(limited({ atoms: 14 }, 'pol 1 2 +')).toMatchObject({ ok: false, gaveUp: true });
  const long = 'rup 1 ~a1 >= 1 : 4 5 2 3 ~ ;\n'.repeat(200_000);
  expect(limited({ time: 0 }, long)).toMatchObject({ ok: false, gaveUp: true });
});

test('reads any amount of white space once, within its limits', () => {
  const wide = proofOf('f 5', `pol 1 2 + 3 +${' '.repeat(4_000_000)}4 + 5 +`, ...end(6));
  expect(checkProof(pigeons, wide)).toEqual({ ok: true, steps: 1 });
  expect(checkProof(pigeons, wide, { time: 0 })).toMatchObject({ ok: false, gaveUp: true });
  const lines = proofOf('\n'.repeat(4_000_000));
  expect(checkProof(pigeons, lines, { time: 0 })).toMatchObject({ ok: false, gaveUp: true });
});

test(`the text may be spaced as it likes, and no change of its words is overlooked (seed ${seed})`, () => {
  const random = new Random(seed);
  const steps = ['f 5', 'rup 1 ~a1 >= 1 : 4 5 2 3 ~', 'rup 1 a2 >= 1 : 6 1', 'rup >= 1 : 6 7 5 2 3 4 ~'];
  const right = new TextDecoder().decode(proofOf(...steps, ...end(8)));
  const [first, ...others] = right.trimEnd().split('\n');
  const spaces = [' ', '  ', '\t', ' \r', '\v \f'];
  let [accepted, refused] = [0, 0];
  for (let round = 0; round < 2000; round++) {
    const body = others.map((line) => line.replaceAll(' ', () => random.pick(spaces)));
    const spaced = new TextEncoder().encode([first, ...body, ''].join('\n'));
    if (checkProof(pigeons, spaced).ok) accepted++;
    const words = others.join('\n').split(/(?=[ \n])/);
    const at = random.below(words.length);
    const [one, two] = [words[at]!, random.pick(['x', '-1', '9', ';', ' ;', '>=', '"', '\u00a0', '0x6'])];
    words[at] = random.pick([`${one}${two}`, `${one[0]}${two}`]);
    if (words[at] === one) continue;
    const verdict = checkProof(pigeons, new TextEncoder().encode(`${first}\n${words.join('')}\n`));
    // What is still accepted must be a proof of the same: a longer list of hints, say.
    if (!verdict.ok) refused++;
    else expect(verdict.steps, words.join('')).toBe(3);
  }
  expect(accepted).toBe(2000);
  expect(refused).toBeGreaterThan(1000);
});

test(`survives any bytes (seed ${seed})`, () => {
  const random = new Random(seed);
  const words = [
    'rup',
    'pol',
    'del',
    'id',
    'f',
    '1',
    '2',
    '6',
    '-3',
    '+',
    '*',
    'd',
    's',
    'w',
    'a1',
    '~b2',
    '>=',
  ];
  const signs = [
    ':',
    ';',
    '~',
    '\n',
    ' ',
    'c',
    'end',
    'conclusion',
    'UNSAT',
    '99999999999999999999',
    '%',
    '\u00e9',
  ];
  let accepted = 0;
  for (let round = 0; round < 3000; round++) {
    let text = random.below(4) === 0 ? '' : 'pseudo-Boolean proof version 3.0\n';
    for (let k = random.below(40); k > 0; k--) text += `${random.pick([...words, ...signs])} `;
    const bytes = new TextEncoder().encode(text);
    if (random.below(3) === 0 && bytes.length > 0) bytes[random.below(bytes.length)] = random.below(256);
    if (checkProof(pigeons, bytes).ok) accepted++;
  }
  expect(accepted).toBe(0);
});

/** Three clauses of which no two fit together with the third; the proof in LRAT, and ways to spoil it. */
const clauses = formulaOf(['x', 'y'], '1 x 1 y >= 1', '1 x 1 ~y >= 1', '1 ~x >= 1');
const LRAT = ['4 1 0 1 2 0', '4 d 1 0', '5 0 4 3 0', '6 1 0 1 0'].join('\n');

test(`says the same of a proof that comes in pieces (seed ${seed})`, () => {
  const random = new Random(seed);
  const steps = ['f 5', 'rup 1 ~a1 >= 1 : 4 5 2 3 ~', '', 'rup 1 a2 >= 1 : 6 1', 'rup >= 1 : 6 7 5 2 3 4 ~'];
  const texts = [new TextDecoder().decode(proofOf(...steps, ...end(8))), LRAT];
  const readers = [() => proofReader(pigeons), () => lratReader(clauses)];
  const counts = [0, 0];
  for (let round = 0; round < 2000; round++) {
    const [text, reader] = [texts[round % 2]!, readers[round % 2]!];
    const bytes = new TextEncoder().encode(
      text.slice(0, random.below(4) ? text.length : random.below(text.length)),
    );
    if (random.below(2) && bytes.length > 0)
      bytes[random.below(bytes.length)] = random.pick([10, 32, 48, 59, 255]);
    const whole = readWhole(reader(), bytes);
    const inPieces = reader();
    for (let from = 0; from < bytes.length; ) {
      const to = from + random.below(12);
      inPieces.read(bytes.subarray(from, to));
      from = to;
    }
    expect(inPieces.end(), new TextDecoder().decode(bytes)).toEqual(whole);
    counts[Number(whole.ok)]!++;
  }
  expect(Math.min(...counts)).toBeGreaterThan(200);
});
