import { ConflictAnalysis } from './conflict-analysis.ts';
import { DecisionOrder } from './decision-order.ts';
import { LearnedClauses } from './learned-clauses.ts';
import { Refutation } from './refutation.ts';
import { RestartRule } from './restart-rule.ts';

/** A proof in the making that can search for its end by itself. */
export class SearchingRefutation extends Refutation {
  /**
   * Searches for what the lemmas do not show: decides, propagates and learns over the formula itself until it is
   * refuted. False: it has a solution, or the search was stopped.
   */
  search(stop: () => boolean): boolean {
    const { propagation, variables, lines: formulaLines, unitOf, step, add, settle } = this.workings;
    const order = new DecisionOrder(variables);
    const analysis = new ConflictAnalysis(propagation, variables, unitOf);
    const clauses = new LearnedClauses();
    const restarts = new RestartRule();
    /** Where the decisions stand. */
    const levels: number[] = [];
    const backTo = (place: number): void => {
      for (let i = propagation.size - 1; i >= place; i--) order.release(propagation.trail[i]!);
      propagation.undo(place);
    };
    while (!this.finished) {
      const failed = propagation.propagate();
      if (failed === 0) {
        if (restarts.isDue) {
          restarts.restart();
          levels.length = 0;
          backTo(propagation.rootSize);
          clauses.reduce(propagation);
        }
        const atom = order.next(propagation.value);
        if (atom < 0 || stop()) break;
        levels.push(propagation.size);
        propagation.assume(atom);
        continue;
      }
      // Nothing was decided: the root fails.
      if (levels.length === 0) {
        propagation.broken = failed;
        settle();
        break;
      }
      const { atoms, lines, glue } = analysis.learn(failed, levels, (v) => order.bump(v));
      order.decay();
      restarts.learned(glue);
      clauses.serve(lines, formulaLines);
      if (atoms.length === 1) {
        levels.length = 0;
        backTo(propagation.rootSize);
        add(atoms, lines);
        continue;
      }
      // Back to where the clause has one open atom left.
      const last = propagation.position[atoms[1]! >> 1]!;
      let to = propagation.size;
      while (levels.length > 0 && levels[levels.length - 1]! > last) to = levels.pop()!;
      backTo(to);
      const id = step(atoms, lines);
      propagation.addAsserting(id, atoms);
      clauses.add({ id, glue, width: atoms.length });
    }
    propagation.undo();
    return this.finished;
  }
}
