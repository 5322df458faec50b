import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string | undefined;

/** A file for a peer to read; all of them are gone when the process ends. */
export function scratchFile(name: string, text: string): string {
  if (folder === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'calcada-peers-'));
    process.on('exit', () => rmSync(made, { recursive: true, force: true }));
    folder = made;
  }
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
