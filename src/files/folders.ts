import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { writing } from './write-error.ts';

/** Makes a folder, and those above it, unless it is there. */
export function makeFolder(folder: string): void {
  writing(folder, () => make(folder));
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Not by `recursive: true`: where the system refuses to make something in a folder that is there, as in /proc, Node 20
 * tries again without end; and every other refusal is reported as a folder that is missing.
 */
function make(folder: string): void {
  if (isFolder(folder)) return;
  const above = dirname(folder);
  if (above !== folder) make(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it in between.
    if (!isFolder(folder)) throw error;
  }
}
