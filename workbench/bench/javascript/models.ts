import { jobShop } from './job-shop.ts';
import type { Model } from './model.ts';
import { colouring, golomb, magicSquare, queens, sendMore, sudoku } from './numbers.ts';
import { knapsack, roster } from './zero-one.ts';

const classics: readonly Model[] = [
  queens,
  sudoku,
  sendMore,
  magicSquare,
  golomb,
  colouring,
  knapsack,
  roster,
  jobShop,
];

const boards = async (): Promise<readonly Model[]> => (await import('./boards.ts')).boards;

/** The twelve problems, the same for every package. */
export const allModels = async (): Promise<readonly Model[]> => [...classics, ...(await boards())];

/** The puzzles are loaded only if one is asked for: the others need the engine alone. */
export const modelNamed = async (name: string): Promise<Model | undefined> =>
  classics.find((model) => model.name === name) ?? (await boards()).find((model) => model.name === name);
