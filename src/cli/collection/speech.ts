import type { Language } from '../../board/index.ts';
import type { Store } from '../../collection/index.ts';
import type { Io } from '../terminal/io.ts';
import { shown } from '../terminal/shown.ts';
import { COLLECTION_WORDS } from './words.ts';

/** How a command answers. */
export interface Speech {
  readonly lang: Language;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** Says what was done: one line of JSON on demand, else lines for a person. */
export function sayAnswer(io: Io, { json }: Speech, lines: readonly string[], answer: object): void {
  io.stdout.write(json ? `${JSON.stringify(answer)}\n` : lines.map((line) => `${shown(line)}\n`).join(''));
}

/** Damaged lines that are named. */
const NAMED = 10;

/** Says which lines of a file could not be read; those that can be read are answered with. */
export async function tellDamage(io: Io, store: Store, { lang }: Speech): Promise<void> {
  const { count, lines } = await store.damage();
  if (count > 0)
    io.stderr.write(`${shown(COLLECTION_WORDS[lang].damaged(store.name, count, lines.slice(0, NAMED)))}\n`);
}
