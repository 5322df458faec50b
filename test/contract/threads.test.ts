import { describe, expect, it } from 'vitest';
import { puzzles } from '../../src/puzzles/index.ts';
import {
  CubeSearcher,
  check,
  checkAsync,
  type RoundResult,
  type SearchThreads,
  solveAsync,
} from '../../src/reasoning/index.ts';
import { Random, seed } from '../random.ts';
import { rounds } from '../rounds.ts';
import { randomBoard } from './random-boards.ts';

const ROUNDS = rounds(40);
/** Boards that are settled without a search say nothing about threads: then there are more. */
const MOST_ROUNDS = 200;
const TRICKS = { after: 0, perRound: 3 };

/** Threads that are none, but speak as they do: what is sent is copied, and answers come late and in any order. */
function pretended(
  count: number,
  {
    dies = () => false,
    late = () => 0,
  }: { dies?: (thread: number, round: number) => boolean; late?: () => number } = {},
): SearchThreads & { ended: number } {
  const threads = {
    count,
    ...TRICKS,
    ended: 0,
    started: 0,
    start: (task: Parameters<SearchThreads['start']>[0]) => {
      const { puzzle, grid, seed: own } = structuredClone(task);
      const searcher = new CubeSearcher(puzzles.find(({ id }) => id === puzzle)!, grid, own);
      const at = threads.started++;
      let asked = 0;
      return {
        ask: async (round: Parameters<typeof searcher.answer>[0]): Promise<RoundResult | undefined> => {
          for (let turns = late(); turns > 0; turns--) await Promise.resolve();
          return dies(at, asked++) ? undefined : structuredClone(searcher.answer(structuredClone(round)));
        },
        end: () => void threads.ended++,
      };
    },
  };
  return threads;
}

const boardOf = (puzzle: (typeof puzzles)[number], round: number): unknown => {
  const random = new Random(seed + 7919 * round);
  return randomBoard(puzzle, (limit) => random.below(limit));
};

describe.each(puzzles)('$id in several threads', (puzzle) => {
  it(`has the verdict of one thread (seed ${seed})`, async () => {
    /** Boards that were really split. */
    let split = 0;
    const statuses = new Set<string>();
    const met = (): boolean => split > 0 && statuses.size > 1;
    for (let round = 0; round < MOST_ROUNDS && (round < ROUNDS || !met()); round++) {
      const grid = boardOf(puzzle, round);
      const threads = pretended(1 + (round % 3));
      const alone = check(puzzle, grid, { clashTime: 0 });
      const shared = await checkAsync(puzzle, grid, { clashTime: 0, threads });
      expect({ round, status: shared.status }).toEqual({ round, status: alone.status });
      if (shared.status === 'unique' && alone.status === 'unique')
        expect(shared.solution.differences(alone.solution)).toEqual([]);
      if (shared.status === 'several') expect(shared.differences.length).toBeGreaterThan(0);
      expect(threads.ended).toBe(shared.statistics.cubes === undefined ? 0 : threads.count);
      if ((shared.statistics.cubes ?? 0) > 1) split++;
      statuses.add(shared.status);
    }
    expect(split).toBeGreaterThan(0);
    expect(statuses.size).toBeGreaterThan(1);
  });

  it('finds the same whichever thread answers first', async () => {
    const random = new Random(seed);
    const late = (): number => random.below(50);
    for (let round = 0; round < ROUNDS / 5; round++) {
      const grid = boardOf(puzzle, round);
      const [first, second] = await Promise.all(
        [0, 1].map(() =>
          checkAsync(puzzle, grid, { clashTime: 0, seed: round, threads: pretended(3, { late }) }),
        ),
      );
      const { time: _, ...counters } = first!.statistics;
      expect(second).toMatchObject({ status: first!.status, statistics: counters });
      if ('solution' in first! && first.solution && 'solution' in second! && second.solution)
        expect(second.solution.differences(first.solution)).toEqual([]);
    }
  });

  it('never answers wrongly when a thread dies', async () => {
    let unknown = 0;
    for (let round = 0; round < ROUNDS / 5 || (unknown === 0 && round < MOST_ROUNDS); round++) {
      const grid = boardOf(puzzle, round);
      const { status } = check(puzzle, grid, { clashTime: 0 });
      for (const last of [0, 1]) {
        const dies = (thread: number, asked: number): boolean => thread >= last && asked >= last;
        const shared = await checkAsync(puzzle, grid, { clashTime: 0, threads: pretended(2, { dies }) });
        if (shared.status === 'unknown') {
          unknown++;
          expect(shared.because).toBe('memory');
        } else expect(shared.status).toBe(status);
      }
    }
    expect(unknown).toBeGreaterThan(0);
  });
});

describe('threads', () => {
  const puzzle = puzzles[0]!;
  const grid = boardOf(puzzle, 1);

  it('are not started where the search is short', async () => {
    const threads = { ...pretended(2), after: 1_000_000 };
    const { statistics } = await solveAsync(puzzle, grid, { threads });
    expect(statistics.threads).toBeUndefined();
  });

  it('stop at limits and signals, and say which', async () => {
    const ended = await solveAsync(puzzle, grid, { threads: pretended(2), conflictLimit: 0 });
    expect(ended).toMatchObject({ status: 'unknown', because: 'conflicts' });
    const stop = new AbortController();
    const never = {
      ...pretended(2),
      start: () => ({ ask: () => new Promise<undefined>(() => {}), end: () => {} }),
    };
    const waiting = solveAsync(puzzle, grid, { threads: never, signal: stop.signal });
    stop.abort();
    expect(await waiting).toMatchObject({ status: 'unknown', because: 'stopped' });
    const late = await solveAsync(puzzle, grid, { threads: never, timeLimit: 60 });
    expect(late).toMatchObject({ status: 'unknown', because: 'time' });
  });

  it('pass on what goes wrong in them, and are ended', async () => {
    let ended = 0;
    const start = () => ({ ask: () => Promise.reject(new Error('broken')), end: () => void ended++ });
    await expect(solveAsync(puzzle, grid, { threads: { ...pretended(2), start } })).rejects.toThrow('broken');
    expect(ended).toBe(2);
  });

  it('need the asynchronous form, and no labeling', async () => {
    const options = { threads: pretended(2) };
    expect(() => check(puzzle, grid, options as object)).toThrow('asynchronous');
    await expect(solveAsync(puzzle, grid, { ...options, labeling: { select: 'leftmost' } })).rejects.toThrow(
      'labeling',
    );
  });
});
