import { CHAINS, chainName } from './chain-cnf.ts';
import { knapsack, magicSquare, queens, sendMore, WEIGHTS } from './classics.ts';
import { FORMULAS, RATIO, randomSat, VARIABLES } from './random-sat.ts';
import { chain, formulas } from './satisfiability.ts';
import type { BenchTask } from './task.ts';

let texts: readonly string[] | undefined;

/** The formulas that everyone is given, made once. */
export const randomTexts = (): readonly string[] => {
  texts ??= Array.from({ length: FORMULAS }, (_, at) => randomSat(at + 1));
  return texts;
};

export const SEND_MORE = 'SEND+MORE=MONEY, all solutions';
export const MAGIC = 'magic squares of order 3, all solutions';
export const KNAPSACK = `knapsack of ${WEIGHTS.length} items, optimum`;
export const RANDOM_SAT = `${FORMULAS} random 3-SAT formulas, ${VARIABLES} variables, ratio ${RATIO}`;
export const QUEENS = [8, 10];
export const queensName = (n: number): string => `${n}-queens, all solutions`;

/** Our side of every task; the peers' side is in `rivals.ts`, so that our own process need not load it. */
export const tasks: readonly BenchTask[] = [
  ...QUEENS.map((n) => ({ name: queensName(n), ours: () => queens(n) })),
  { name: SEND_MORE, ours: sendMore },
  { name: MAGIC, ours: magicSquare },
  { name: KNAPSACK, ours: knapsack },
  { name: RANDOM_SAT, ours: () => formulas(randomTexts()) },
  ...CHAINS.map((length) => ({ name: chainName(length), ours: () => chain(length) })),
];
