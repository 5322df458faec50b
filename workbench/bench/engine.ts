/**
 * The engine beside what others use for the same jobs, in one run: `npm run bench:engine`. Each task is done in turn
 * by us and by every peer that is installed, a few rounds, and the medians are compared. Two comparisons where both
 * can be had: whole process for whole process (ours with Node's start), and our warm call with the peer's own report
 * of its solving. An answer that differs from ours ends the bench: a fast wrong answer is worth nothing.
 */
import { readOptions } from './options.ts';

const options = readOptions(process.argv.slice(2));

// Loaded lazily: a process started with --once must cost what a user's process costs, without looking for peers.
if (options.once === 'allocation') {
  const { measureAllocation } = await import('./engine/allocation.ts');
  process.stdout.write(`${measureAllocation()}\n`);
} else if (options.once !== undefined) {
  const { tasks } = await import('./engine/tasks.ts');
  const task = tasks.find((one) => one.name === options.once);
  if (!task) throw new Error(`no task is named ${options.once}`);
  process.stdout.write(`${task.ours().answer}\n`);
} else {
  const { benchEngine } = await import('./engine/bench.ts');
  await benchEngine(options);
}
