/** What the system says of a file that it refuses. */
export type Refusal = Pick<NodeJS.ErrnoException, 'code' | 'message'>;

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
  EFBIG: 'the file would be too large',
  EMFILE: 'too many open files',
  ENFILE: 'too many open files',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'too many symbolic links',
  EBUSY: 'it is in use',
  EIO: 'the disk has a fault',
};

/** Why the system refused, in words. */
export const reasonOf = ({ code, message }: Refusal): string => REASONS[code ?? ''] ?? message;

/** `input`: it is also read. `busy`: another process writes it. `system`: the system refused. */
type Because = 'input' | 'busy' | 'system';

/** A failure to write, as one thread tells it to another. */
export interface Unwritten {
  readonly message: string;
  readonly because: Because;
}

/** A file could not be written, or must not be; the message says why in one line. */
export class WriteError extends Error implements Unwritten {
  override readonly name = 'WriteError';
  readonly because: Because;
  /** Whether the output pipe was closed, as by `head`: no message is needed. */
  readonly closed: boolean;

  constructor(message: string, because: Because = 'system', closed = false) {
    super(message);
    this.because = because;
    this.closed = closed;
  }

  /** By name, because the lab has its own copy of this room in its bundle. */
  static is(error: unknown): error is WriteError {
    return error instanceof Error && error.name === 'WriteError';
  }

  static of(where: string, error: unknown): WriteError {
    if (WriteError.is(error)) return error;
    const refusal = error as NodeJS.ErrnoException;
    // Not a system error: a bug of ours, which must not be reported as a full disk.
    if (refusal.code === undefined) throw error;
    return new WriteError(
      `cannot write to ${where}: ${reasonOf(refusal)}`,
      'system',
      refusal.code === 'EPIPE',
    );
  }
}

/** Runs what writes to a file; says in one line why it cannot. */
export function writing<T>(where: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    throw WriteError.of(where, error);
  }
}
