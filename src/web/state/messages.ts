import { signal } from '@preact/signals';
import type { Bilingual, Problem } from '../../puzzles/index.ts';

/** Something the page has to say that belongs to no place on it. */
export interface Message {
  readonly kind: 'good' | 'bad';
  /** Good news go away by themselves, unless something is still going on; bad news stay, unless they say otherwise. */
  readonly lasting?: boolean;
  readonly text: string;
  /** What was wrong with an input, line by line. */
  readonly problems?: readonly Bilingual<Problem>[];
  /** What can be done about it, such as taking it back. */
  readonly action?: { readonly label: string; run(): void };
}

/** What closes each dialog that is open, the topmost last: it carries the messages. */
export const dialogs = signal<readonly (() => void)[]>([]);

/** Whether the browser's history is at the step that an open dialog is, or was. */
export const isSheetStep = (): boolean => Object(history.state).sheet === true;

/** Gives an open dialog a step of its own, so that Back closes it and leaves what is behind it. */
export function enterSheetStep(): void {
  if (!isSheetStep()) history.pushState({ sheet: true }, '');
}

/** Closes all dialogs when the visitor goes to another view. */
export function closeDialogs(): void {
  for (const close of dialogs.peek()) close();
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
  const { kind, lasting = kind === 'bad' } = shown;
  if (!lasting) leaving = setTimeout(dismiss, shown.action ? 12_000 : 5000);
}

export function dismiss(): void {
  clearTimeout(leaving);
  message.value = undefined;
}
