import { useEffect, useRef } from 'preact/hooks';
import { type BoardLayout, type Spot, spotAt } from './board-layout.ts';
import type { Zooming } from './use-zooming.ts';

/** Which finger or button it is: the first, the second, or a finger that cycles. */
export type Button = 'first' | 'second' | 'finger';

/** What the board reports of a hand, in the order down, over…, and then up or cancel. */
export interface Hand {
  /** Whether a finger that moves draws; otherwise it scrolls the page. */
  readonly draws: boolean;
  /** How far beyond the board, in cells, a stroke may begin and go on. */
  readonly reach?: number;
  down(spot: Spot, button: Button): void;
  /** The pointer moved on, perhaps within the cell. */
  over(spot: Spot): void;
  up(): void;
  /** A finger rests. */
  held(spot: Spot): void;
  /** A second finger came: what the first one did so far was not meant. */
  cancel(): void;
}

interface PointerUse {
  readonly element: () => HTMLElement | SVGElement | null;
  readonly hand: Hand;
  readonly layout: BoardLayout;
  readonly focusSite: (site: number) => void;
  readonly zooming: Zooming;
}

/** How long a finger rests before it marks, and how far it may tremble meanwhile. */
const HOLD = 450;
const TREMBLE = 10;

interface Finger {
  readonly startX: number;
  readonly startY: number;
  x: number;
  y: number;
}

/**
 * Turns mouse, pen and fingers into presses and drags. One finger draws when it moves, and its tap counts when it is
 * lifted, because until then a second one may come: two fingers pan and pinch.
 */
export function usePointer(use: PointerUse): void {
  const latest = useRef(use);
  latest.current = use;

  useEffect(() => {
    const board = latest.current.element();
    if (!board) return undefined;
    /** The pointer whose stroke is being drawn. */
    let drawing: number | undefined;
    /** The first finger, while it may still become a tap, a drag, a rest or one of two. */
    let waiting: { readonly id: number; readonly spot: Spot } | undefined;
    /** Two fingers were down: until all are lifted, none draws. */
    let pinching = false;
    let holding: ReturnType<typeof setTimeout> | undefined;
    const fingers = new Map<number, Finger>();

    const hand = (): Hand => latest.current.hand;
    const spotOf = (event: PointerEvent): Spot | undefined =>
      spotAt(board, latest.current.layout, event, hand().reach);
    const wait = (id: number, spot: Spot): void => {
      waiting = { id, spot };
      holding = setTimeout(() => {
        if (!waiting) return;
        drawing = waiting.id;
        waiting = undefined;
        navigator.vibrate?.(12);
        latest.current.focusSite(spot.site);
        hand().held(spot);
      }, HOLD);
    };
    const stopWaiting = (): void => {
      clearTimeout(holding);
      waiting = undefined;
    };

    const touchDown = (event: PointerEvent): void => {
      fingers.set(event.pointerId, {
        startX: event.clientX,
        startY: event.clientY,
        x: event.clientX,
        y: event.clientY,
      });
      if (fingers.size > 1) {
        stopWaiting();
        if (drawing !== undefined) hand().cancel();
        drawing = undefined;
        pinching = true;
        return;
      }
      const spot = spotOf(event);
      if (spot && drawing === undefined && !pinching) wait(event.pointerId, spot);
    };
    const down = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') {
        touchDown(event);
        return;
      }
      const spot = spotOf(event);
      if (!spot || drawing !== undefined || event.button > 2 || event.button === 1) return;
      event.preventDefault();
      drawing = event.pointerId;
      board.setPointerCapture(event.pointerId);
      latest.current.focusSite(spot.site);
      hand().down(spot, event.button === 2 || event.ctrlKey ? 'second' : 'first');
    };

    /** Two fingers moved: the board follows their middle, and their distance. */
    const pinch = (moved: Finger, x: number, y: number): void => {
      const [one, other] = [...fingers.values()];
      if (!one || !other) return;
      const middle = (): readonly [number, number] => [(one.x + other.x) / 2, (one.y + other.y) / 2];
      const apart = (): number => Math.hypot(one.x - other.x, one.y - other.y);
      const [fromX, fromY] = middle();
      const before = apart();
      moved.x = x;
      moved.y = y;
      const [toX, toY] = middle();
      const { zooming } = latest.current;
      zooming.pan(toX - fromX, toY - fromY);
      if (before > 0) zooming.zoom(apart() / before, toX, toY);
    };
    const move = (event: PointerEvent): void => {
      const finger = fingers.get(event.pointerId);
      if (finger && pinching) {
        pinch(finger, event.clientX, event.clientY);
        return;
      }
      if (finger && waiting?.id === event.pointerId) {
        if (Math.hypot(event.clientX - finger.startX, event.clientY - finger.startY) <= TREMBLE) return;
        const { spot } = waiting;
        stopWaiting();
        if (!hand().draws) return;
        drawing = event.pointerId;
        latest.current.focusSite(spot.site);
        hand().down(spot, 'finger');
      }
      if (drawing !== event.pointerId) return;
      const each = event.getCoalescedEvents?.() ?? [];
      for (const step of each.length > 0 ? each : [event]) {
        const spot = spotOf(step);
        if (spot) hand().over(spot);
      }
    };
    const lifted = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
      if (fingers.size === 0) pinching = false;
    };
    const up = (event: PointerEvent): void => {
      lifted(event);
      if (waiting?.id === event.pointerId) {
        const { spot } = waiting;
        stopWaiting();
        latest.current.focusSite(spot.site);
        hand().down(spot, 'finger');
        hand().up();
        return;
      }
      if (drawing !== event.pointerId) return;
      drawing = undefined;
      hand().up();
    };
    const cancel = (event: PointerEvent): void => {
      lifted(event);
      stopWaiting();
      if (drawing === event.pointerId) {
        drawing = undefined;
        hand().up();
      }
    };
    const noMenu = (event: Event): void => event.preventDefault();
    const noScroll = (event: TouchEvent): void => {
      if ((drawing !== undefined || pinching) && event.cancelable) event.preventDefault();
    };

    const listeners: readonly (readonly [string, (event: never) => void, AddEventListenerOptions?])[] = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', cancel],
      ['contextmenu', noMenu],
      ['touchmove', noScroll, { passive: false }],
    ];
    for (const [type, listener, options] of listeners)
      board.addEventListener(type, listener as EventListener, options);
    return () => {
      stopWaiting();
      for (const [type, listener] of listeners) board.removeEventListener(type, listener as EventListener);
    };
  }, []);
}
