import { mkdir } from 'node:fs/promises';

/** The command was called in a way that it cannot do; the message says what to do instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What the system says of a file that it refuses. */
type Refusal = Pick<NodeJS.ErrnoException, 'code' | 'message'>;

/** A failure to write, as one thread tells it to another. */
export interface Unwritten extends Readonly<Refusal> {
  readonly where: string;
}

/** The answer could not be written. */
export class OutputError extends Error {
  override readonly name = 'OutputError';
  /** Whether the reader has left, as `head` does: nobody needs to be told. */
  readonly closed: boolean;

  constructor(where: string, error: Refusal) {
    super(`cannot write to ${where}: ${reasonOf(error)}`);
    this.closed = error.code === 'EPIPE';
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  ENOTDIR: 'part of the path is not a folder',
  EISDIR: 'it is a folder',
  EEXIST: 'it is a file',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EMFILE: 'too many open files',
};

/** Why the system refused, in words. */
export const reasonOf = ({ code, message }: Refusal): string => REASONS[code ?? ''] ?? message;

/** What the caller can do something about; the rest is a failure of the machine. */
const CALLER = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES', 'EPERM', 'EROFS', 'ENAMETOOLONG']);

/** Runs what writes to a file; says in one line why it cannot. */
export async function writing<T>(file: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const failure = error as NodeJS.ErrnoException;
    if (failure.code === undefined) throw error;
    if (CALLER.has(failure.code)) throw new UsageError(`cannot write ${file}: ${reasonOf(failure)}`);
    throw new OutputError(file, failure);
  }
}

/** Makes a folder, and those above it, unless it is there. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new OutputError(folder, error as NodeJS.ErrnoException);
  }
}
