import { expect, test } from 'vitest';
import { calcada } from '../index.ts';
import type { Begun, Io } from '../terminal/io.ts';

const ONE = 'akari\n...\n.4.\n...\n';
const TWO = 'akari\n..\n..\n';

/** What a supervisor is told of the inputs of a command. */
async function begun(...args: string[]): Promise<Begun[]> {
  const told: Begun[] = [];
  const quiet = { write: () => {}, isTTY: false };
  const io: Io = {
    stdout: quiet,
    stderr: quiet,
    async *stdin() {},
    env: {},
    onInterrupt: () => () => {},
    entry: new URL('../main.ts', import.meta.url),
    supervisor: {
      done: { inputs: 0, boards: 0, code: 0 },
      begin: (input) => void told.push(input),
      keep: () => {},
      limit: () => {},
    },
  };
  await calcada(args, io);
  return told;
}

test('the last input tells how to end the process: no other thread is started for nothing', async () => {
  expect((await begun('check', '-q', ONE)).map(({ lastCode }) => lastCode)).toEqual([4]);
  const three = await begun('check', '-q', ONE, TWO, 'akari\n#', ONE);
  expect(three.map(({ index, code, lastCode }) => [index, code, lastCode])).toEqual([
    [0, 0, undefined],
    [1, 0, undefined],
    [2, 1, undefined],
    [3, 1, 4],
  ]);
  // What the boards before it came to is not forgotten.
  const bad = await begun('check', '-q', 'akari\nx\n', ONE);
  expect(bad.map(({ lastCode }) => lastCode)).toEqual([3]);
});
