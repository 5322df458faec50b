import type { Chance, Switch } from '../puzzles/puzzle.ts';
import type { Task } from '../reasoning/index.ts';
import type { Trial } from './trial.ts';

/** One thing to switch off, and perhaps something weaker to switch on instead. */
export interface Removal {
  readonly off: Switch;
  readonly on?: Switch;
}

/** What can be switched off, one after the other, without letting a rival in. */
export interface Removals {
  /** In this order; after each of them the solution is still alone. */
  readonly gone: readonly Removal[];
  /** Those without any one of which there is a rival (or, past the conflict limit, may be). */
  readonly kept: readonly Switch[];
}

/**
 * Switches candidates off for as long as the solution stays alone while `fixed` is on. Each proof names what it rests
 * on: everything else goes at once; what is left is tried one by one. In the end, what can be weaker becomes so.
 * Undefined: it takes too long.
 */
export function* removals<G, V extends string>(
  trial: Trial<G, V>,
  fixed: readonly Switch[],
  candidates: readonly Switch[],
  needed: ReadonlySet<Switch>,
  conflictLimit: number,
  chance: Chance,
): Task<Removals | undefined> {
  const gone = chance.shuffle(candidates.filter((each) => !needed.has(each))).sort(earlyFirst);
  trial.fix(gone, 0);
  const kept: Switch[] = [];
  // The last is tried first.
  let untried = chance
    .shuffle(candidates.filter((each) => needed.has(each)))
    .sort((a, b) => earlyFirst(b, a));
  for (let last = untried.pop(); last !== undefined; last = untried.pop()) {
    if (trial.isSpent) return undefined;
    const verdict = yield* trial.askWithout(last, [...fixed, ...kept, ...untried], conflictLimit);
    if (verdict.status !== 'alone') {
      kept.push(last);
      if (!last.weaker) trial.fix([last], 1);
      continue;
    }
    const spare = [last, ...untried.filter((each) => !verdict.needed.has(each))];
    trial.fix(spare, 0);
    for (const each of spare) gone.push(each);
    untried = untried.filter((each) => verdict.needed.has(each));
  }
  const weakened: Removal[] = [];
  for (const [at, off] of kept.entries()) {
    const on = off.weaker;
    if (!on) continue;
    trial.add([on]);
    const verdict = yield* trial.ask([...fixed, ...kept.with(at, on)], conflictLimit);
    if (verdict.status !== 'alone') continue;
    kept[at] = on;
    weakened.push({ off, on });
  }
  const removed: Removal[] = [];
  for (const off of gone) removed.push({ off });
  return { gone: [...removed, ...weakened], kept };
}

const earlyFirst = (one: Switch, other: Switch): number =>
  Number(other.early ?? false) - Number(one.early ?? false);
