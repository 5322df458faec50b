import { availableParallelism, freemem } from 'node:os';

/** What a thread takes before it has a board, in bytes, and a little for the board. */
const MEMORY = 64 << 20;
/** Threads for a core: a few more than there are cores do no harm, and give the same answers on small machines. */
const PER_CORE = 2;
/** On machines of one core, too. */
const ALWAYS = 4;

/** What a machine has. */
export interface Machine {
  readonly cores: number;
  /** Bytes that can be allocated. */
  readonly memory: number;
}

export const thisMachine = (): Machine => ({
  cores: availableParallelism(),
  // In a container: what it may use.
  memory: process.availableMemory?.() ?? freemem(),
});

/** As many threads as were requested, or fewer, with the reason. */
export function affordable(
  asked: number,
  { cores, memory }: Machine,
): { readonly threads: number; readonly why?: string } {
  const byCores = Math.max(ALWAYS, cores * PER_CORE);
  const byMemory = Math.max(1, Math.floor(memory / MEMORY));
  if (asked <= Math.min(byCores, byMemory)) return { threads: asked };
  return byCores <= byMemory
    ? { threads: byCores, why: cores === 1 ? 'this machine has 1 core' : `this machine has ${cores} cores` }
    : { threads: byMemory, why: `this machine has ${Math.round(memory / (1 << 20))} MB of free memory` };
}
