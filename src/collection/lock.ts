import { randomUUID } from 'node:crypto';
import { link, readFile, unlink, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { StoreError } from './store.ts';

/** Who holds a lock. */
interface Owner {
  readonly pid: number;
  /** When the process started, as the system counts: a number may be given to another process later. */
  readonly started: string;
  readonly host: string;
  readonly id: string;
}

/** Locks that died while they were taking over others that died; more are no accident. */
const DEEPEST = 5;

/**
 * Takes a lock, a file that is there while a process writes; gives the function that gives it back. A lock of a
 * process that is gone is taken over. Whoever does that holds a second lock meanwhile, and looks again under it, so that
 * of two that take over at the same time only one removes the old lock.
 */
export async function takeLock(what: string, path = `${what}.lock`, depth = 0): Promise<() => Promise<void>> {
  const owner: Owner = {
    pid: process.pid,
    started: await startOf(process.pid),
    host: hostname(),
    id: randomUUID(),
  };
  const draft = `${path}.${owner.id}`;
  await writeFile(draft, JSON.stringify(owner));
  try {
    for (;;) {
      try {
        // Unlike opening a new file and writing to it, this is one step: nobody sees half a lock.
        await link(draft, path);
        return () => unlink(path).catch(() => {});
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = await ownerOf(path);
      if (holder && (depth >= DEEPEST || (await lives(holder)))) throw locked(what, path, holder);
      if (holder) await removeDead(what, path, depth);
    }
  } finally {
    await unlink(draft).catch(() => {});
  }
}

async function removeDead(what: string, path: string, depth: number): Promise<void> {
  const release = await takeLock(what, `${path}.takeover`, depth + 1);
  try {
    const holder = await ownerOf(path);
    if (holder && !(await lives(holder))) await unlink(path);
  } finally {
    await release();
  }
}

const locked = (what: string, path: string, { pid, host }: Owner): StoreError =>
  new StoreError(
    host === hostname()
      ? `${what} is being written by process ${pid}; wait until it is done`
      : `${what} is being written by process ${pid} on ${host}; if that process is gone, remove ${path}`,
  );

/** Undefined: the lock is gone by now. */
async function ownerOf(path: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new StoreError(`${path} is not a lock of ours; remove it if nobody writes`);
  }
}

/** Whether the process that took a lock is still there; of other machines nobody knows. */
async function lives({ pid, started, host }: Owner): Promise<boolean> {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return (await startOf(pid)) === started;
}

/** When a process started, in the clock ticks of Linux; empty elsewhere. A process that has ended has none. */
async function startOf(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'latin1');
    // The name of the program, in brackets, may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '');
  } catch {
    return '';
  }
}
