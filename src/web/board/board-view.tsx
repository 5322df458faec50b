import type { ReadonlySignal, Signal } from '@preact/signals';
import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { type RulerCounts, siteByKey } from '../../play/index.ts';
import type { Line } from '../../puzzles/index.ts';
import { onDemand } from '../parts/index.ts';
import type { BoardScene } from '../state/index.ts';
import { boxOfSite, type ClueSides, layoutOf } from './board-layout.ts';
import type { CanvasGrid } from './canvas-grid.tsx';
import { siteOf } from './site-keys.ts';
import { SvgGrid } from './svg-grid.tsx';
import { type Hand, usePointer } from './use-pointer.ts';
import { useZooming } from './use-zooming.ts';

export interface BoardViewProps {
  readonly scene: BoardScene;
  readonly label: string;
  readonly hand: Hand;
  /** Keys that are not arrows; true if the key meant something. */
  onKey(event: KeyboardEvent, site: number): boolean;
  readonly rulers?: ReadonlySignal<RulerCounts | undefined>;
  readonly showRulers?: boolean;
  /** Numbers of rows and columns at the left and the upper edge. */
  readonly coordinates?: boolean;
  /** Whether room is kept for these numbers while they are not shown. */
  readonly coordinateRoom?: boolean;
  /** Present while clues can be chosen. */
  readonly line?: Signal<Line | undefined>;
  readonly looseWalls?: ReadonlySignal<string>;
  /** How many times larger than its place; wheel and fingers change it. */
  readonly zoom: Signal<number>;
  /** Sites that must be seen: the board is scrolled to them. */
  readonly reveal?: ReadonlySignal<readonly number[]>;
  readonly finished?: boolean;
  /** What is drawn is only what all solutions share. */
  readonly settled?: boolean;
}

/** The board: lines of sites in a grid, one tab stop in all, arrows from site to site; large ones are on a canvas. */
export const BoardView = (props: BoardViewProps) =>
  props.scene.large ? <LargeBoard {...props} /> : <ShownBoard {...props} />;

/** Large boards are few: the canvas is loaded with the first of them. */
const LargeBoard = onDemand(async () => {
  const { CanvasGrid: Large } = await import('./canvas-grid.tsx');
  return (props: BoardViewProps) => <ShownBoard {...props} Large={Large} />;
});

function ShownBoard({ Large, ...props }: BoardViewProps & { readonly Large?: typeof CanvasGrid }) {
  const { scene, hand } = props;
  const { rows, columns } = scene;
  const frame = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const goTo = useRef<(site: number) => void>(() => undefined);
  const element = (): HTMLElement | SVGElement | null => svg.current ?? sheet.current;
  const counts = props.showRulers ? props.rulers?.value : undefined;
  const layout = layoutOf(
    scene.sites,
    told(scene.clues.value, props),
    counts,
    props.coordinates,
    props.coordinateRoom,
  );
  const focusSite = (site: number): void => {
    if (scene.large) goTo.current(site);
    else svg.current?.querySelector<SVGGElement>(`[data-cell="${site}"]`)?.focus({ preventScroll: true });
  };
  const zooming = useZooming(frame, element, props.zoom, Math.max(rows, columns));
  usePointer({ element, hand, layout, focusSite, zooming });

  /** Scrolls no further than needed; a board that is larger than its place is scrolled within it. */
  const show = (sites: readonly number[]): void => {
    const board = element();
    const place = frame.current;
    const [first] = sites;
    if (!board || !place || first === undefined) return;
    const box = boxOfSite(board, layout, first);
    const view = place.getBoundingClientRect();
    const beyond = (from: number, to: number, least: number, most: number): number =>
      from < least ? from - least : to > most ? to - most : 0;
    const rim = box.width;
    place.scrollBy({
      left: beyond(box.left - rim, box.right + rim, view.left, view.right),
      top: beyond(box.top - rim, box.bottom + rim, view.top, view.bottom),
    });
    const now = boxOfSite(board, layout, first);
    scrollBy({ top: beyond(now.top, now.bottom, 0, innerHeight) });
  };
  useSignalEffect(() => {
    const sites = props.reveal?.value ?? [];
    if (sites.length > 0) show(sites);
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const site = siteOf(event.target);
    if (site === undefined) return;
    const to = event.altKey ? undefined : siteByKey(event, site, scene.sites);
    if (to !== undefined) {
      show([to]);
      focusSite(to);
    } else if (!props.onKey(event, site)) return;
    event.preventDefault();
  };

  const classes = [
    'board playing',
    ...(props.finished ? ['finished'] : []),
    ...(hand.draws ? ['drawing'] : []),
    ...(props.settled ? ['settled'] : []),
  ].join(' ');
  return (
    // A browser would make a second tab stop of what scrolls; the cells are reached by the first.
    <div class="board-frame" ref={frame} tabIndex={-1}>
      {Large ? (
        <Large
          board={props}
          layout={layout}
          element={sheet}
          frame={frame}
          classes={classes}
          goTo={goTo}
          onKeyDown={onKeyDown}
        />
      ) : (
        <SvgGrid board={props} layout={layout} element={svg} classes={classes} onKeyDown={onKeyDown} />
      )}
    </div>
  );
}

/** The clues of each side that has any, or where they can be chosen to get some. */
function told(clues: ClueSides, { line }: BoardViewProps): ClueSides {
  const side = (of: ClueSides['left']): ClueSides['left'] =>
    line || of.some((clue) => clue.some((number) => number !== null)) ? of : [];
  return {
    left: side(clues.left),
    above: side(clues.above),
    right: side(clues.right),
    below: side(clues.below),
  };
}
