import type { Board } from '../../board/index.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { type CheckLimits, lratReader, proofReader, readWhole, type Verifying } from '../checker/index.ts';
import { clausesOf, dimacsOf, Formula, opbOf } from '../formula/index.ts';

/** Whether a proof is in the format LRAT, over clauses: it begins with the number of its first step. */
export const isLrat = (proof: Uint8Array): boolean =>
  proof[0] !== undefined && proof[0] >= 48 && proof[0] <= 57;

/** The formula of a board; undefined if the puzzle has none. */
export function formulaOf<G, V extends string>(puzzle: Puzzle<G, V>, grid: G): Formula | undefined {
  if (!puzzle.formula) return undefined;
  const formula = new Formula();
  puzzle.formula(grid, formula);
  return formula;
}

/** What a board says of the formula's decisions; undefined where it leaves one open or decides it in two ways. */
export function valuesOn<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  formula: Formula,
  board: Board<V>,
): Uint8Array | undefined {
  const ids = puzzle.values(grid).map(({ id }) => id);
  const values = new Uint8Array(formula.variables);
  for (const { variables, cells } of formula.decisions) {
    const value = board.at(cells[0]!);
    const index = value === undefined ? -1 : ids.indexOf(value);
    if (index < 0 || cells.some((cell) => board.at(cell) !== value)) return undefined;
    const [first] = variables;
    if (variables.length === 1) values[first!] = index;
    else values[variables[index]!] = 1;
  }
  return values;
}

/** The rule that a board breaks, by the lines of the formula alone, or those that are written; undefined if it keeps all. */
export function brokenRule<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  formula: Formula,
  board: Board<V>,
  ofWritten = false,
): string | undefined {
  const values = valuesOn(puzzle, grid, formula, board);
  if (values === undefined) return 'every cell has one value';
  const line = formula.brokenLine(values, ofWritten);
  return line === 0 ? undefined : formula.ruleOf(line);
}

/**
 * The formula of a board without the one solution that is claimed; or why a claim does not hold.
 */
export function claimedFormula<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  claims: readonly Board<V>[],
): Formula | string {
  const formula = formulaOf(puzzle, grid);
  if (formula === undefined) return `${puzzle.id} has no formula yet`;
  for (const claim of claims) {
    const broken = brokenRule(puzzle, grid, formula, claim);
    if (broken !== undefined) return `the solution breaks a rule: ${broken}`;
  }
  const [solution, other] = claims;
  if (solution && !other) formula.exclude(valuesOn(puzzle, grid, formula, solution)!);
  return formula;
}

/** What a certificate shows of a board, or why it shows nothing. `line` is one of the proof, from one. */
export type Verified =
  | { readonly status: 'unique' | 'none' | 'several'; readonly steps: number }
  | { readonly status: 'refused'; readonly problem: string; readonly line?: number; readonly gaveUp?: true };

/** The first line in which two texts differ, counting from one; 0 if in none. The second comes in pieces. */
function firstChange(one: string, pieces: Iterable<string>): number {
  const other = [...pieces].join('');
  if (one === other) return 0;
  const [ones, others] = [one.split('\n'), other.split('\n')];
  const at = ones.findIndex((line, i) => line !== others[i]);
  return 1 + (at < 0 ? ones.length : at);
}

/**
 * Encodes a board anew and checks all that is claimed of it: with two solutions, that they differ and keep the rules;
 * with one or none, that it does, and every step of the proof that there is no other. `head`: the first piece of the
 * proof, which tells its format. `written`: the formula as a file has it, which must be ours.
 */
export function verifyingCertificate<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  claims: readonly Board<V>[],
  head: Uint8Array | undefined,
  limits: CheckLimits = {},
  written?: string,
): Verifying<Verified> {
  const known = (verified: Verified): Verifying<Verified> => ({ read: () => {}, end: () => verified });
  const refused = (problem: string) => known({ status: 'refused', problem });
  const formula = claimedFormula(puzzle, grid, claims);
  if (typeof formula === 'string') return refused(formula);
  const [solution, other] = claims;
  if (solution && other) {
    const differ = solution.differences(other).length > 0;
    return differ ? known({ status: 'several', steps: 0 }) : refused('the two solutions are the same');
  }
  if (head === undefined) return refused('expected a proof, or two solutions');
  const clausal = isLrat(head);
  const proved = clausal ? clausesOf(formula) : formula;
  if (proved === undefined) return refused('a loop has no formula in clauses');
  const changed =
    written === undefined ? 0 : firstChange(written, clausal ? dimacsOf(proved) : opbOf(proved));
  if (changed > 0) return refused(`the formula is not ours: line ${changed} differs`);
  const reader = (clausal ? lratReader : proofReader)(proved, limits);
  return {
    read: (piece) => reader.read(piece),
    end() {
      const verdict = reader.end();
      if (verdict.ok) return { status: solution ? 'unique' : 'none', steps: verdict.steps };
      const { line, problem } = verdict;
      return { status: 'refused', line, problem, ...(verdict.gaveUp ? { gaveUp: true as const } : {}) };
    },
  };
}

/** The same for a proof that is there in one piece. */
export function verifyCertificate<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  claims: readonly Board<V>[],
  proof: Uint8Array | undefined,
  limits?: CheckLimits,
  written?: string,
): Verified {
  return readWhole(verifyingCertificate(puzzle, grid, claims, proof, limits, written), proof);
}
