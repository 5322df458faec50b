import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { afterAll, describe, expect, it } from 'vitest';
import type { Wording } from '../../../src/board/index.ts';
import type { Measurement } from '../../../src/lab/index.ts';
import { allExperiments, printResults, readResults } from '../index.ts';
import type { Results } from '../results.ts';
import { chaptersOf } from './chapters.ts';
import { chartDrawer } from './draw-charts.ts';
import { inPortuguese } from './portuguese.ts';
import { NOTES } from './portuguese-notes.ts';
import { SENTENCES } from './portuguese-sentences.ts';
import { WORDS } from './portuguese-words.ts';
import { reportHtml } from './report.ts';
import { figuresIn, sayIn } from './say.ts';

it('the title and the question of every experiment are said in Portuguese', () => {
  for (const { title, asks } of allExperiments())
    for (const text of [title, asks]) expect(inPortuguese(text), text).not.toBe(text);
});

it('counters have the names of the Bosnian Road paper', () => {
  expect(['resumptions', 'entailments', 'prunings', 'backtracks', 'constraints'].map(inPortuguese)).toEqual([
    'reatamentos',
    'implicações',
    'podas',
    'retrocessos',
    'restrições criadas',
  ]);
});

it('figures stay as they are', () => {
  expect(inPortuguese('3 of 10')).toBe('3 de 10');
  expect(inPortuguese('1.25 s')).toBe('1.25 s');
  expect(inPortuguese('3 unique, 1 limit reached')).toBe('3 com solução única, 1 no limite');
  expect(inPortuguese('4x4, learning')).toBe('4x4, aprendizagem');
});

const stored = readResults(
  readFileSync(new URL('../../../docs/results/results.json', import.meta.url), 'utf8'),
);
if ('problem' in stored) throw new Error(stored.problem);

/** The stored results as if something else had been measured: other sentences are then said. */
const changed = (change: (row: Measurement, at: number) => Measurement): Results => ({
  ...stored,
  entries: stored.entries.map((entry, at) =>
    'measurement' in entry ? { measurement: change(entry.measurement, at) } : entry,
  ),
});
const unfinished = (row: Measurement): Measurement =>
  row.answer === 'spared' || row.answer === 'missing' ? row : { ...row, answer: 'unknown' };
const finished = (row: Measurement): Measurement =>
  row.answer === 'unknown' ? { ...row, answer: 'solved' } : row;
const other = (row: Measurement, at: number): Measurement => ({
  ...row,
  verified: at % 50 > 0,
  ms: row.ms.map((ms) => ms * (1 + ((at * 7) % 11))),
  counters: Object.fromEntries(
    Object.entries(row.counters).map(([name, value]) => [name, value * (1 + (at % 5)) + (at % 3)]),
  ),
});
const results: Readonly<Record<string, Results>> = {
  'as stored': stored,
  'nothing finished': changed(unfinished),
  'everything finished': changed(finished),
  'other figures': changed(other),
};

/** English words that are not Portuguese ones, and that no name here has. */
const ENGLISH =
  /(?<![-\p{L}\d_`])(the|of|with|and|is|are|not|by|from|its|it|our|ours|we|on|at|all|every|each|which|than|takes?|boards?|papers?|learning|labeling|time|times|median|mean|limit|faster|solved|reached|printed|cells?|loops?)(?![-\p{L}\d_`])/iu;
