import type { Signal } from '@preact/signals';
import { mostZoom } from '../board/index.ts';
import { Button } from '../parts/index.ts';
import { words } from '../words/index.ts';

const STEP = 1.35;

interface ZoomButtonsProps {
  readonly zoom: Signal<number>;
  /** Of the longer side. */
  readonly cells: number;
  /** With their names beside them. */
  readonly named?: boolean;
}

/** Makes the board larger than its place, to be scrolled; and as large as its place again. */
export function ZoomButtons({ zoom, cells, named = false }: ZoomButtonsProps) {
  const text = words.value;
  const most = mostZoom(cells);
  const by = (factor: number): void => {
    const next = Math.min(Math.max(zoom.value * factor, 1), most);
    // Steps up and down meet again at the size of the place.
    zoom.value = next < 1.05 ? 1 : next;
  };
  return (
    <span class="zoom">
      <Button
        icon="minus"
        kind="quiet"
        label={text.zoomOut}
        disabled={zoom.value <= 1}
        name="zoom-out"
        onClick={() => by(1 / STEP)}
        {...(named ? { children: text.zoomOut } : {})}
      />
      <Button
        icon="plus"
        kind="quiet"
        label={text.zoomIn}
        disabled={zoom.value >= most}
        name="zoom-in"
        onClick={() => by(STEP)}
        {...(named ? { children: text.zoomIn } : {})}
      />
    </span>
  );
}

/** Whether keys belong to a field and not to the page. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
