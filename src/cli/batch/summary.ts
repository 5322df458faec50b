import { type AnyLanguage, inLanguage } from '../../board/index.ts';
import { shown } from '../terminal/shown.ts';
import { SUMMARY_WORDS } from '../terminal/words.ts';
import type { Part } from './part.ts';

/** What came of a file of boards, in one line at the end. */
export class Summary {
  readonly #name: string;
  readonly #from = performance.now();
  readonly #tally = new Map<string, number>();
  #next: number;
  boards = 0;

  constructor(name: string, start: number) {
    this.#name = name;
    this.#next = start;
  }

  add({ tally, boards, last }: Part): void {
    this.boards += boards;
    if (last) this.#next = last.number + 1;
    for (const [status, count] of Object.entries(tally)) {
      this.#tally.set(status, (this.#tally.get(status) ?? 0) + count);
    }
  }

  text(lang: AnyLanguage, interrupted: boolean): string {
    const words = inLanguage(SUMMARY_WORDS, lang);
    const seconds = (performance.now() - this.#from) / 1000;
    const counts = [...this.#tally].map(
      ([status, count]) => words.statuses[status]?.(count) ?? `${count} ${status}`,
    );
    const found = counts.length > 0 ? `: ${counts.join(', ')}` : '';
    const rest = interrupted ? `; ${words.interrupted(this.#next)}` : '';
    return `${shown(this.#name)}: ${words.done(this.boards, seconds)}${found}${rest}\n`;
  }
}
