import { fstatSync, readlinkSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { WriteError, writing } from './write-error.ts';

const MOST_LINKS = 40;

/** Where a file is, symbolic links resolved; also of a file that is not there yet, if its folder is. */
export function realPath(file: string): string {
  let path = resolve(file);
  for (let links = 0; links < MOST_LINKS; links++) {
    try {
      return realpathSync(path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    const folder = realpathSync(dirname(path));
    const link = linkAt(path);
    if (link === undefined) return join(folder, basename(path));
    path = resolve(folder, link);
  }
  throw Object.assign(new Error(`${file}: too many symbolic links`), { code: 'ELOOP' });
}

/** What a symbolic link says, even if nothing is there; undefined if there is no link. */
function linkAt(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

/** What is there; undefined if nothing is. */
export function statOf(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Standard input, as the commands name it. */
const STDIN = '-';

function statOfInput(input: string): Stats | undefined {
  try {
    return input === STDIN ? fstatSync(0) : statSync(input);
  } catch {
    return undefined;
  }
}

/**
 * Refuses to write to a file that is also read, whatever name it goes by: another path, a symbolic link, a hard link, or
 * standard input. Inputs that are not files are passed over; of `file#part` the file counts.
 */
export function refuseInputs(file: string, inputs: readonly string[]): void {
  const there = writing(file, () => statOf(file));
  if (!there?.isFile()) return;
  for (const input of inputs) {
    const names = input.includes('#') ? [input, input.slice(0, input.lastIndexOf('#'))] : [input];
    for (const name of names) {
      const read = statOfInput(name);
      if (!read?.isFile() || read.ino !== there.ino || read.dev !== there.dev) continue;
      throw new WriteError(`${file} is also an input: choose another output file`, 'input');
    }
  }
}
