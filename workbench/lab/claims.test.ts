/**
 * docs/results.md says nothing that its data does not carry: the page is made from `results.json` again and must be the
 * same, a sentence with a measured figure must change when the measurements do, and a verdict must turn with its data.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Measurement } from '../../src/lab/index.ts';
import { sampled } from '../../test/rounds.ts';
import { claims, verdicts } from './claims/index.ts';
import { allExperiments, printResults, readResults } from './index.ts';
import { papers, table1Of000, table2Of000 } from './papers.ts';
import { measurementsOf } from './results.ts';

const docs = new URL('../../docs/', import.meta.url);
const stored = readResults(readFileSync(new URL('results/results.json', docs), 'utf8'));
if ('problem' in stored) throw new Error(stored.problem);
const all = measurementsOf(stored);
const of = (id: string): Measurement[] => all.filter(({ experiment }) => experiment === id);

const folder = mkdtempSync(join(tmpdir(), 'calcada-claims-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the pages are what the stored results make', () => {
  it.each(sampled(['en', 'pt'] as const, 1))('%s', async (language) => {
    const end = language === 'en' ? 'md' : 'pt.md';
    const page = join(folder, `results.${end}`);
    const { files } = await printResults(stored, allExperiments(), folder, page, language);
    const texts = files
      .filter((file) => /\.md$|pages\.\w+\.json$/.test(file))
      .map((file) => relative(folder, file));
    expect(texts).toHaveLength(7);
    for (const file of texts)
      expect(
        readFileSync(new URL(file, docs), 'utf8') === readFileSync(join(folder, file), 'utf8'),
        `${file}: run npm run lab`,
      ).toBe(true);
  });
});

describe("the papers' boards are counted now as the stored results say", () => {
  const COUNTERS = [
    'resumptions',
    'entailments',
    'prunings',
    'backtracks',
    'constraints',
    'refused',
  ] as const;
  let compared = 0;
  it.each(['003-table-2', '004-figure-4'])('%s', async (id) => {
    const trials = allExperiments()
      .find((one) => one.id === id)!
      .plan({ seed: stored.seed, scale: 'quick' })
      .filter(({ what }) => what['source'] === 'paper');
    for (const { key, run } of trials) {
      const { counters } = await run();
      const before = of(id).find((row) => row.key === key)!.counters;
      for (const name of COUNTERS)
        expect(counters[name], `${key}, ${name}: measure again by npm run lab`).toBe(before[name]);
      compared++;
    }
  });
  it('twelve of them', () => expect(compared).toBe(12));
});

/** Other measurements of the same trials: every time and every counter is another, by another factor each. */
const changed = (rows: readonly Measurement[]): Measurement[] =>
  rows.map((row, at) => ({
    ...row,
    ms: row.ms.map((ms) => ms * (2 + (at % 7)) + 0.3),
    counters: Object.fromEntries(
      Object.entries(row.counters).map(([name, value]) => [name, value * (2 + (at % 5)) + 3]),
    ),
  }));

describe('a sentence with a measured figure changes with the measurements', () => {
  const MEASURED = /\d (µs|ms|s)\b|\d×/;
  const experiments = allExperiments().filter(({ id }) => of(id).length > 0);
  let sentences = 0;
  for (const { id, present } of experiments) {
    it(id, () => {
      const said = (rows: readonly Measurement[]): string[] => {
        const { reading, findings = [] } = present(rows);
        return [...reading, ...findings.map(({ text }) => text)];
      };
      const after = new Set(said(changed(of(id))));
      for (const sentence of said(of(id)).filter((one) => MEASURED.test(one))) {
        expect(after).not.toContain(sentence);
        sentences++;
      }
    });
  }
  it('there were many', () => {
    expect(sentences).toBeGreaterThan(30);
  });
});

const data = (rows: readonly Measurement[]) => (id: string) => rows.filter((row) => row.experiment === id);
const judged = verdicts(data(all));

describe('a verdict says what its figures say', () => {
  it('there is one for each claim', () => {
    expect(judged.map(({ id }) => id)).toEqual(claims.map(({ id }) => id));
    expect(judged.length).toBeGreaterThan(24);
  });

  it.each(judged)('$id', ({ quote, figures, found, open, holds }) => {
    for (const { text } of figures) for (const said of [found.en, found.pt]) expect(said).toContain(text);
    // The same figures in both languages, and no figure that was not measured; numbers in code are no figures.
    const numbers = (said: string): string[] =>
      (said.replace(/`[^`]*`/g, '').match(/\d[\d.\u202f]*/g) ?? [])
        .map((one) => one.replace(/\.$/, ''))
        .sort();
    expect(numbers(found.pt)).toEqual(numbers(found.en));
    const against = figures.some(({ speaks }) => speaks === 'against');
    const forIt = figures.some(({ speaks }) => speaks === 'for');
    expect(holds).toBe(open || !(against || forIt) ? 'cannot be told' : against ? 'does not hold' : 'holds');
    expect(quote).not.toBe('');
  });
});

describe('verdicts turn with their data', () => {
  const now = new Map(judged.map(({ id, holds }) => [id, holds]));
  const turned = (change: (row: Measurement) => Measurement): string[] =>
    verdicts(data(all.map(change)))
      .filter(({ id, holds }) => now.get(id) !== holds)
      .map(({ id }) => id);
  const part = (row: Measurement, name: string): boolean =>
    row.experiment === 'programs' && row.what['part'] === name;
  const counted = (row: Measurement, counters: Record<string, number>): Measurement => ({
    ...row,
    answer: 'solved',
    counters: { ...row.counters, ...counters },
  });

  it('rows alone', () => {
    const several = (row: Measurement): Measurement =>
      part(row, 'rows alone') ? counted(row, { solutions: 2 }) : row;
    expect(turned(several)).toEqual(['004-rows-alone']);
  });

  it('0.00 s', () => {
    const slow = (row: Measurement): Measurement =>
      part(row, 'boards') && row.what['paper'] === '004' ? counted(row, { labelingMs: 5000 }) : row;
    expect(turned(slow)).toEqual(['004-no-time']);
  });

  it('solving against generating, at every size and not only at the largest', () => {
    const solving = (row: Measurement): boolean => row.what['goal'] === 'doubleCrossAPixSolver';
    const dear = (row: Measurement): Measurement =>
      part(row, 'sizes')
        ? counted(row, { inferences: (solving(row) ? 9 : 1) * Number(row.what['side']) ** 2 })
        : row;
    expect(turned(dear)).toContain('000-solving-longer');
    const largestOnly = (row: Measurement): Measurement =>
      part(row, 'sizes') && solving(row) && row.what['side'] !== 50
        ? counted(dear(row), { inferences: 1 })
        : dear(row);
    expect(turned(largestOnly)).not.toContain('000-solving-longer');
  });

  it('what a clock alone says turns no verdict that has a counter', () => {
    const slower = (row: Measurement, at: number): Measurement => ({
      ...row,
      ms: row.ms.map((ms) => ms * (1 + (at % 9))),
    });
    expect(turned((row) => slower(row, row.key.length))).toEqual([]);
  });
});

it("what the caveats say of the papers' tables follows from what the tables print", () => {
  const grows = (table: typeof table1Of000): string => {
    const at = (side: number): number => table.find((one) => one.side === side)!.ms;
    return (at(100) / at(50)).toFixed(1);
  };
  const said = papers['000'].checked.join(' ');
  expect(said).toContain(`Table 1 grows ${grows(table1Of000)} times, Table 2 ${grows(table2Of000)} times`);
});
