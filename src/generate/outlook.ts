import { Probe } from '../engine/index.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { compile } from '../reasoning/index.ts';

/**
 * How hard a board looks, found out in a fraction of the time that grading takes. 0: propagation solves it. A number
 * in between: it must be helped by refuting suppositions; the inferences of the longest refutation, and something for
 * each of them. Infinity: that is not enough either. See docs/decisions/0011.
 */
export type Outlook = number;

/** Suppositions that fall within so few inferences are looked for first. */
const FIRST = 3;
/** What each refutation adds, as each heavy step adds to a grade. */
const EACH = 0.4;

/** The outlook on a board; where it is beyond the bound, only that it is. */
export function outlookOf<G, V extends string>(puzzle: Puzzle<G, V>, grid: G, bound: Outlook): Outlook {
  const { solver, variables } = compile(puzzle, grid);
  const probe = new Probe(solver);
  const possible = new Uint8Array(2 * probe.variables);
  let open = variables.filter(({ code }) => probe.value(code) === 0);
  let hardest = 0;
  let helps = 0;
  while (open.length > 0) {
    // The shortest refutation found so far, where all were longer than what was reached before.
    let shortest = Number.POSITIVE_INFINITY;
    let helped = false;
    possible.fill(0);
    for (const { code } of open) {
      for (const lit of [code, code ^ 1]) {
        if (probe.value(code) !== 0) break;
        if (possible[lit]) continue;
        const inferences = probe.assume([lit]) ? 0 : probe.inferences();
        // What follows from something that is not refuted is not refuted either.
        if (inferences === 0) {
          for (const other of open) {
            const value = probe.value(other.code);
            if (value !== 0) possible[value > 0 ? other.code : other.code ^ 1] = 1;
          }
        }
        probe.retract();
        if (inferences === 0) continue;
        if (inferences > Math.max(FIRST, hardest)) shortest = Math.min(shortest, inferences);
        else {
          hardest = Math.max(hardest, inferences);
          helped = true;
          helps++;
          probe.assume([lit ^ 1]);
        }
      }
    }
    open = open.filter(({ code }) => probe.value(code) === 0);
    if (!helped) hardest = shortest;
    const outlook = hardest + EACH * helps;
    if (outlook > bound || hardest === Number.POSITIVE_INFINITY) return outlook;
  }
  return hardest + EACH * helps;
}
