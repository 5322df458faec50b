import type { Wording } from '../../board/index.ts';
import type { MadeBoard, Wish } from './answers.ts';
import { maker } from './reasoner.ts';

/** Milliseconds that a new board may take. */
const MAKING_TIME = 60_000;

export type Made = Extract<MadeBoard, { ok: true }> | NotMade;

export interface NotMade {
  readonly ok: false;
  readonly because: 'time' | 'stopped' | 'level' | 'wish' | 'failed';
  readonly problem?: Wording;
}

/** Has a board made, told how many sketches it took so far; stopping ends the maker at once. */
export async function makeBoard(
  wish: Wish,
  signal: AbortSignal,
  onProgress: (tries: number) => void,
): Promise<Made> {
  const told = (tries: number): void => {
    if (!signal.aborted) onProgress(tries);
  };
  const answer = await maker.ask((answers) => answers.make(wish, MAKING_TIME, told), {
    limit: MAKING_TIME * 1.2,
    signal,
  });
  return answer.ok ? answer.value : { ok: false, because: answer.because };
}
