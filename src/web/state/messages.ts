import { signal } from '@preact/signals';
import type { Bilingual, Problem } from '../../puzzles/index.ts';

/** Something the page has to say that belongs to no place on it. */
export interface Message {
  readonly kind: 'good' | 'bad';
  /** Good news go away by themselves, unless something is still going on. */
  readonly lasting?: boolean;
  readonly text: string;
  /** What was wrong with an input, line by line. */
  readonly problems?: readonly Bilingual<Problem>[];
}

export const message = signal<Message | undefined>(undefined);

/** What is spoken to those who do not see the page. */
export const announcement = signal('');

let repeated = false;

/** Speaks; the same words twice differ in a blank, or they would be heard only once. */
export function announce(text: string): void {
  repeated = !repeated;
  announcement.value = repeated ? text : `${text} `;
}

let leaving: ReturnType<typeof setTimeout> | undefined;

export function show(shown: Message): void {
  clearTimeout(leaving);
  message.value = shown;
  if (shown.kind === 'good' && !shown.lasting) leaving = setTimeout(dismiss, 5000);
}

export function dismiss(): void {
  clearTimeout(leaving);
  message.value = undefined;
}
