import { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { BEGUN, Overdue, ThreadPool } from './thread-pool.ts';

/** A thread that says each job back, never ends the job `hang`, and dies of the job `die`; `a` has thirty years. */
const ECHO = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', (job) => {
    parentPort.postMessage(${JSON.stringify(BEGUN)});
    if (job === 'hang') for (;;);
    if (job === 'die') throw new Error('of a fault');
    parentPort.postMessage({ result: 'did ' + job });
  });
`;

const pool = new ThreadPool<string, string>({
  threads: 2,
  start: () => new Worker(new URL(`data:text/javascript,${encodeURIComponent(ECHO)}`)),
  limit: (job) => (job === 'hang' ? 30 : job === 'a' ? 1e12 : 60_000),
  died: (job, error) => ({ result: `${job}: ${error instanceof Overdue ? 'overdue' : error.message}` }),
});
afterAll(() => pool.close());

test('a thread that hangs or dies costs its own job, and is replaced', async () => {
  const jobs = ['a', 'hang', 'b', 'die', 'hang', 'c'];
  expect(await Promise.all(jobs.map((job) => pool.result(job)))).toEqual([
    'did a',
    'hang: overdue',
    'did b',
    'die: of a fault',
    'hang: overdue',
    'did c',
  ]);
});

test('what is under way when the pool is closed is given up', async () => {
  const under = [pool.result('x'), pool.result('y'), pool.result('z')];
  await pool.close();
  expect(await Promise.all(under)).toEqual([undefined, undefined, undefined]);
  expect(await pool.result('later')).toBe(undefined);
});
