import { type Signal, useSignal } from '@preact/signals';
import { Button } from '../parts/index.ts';
import { words } from '../words/index.ts';

const STEPS: readonly number[] = [1, 1.35, 1.8, 2.5, 3.5];

export const useZoom = (): Signal<number> => useSignal(1);

/** Makes the board larger than its place, to be scrolled; and as large as its place again. */
export function ZoomButtons({ zoom }: { readonly zoom: Signal<number> }) {
  const text = words.value;
  const at = STEPS.indexOf(zoom.value);
  const to = (step: number): void => {
    zoom.value = STEPS[step] ?? 1;
  };
  return (
    <span class="zoom">
      <Button
        icon="minus"
        kind="quiet"
        label={text.zoomOut}
        disabled={at === 0}
        name="zoom-out"
        onClick={() => to(at - 1)}
      />
      <Button
        icon="plus"
        kind="quiet"
        label={text.zoomIn}
        disabled={at === STEPS.length - 1}
        name="zoom-in"
        onClick={() => to(at + 1)}
      />
    </span>
  );
}

/** Whether keys belong to a field and not to the page. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
