import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  type Stats,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { forget, keepLines, remember } from './leftovers.ts';
import { beside, isPartOf, type Lock, lockFile, lockOf, type Owner, removePart, takeLock } from './lock.ts';
import { mendEnd } from './mend-end.ts';
import { realPath, refuseInputs, statOf } from './real-path.ts';
import { writing } from './write-error.ts';
import { writeFully } from './write-fully.ts';

/** How a file is to be written. */
export interface OutputOptions {
  /** What the command reads: none of it is written to. */
  readonly inputs?: readonly string[];
  /** Whole lines that are answers: a run that ends early leaves those it has written. */
  readonly lines?: boolean;
  /** Adds lines to a file that is there, in its place. */
  readonly append?: boolean;
}

/** Where the bytes go until the file is complete, and what is to be done then. */
interface Written {
  readonly descriptor: number;
  complete(): void;
  abandon(): void;
}

/**
 * A file that is being written. Until `complete`, the file of that name is as it was, if there is one; `abandon` leaves
 * it so. Every failure is a `WriteError`. Devices and pipes are written to directly. See
 * docs/decisions/0020-one-writer-of-files.md.
 */
export class OutputFile {
  readonly file: string;
  readonly #to: Written;
  #open = true;

  private constructor(file: string, to: Written) {
    this.file = file;
    this.#to = to;
  }

  /**
   * Refuses inputs and takes the lock at once, so that a long run does not end with an output that cannot be written.
   */
  static open(file: string, options: OutputOptions = {}): OutputFile {
    return writing(file, () => {
      refuseInputs(file, options.inputs ?? []);
      const there = statOf(file);
      if (there?.isDirectory() || file.endsWith('/'))
        throw Object.assign(new Error(`${file} is a folder`), { code: 'EISDIR' });
      if (isStream(file, there)) return new OutputFile(file, directly(file));
      const real = realPath(file);
      if (there) accessSync(real, constants.W_OK);
      return new OutputFile(
        file,
        options.append && adoptable(real)
          ? inPlace(file, real)
          : besideIt(file, real, there, options.lines === true || options.append === true),
      );
    });
  }

  /** Writes all of it, or throws; what was cut off in the middle of a line is taken back. */
  write(data: string | Uint8Array): void {
    writing(this.file, () => writeFully(this.#to.descriptor, data));
  }

  /** Puts the file in its place. */
  complete(): void {
    if (!this.#open) return;
    this.#open = false;
    try {
      writing(this.file, () => this.#to.complete());
    } catch (error) {
      this.#to.abandon();
      throw error;
    }
  }

  /** Does nothing if the file is complete. */
  abandon(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#to.abandon();
  }
}

/**
 * Writes a whole file piece by piece, compressed if asked for, and returns its size in bytes. Each piece is on its way to
 * the disk before the next is made, so that no more than a few are held.
 */
export async function writePieces(
  file: string,
  pieces: Iterable<string>,
  { gzip = false, ...options }: OutputOptions & { readonly gzip?: boolean } = {},
): Promise<number> {
  const output = OutputFile.open(file, options);
  let size = 0;
  const write = async (source: AsyncIterable<Buffer | string> | Iterable<string>): Promise<void> => {
    for await (const piece of source) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
      output.write(bytes);
      size += bytes.length;
    }
  };
  try {
    if (gzip) {
      const { pipeline } = await import('node:stream/promises');
      const { createGzip } = await import('node:zlib');
      await pipeline(pieces, createGzip(), write);
    } else await write(pieces);
    output.complete();
    return size;
  } finally {
    output.abandon();
  }
}

/** Writes a whole file: it is complete, or as it was before. */
export function writeWhole(file: string, data: string | Uint8Array, options: OutputOptions = {}): void {
  const output = OutputFile.open(file, options);
  try {
    output.write(data);
    output.complete();
  } finally {
    output.abandon();
  }
}

/** Refuses, before any work is done, what could not be written after it. Devices and pipes are left alone. */
export function expectWritable(file: string, inputs: readonly string[]): void {
  refuseInputs(file, inputs);
  const there = writing(file, () => statOf(file));
  if (there?.isDirectory() || !isStream(file, there)) OutputFile.open(file, { inputs }).abandon();
}

/** Devices, pipes, and the paths under /dev and /proc that stand for open files must be written to directly. */
const isStream = (file: string, there: Stats | undefined): boolean =>
  /^\/(dev|proc)\//.test(resolve(file)) || (there !== undefined && !there.isFile());

function directly(file: string): Written {
  const descriptor = openSync(file, 'w');
  const close = (): void => closeSync(descriptor);
  return { descriptor, complete: close, abandon: close };
}

/** Whether lines can be added to a file: it is there, or a run that was killed has left the beginning of it. */
function adoptable(real: string): boolean {
  if (existsSync(real)) return true;
  const onDead = (owner: Owner): void => {
    const { part } = owner;
    if (owner.lines && part !== undefined && isPartOf(real, part) && existsSync(join(dirname(real), part)))
      keepLines(join(dirname(real), part), real);
    else removePart(real, owner);
  };
  takeLock(lockOf(real), { what: real, onDead }).release();
  return existsSync(real);
}

function inPlace(file: string, real: string): Written {
  const lock = lockFile(file);
  let descriptor: number;
  try {
    descriptor = openSync(real, 'a+');
    mendEnd(descriptor);
  } catch (error) {
    lock.release();
    throw error;
  }
  const close = (): void => {
    closeSync(descriptor);
    lock.release();
  };
  return { descriptor, complete: close, abandon: close };
}

function besideIt(file: string, real: string, there: Stats | undefined, lines: boolean): Written {
  const id = crypto.randomUUID().slice(0, 8);
  const part = beside(real, `.${id}.part`);
  const onDead = (owner: Owner): void => removePart(real, owner);
  const lock: Lock = takeLock(lockOf(real), { what: file, part: basename(part), lines, onDead });
  remember(id, { remove: [part], ...(lines ? { keep: { part, as: real } } : {}) });
  const leave = (): void => {
    rmSync(part, { force: true });
    lock.release();
    forget(id);
  };
  let descriptor: number;
  try {
    descriptor = openSync(part, 'wx+');
    if (there) keepRights(descriptor, there);
  } catch (error) {
    leave();
    throw error;
  }
  let open = true;
  const close = (): void => {
    if (open) closeSync(descriptor);
    open = false;
  };
  return {
    descriptor,
    complete: () => {
      // The old file is replaced only once the new one is on the disk.
      if (there) fsyncSync(descriptor);
      close();
      renameSync(part, real);
      leave();
    },
    abandon: () => {
      try {
        const written = open && fstatSync(descriptor).size > 0;
        close();
        if (lines && written && !there) keepLines(part, real);
      } catch {
        // The failure that led here is the one to report.
      } finally {
        leave();
      }
    },
  };
}

function keepRights(descriptor: number, { mode, uid, gid }: Stats): void {
  const own = fstatSync(descriptor);
  if (own.uid !== uid || own.gid !== gid) {
    try {
      fchownSync(descriptor, uid, gid);
    } catch {
      // Only an administrator can give files away.
    }
  }
  fchmodSync(descriptor, mode & 0o7777);
}
