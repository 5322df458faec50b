/** The part of `or-tools-wasm/cp-sat` that the models use. */
export interface CpModel {
  newIntVar(lower: number, upper: number, name?: string): CpVar;
  newBoolVar(name?: string): CpVar;
  addLinearConstraint(sum: unknown, lower: number, upper: number): unknown;
  addAllDifferent(terms: readonly unknown[]): unknown;
  addMaxEquality(target: unknown, terms: readonly unknown[]): unknown;
  newFixedSizeIntervalVar(start: unknown, size: number, name?: string): unknown;
  addNoOverlap(intervals: readonly unknown[]): unknown;
  minimize(sum: unknown): void;
  maximize(sum: unknown): void;
}

export interface CpVar {
  times(factor: number): CpSum;
  plus(other: unknown): CpSum;
  minus(other: unknown): CpSum;
}

export type CpSum = Pick<CpVar, 'plus' | 'minus'>;

/** The part of `logic-solver` that the models use. */
export interface Logic {
  readonly Solver: new () => LogicSolver;
  or(...operands: unknown[]): unknown;
  not(operand: unknown): unknown;
  exactlyOne(...operands: unknown[]): unknown;
  atMostOne(...operands: unknown[]): unknown;
  weightedSum(formulas: readonly unknown[], weights: readonly number[]): unknown;
  constantBits(value: number): unknown;
  equalBits(one: unknown, other: unknown): unknown;
  lessThanOrEqual(one: unknown, other: unknown): unknown;
}

export interface LogicSolver {
  require(...formulas: unknown[]): void;
  solve(): LogicSolution | null;
  minimizeWeightedSum(
    from: LogicSolution,
    formulas: readonly unknown[],
    weights: readonly number[],
  ): LogicSolution;
}

export interface LogicSolution {
  getWeightedSum(formulas: readonly unknown[], weights: readonly number[]): number;
}

/** One problem as a developer would write it for each package. What all must answer: `sat`, `unsat` or the optimum. */
export interface Model {
  readonly name: string;
  readonly answer: string;
  ours(): string;
  /** Prints the objective, or `sat`. */
  minizinc(): string;
  asp(): string;
  /** Ends with the commands that ask, in the dialect of z3. */
  smt(): string;
  cpSat(model: CpModel): void;
  /** Absent where a package of pure logic is no choice: integers would have to be encoded by hand. */
  logic?(logic: Logic): string;
}

export const range = (size: number): readonly number[] => Array.from({ length: size }, (_, at) => at);
