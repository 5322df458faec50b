import { certify, proofPieces } from '../../../src/prove/index.ts';
import { puzzleById } from '../../../src/puzzles/index.ts';
import { check } from '../../../src/reasoning/index.ts';
import type { BoardJson } from '../../peers/instance.ts';
import { median } from '../median.ts';
import type { BenchOptions } from '../options.ts';
import { processorTime } from '../processor-time.ts';
import { boardsOf, sets } from './sets.ts';

/** Checks a board; makes the text of its proof, the search included. */
async function timesOf(board: BoardJson) {
  const puzzle = puzzleById(board.puzzle);
  const parsed = puzzle?.fromJson(board);
  if (!puzzle || !parsed?.ok) throw new Error(`expected a board of ours, got ${JSON.stringify(board)}`);
  const begin = processorTime();
  check(puzzle, parsed.grid, { clashTime: 0 });
  const checked = processorTime();
  const certified = await certify(puzzle, parsed.grid);
  if (certified.status !== 'unique') throw new Error(`expected one solution, got ${certified.status}`);
  let bytes = 0;
  for (const piece of proofPieces(certified).proof) bytes += piece.length;
  return { checking: checked - begin, proving: processorTime() - checked, bytes };
}

/** What a proof costs beside the check, warm and in one process: the median round of each set, its boards together. */
export async function benchProofs(options: BenchOptions): Promise<void> {
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
  console.log(
    '| boards | | check, ms | proof, ms | proof / check | kB of proof |\n|---|---|---|---|---|---|',
  );
  for (const set of sets) {
    if (set.goal !== 'unique' || !set.name.includes(options.only)) continue;
    const boards = boardsOf(set, options);
    const rounds: Awaited<ReturnType<typeof timesOf>>[][] = [];
    const end = performance.now() + options.patience;
    // The first round warms up.
    while (rounds.length <= options.rounds && (rounds.length < 2 || performance.now() < end)) {
      const round = [];
      for (const board of boards) round.push(await timesOf(board));
      rounds.push(round);
    }
    const middle = (what: 'checking' | 'proving' | 'bytes'): number =>
      median(rounds.slice(1).map((round) => sum(round.map((times) => times[what]))));
    const [checking, proving] = [middle('checking'), middle('proving')];
    console.log(
      `| ${set.name} | ${boards.length} | ${checking.toFixed(1)} | ${proving.toFixed(1)} | ${(proving / checking).toFixed(1)} | ${(middle('bytes') / 1000).toFixed(0)} |`,
    );
  }
}
