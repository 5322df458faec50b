import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportInProlog } from '../../peers/encodings/report.ts';

/** The text of an encoding for a peer, with its data in front. Benches run in the project's root. */
export function encoding(name: string, data = ''): string {
  const text = (file: string): string =>
    readFileSync(join('workbench', 'bench', 'peers', 'encodings', file), 'utf8');
  return [data, name.endsWith('.pl') ? reportInProlog : '', text(name)].join('\n');
}
