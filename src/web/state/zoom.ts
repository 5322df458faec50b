import { effect, type Signal, signal } from '@preact/signals';
import { load, store } from './storage.ts';

/** More cells across are not read: a larger board is shown in part at first. */
const MOST_ACROSS = 45;

const known = new Map<string, Signal<number>>();

/** How large boards of this size are shown, remembered from one to the next. */
export function keptZoom(rows: number, columns: number): Signal<number> {
  const name = `zoom.${rows}x${columns}`;
  const zoom = known.get(name);
  if (zoom) return zoom;
  const found = load(name);
  const usual = Math.max(1, Math.max(rows, columns) / MOST_ACROSS);
  const fresh = signal(typeof found === 'number' && found >= 1 && found <= 200 ? found : usual);
  known.set(name, fresh);
  let first = true;
  effect(() => {
    const { value } = fresh;
    if (!first) store(name, value);
    first = false;
  });
  return fresh;
}
