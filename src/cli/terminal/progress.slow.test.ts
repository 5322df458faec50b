import { describe, expect, test } from 'vitest';
import { ENDLESS, run } from '../../../test/run-calcada.ts';

describe('progress', () => {
  test('a search that lasts is reported on stderr: lines for a log, one line for a terminal', async () => {
    const log = await run(['check', '--time-limit', '1.5', ENDLESS]);
    expect(log.err).toMatch(/^(argument: \d+\.\d s, \d+ conflicts\n)+$/);
    const terminal = await run(['check', '--time-limit', '1.5', '--style', 'ascii', '--no-color', ENDLESS], {
      terminal: true,
    });
    const erase = '\r\x1b[K';
    const [before, ...shown] = terminal.err.split(erase);
    expect([before, shown.pop()]).toEqual(['', '']);
    expect(shown.length).toBeGreaterThan(0);
    for (const line of shown) expect(line).toMatch(/^argument: \d+\.\d s, \d+ conflicts$/);
    expect(terminal.out).toBe('unknown: the time limit was reached\n');
    // A line that does not fit is cut, for one that wraps could not be taken away again.
    const narrow = await run(['check', '--lang', 'pt', '--time-limit', '1.5', '--no-color', ENDLESS], {
      terminal: true,
      columns: 30,
    });
    const [, ...cut] = narrow.err.split(erase);
    expect(cut.pop()).toBe('');
    expect(cut.length).toBeGreaterThan(0);
    for (const line of cut) {
      expect(line).toMatch(/^argument: \d+\.\d s, \d+ conf/);
      expect('conflitos').toContain(/conf\w*$/.exec(line)![0]);
      expect(line.length).toBeLessThan(30);
    }
    expect((await run(['check', '-q', '--time-limit', '1.5', ENDLESS])).err).toBe('');
  });
});
