import type { Board } from '../../board/index.ts';
import type { Because, Limits } from '../../engine/index.ts';
import type { Puzzle, PuzzleModel } from '../../puzzles/puzzle.ts';
import { type Check, type Compiled, checkLogged } from '../../reasoning/index.ts';
import { clausesOf, type Formula } from '../formula/index.ts';
import { LemmaLog, type Proved, Refutation } from '../refutation/index.ts';
import { brokenRule, formulaOf, valuesOn } from './index.ts';

/** What can be said of a board with a certificate: one solution, or none, with a proof; or two solutions. */
export type Certified<V> = Finding<V> & {
  /** Milliseconds that the search took. */
  readonly solving: number;
};

type Finding<V> =
  | ({ readonly status: 'unique'; readonly solution: Board<V> } & Proved)
  | ({ readonly status: 'none' } & Proved)
  | { readonly status: 'several'; readonly solution: Board<V>; readonly other: Board<V> }
  | { readonly status: 'unknown'; readonly because: Because }
  /** There is no proof, and why; `bug` if there should be one. */
  | { readonly status: 'unproved'; readonly problem: string; readonly bug: boolean };

/** Over sums, or over clauses alone. */
export type FormulaKind = 'pb' | 'cnf';

/** What a search found of a board, and what can be said of it with a certificate. */
export interface CheckedAndCertified<V> {
  readonly checked: Check<V>;
  readonly certified: Certified<V>;
}

/** Checks a board with a log, and makes a proof of what was logged. A limit of memory bounds the log too. */
export async function checkAndCertify<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  kind: FormulaKind = 'pb',
  limits: Limits = {},
): Promise<CheckedAndCertified<V>> {
  const started = performance.now();
  const full = new AbortController();
  const log = new LemmaLog(limits.memoryLimit, () => full.abort());
  const { signal = full.signal, memoryLimit } = limits;
  const bounds =
    memoryLimit === undefined ? limits : { ...limits, signal: AbortSignal.any([signal, full.signal]) };
  const { checked, compiled } = await checkLogged(puzzle, grid, { log, rulesAlone: kind === 'cnf' }, bounds);
  const solving = performance.now() - started;
  const certified = full.signal.aborted
    ? ({ status: 'unknown', because: 'memory' } as const)
    : certificateOf(puzzle, grid, kind, checked, compiled, log);
  return { checked, certified: { ...certified, solving } };
}

/** Solves a board with a log, and makes a proof of what was logged. */
export const certify = async <G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  kind: FormulaKind = 'pb',
  limits: Limits = {},
): Promise<Certified<V>> => (await checkAndCertify(puzzle, grid, kind, limits)).certified;

const unproved = (problem: string, bug: boolean) => ({ status: 'unproved', problem, bug }) as const;

function certificateOf<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  kind: FormulaKind,
  checked: Check<V>,
  { model }: Compiled<V>,
  log: LemmaLog,
): Finding<V> {
  if (checked.status === 'unknown') return { status: 'unknown', because: checked.because };
  const sums = formulaOf(puzzle, grid);
  if (sums === undefined) return unproved(`${puzzle.id} has no formula yet`, false);
  const solution = 'solution' in checked ? checked.solution : undefined;
  const other = 'other' in checked ? checked.other : undefined;
  for (const found of [solution, other]) {
    // The search has held it against the rules themselves; not all lines are written for that.
    const broken = found && brokenRule(puzzle, grid, sums, found, true);
    if (broken !== undefined) return unproved(`the solution breaks a rule: ${broken}`, true);
  }
  if (solution && other) return { status: 'several', solution, other };

  if (solution) sums.exclude(valuesOn(puzzle, grid, sums, solution)!);
  const formula = kind === 'cnf' ? clausesOf(sums) : sums;
  if (formula === undefined) return unproved('a loop needs sums: leave out --format cnf', false);
  const variableOf = formulaVariables(sums, model);
  const refutation = new Refutation(formula);
  log.replay(formula, (code) => variableOf[code], refutation);
  if (!refutation.takeAll())
    return unproved(`${refutation.left} of ${refutation.taken} lemmas could not be redone`, true);
  return solution
    ? { status: 'unique', solution, formula, refutation }
    : { status: 'none', formula, refutation };
}

/** By variable of the search, as a literal has it: the formula's variable for the same. */
export function formulaVariables(
  formula: Formula,
  { decisions, made }: PuzzleModel<string>,
): (number | undefined)[] {
  /** By cell: the variables of its decision. */
  const decided: (readonly number[])[] = [];
  for (const { variables, cells } of formula.decisions) decided[cells[0]!] = variables;
  const variableOf: (number | undefined)[] = [];
  for (const { cells, atoms } of decisions)
    for (let i = 0; i < atoms.length; i++) variableOf[atoms[i]!.code >> 1] = decided[cells[0]!]?.[i];
  for (const variable of made ?? []) variableOf[variable.code >> 1] = formula.meant(variable.name);
  return variableOf;
}

/** The limits, less the time that has passed since `from`: a millisecond at the least. */
export const limitsLeft = (limits: Limits, from: number): Limits =>
  limits.timeLimit === undefined
    ? limits
    : { ...limits, timeLimit: Math.max(1, limits.timeLimit - (performance.now() - from)) };
