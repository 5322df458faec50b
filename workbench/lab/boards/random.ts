import { Mulberry } from './mulberry.ts';

/** Several numbers make one seed, so that each board of an experiment has a stream of its own. */
export class Random extends Mulberry {
  constructor(...seeds: readonly number[]) {
    let state = 0x9e3779b9;
    for (const seed of seeds) {
      state = Math.imul(state ^ (seed >>> 0), 0x85ebca6b);
      state ^= state >>> 13;
    }
    super(state);
  }
}
