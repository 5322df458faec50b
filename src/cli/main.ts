#!/usr/bin/env node
/**
 * The command `calcada`. Here live its commands, their options and help, and what they print; nothing of it solves,
 * reads a format or draws by itself. This file is what the shell starts, and what its threads start: the one in which
 * the command runs, and those of `check --jsonl`, `grade --jsonl`, `generate`, `collection`, `flatzinc` and `--threads`.
 * It loads no more than the one asked for needs. `program/program.ts` lists the commands.
 */
import nodeModule from 'node:module';
import { isMainThread, workerData } from 'node:worker_threads';
import { serveJobs } from './batch/serve-jobs.ts';
import type { BoardJob } from './generate/make-board.ts';
import { isBrief, surroundings } from './supervisor/index.ts';

/** Commands that never search, or need the terminal's keys: no one watches them, and a thread takes its time to start. */
const PLAIN = new Set([
  'draw',
  'convert',
  'boards',
  'menu',
  'completion',
  'manual',
  'help',
  '--help',
  '-h',
  '--version',
  '-V',
]);

// What was compiled once is kept for the next process, from Node 22 on; NODE_DISABLE_COMPILE_CACHE=1 says no.
(nodeModule as { enableCompileCache?: () => void }).enableCompileCache?.();
const entry = new URL(import.meta.url);
if (isMainThread) {
  const around = surroundings();
  const [command] = around.args;
  const brief = isBrief(around.args);
  if (command === undefined || PLAIN.has(command) || brief) {
    const { start } = await import('./supervisor/start.ts');
    await start(entry, around, brief);
  } else {
    const { supervise } = await import('./supervisor/supervise.ts');
    supervise(entry, around);
  }
} else if (Array.isArray(workerData?.args)) {
  const { start } = await import('./supervisor/start.ts');
  await start(entry, workerData);
} else if (workerData?.flatZinc !== undefined) {
  const { serve } = await import('./flatzinc/worker.ts');
  await serve(workerData);
} else if (workerData?.shares !== undefined) {
  const { serve } = await import('./cubes/worker.ts');
  serve(workerData.shares);
} else if (workerData === 'makes boards') {
  const { makeBoard } = await import('./generate/make-board.ts');
  serveJobs((job: BoardJob) => makeBoard(job));
} else if (workerData === 'admits boards') {
  const { admitBoard } = await import('./collection/admit-board.ts');
  serveJobs(admitBoard);
} else {
  const { serve } = await import('./batch/worker.ts');
  serve();
}
