import type { Fact } from '../../board/index.ts';
import type { Limits } from '../../engine/index.ts';
import { type Atom, not } from '../../puzzles/formula.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { compile, type Path } from '../../reasoning/index.ts';
import type { Formula } from '../formula/index.ts';
import { LemmaLog, Refutation } from '../refutation/index.ts';
import { formulaOf, valuesOn } from './certificate.ts';
import { type Certified, certify, formulaVariables, limitsLeft } from './certify.ts';

/**
 * Proves a path step by step: each fact becomes a line of the proof that follows from the rules and from lines before
 * it, under a comment with the number of its step and the rules that the step names. Only after the last of them is the
 * solution excluded, so that no fact rests on that. A fact that unit propagation does not show is asked of the solver,
 * whose lemmas then stand before it.
 */
export async function certifyPath<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  path: Path<V>,
  limits: Limits = {},
): Promise<Certified<V>> {
  if (path.because === 'none') return certify(puzzle, grid, 'pb', limits);
  const started = performance.now();
  const unproved = (problem: string, bug: boolean): Certified<V> => ({
    status: 'unproved',
    problem,
    bug,
    solving: performance.now() - started,
  });
  if (path.solutions) return unproved('the board has several solutions', false);
  if (!path.complete) return unproved('the steps do not reach the end', false);
  const formula = formulaOf(puzzle, grid);
  if (formula === undefined) return unproved(`${puzzle.id} has no formula yet`, false);
  const solution = path.end;
  formula.exclude(valuesOn(puzzle, grid, formula, solution)!);

  const log = new LemmaLog(limits.memoryLimit);
  const { solver, model, variables } = compile(puzzle, grid, 'hard', { log });
  const variableOf = formulaVariables(formula, model);
  const searched = new Map(variables.map((variable) => [variableOf[variable.code >> 1], variable]));
  const refutation = new Refutation(formula, 'last');
  const atomOf = atomsOf(
    formula,
    puzzle.values(grid).map(({ id }) => id),
  );
  for (const [index, step] of path.steps.entries()) {
    const words = `step ${index + 1}: ${step.because.map(({ id }) => id).join(' ') || step.technique}`;
    for (const atom of new Set(step.facts.flatMap(atomOf))) {
      if (refutation.state(atom, words)) continue;
      const variable = searched.get(atom >> 1)!;
      const opposite = (atom & 1) === 1 ? variable : variable.eq(0);
      const outcome = await solver.solveAsync({ ...limitsLeft(limits, started), assumptions: [opposite] });
      if (outcome.status === 'unknown') {
        return { status: 'unknown', because: outcome.because, solving: performance.now() - started };
      }
      log.replay(formula, (code) => variableOf[code], refutation);
      if (outcome.status === 'sat' || !refutation.state(atom, words)) {
        return unproved(`${words} could not be shown`, true);
      }
    }
  }
  refutation.exclude();
  if (!refutation.takeAll()) return unproved('the steps do not lead to the solution', true);
  return { status: 'unique', solution, formula, refutation, solving: performance.now() - started };
}

/** The atoms of the formula that say what a fact says. */
function atomsOf<V>(formula: Formula, ids: readonly V[]): (fact: Fact<V>) => Atom[] {
  const decisionOf = new Map(
    formula.decisions.flatMap(({ variables, cells }) => cells.map((cell) => [cell, variables] as const)),
  );
  return ({ cells, value, is }) =>
    cells.flatMap((cell) => {
      const variables = decisionOf.get(cell);
      if (variables === undefined) return [];
      const index = ids.indexOf(value);
      const atom = variables.length === 1 ? 2 * variables[0]! + (1 - index) : 2 * variables[index]!;
      return [is ? atom : not(atom)];
    });
}
