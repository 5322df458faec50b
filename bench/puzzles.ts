/**
 * The puzzles beside other solvers, in one run: `npm run bench:puzzles`. Each set of boards (see `puzzles/sets.ts` for
 * why it is there) is done in turn by us and by every peer that is installed, with encodings written for each peer in
 * its own best manner, and the times are compared three ways: a process for a process; our warm call with the peer's
 * process, its grounding or flattening included; and our warm call, reading and modelling included, with what the
 * peer itself reports for solving alone.
 */
import { readFileSync } from 'node:fs';
import { readOptions } from './options.ts';
import type { BoardJson } from './puzzles/instance.ts';

const options = readOptions(process.argv.slice(2));

// Loaded lazily: a process started with --once must cost what a user's process costs, without looking for peers.
if (options.once !== undefined) {
  const { judge } = await import('./puzzles/ours.ts');
  const board = JSON.parse(readFileSync(0, 'utf8')) as BoardJson;
  process.stdout.write(`${judge(board, options.once === 'unique' ? 2 : 1).status}\n`);
} else {
  const { benchPuzzles } = await import('./puzzles/bench.ts');
  await benchPuzzles(options);
}
