/**
 * The puzzles beside other solvers, in one run: `npm run bench:puzzles`. Each set of boards (see `puzzles/sets.ts` for
 * why it is there) is done in turn by us and by every peer that is installed, with encodings written for each peer in
 * its own best manner, and the times are compared four ways: a process for a process; our warm call with the peer's
 * process, its grounding or flattening included; our warm call, reading and modelling included, with what the peer
 * itself reports for solving alone; and the same for one cold pass over the set, the first of a new process. Whole
 * processes are measured by the clock, our calls and clasp's solving by processor time. With
 * `-- --proofs` the boards with one solution are checked and proved by us alone, and the two times compared.
 */
import { readOptions } from './options.ts';

const options = readOptions(process.argv.slice(2));

// Loaded lazily: a cold pass must begin in a process that has done nothing else.
if (options.proofs) {
  const { benchProofs } = await import('./puzzles/proofs.ts');
  await benchProofs(options);
} else if (options.once === undefined) {
  const { benchPuzzles } = await import('./puzzles/bench.ts');
  await benchPuzzles(options);
} else {
  const { coldPass } = await import('./puzzles/cold.ts');
  process.stdout.write(JSON.stringify(coldPass(options)));
}
