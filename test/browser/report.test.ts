/** The lab's report, printed from the measured results, in a real browser: every plot drawn and readable. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allExperiments, printResults, readResults } from '../../workbench/lab/index.ts';
import { axeFindings } from './axe.ts';
import { startChromium } from './chromium.ts';

let browser: Browser;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'calcada-report-'));
  const results = readResults(readFileSync(join('docs', 'results', 'results.json'), 'utf8'));
  if ('problem' in results) throw new Error(results.problem);
  await printResults(results, allExperiments(), folder);
  browser = await startChromium();
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each([
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
] as const)('the report, $colorScheme, $width wide', ({ colorScheme, width }) => {
  it('shows every plot, keeps within the page, and can be read', async () => {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } });
    const page = await context.newPage();
    const requests: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('file:')) requests.push(request.url());
    });
    await page.goto(pathToFileURL(join(folder, 'report.html')).href);
    const plots = await page.$$eval('figure svg', (drawings) =>
      drawings.map((drawing) => {
        const { width: wide, height: high } = drawing.getBoundingClientRect();
        const dots = [...drawing.querySelectorAll('[aria-label="dot"] *')];
        return { wide, high, dots: dots.filter((dot) => dot.getBoundingClientRect().width > 0).length };
      }),
    );
    expect(plots.length).toBeGreaterThan(10);
    for (const plot of plots) {
      expect(plot.wide).toBeGreaterThan(200);
      expect(plot.high).toBeGreaterThan(100);
      expect(plot.dots).toBeGreaterThan(0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await axeFindings(page, 'color-contrast')).toEqual([]);
    expect(requests).toEqual([]);
    await context.close();
  });
});
