import type { Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** A board of many cells can be made larger than one of few: until about eight cells fill its place. */
export const mostZoom = (cells: number): number => Math.max(3.5, cells / 8);

/** What two fingers and the wheel do to a board in its frame. */
export interface Zooming {
  /** Makes the board larger by this factor, and leaves what is under this point of the screen where it is. */
  zoom(factor: number, x: number, y: number): void;
  pan(dx: number, dy: number): void;
}

/** How much a notch of the wheel means. */
const WHEEL = 0.0022;

export function useZooming(
  frame: RefObject<HTMLDivElement | null>,
  element: () => HTMLElement | SVGElement | null,
  zoom: Signal<number>,
  cells: number,
): Zooming {
  const zooming: Zooming = {
    zoom(factor, x, y) {
      const board = element();
      const place = frame.current;
      if (!board || !place) return;
      const before = board.getBoundingClientRect();
      const next = Math.min(Math.max(zoom.peek() * factor, 1), mostZoom(cells));
      // At once, not when the page is drawn next: where the point went can only be seen then.
      board.style.setProperty('--zoom', `${next}`);
      zoom.value = next;
      const after = board.getBoundingClientRect();
      const grown = after.width / before.width;
      place.scrollBy(after.left + (x - before.left) * grown - x, after.top + (y - before.top) * grown - y);
    },
    pan(dx, dy) {
      const place = frame.current;
      if (!place) return;
      const { scrollTop } = place;
      place.scrollBy(-dx, -dy);
      // What the frame could not do, the page does.
      scrollBy(0, -dy - (place.scrollTop - scrollTop));
    },
  };
  const latest = useRef(zooming);
  latest.current = zooming;
  useEffect(() => {
    const place = frame.current;
    // A pinch on a trackpad comes as the wheel with Ctrl.
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      latest.current.zoom(Math.exp(-event.deltaY * lines * WHEEL), event.clientX, event.clientY);
    };
    place?.addEventListener('wheel', wheel, { passive: false });
    return () => place?.removeEventListener('wheel', wheel);
  }, []);
  return zooming;
}
