/**
 * docs/results.md says nothing that its data does not carry: the page is made from `results.json` again and must be the
 * same, a sentence with a measured figure must change when the measurements do, and a verdict must turn with its data.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Measurement } from '../../src/lab/index.ts';
import { allExperiments, printResults, readResults } from './index.ts';
import { papers, table1Of000, table2Of000 } from './papers.ts';
import { verdicts } from './programs-verdicts.ts';
import { measurementsOf } from './results.ts';

const docs = new URL('../../docs/', import.meta.url);
const stored = readResults(readFileSync(new URL('results/results.json', docs), 'utf8'));
if ('problem' in stored) throw new Error(stored.problem);
const all = measurementsOf(stored);
const of = (id: string): Measurement[] => all.filter(({ experiment }) => experiment === id);

const folder = mkdtempSync(join(tmpdir(), 'calcada-claims-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the page is what the stored results make', async () => {
  await printResults(stored, allExperiments(), folder, join(folder, 'results.md'));
  expect(readFileSync(new URL('results.md', docs), 'utf8')).toBe(
    readFileSync(join(folder, 'results.md'), 'utf8'),
  );
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
        // What is printed in a paper stays; something of ours must be beside it.
        if (/3\.23 s/.test(sentence)) continue;
        expect(after).not.toContain(sentence);
        sentences++;
      }
    });
  }
  it('there were many', () => {
    expect(sentences).toBeGreaterThan(30);
  });
});

describe('verdicts turn with their data', () => {
  const rows = of('programs');
  const told = (change: (row: Measurement) => Measurement): Map<string, string> =>
    new Map(verdicts(rows.map(change)).map(({ claim, holds }) => [claim, holds]));
  const now = told((row) => row);
  const turned = (change: (row: Measurement) => Measurement): string[] =>
    [...told(change)].filter(([claim, holds]) => now.get(claim) !== holds).map(([claim]) => claim);
  const part = (row: Measurement, name: string): boolean => row.what['part'] === name;

  it('there is one for each conclusion', () => {
    expect(now.size).toBe(8);
  });

  it('rows alone', () => {
    const several = (row: Measurement): Measurement =>
      part(row, 'rows alone') ? { ...row, counters: { ...row.counters, solutions: 2 } } : row;
    expect(turned(several)).toEqual([expect.stringContaining('rows alone')]);
  });

  it('0.00 s', () => {
    const slow = (row: Measurement): Measurement =>
      part(row, 'boards') && row.what['paper'] === '004' ? { ...row, ms: [5000] } : row;
    expect(turned(slow)).toEqual([expect.stringContaining('0.00 s')]);
  });

  it('Table 3, the strategies and the sizes', () => {
    const alike = (row: Measurement): Measurement => (part(row, 'table 3') ? { ...row, ms: [600] } : row);
    expect(turned(alike)).toEqual([expect.stringContaining('Table 3')]);
    const worst = (row: Measurement): Measurement =>
      part(row, '25x25') ? { ...row, ms: [row.what['select'] === 'ffc' ? 900 : 100] } : row;
    expect(turned(worst)).toEqual([expect.stringContaining('ffc')]);
    const quick = (row: Measurement): Measurement =>
      part(row, 'sizes') ? { ...row, answer: 'solved', ms: [Number(row.what['side']) ** 2 / 100] } : row;
    expect(turned(quick).length).toBeGreaterThan(1);
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
