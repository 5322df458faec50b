import { mkdirSync } from 'node:fs';
import { writing } from './write-error.ts';

/** Makes a folder, and those above it, unless it is there. */
export function makeFolder(folder: string): void {
  writing(folder, () => {
    try {
      mkdirSync(folder, { recursive: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      // Node reports every refusal here in the same way; the system says more, for example that a disk is read-only.
      mkdirSync(folder);
    }
  });
}
