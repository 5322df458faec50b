import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { papers } from '../run-calcada.ts';
import { type Studio, startStudio } from './studio.ts';

describe('the page of a certificate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'calcada-certificate-'));
  let studio: Studio;
  beforeAll(async () => {
    studio = await startStudio();
  });
  afterAll(async () => {
    await studio.close();
    rmSync(folder, { recursive: true });
  });

  const prove = (board: string, ...options: readonly string[]): string => {
    const command = resolve('dist/cli/main.js');
    execFileSync(process.execPath, [command, 'prove', papers(board), '--out', folder, '--html', ...options]);
    return join(folder, `${board}.html`);
  };

  const verdict = async (file: string) => {
    const { context, page } = await studio.visit();
    await context.setOffline(true);
    await page.goto(pathToFileURL(file).href);
    await page.waitForSelector('#verdict[data-state]');
    const shown = {
      title: await page.title(),
      state: await page.getAttribute('#verdict', 'data-state'),
      text: (await page.textContent('#verdict')) ?? '',
      pictures: await page.locator('figure svg').count(),
    };
    await context.close();
    return shown;
  };

  it('is one small file that shows the board and checks the proof, offline', async () => {
    const file = prove('crazy-2');
    expect(statSync(file).size).toBeLessThan(100_000);
    expect(readFileSync(file, 'utf8')).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
    const shown = await verdict(file);
    expect(shown).toMatchObject({
      title: 'This board has exactly one solution',
      state: 'ok',
      pictures: 2,
    });
    expect(shown.text).toMatch(/^Checked in this page: all \d+ steps of the proof follow\.$/);
    expect(await verdict(prove('bosnian-13', '--lang', 'pt'))).toMatchObject({
      title: 'Este tabuleiro tem exatamente uma solução',
      state: 'ok',
    });
  });

  it('says so where the proof was changed', async () => {
    const whole = readFileSync(prove('crazy-2'), 'utf8');
    const other = readFileSync(prove('crazy-1'), 'utf8');
    const proofIn = /(<script type="text\/plain" id="proof">)([^<]*)/;
    const file = join(folder, 'changed.html');
    writeFileSync(
      file,
      whole.replace(proofIn, (_, tag: string) => tag + (proofIn.exec(other)?.[2] ?? '')),
    );
    const shown = await verdict(file);
    expect(shown.state).toBe('refused');
    expect(shown.text).toContain('Refused: the proof is wrong in line');
    writeFileSync(file, whole.replace(proofIn, '$1AAAA'));
    expect(await verdict(file)).toMatchObject({ state: 'refused' });
  });
});
