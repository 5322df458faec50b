import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

/** Doubles its job, slowly if it is even; dies of a job of 7 by an error, and of 13 by leaving. */
const SCRIPT = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', (job) => {
    parentPort.postMessage('begun');
    if (job === 7) throw new Error('seven');
    if (job === 13) process.exit(3);
    if (job >= 1000) return;
    setTimeout(() => parentPort.postMessage({ result: 2 * job }), job % 2 === 0 ? 20 : 0);
  });
`;

function poolOf(threads: number, signal = new AbortController().signal, keepFinished = false) {
  let started = 0;
  const options = {
    threads,
    start: (): Worker => {
      started++;
      return new Worker(SCRIPT, { eval: true });
    },
    died: (job: number, { message }: Error) => ({ result: `${job} died: ${message}` }),
    ahead: 4,
    signal,
    keepFinished,
  };
  const run = (jobs: Iterable<number> | AsyncIterable<number>) =>
    inOrder<number, number | string>(jobs, options);
  return { run, started: () => started };
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => 20 + at);

async function all<T>(results: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const result of results) found.push(result);
  return found;
}

describe.each([1, 2, 3])('%i threads', (threads) => {
  test('the results come in the order of the jobs, from no more threads than that', async () => {
    const { run, started } = poolOf(threads);
    expect(await all(run(numbers(30)))).toEqual(numbers(30).map((job) => 2 * job));
    expect(started()).toBeLessThanOrEqual(threads);
    expect(started()).toBeGreaterThan(0);
  });

  test('a thread that dies costs its own job, and the pool goes on', async () => {
    const jobs = [1, 7, 2, 13, 7, 3, 4, 5];
    const died = (job: number) => (job === 7 ? '7 died: seven' : '13 died: exit code 3');
    expect(await all(poolOf(threads).run(jobs))).toEqual(
      jobs.map((job) => (job === 7 || job === 13 ? died(job) : 2 * job)),
    );
  });

  test('an error of the jobs comes after the results of those before it', async () => {
    async function* jobs(): AsyncGenerator<number> {
      yield* [1, 2, 3];
      throw new Error('no more');
    }
    const found: unknown[] = [];
    const running = (async () => {
      for await (const result of poolOf(threads).run(jobs())) found.push(result);
    })();
    await expect(running).rejects.toThrow('no more');
    expect(found).toEqual([2, 4, 6]);
  });
});

test('a thread that does not keep to the limit of its job is ended, and the others go on', async () => {
  const results = inOrder<number, number | string>([1, 1000, 3, 1001, 5], {
    threads: 2,
    start: () => new Worker(SCRIPT, { eval: true }),
    died: (job, error) => ({ result: `${job}: ${error.name}` }),
    // Jobs from 1000 on are never done.
    limit: (job) => (job >= 1000 ? 50 : undefined),
    ahead: 4,
    signal: new AbortController().signal,
  });
  expect(await all(results)).toEqual([2, '1000: Overdue', 6, '1001: Overdue', 10]);
});

test('no jobs, no threads and no results', async () => {
  const { run, started } = poolOf(2);
  expect(await all(run([]))).toEqual([]);
  expect(started()).toBe(0);
});

test('jobs are not read far ahead of the results', async () => {
  let read = 0;
  function* jobs(): Generator<number> {
    for (;;) yield ++read + 20;
  }
  for await (const _ of poolOf(2).run(jobs())) break;
  expect(read).toBeLessThanOrEqual(10);
});

test.each([true, false])('a signal ends it; finished results are kept: %s', async (keepFinished) => {
  const stop = new AbortController();
  // The second job is never done; the others are.
  const results = poolOf(2, stop.signal, keepFinished).run([1, 1000, 3, 5]);
  expect((await results.next()).value).toBe(2);
  setTimeout(() => stop.abort(), 200);
  const rest = await all(results);
  if (keepFinished) for (const result of rest) expect([6, 10]).toContain(result);
  else expect(rest).toEqual([]);
});
