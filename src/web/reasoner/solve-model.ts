import { compile, RESTART_LIBRARY, readFlatZincText, solve } from '../../flatzinc/index.ts';
import type { ModelAnswer, ModelCounters, ModelWish } from './answers.ts';

/** Solves a FlatZinc program and tells each solution as it is found, with what it has cost so far. */
export async function solveModel(
  { flatZinc, limit, timeLimit }: ModelWish,
  onSolution: (text: string, counters: ModelCounters, isBetter: boolean) => void,
): Promise<ModelAnswer> {
  const deadline = performance.now() + timeLimit;
  // What is typed or compiled here is text: FlatZinc as JSON is for programs.
  const read = readFlatZincText(flatZinc);
  if (!read.ok) return { status: 'refused', problems: read.problems };
  if (read.program.constraints.some(({ name }) => name.startsWith(RESTART_LIBRARY)))
    return { status: 'restarts' };
  const isBest = read.program.goal.kind !== 'satisfy';
  const result = compile(read.program, { timeLimit: Math.max(0, deadline - performance.now()) });
  if (result.status === 'refused') return { status: 'refused', problems: result.problems };
  if (result.status === 'stopped')
    return { status: 'ended', found: 0, exhausted: false, cutOff: false, isBest, counters: NOTHING };
  const { solver } = result.compiled.model;
  const {
    found,
    exhausted,
    cutOff,
    unbounded = false,
  } = await solve(result.compiled, {
    limit,
    timeLimit: Math.max(0, deadline - performance.now()),
    onSolution: (text) => onSolution(text, countersOf(solver.statistics), isBest),
  });
  const counters = countersOf(solver.statistics);
  return { status: 'ended', found, exhausted, cutOff, unbounded, isBest, counters };
}

const NOTHING: ModelCounters = {
  resumptions: 0,
  entailments: 0,
  prunings: 0,
  backtracks: 0,
  constraints: 0,
};

const countersOf = ({
  resumptions,
  entailments,
  prunings,
  backtracks,
  constraints,
}: ModelCounters): ModelCounters => ({ resumptions, entailments, prunings, backtracks, constraints });
