import { closeSync, existsSync, fstatSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder, writeWhole } from '../../src/files/index.ts';
import { type Entry, RESULTS_TAIL, type Results, readResults } from './results.ts';

/**
 * `results.json` while it grows. An entry is written over the closing bracket, bracket included, so that the file is
 * whole after every measurement and a stopped run loses nothing.
 */
export class ResultsFile {
  readonly path: string;
  #empty: boolean;

  private constructor(path: string, empty: boolean) {
    this.path = path;
    this.#empty = empty;
  }

  static create(path: string, { entries, ...header }: Results): ResultsFile {
    makeFolder(dirname(path));
    writeWhole(path, `${JSON.stringify(header).slice(0, -1)},"entries":[${RESULTS_TAIL}`);
    const file = new ResultsFile(path, true);
    for (const entry of entries) file.append(entry);
    return file;
  }

  /** What the file holds, ready to be gone on with; nothing if there is no file; or what is wrong with it. */
  static open(path: string): { file: ResultsFile; results: Results } | { problem: string } | undefined {
    if (!existsSync(path)) return undefined;
    const text = readFileSync(path, 'utf8');
    const results = readWhole(text);
    if ('problem' in results) return results;
    // It may have been formatted by hand: then it is written anew, entry by entry.
    const file = text.endsWith(RESULTS_TAIL)
      ? new ResultsFile(path, results.entries.length === 0)
      : ResultsFile.create(path, results);
    return { file, results };
  }

  append(entry: Entry): void {
    const handle = openSync(this.path, 'r+');
    try {
      const end = fstatSync(handle).size - RESULTS_TAIL.length;
      writeSync(handle, `${this.#empty ? '\n' : ',\n'}${JSON.stringify(entry)}${RESULTS_TAIL}`, end);
      this.#empty = false;
    } finally {
      closeSync(handle);
    }
  }
}

/** If the machine went down in the middle of a line, everything before that line is still good. */
function readWhole(text: string): ReturnType<typeof readResults> {
  const results = readResults(text);
  const end = text.lastIndexOf(',\n');
  if (!('problem' in results) || end < 0) return results;
  const before = readResults(`${text.slice(0, end)}${RESULTS_TAIL}`);
  return 'problem' in before ? results : before;
}
