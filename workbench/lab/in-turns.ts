import type { Measured } from '../../src/lab/index.ts';
import { Random } from './boards/random.ts';

/** Milliseconds for which short runs go on unrecorded before anything is timed. */
const WARM_UP = 250;

export interface Turns {
  /** Timed rounds at most; without any, the unrecorded runs are reported. */
  readonly rounds: number;
  /** Milliseconds of timed runs after which one of them is not run again. */
  readonly enough: number;
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/**
 * Times several things against each other. First every one runs unrecorded, the short ones again and again, so that
 * none pays for the warm-up of the JavaScript engine; then they take turns, so that a machine that is slow for a while
 * is slow for all. Each round has a different order: with one that repeats, the garbage of all is collected in the
 * time of the same one round after round. Whatever reaches its limit at first is not run again.
 */
export function inTurns(runs: readonly (() => Measured)[], { rounds, enough }: Turns): Measured[] {
  const turns = runs.map((run) => ({ run, told: run(), ms: [] as number[] }));
  const timed = rounds === 0 ? [] : turns.filter(({ told }) => told.answer !== 'unknown');
  const short = timed.filter(({ told }) => sum(told.ms) < WARM_UP);
  for (const until = performance.now() + WARM_UP; short.length > 0 && performance.now() < until; )
    for (const { run } of short) run();
  const random = new Random(rounds);
  for (let round = 0; round < rounds; round++) {
    for (const turn of random.shuffle(timed)) {
      if (sum(turn.ms) >= enough) continue;
      const again = turn.run();
      turn.ms.push(...again.ms);
      turn.told = { ...again, ms: turn.ms };
    }
  }
  return turns.map(({ told }) => told);
}
