import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ONE, run } from '../../../test/run-calcada.ts';

describe('usage', () => {
  test('what was expected, and what came', async () => {
    const said = async (...args: string[]) => (await run(args)).err.split('\n')[0];
    expect(await said('check', '--lang', 'fr', ONE)).toBe(
      "error: expected --lang to be one of en, pt, es; got 'fr'",
    );
    expect(await said('completion', 'tcsh')).toBe(
      "error: expected shell to be one of bash, zsh, fish; got 'tcsh'",
    );
    expect(await said('solve', '-t', '0', ONE)).toBe(
      "error: --time-limit: expected a number of seconds greater than 0; got '0'",
    );
  });

  test.each([
    [[]],
    [['frobnicate']],
    [['solve']],
    [['check']],
    [['solve', '--frobnicate', ONE]],
    [['solve', '--time-limit', 'soon', ONE]],
    [['solve', '--time-limit', '0', ONE]],
    [['solve', '--limit', '-1', ONE]],
    [['solve', '--label', 'ff,ffc', ONE]],
    [['solve', '--label', 'sideways', ONE]],
    [['solve', '--style', 'oil', ONE]],
    [['solve', '--all', '--style', 'svg', ONE]],
    [['solve', '--all', '--out', 'x', ONE]],
    [['draw', '--out', 'x', ONE, ONE]],
    [['check', '--workers', '2', ONE]],
    [['check', '--prove', 'x', ONE]],
    [['check', '--jsonl', 'x', ONE]],
    [['grade', '--workers', '2', ONE]],
    [['grade', '--jsonl', 'x', ONE]],
    [['convert', ONE]],
    [['completion', 'tcsh']],
    // Options that would be passed over.
    [['check', '--jsonl', 'x', '--append']],
    [['check', '--append', 'x']],
    [['check', '--start', '2', 'x']],
    [['grade', '--out', 'y', 'x']],
    [['check', '--jsonl', 'x', '--style', 'svg']],
    [['check', '--json', '--out', 'y', ONE]],
    [['solve', '--json', '--style', 'svg', ONE]],
    [['explain', '--html', '--json', ONE]],
    [['draw', '--style', 'svg', '--width', '40', ONE]],
    [['draw', '--out', 'a.gif', ONE]],
    [['generate', 'akari', '--json', '--format', 'text']],
    [['generate', 'akari', '--method', 'paper', '--level', 'easy']],
    [['generate', 'akari', '--method', 'paper', '--no-grade']],
    [['generate', 'akari', '--density', '0x1']],
    [['generate', 'akari', '--dither']],
    [['generate', 'akari', '--threshold', '0.5']],
    [['solve', '--model', 'paper', '--seed', '3', '003:13']],
    [['lab', 'all', '--tries', '3']],
    [['lab', 'growth', '--no-learning']],
    [['book', 'README.md', '--out', 'y', '--level', 'easy']],
    [['book', 'README.md', '--out', 'y', '--no-links', '--play', 'https://example.org']],
    // Values that would mean nothing.
    [['solve', '--time-limit', '0x10', ONE]],
    [['solve', '--out', '', ONE]],
    [['book', 'README.md', '--out', '-']],
    [['check', '--from', 'braille', ONE]],
    [['check', '--puzzle', 'chess', ONE]],
  ])('%j is refused with a word on stderr', async (args) => {
    const { code, out, err } = await run(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/\S/);
  });

  test('--help has examples everywhere', async () => {
    for (const command of ['', 'solve', 'check', 'deduce', 'count', 'draw', 'convert', 'completion']) {
      const { code, out } = await run([...(command ? [command] : []), '--help']);
      expect(code).toBe(0);
      expect(out).toMatch(/Examples:\n {2}calcada /);
    }
  });

  test('the manual page is what the commands declare', async () => {
    const { code, out } = await run(['manual']);
    expect(code).toBe(0);
    expect(out).toMatch(/^\.TH CALCADA 1\n/);
    for (const word of ['check', 'generate', '--time\\-limit', 'EXIT STATUS'])
      expect(out).toContain(word.replace('--', '\\-\\-'));
  });

  test('--version', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
    expect(await run(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });
});
