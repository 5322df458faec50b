import { cpus, loadavg, totalmem, type } from 'node:os';
import type { Machine } from './results.ts';

export function machine(): Machine {
  const cores = cpus();
  return {
    processor: (cores[0]?.model ?? 'unknown').replace(/\s+/g, ' ').trim(),
    cores: cores.length,
    memory: totalmem(),
    system: `${type()} ${process.arch}`,
    load: loadavg()[0] ?? 0,
  };
}
