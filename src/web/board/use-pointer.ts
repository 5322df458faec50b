import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Margins } from './measures.ts';
import { SIDE } from './measures.ts';

/** Where a pointer is on the board, in cells and parts of cells. */
export interface Spot {
  readonly cell: number;
  /** From 0 at the upper left corner of the cell to 1 at the lower right one. */
  readonly x: number;
  readonly y: number;
}

/** Which finger or button it is: the first, the second, or a finger that cycles. */
export type Button = 'first' | 'second' | 'finger';

/** What the board reports of a hand, in the order down, over…, up. */
export interface Hand {
  /** Whether a finger draws as soon as it moves, instead of scrolling the page. */
  readonly atOnce?: boolean;
  down(spot: Spot, button: Button): void;
  /** The pointer moved on, perhaps within the cell. */
  over(spot: Spot): void;
  up(): void;
  /** A finger rests: what its touch did so far is not what it meant. */
  held(spot: Spot): void;
}

interface Layout {
  readonly rows: number;
  readonly columns: number;
  readonly margins: Margins;
  readonly whole: { readonly width: number; readonly height: number };
}

/** How long a finger rests before it marks, and how far it may tremble meanwhile. */
const HOLD = 450;
const TREMBLE = 10;

/**
 * Turns mouse, pen and finger into presses and drags. A finger that moves scrolls the page; one that has rested
 * draws instead. A finger's tap counts when it is lifted, because until then it may become either.
 */
export function usePointer(svg: RefObject<SVGSVGElement | null>, hand: Hand, layout: Layout): void {
  const latest = useRef({ hand, layout });
  latest.current = { hand, layout };

  useEffect(() => {
    const board = svg.current;
    if (!board) return undefined;
    let drawing: number | undefined;
    let touch:
      | { readonly id: number; readonly x: number; readonly y: number; readonly spot: Spot }
      | undefined;
    let holding: ReturnType<typeof setTimeout> | undefined;

    const spotAt = (event: PointerEvent): Spot | undefined => {
      const { rows, columns, margins, whole } = latest.current.layout;
      const box = board.getBoundingClientRect();
      const x = ((event.clientX - box.left) * whole.width) / box.width - margins.left;
      const y = ((event.clientY - box.top) * whole.height) / box.height - margins.top;
      const column = Math.floor(x / SIDE);
      const row = Math.floor(y / SIDE);
      if (row < 0 || column < 0 || row >= rows || column >= columns) return undefined;
      return { cell: row * columns + column, x: x / SIDE - column, y: y / SIDE - row };
    };
    const focus = (cell: number): void =>
      board.querySelector<SVGGElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true });

    const down = (event: PointerEvent): void => {
      const spot = spotAt(event);
      if (!spot || drawing !== undefined || touch) return;
      if (event.pointerType === 'touch' && !latest.current.hand.atOnce) {
        touch = { id: event.pointerId, x: event.clientX, y: event.clientY, spot };
        holding = setTimeout(() => {
          if (!touch) return;
          drawing = touch.id;
          touch = undefined;
          navigator.vibrate?.(12);
          focus(spot.cell);
          latest.current.hand.held(spot);
        }, HOLD);
        return;
      }
      if (event.button > 2 || event.button === 1) return;
      event.preventDefault();
      drawing = event.pointerId;
      board.setPointerCapture(event.pointerId);
      focus(spot.cell);
      latest.current.hand.down(spot, event.button === 2 || event.ctrlKey ? 'second' : 'first');
    };
    const move = (event: PointerEvent): void => {
      if (touch?.id === event.pointerId) {
        const far = Math.hypot(event.clientX - touch.x, event.clientY - touch.y);
        if (far > TREMBLE) letGo();
        return;
      }
      if (drawing !== event.pointerId) return;
      for (const each of event.getCoalescedEvents?.() ?? [event]) {
        const spot = spotAt(each);
        if (spot) latest.current.hand.over(spot);
      }
    };
    const up = (event: PointerEvent): void => {
      if (touch?.id === event.pointerId) {
        const { spot } = touch;
        letGo();
        focus(spot.cell);
        latest.current.hand.down(spot, 'finger');
        latest.current.hand.up();
        return;
      }
      if (drawing !== event.pointerId) return;
      drawing = undefined;
      latest.current.hand.up();
    };
    const letGo = (): void => {
      clearTimeout(holding);
      touch = undefined;
    };
    const cancel = (event: PointerEvent): void => {
      letGo();
      if (drawing === event.pointerId) {
        drawing = undefined;
        latest.current.hand.up();
      }
    };
    const noMenu = (event: Event): void => event.preventDefault();
    const noScroll = (event: TouchEvent): void => {
      if (drawing !== undefined && event.cancelable) event.preventDefault();
    };

    board.addEventListener('pointerdown', down);
    board.addEventListener('pointermove', move);
    board.addEventListener('pointerup', up);
    board.addEventListener('pointercancel', cancel);
    board.addEventListener('contextmenu', noMenu);
    board.addEventListener('touchmove', noScroll, { passive: false });
    return () => {
      letGo();
      board.removeEventListener('pointerdown', down);
      board.removeEventListener('pointermove', move);
      board.removeEventListener('pointerup', up);
      board.removeEventListener('pointercancel', cancel);
      board.removeEventListener('contextmenu', noMenu);
      board.removeEventListener('touchmove', noScroll);
    };
  }, [svg]);
}
