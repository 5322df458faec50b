import type { Language } from '../../board/index.ts';
import type { Io } from '../io.ts';

/** How a command answers. */
export interface Speech {
  readonly lang: Language;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** Says what was done: one line of JSON on demand, else lines for a person. */
export function sayAnswer(io: Io, { json }: Speech, lines: readonly string[], answer: object): void {
  io.stdout.write(json ? `${JSON.stringify(answer)}\n` : lines.map((line) => `${line}\n`).join(''));
}
