import { Probe } from '../engine/index.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { compile } from '../reasoning/index.ts';

/**
 * How hard a board looks, found out in a fraction of the time that grading takes. 0: propagation solves it. A number
 * in between: it must be helped by refuting suppositions, each in so many consequences at most. Infinity: that is not
 * enough either.
 */
export type Outlook = number;

/** Suppositions that fall within so few consequences are looked for first. */
const FIRST = 4;

/** The outlook on a board; where it is beyond the bound, only that it is. */
export function outlookOf<G, V extends string>(puzzle: Puzzle<G, V>, grid: G, bound: Outlook): Outlook {
  const { solver, variables } = compile(puzzle, grid);
  const probe = new Probe(solver);
  const { trail } = solver.internals.kernel;
  const isDecision = new Uint8Array(trail.variables);
  for (const { code } of variables) isDecision[code >> 1] = 1;
  let open = variables.filter(({ code }) => probe.value(code) === 0);
  let hardest = 0;
  while (open.length > 0) {
    // The shortest refutation found so far, where all were longer than what was reached before.
    let shortest = Number.POSITIVE_INFINITY;
    let helped = false;
    for (const { code } of open) {
      for (const lit of [code, code ^ 1]) {
        if (probe.value(code) !== 0) break;
        const before = trail.size;
        const possible = probe.assume([lit]);
        let consequences = 0;
        for (let at = before; at < trail.size; at++) consequences += isDecision[trail.order[at]! >> 1]!;
        probe.retract();
        if (possible) continue;
        if (consequences > Math.max(FIRST, hardest)) shortest = Math.min(shortest, consequences);
        else {
          hardest = Math.max(hardest, consequences);
          helped = true;
          probe.assume([lit ^ 1]);
        }
      }
    }
    open = open.filter(({ code }) => probe.value(code) === 0);
    if (helped) continue;
    if (shortest > bound || shortest === Number.POSITIVE_INFINITY) return shortest;
    hardest = shortest;
  }
  return hardest;
}
