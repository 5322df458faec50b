import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { run } from '../../../test/run-calcada.ts';
import { puzzles } from '../../puzzles/index.ts';
import type { Io } from '../terminal/io.ts';
import { menuCommand } from './menu.ts';

const DOWN = '\u001b[B';
const ENTER = '\r';
const CTRL_C = '\u0003';

/** Presses keys, each once the menu waits for one. */
async function menu(
  keys: readonly string[],
  lang: 'en' | 'pt' = 'en',
): Promise<{ code: number; out: string }> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  let out = '';
  output.on('data', (bytes: Buffer) => {
    out += bytes.toString();
  });
  const write = (text: string): void => {
    out += text;
  };
  const io: Io = {
    stdout: { write, isTTY: true, columns: 80 },
    stderr: { write, isTTY: true, columns: 80 },
    async *stdin() {},
    env: {},
    onInterrupt: () => () => {},
    entry: new URL('../main.ts', import.meta.url),
  };
  const ended = menuCommand(io, { lang }, { input, output });
  let over = false;
  void ended.finally(() => {
    over = true;
  });
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
  for (const key of keys) {
    // A prompt is there when nothing more is written.
    for (let before = -1; !over && before !== out.length; ) {
      before = out.length;
      await pause();
      await pause();
    }
    input.write(key);
  }
  const code = await ended;
  await finished(output.end());
  return { code, out };
}

const number = (id: string): string => String(puzzles.findIndex((puzzle) => puzzle.id === id) + 1);

describe('the menu', () => {
  it('solves a board of a paper by numbers and arrows, and ends when told', async () => {
    const keys = [number('crazy-pavement'), ENTER, '1', ENTER, DOWN, ENTER, '3', ENTER, '9', ENTER];
    const { code, out } = await menu(keys, 'pt');
    expect(code).toBe(0);
    expect(out).toContain('Que puzzle?');
    expect(out).toContain('004:2');
    expect(out).toMatch(/[█▓#■]/);
    expect(out).toContain('Até à próxima.');
  });

  it("solves the 15x15 board as its paper does, with a labeling of one's choice, and says no word of English", async () => {
    const keys = [
      number('crazy-pavement'),
      ENTER,
      '1',
      ENTER,
      '3',
      ENTER,
      '2',
      ENTER,
      '4',
      ENTER,
      '2',
      ENTER,
      '9',
      ENTER,
    ];
    const { code, out } = await menu(keys, 'pt');
    expect(code).toBe(0);
    expect(out).toContain('| 42 | 42 |');
    expect(out).toMatch(/1 \| 1 \| 0/);
    for (const name of [
      'Reatamentos',
      'Implicações',
      'Podas',
      'Retrocessos',
      'Restrições criadas',
      'Tempo total',
    ])
      expect(out).toContain(`${name}: `);
    expect(out).toMatch(/Tempo total: \d+,\d+ ms/);
    expect(out).toContain('Procurar:');
    expect(out).not.toMatch(/\b(Search|select|confirm|Type|match(es)?|Resumptions|Time)\b/);
  });

  it('says in Portuguese that a file is not there', async () => {
    const typed = [...'nada.txt'];
    const keys = [number('crazy-pavement'), ENTER, '3', ENTER, ...typed, ENTER, '1', ENTER, '9', ENTER];
    const { out } = await menu(keys, 'pt');
    expect(out).toContain('erro: nada.txt: ');
    expect(out).not.toContain('error:');
  });

  it('ends cleanly on Ctrl-C', async () => {
    const { code, out } = await menu([CTRL_C]);
    expect(code).toBe(130);
    expect(out).toContain('Goodbye.');
  });

  it('says that it needs a terminal', async () => {
    expect(await run(['menu'])).toMatchObject({ code: 2, err: expect.stringContaining('needs a terminal') });
  });
});
