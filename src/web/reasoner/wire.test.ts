import { expect, it } from 'vitest';
import { asType } from '../as-type.ts';
import { answerOn, askOn } from './wire.ts';

function wired(answers: Parameters<typeof answerOn>[1]) {
  const { port1, port2 } = new MessageChannel();
  for (const port of [port1, port2]) port.start();
  answerOn(asType<Worker>(port2), answers);
  return { ask: askOn(asType<Worker>(port1)), close: () => port1.close() };
}

it('brings answers, several at a time and in any order', async () => {
  const { ask, close } = wired({
    late: (text: string) => new Promise((resolve) => setTimeout(() => resolve(text), 20)),
    soon: (one: number, other: number) => one + other,
  });
  const asked = [ask('late', ['a']), ask('soon', [1, 2]), ask('late', ['b']), ask('soon', [3, 4])];
  expect(await Promise.all(asked)).toEqual(['a', 3, 'b', 7]);
  close();
});

it('calls a function that came with the question, each time before the answer is there', async () => {
  const { ask, close } = wired({
    count: async (most: number, tell: (at: number, name: string) => void) => {
      for (let at = 0; at < most; at++) tell(at, `number ${at}`);
      return most;
    },
  });
  const told: string[] = [];
  const other: number[] = [];
  const asked = ask('count', [3, (at: number, name: string) => told.push(`${at}: ${name}`)]);
  const again = ask('count', [2, (at: number) => other.push(at)]);
  expect(await asked).toBe(3);
  expect(told).toEqual(['0: number 0', '1: number 1', '2: number 2']);
  expect(await again).toBe(2);
  expect(other).toEqual([0, 1]);
  close();
});

it('tells what went wrong: in the answer, with an unknown question, with what cannot be sent', async () => {
  const { ask, close } = wired({
    broken: () => {
      throw new RangeError('out of memory');
    },
    uncloneable: () => () => undefined,
    whole: () => 'still here',
  });
  await expect(ask('broken', [])).rejects.toThrow('out of memory');
  await expect(ask('nothing', [])).rejects.toThrow();
  await expect(ask('uncloneable', [])).rejects.toThrow('could not be cloned');
  await expect(ask('whole', [Symbol('no')])).rejects.toThrow();
  expect(await ask('whole', [])).toBe('still here');
  close();
});
