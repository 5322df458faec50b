import { beside, type Shape } from '../board/index.ts';
import type { Chance, Puzzle, Sketch, Switch } from '../puzzles/puzzle.ts';
import { Trial } from './trial.ts';

/** Repairs a sketch until propagation alone shows its solution; the board with the fewest clues that still do. */
export function settled<G, V extends string>(
  puzzle: Puzzle<G, V>,
  sketch: Sketch<G, V>,
  chance: Chance,
): G | undefined {
  let trial = new Trial(puzzle, sketch, () => ({}));
  const mostRepairs = 20 + sketch.solution.cells / 10;
  for (let repairs = 0; !trial.settles(trial.switches); repairs++) {
    if (repairs >= mostRepairs) return undefined;
    const repair = sketch.repair(blocks(trial.open(), sketch.solution), chance);
    trial.back();
    if (repair === 'hopeless') return undefined;
    if (repair === 'redrawn') trial = new Trial(puzzle, sketch, () => ({}));
    else trial.add(repair);
  }
  const needed = trial.settledBy();
  trial.back();
  const on = fewest(trial, shuffled(trial.switches.filter((each) => needed.has(each)), chance));
  return sketch.grid(new Set(on));
}

/** In the order in which they are tried: joins first, for a fine board is worth more than one with few clues. */
const shuffled = (switches: Switch[], chance: Chance): Switch[] =>
  chance.shuffle(switches).sort((one, other) => rank(one) - rank(other));
const rank = ({ kind, early }: Switch): number => (kind === 'join' ? 0 : early ? 1 : 2);

/**
 * Of switches that settle the board, those that are left when each in turn is taken away if the others still do. By
 * halves, so that a board is not propagated anew for every switch: QuickXplain.
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

/** Cells that hang together. */
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