/** What the papers say themselves. */
const QUOTED = ['todas as opções do labeling devolvem valores próximos'];
const unquoted = (text: string): string =>
  QUOTED.reduce((rest, quote) => rest.replaceAll(quote, ''), text)
    .replace(/«[^»]*»/g, '')
    .replace(/`[^`]*`/g, '');

/** Names that are the same in both languages: options, programs, boards, solvers and units. */
const NAME =
  /^(leftmost|min|max|ffc?|first-fail|anti-first-fail|most-constrained|max-regret|occurrence|dom\/wdeg|step|enum|bisect|middle|up|down|circuit|subcircuit|connected|bytes|solve|akari|calculate_road\w*|doubleCrossAPixSolver|(akari|bosnian|crazy|dualclue|dual-clue)-[-\w]+|Akari|Bosnian Road|Crazy Pavement|Dual-Clue Cross-a-Pix|gringo \+ clasp|[a-z-]+-wasm|MiniZinc \+ Gecode|SWI-Prolog clpfd)$/;
const FIGURE = /^[\d\s.,×x/>–#%-]*( ?(µs|ms|s|MB))?( [/–] [\d.]+ (µs|ms|s))?$/;
/** The titles of the papers are Portuguese as they stand. */
const TITLE = /Restrições/;

describe('nothing of the report is left in English', () => {
  for (const [name, made] of Object.entries(results)) {
    it(name, async () => {
      const said = new Set<string>();
      const record = (text: string | Wording): string => {
        // What has a wording of its own is in both languages.
        if (typeof text !== 'string') return text.pt;
        said.add(text);
        return text;
      };
      const draw = await chartDrawer(record);
      reportHtml(made, chaptersOf(made, allExperiments()), (chart) => draw(chart, 'inline'), 'en', record);
      expect(said.size).toBeGreaterThan(300);
      const left = [...said].filter((text) => {
        const same =
          text.split(', ').every((part) => NAME.test(part) || FIGURE.test(part)) || TITLE.test(text);
        const portuguese = inPortuguese(text);
        return same ? portuguese !== text : portuguese === text || ENGLISH.test(unquoted(portuguese));
      });
      expect(left).toEqual([]);
    });
  }

  it('decimal fractions have a comma; versions, code and quotations do not', () => {
    const say = sayIn('pt');
    expect(say('1.5 ms / 0.25 s')).toBe('1,5 ms / 0,25 s');
    expect(say('calcada 0.2.0, MiniZinc + Gecode 2.6.4')).toBe('calcada 0.2.0, MiniZinc + Gecode 2.6.4');
    expect(figuresIn('pt')('`0.0s`, 1.25×; 10x10: 0.5.')).toBe('`0.0s`, 1,25×; 10x10: 0,5.');
    expect(figuresIn('en')('1.5')).toBe('1.5');
    const page = readFileSync(new URL('../../../docs/results.pt.md', import.meta.url), 'utf8');
    expect(unquoted(page).match(/\d\.\d+ (µs|ms|s|MB)\b|\d\.\d+×/g)).toBeNull();
    expect(page).toContain('0.00s');
  });

  it('every text of the lists has a Portuguese side of its own, without English words', () => {
    const all = Object.entries({ ...WORDS, ...NOTES, ...SENTENCES });
    expect(all.length).toBeGreaterThan(200);
    for (const [english, portuguese] of all) {
      if (english !== 'Fig. {n}: {}') expect(portuguese).not.toBe(english);
      expect(unquoted(portuguese)).not.toMatch(ENGLISH);
      // All that is measured is said.
      const slots = [...english.matchAll(/\{n?\}/g)].map((_, at) => `{${at + 1}}`);
      expect([...portuguese.matchAll(/\{\d\}/g)].map(String).sort(), english).toEqual(slots);
    }
  });

  const folder = mkdtempSync(join(tmpdir(), 'calcada-portuguese-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('the page, its plots and the terminal', async () => {
    const page = join(folder, 'resultados.md');
    const { text } = await printResults(stored, allExperiments(), folder, page, 'pt');
    const { document } = parseHTML(readFileSync(join(folder, 'report.html'), 'utf8'));
    for (const code of document.querySelectorAll('code, style')) code.remove();
    const shown = [
      ...document.querySelectorAll('h1, h2, h3, h4, p, li, th, td, text, title, figcaption, summary'),
    ];
    expect(shown.length).toBeGreaterThan(2000);
    const lines = [
      ...shown.map((element) => element.textContent ?? ''),
      ...readFileSync(page, 'utf8')
        .replace(/\]\([^)]*\)/g, ']')
        .split('\n'),
      ...text.split('\n'),
    ];
    expect(lines.filter((line) => ENGLISH.test(unquoted(line)))).toEqual([]);
  });
});
