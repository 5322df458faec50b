import { beside, type Shape } from '../board/index.ts';
import type { Limits } from '../engine/index.ts';
import type { Chance, Puzzle, Sketch, Switch } from '../puzzles/puzzle.ts';
import type { Task } from '../reasoning/index.ts';
import { Trial } from './trial.ts';

/** Much of what is open follows from a little of it: one place in this many cells is repaired before looking again. */
const CELLS_PER_REPAIR = 300;

/**
 * The board with the fewest clues of a sketch from which propagation alone leads to its solution, which so is the only
 * one: nothing is searched. The sketch is repaired until there is such a board; undefined if that comes to nothing.
 */
export function* settledBoard<G, V extends string>(
  puzzle: Puzzle<G, V>,
  sketch: Sketch<G, V>,
  limits: () => Limits,
  chance: Chance,
): Task<G | undefined> {
  let trial = new Trial(puzzle, sketch, limits);
  const { cells } = sketch.solution;
  const atOnce = Math.ceil(cells / CELLS_PER_REPAIR);
  const mostRepairs = 20 + cells / 10;
  for (let repairs = 0; !trial.settles(trial.switches); repairs++) {
    if (repairs >= mostRepairs || (yield* trial.isOver())) return undefined;
    const open = blocks(trial.open(), sketch.solution).slice(0, atOnce);
    trial.back();
    const repair = sketch.repair(open, chance);
    if (repair === 'hopeless') return undefined;
    if (repair === 'redrawn') trial = new Trial(puzzle, sketch, limits);
    else trial.add(repair);
  }
  const needed = trial.settledBy();
  trial.back();
  const order = chance.shuffle(trial.switches.filter((each) => needed.has(each)));
  const on = fewest(
    trial,
    order.sort((one, other) => rank(one) - rank(other)),
  );
  return sketch.grid(new Set(weakest(trial, on)));
}

/** What is tried first: joins, for a fine board is worth more than one with few clues. */
const rank = ({ kind, early }: Switch): number => (kind === 'join' ? 0 : early ? 1 : 2);

/**
 * Of switches that settle the board, those that are left when each in turn goes if the others still settle it. By
 * halves, so that a board is not propagated anew for every switch: QuickXplain, Junker 2004.
 */
function fewest<G, V extends string>(trial: Trial<G, V>, switches: readonly Switch[]): readonly Switch[] {
  if (switches.length <= 1) return switches;
  const middle = switches.length >> 1;
  const rest = switches.slice(middle);
  const first = trial.settles(rest) ? [] : fewest(trial, switches.slice(0, middle));
  trial.back();
  const second = trial.settles(first) ? [] : fewest(trial, rest);
  trial.back();
  return [...first, ...second];
}

/** The same switches, each replaced by what is weaker where that will do. */
function weakest<G, V extends string>(trial: Trial<G, V>, switches: readonly Switch[]): readonly Switch[] {
  let on = switches;
  for (const [at, { weaker }] of switches.entries()) {
    if (!weaker) continue;
    trial.add([weaker]);
    const weakened = on.with(at, weaker);
    if (trial.settles(weakened)) on = weakened;
    trial.back();
  }
  return on;
}

/** These cells, in blocks that hang together. */
function blocks(cells: readonly number[], shape: Shape): number[][] {
  const left = new Set(cells);
  const found: number[][] = [];
  for (const cell of left) {
    left.delete(cell);
    const block = [cell];
    for (const each of block) {
      for (const next of beside(shape, each)) if (left.delete(next)) block.push(next);
    }
    found.push(block);
  }
  return found;
}
