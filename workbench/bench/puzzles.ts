/**
 * The puzzles beside other solvers, in one run: `npm run bench:puzzles`. Each set of boards (see `puzzles/sets.ts` for
 * why it is there) is done in turn by us and by every peer that is installed, with encodings written for each peer in
 * its own best manner, and the times are compared three ways: a process for a process; our warm call with the peer's
 * process, its grounding or flattening included; and our warm call, reading and modelling included, with what the
 * peer itself reports for solving alone.
 */
import { readOptions } from './options.ts';
import { benchPuzzles } from './puzzles/bench.ts';

await benchPuzzles(readOptions(process.argv.slice(2)));
