import { mkdirSync } from 'node:fs';
import { writing } from './write-error.ts';

/** Makes a folder, and those above it, unless it is there. */
export function makeFolder(folder: string): void {
  writing(folder, () => {
    try {
      mkdirSync(folder, { recursive: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      // Node says so of every refusal here; the system itself knows better, of a disk that is read-only for example.
      mkdirSync(folder);
    }
  });
}
