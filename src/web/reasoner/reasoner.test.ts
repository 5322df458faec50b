import { describe, expect, it } from 'vitest';
import { asType } from '../as-type.ts';
import { LISTENING } from './answers.ts';
import { Reasoner } from './reasoner.ts';
import { answerOn } from './wire.ts';

/** A worker that is no thread: it answers by `answers`, and can be seen to be ended. */
class FakeWorker extends EventTarget {
  ended = false;
  readonly #mine: MessagePort;

  constructor(answers: Parameters<typeof answerOn>[1]) {
    super();
    const { port1, port2 } = new MessageChannel();
    this.#mine = port1;
    port1.addEventListener('message', ({ data }) =>
      this.dispatchEvent(new MessageEvent('message', { data })),
    );
    port1.start();
    port2.start();
    answerOn(asType<Worker>(port2), answers);
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: LISTENING })), 1);
  }

  postMessage(message: unknown, transfer: Transferable[] = []): void {
    this.#mine.postMessage(message, transfer);
  }

  terminate(): void {
    this.ended = true;
    this.#mine.close();
  }
}

/** A reasoner whose workers never answer `settle`, and throw at `grade`. */
function started() {
  const workers: FakeWorker[] = [];
  const reasoner = new Reasoner(() => {
    const worker = new FakeWorker({
      check: () => ({ status: 'unknown' }),
      settle: () => new Promise(() => undefined),
      grade: () => {
        throw new RangeError('out of memory');
      },
    });
    workers.push(worker);
    return asType<Worker>(worker);
  });
  return { workers, reasoner };
}

const board = { puzzle: 'none', text: '' };

describe('the worker', () => {
  it('is started once and asked many times', async () => {
    const { workers, reasoner } = started();
    for (let time = 0; time < 3; time++) {
      const answer = await reasoner.ask((answers) => answers.check(board, 1), { limit: 1000 });
      expect(answer).toEqual({ ok: true, value: { status: 'unknown' } });
    }
    expect(workers).toHaveLength(1);
  });

  it('is ended when it takes too long, and the next question gets a new one', async () => {
    const { workers, reasoner } = started();
    const late = await reasoner.ask((answers) => answers.settle(board, 1), { limit: 20 });
    expect(late).toEqual({ ok: false, because: 'time' });
    expect(workers[0]!.ended).toBe(true);
    const next = await reasoner.ask((answers) => answers.check(board, 1), { limit: 1000 });
    expect(next.ok).toBe(true);
    expect(workers).toHaveLength(2);
  });

  it('is ended when a question is given up that it does not finish', async () => {
    const { workers, reasoner } = started();
    const stopped = new AbortController();
    const first = reasoner.ask((answers) => answers.settle(board, 1), {
      limit: 10_000,
      signal: stopped.signal,
    });
    const second = reasoner.ask((answers) => answers.check(board, 1), { limit: 10_000 });
    setTimeout(() => stopped.abort(), 10);
    expect(await first).toEqual({ ok: false, because: 'stopped' });
    expect((await second).ok).toBe(true);
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
  });

  it('is ended at once when it may rest, and only if it is busy', async () => {
    const { workers, reasoner } = started();
    await reasoner.ask((answers) => answers.check(board, 1), { limit: 1000 });
    reasoner.rest();
    expect(workers[0]!.ended).toBe(false);
    const stopped = new AbortController();
    const asked = reasoner.ask((answers) => answers.settle(board, 1), {
      limit: 10_000,
      signal: stopped.signal,
    });
    setTimeout(() => stopped.abort(), 10);
    expect(await asked).toEqual({ ok: false, because: 'stopped' });
    reasoner.rest();
    expect(workers[0]!.ended).toBe(true);
    expect((await reasoner.ask((answers) => answers.check(board, 1), { limit: 1000 })).ok).toBe(true);
  });

  it('is kept when a question is withdrawn before it begins', async () => {
    const { workers, reasoner } = started();
    await reasoner.ask((answers) => answers.check(board, 1), { limit: 1000 });
    const answer = await reasoner.ask((answers) => answers.settle(board, 1), {
      limit: 1000,
      signal: AbortSignal.abort(),
    });
    expect(answer).toEqual({ ok: false, because: 'stopped' });
    expect((await reasoner.ask((answers) => answers.check(board, 1), { limit: 1000 })).ok).toBe(true);
    expect(workers).toHaveLength(1);
  });

  it('is started anew when it breaks down, and asked once more', async () => {
    const { workers, reasoner } = started();
    expect(await reasoner.ask((answers) => answers.grade(board, 1), { limit: 1000 })).toEqual({
      ok: false,
      because: 'failed',
    });
    let times = 0;
    const asked = reasoner.ask(
      (answers) => {
        // The first worker dies while it is asked.
        if (times++ === 0) setTimeout(() => workers.at(-1)!.dispatchEvent(new Event('error')), 10);
        return times === 1 ? answers.settle(board, 1) : answers.check(board, 1).then(() => undefined);
      },
      { limit: 10_000 },
    );
    expect((await asked).ok).toBe(true);
    const twice = reasoner.ask(
      (answers) => {
        setTimeout(() => workers.at(-1)!.dispatchEvent(new Event('error')), 10);
        return answers.settle(board, 1);
      },
      { limit: 10_000 },
    );
    expect(await twice).toEqual({ ok: false, because: 'failed' });
    expect((await reasoner.ask((answers) => answers.check(board, 1), { limit: 1000 })).ok).toBe(true);
    expect(workers.map(({ ended }) => ended)).toEqual([true, true, true, true, false]);
  });
});
