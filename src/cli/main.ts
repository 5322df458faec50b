#!/usr/bin/env node
/**
 * The command `calcada`. Here live its commands, their options and help, and what they print; nothing of it solves,
 * reads a format or draws by itself. This file is what the shell starts, and what its threads start: the one in which
 * the command runs, and those of `check --jsonl`, `grade --jsonl` and `generate`. It loads no more than the one asked
 * for needs. `program.ts` lists the commands.
 */
import { isMainThread, workerData } from 'node:worker_threads';

if (isMainThread) {
  const { supervise } = await import('./supervise.ts');
  supervise(new URL(import.meta.url), process.argv.slice(2));
} else if (Array.isArray(workerData?.args)) {
  const { start } = await import('./start.ts');
  await start(new URL(import.meta.url));
} else if (workerData === 'makes boards') {
  const { serve } = await import('./generate/worker.ts');
  serve();
} else {
  const { serve } = await import('./jsonl/worker.ts');
  serve();
}
