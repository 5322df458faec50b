import { readFileSync } from 'node:fs';
import type { Io } from './io.ts';

/** Put in when the command is built; not there when it runs from its sources. */
declare const CALCADA_COMMIT: string | undefined;

/** The version of this package, from its manifest, and the commit it was built from. */
export function versionOf({ entry }: Pick<Io, 'entry'>): string {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', entry), 'utf8')) as {
    version: string;
  };
  const commit = typeof CALCADA_COMMIT === 'string' ? CALCADA_COMMIT : '';
  return commit === '' ? manifest.version : `${manifest.version} (${commit})`;
}
