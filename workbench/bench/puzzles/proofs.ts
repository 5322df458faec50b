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

/** Processor time that rounds should take in all before a set counts as warm, and the rounds that are enough for it. */
const WARM_TIME = 1500;
const MOST_ROUNDS = 200;

/**
 * What a proof costs beside the check, in one process: the first round of each set, whose code is hardly compiled yet,
 * and the median of the later half of all, its boards together. Small boards have more rounds than are asked for.
 */
export async function benchProofs(options: BenchOptions): Promise<void> {
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
  console.log(
    '| boards | | rounds | check, ms | proof, ms | proof / check | at first | kB of proof |\n|---|---|---|---|---|---|---|---|',
  );
  for (const set of sets) {
    if (set.goal !== 'unique' || !set.name.includes(options.only)) continue;
    const boards = boardsOf(set, options);
    const rounds: Awaited<ReturnType<typeof timesOf>>[][] = [];
    const end = performance.now() + options.patience;
    const of = (round: (typeof rounds)[number], what: keyof (typeof round)[number]): number =>
      sum(round.map((times) => times[what]));
    let spent = 0;
    const isEnough = (): boolean =>
      rounds.length > options.rounds && (spent >= WARM_TIME || rounds.length >= MOST_ROUNDS);
    while (rounds.length < 3 || !(isEnough() || performance.now() > end)) {
      const round = [];
      for (const board of boards) round.push(await timesOf(board));
      rounds.push(round);
      spent += of(round, 'checking') + of(round, 'proving');
    }
    const middle = (what: 'checking' | 'proving' | 'bytes'): number =>
      median(rounds.slice(rounds.length >> 1).map((round) => of(round, what)));
    const [checking, proving] = [middle('checking'), middle('proving')];
    const first = of(rounds[0]!, 'proving') / of(rounds[0]!, 'checking');
    console.log(
      `| ${set.name} | ${boards.length} | ${rounds.length} | ${checking.toFixed(1)} | ${proving.toFixed(1)} | ${(proving / checking).toFixed(1)} | ${first.toFixed(1)} | ${(middle('bytes') / 1000).toFixed(0)} |`,
    );
  }
}
