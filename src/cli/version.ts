import { readFileSync } from 'node:fs';
import type { Io } from './io.ts';

/** The version of this package, from its manifest. */
export function versionOf({ entry }: Pick<Io, 'entry'>): string {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', entry), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
