/**
 * The report in Portuguese, in the papers' own words where they have them: the counters are those of paper 003. What
 * stands whole in a list is translated whole; what carries figures, by its pattern.
 */
import { NOTES } from './portuguese-notes.ts';
import { SENTENCES } from './portuguese-sentences.ts';
import { WORDS } from './portuguese-words.ts';

/** How often each answer was given, in the table of a reader's own question. */
const ANSWERS: Readonly<Record<string, string>> = {
  solved: 'com solução',
  unique: 'com solução única',
  several: 'com várias soluções',
  none: 'sem solução',
  counted: 'com as soluções contadas',
  'limit reached': 'no limite',
  spared: 'dispensados',
};

type Pattern = readonly [RegExp, (...parts: (string | undefined)[]) => string];

/** A sentence with slots and its Portuguese, as `portuguese-sentences.ts` writes them. */
function pattern([english, portuguese]: readonly [string, string]): Pattern {
  const source = english
    .replace(/[.*+?^$()|\\]/g, '\\$&')
    .replaceAll('[', '(?:')
    .replaceAll(']', ')?')
    .replaceAll('{n}', '([\\d.\u202f–]+)')
    .replaceAll('{}', '(.*?)');
  return [
    new RegExp(`^${source}$`),
    (...parts) => {
      const filled = (text: string): string =>
        text.replace(/\{(\d)\}/g, (_, number) => inPortuguese(parts[Number(number) - 1] ?? ''));
      const isThere = (text: string): boolean =>
        [...text.matchAll(/\{(\d)\}/g)].every(([, number]) => parts[Number(number) - 1] !== undefined);
      return filled(portuguese.replace(/\[([^\]]*)\]/g, (_, text) => (isThere(text) ? text : '')));
    },
  ];
}

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} e ${items.at(-1)}`;

const PATTERNS: readonly Pattern[] = [
  ...Object.entries({ ...SENTENCES, ...NOTES })
    .filter(([english]) => /[{[]/.test(english))
    .map(pattern),
  [/^(.+ GB, .+?)(?:; load ([\d.]+) when a sitting began, .+)?\.$/, machines],
  // A list of versions.
  [/^(.*)SWI-Prolog, as the papers(.*)$/, (before, after) => `${before}SWI-Prolog, como os artigos${after}`],
  [
    /^(.+?): (.+× with .+)\.$/,
    (title, worth = '') => `${title}: ${listed(worth.split(/, | and /).map(withVariant))}.`,
  ],
  [/^(\d+) ([a-z ]+)$/, (count, answer = '') => `${count} ${ANSWERS[answer] ?? answer}`],
  // Lists, and cells that name two things.
  [/^([^.]+?), (.+[^.])$/, (first = '', rest = '') => `${inPortuguese(first)}, ${inPortuguese(rest)}`],
  [
    /^(\S+(?: \S+)?) and (.+[^.])$/,
    (first = '', last = '') => `${inPortuguese(first)} e ${inPortuguese(last)}`,
  ],
];

function machines(text = '', load?: string): string {
  const noisy = load
    ? `; carga ${load} quando uma sessão começou, pelo que os tempos têm ruído e as métricas são melhor juiz`
    : '';
  return `${text.replaceAll(' cores,', ' núcleos,')}${noisy}.`;
}

/** "more than 3× with learning off". */
function withVariant(text: string): string {
  const [, more, ratio, variant = ''] = /^(more than )?(\S+×) with (.+)$/.exec(text) ?? [];
  return `${more ? 'mais de ' : ''}${ratio} ${inPortuguese(variant)}`;
}

export function inPortuguese(text: string): string {
  const whole = WORDS[text] ?? NOTES[text] ?? SENTENCES[text];
  if (whole !== undefined) return whole;
  for (const [form, write] of PATTERNS) {
    const match = form.exec(text);
    if (match) return write(...match.slice(1));
  }
  return text;
}
