import {
  closeSync,
  linkSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { forget, remember } from './leftovers.ts';
import { realPath, statOf } from './real-path.ts';
import { WriteError, writing } from './write-error.ts';

/** Who holds a lock. */
export interface Owner {
  readonly pid: number;
  /** When the process started, as the system counts: a number may be given to another process later. */
  readonly started: string;
  readonly host: string;
  readonly id: string;
  /** The name of the file that it writes, beside the lock, until it is complete; and whether that holds lines. */
  readonly part?: string | undefined;
  readonly lines?: boolean;
}

/** A lock that is held. */
export interface Lock {
  release(): void;
}

interface Taking {
  /** What is written, for the message. */
  readonly what: string;
  readonly part?: string | undefined;
  readonly lines?: boolean;
  /** Called for a holder that is gone, before its lock is removed. */
  readonly onDead?: (owner: Owner) => void;
}

/** Abandoned locks that are taken over one after the other, at most: more are no accident. */
const DEEPEST = 5;

/** Takes the lock of a file or a folder by its real path. The lock of a process that is gone is taken over. */
export function lockFile(what: string): Lock {
  return writing(what, () => {
    const real = realPath(what);
    const onDead = (owner: Owner): void => removePart(real, owner);
    const locks = [takeLock(lockOf(real), { what, onDead })];
    try {
      const there = statOf(real);
      // By another name of the same file a second writer would find no lock beside it.
      if (there?.isFile() && there.nlink > 1)
        locks.push(takeLock(join(tmpdir(), `calcada-${there.dev}-${there.ino}.lock`), { what }));
    } catch (error) {
      for (const lock of locks) lock.release();
      throw error;
    }
    return { release: () => locks.forEach((lock) => void lock.release()) };
  });
}

/** The longest name that every file system takes. */
const LONGEST_NAME = 255;

/** The name of a file of ours beside another. */
export function beside(real: string, ending: string): string {
  const room = LONGEST_NAME - Buffer.byteLength(ending);
  const name = Buffer.from(basename(real))
    .subarray(0, room)
    .toString('utf8')
    .replace(/\ufffd+$/, '');
  return join(dirname(real), `${name}${ending}`);
}

export const lockOf = (real: string): string => beside(real, '.lock');

/** Removes what a process that is gone has begun to write. */
export function removePart(real: string, { part }: Owner): void {
  if (part === undefined || !isPartOf(real, part)) return;
  rmSync(join(dirname(real), part), { force: true });
}

/** A lock file may hold anything: only a file of ours is ever touched. */
export const isPartOf = (real: string, part: string): boolean =>
  part === basename(part) &&
  new RegExp(`^${ID}\\.part$`).test(part.slice(-13)) &&
  part.startsWith(basename(real).slice(0, 200));

/** Eight hexadecimal digits, after a full stop. */
const ID = '[0-9a-f]{8}';

/**
 * Takes a lock, a file that exists while a process writes. A process that takes over an abandoned lock holds a
 * second lock while it does, and checks again under it, so that of two such processes only one removes the first lock.
 */
export function takeLock(path: string, taking: Taking, depth = 0): Lock {
  const { what, part, lines, onDead } = taking;
  const id = crypto.randomUUID();
  const owner: Owner = {
    ...{ pid: process.pid, started: startOf(process.pid), host: hostname(), id },
    part,
    ...(lines ? { lines } : {}),
  };
  sweepDrafts(dirname(path));
  const draft = draftOf(path, id);
  remember(id, { remove: [draft] });
  try {
    writeFileSync(draft, JSON.stringify(owner), { flag: 'wx' });
    for (;;) {
      try {
        put(draft, path);
        remember(id, { remove: [draft, path] });
        rmSync(draft, { force: true });
        return {
          release: () => {
            rmSync(path, { force: true });
            forget(id);
          },
        };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = ownerOf(path);
      if (holder && (depth >= DEEPEST || lives(holder))) throw locked(what, path, holder);
      if (!holder) continue;
      const takeover = takeLock(beside(path, '.takeover'), { what }, depth + 1);
      try {
        const still = ownerOf(path);
        if (!still || lives(still)) continue;
        onDead?.(still);
        rmSync(path, { force: true });
      } finally {
        takeover.release();
      }
    }
  } catch (error) {
    rmSync(draft, { force: true });
    forget(id);
    throw error;
  }
}

/** A lock is written under a name of its own first. */
const DRAFT = new RegExp(`\\.lock\\.${ID}\\.lock$`);
const draftOf = (path: string, id: string): string => beside(path, `.${id.slice(0, 8)}.lock`);

/** Folders in which no draft is left of a process that was gone when this one took its first lock there. */
const swept = new Set<string>();

/** Removes drafts of processes that were killed before they could. */
function sweepDrafts(folder: string): void {
  if (swept.has(folder)) return;
  swept.add(folder);
  for (const name of namesIn(folder)) {
    if (!DRAFT.test(name)) continue;
    const draft = join(folder, name);
    try {
      const owner = ownerOf(draft);
      if (owner && !lives(owner)) rmSync(draft, { force: true });
    } catch (error) {
      // It is being written, or not ours.
      if (!(error instanceof WriteError)) throw error;
    }
  }
}

/** A folder may be there to be written into, and not to be read. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The error codes of systems without hard links. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/** Puts the lock in its place in one step, so that no process sees half a lock; throws EEXIST if there is one. */
function put(draft: string, path: string): void {
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!NO_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    const lock = openSync(path, 'wx');
    try {
      writeFileSync(lock, readFileSync(draft));
    } finally {
      closeSync(lock);
    }
  }
}

const locked = (what: string, path: string, { pid, host }: Owner): WriteError =>
  new WriteError(
    host === hostname()
      ? `${what} is being written by process ${pid}; wait until it is done`
      : `${what} is being written by process ${pid} on ${host}; if that process is gone, remove ${path}`,
    'busy',
  );

/** Undefined: the lock is gone by now. */
function ownerOf(path: string): Owner | undefined {
  try {
    const owner: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isOwner(owner)) return owner;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  }
  if (statSync(path, { throwIfNoEntry: false }) === undefined) return undefined;
  throw new WriteError(`${path} is not a lock of ours; remove it if no program is writing`, 'busy');
}

function isOwner(value: unknown): value is Owner {
  if (typeof value !== 'object' || value === null) return false;
  const { pid, started, host, part } = value as Readonly<Record<string, unknown>>;
  return (
    typeof pid === 'number' &&
    typeof started === 'string' &&
    typeof host === 'string' &&
    (part === undefined || typeof part === 'string')
  );
}

/** Whether the process that took a lock is still running; on another machine it counts as running. */
function lives({ pid, started, host }: Owner): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return startOf(pid) === started;
}

/** When a process started, in the clock ticks of Linux; empty elsewhere. A process that has ended has none. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name of the program, in brackets, may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '');
  } catch {
    return '';
  }
}
