import { parentPort } from 'node:worker_threads';
import { puzzleById } from '../../puzzles/index.ts';
import { CubeSearcher, type Round, type SearchTask } from '../../reasoning/index.ts';

/** What a thread does: searches its part of a board, round by round. */
export function serve({ puzzle, grid, seed }: SearchTask): void {
  const searcher = new CubeSearcher(puzzleById(puzzle)!, grid, seed);
  parentPort?.on('message', (round: Round) => parentPort?.postMessage(searcher.answer(round)));
}
