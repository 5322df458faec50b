import type { Order } from './order.ts';

/** What a file says after its boards were written, a line each: what is in the file already is never rewritten. */
export type Change =
  | { readonly change: 'remove'; readonly key: string }
  | { readonly change: 'tag'; readonly key: string; readonly tags: readonly string[] }
  | { readonly change: 'order'; readonly order: Order };

/** Reads a change; undefined if the line says something else. */
export function changeFrom(line: string): Change | undefined {
  try {
    const value: Change = JSON.parse(line);
    return ['remove', 'tag', 'order'].includes(value.change) ? value : undefined;
  } catch {
    return undefined;
  }
}
