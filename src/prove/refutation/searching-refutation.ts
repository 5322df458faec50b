import { DecisionOrder } from './decision-order.ts';
import type { Propagation } from './propagation.ts';
import { Refutation } from './refutation.ts';

/** Failures before a search starts again, at first. */
const FIRST_RESTART = 100;
/** Learned clauses that are always kept. */
const KEPT = 20_000;

/** A clause that a search has learned: its number, and how many atoms it has. */
interface Learned {
  readonly id: number;
  readonly width: number;
}

/** A proof in the making that can search for its end by itself. */
export class SearchingRefutation extends Refutation {
  /**
   * Searches for what the lemmas do not show: decides, propagates and learns over the formula itself until it is
   * refuted. False: it has a solution, or the search was stopped.
   */
  search(stop: () => boolean): boolean {
    const { propagation, variables, unitOf, step, add, settle } = this.workings;
    const order = new DecisionOrder(variables);
    /** Where the decisions stand. */
    const levels: number[] = [];
    let learned: Learned[] = [];
    let untilRestart = FIRST_RESTART;
    let conflictsBetween = FIRST_RESTART;
    while (!this.finished) {
      const failed = propagation.propagate();
      if (failed === 0) {
        const atom = order.next(propagation.value);
        if (atom < 0 || stop()) break;
        levels.push(propagation.size);
        propagation.assume(atom);
        continue;
      }
      const from = levels.pop();
      // Nothing was decided: the root fails.
      if (from === undefined) {
        propagation.broken = failed;
        settle();
        break;
      }
      const { atoms, lines } = propagation.learn(failed, from, unitOf);
      order.bump(atoms, propagation.value);
      if (atoms.length === 1) {
        levels.length = 0;
        propagation.undo();
        add(atoms, lines);
        continue;
      }
      // Back to where the clause has one open atom left.
      const last = propagation.position[atoms[1]! >> 1]!;
      let to = from;
      while (levels.length > 0 && levels[levels.length - 1]! > last) to = levels.pop()!;
      propagation.undo(to);
      const id = step(atoms, lines);
      propagation.addAsserting(id, atoms);
      learned.push({ id, width: atoms.length });
      if (--untilRestart > 0) continue;
      conflictsBetween = Math.ceil(conflictsBetween * 1.2);
      untilRestart = conflictsBetween;
      levels.length = 0;
      propagation.undo();
      learned = forget(learned, propagation);
    }
    propagation.undo();
    return this.finished;
  }
}

/** Long clauses that were learned long ago have served. */
function forget(learned: readonly Learned[], propagation: Propagation): Learned[] {
  if (learned.length < KEPT) return [...learned];
  const half = learned.length >> 1;
  return learned.filter(({ id, width }, at) => {
    const stays = at >= half || width <= 4;
    if (!stays) propagation.remove(id);
    return stays;
  });
}
