import type { ReadonlySignal, Signal } from '@preact/signals';
import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { RulerCounts } from '../../play/index.ts';
import type { Line } from '../../puzzles/index.ts';
import type { BoardScene } from '../state/index.ts';
import { boxOfCell, layoutOf } from './board-layout.ts';
import { CanvasGrid } from './canvas-grid.tsx';
import { cellOf, moved } from './cell-keys.ts';
import { SvgGrid } from './svg-grid.tsx';
import { type Hand, usePointer } from './use-pointer.ts';
import { useZooming } from './use-zooming.ts';

export interface BoardViewProps {
  readonly scene: BoardScene;
  readonly label: string;
  readonly hand: Hand;
  /** Keys that are not arrows; true if the key meant something. */
  onKey(event: KeyboardEvent, cell: number): boolean;
  readonly rulers?: ReadonlySignal<RulerCounts | undefined>;
  readonly showRulers?: boolean;
  /** Numbers of rows and columns at the left and the upper edge. */
  readonly coordinates?: boolean;
  /** Present while clues can be chosen. */
  readonly line?: Signal<Line | undefined>;
  readonly looseWalls?: ReadonlySignal<string>;
  /** How many times larger than its place; wheel and fingers change it. */
  readonly zoom: Signal<number>;
  /** Cells that must be seen: the board is scrolled to them. */
  readonly reveal?: ReadonlySignal<readonly number[]>;
  readonly finished?: boolean;
  /** What is drawn is only what all solutions share. */
  readonly settled?: boolean;
}

/** The board: rows of cells in a grid, one tab stop in all, arrows from cell to cell; large ones are on a canvas. */
export function BoardView(props: BoardViewProps) {
  const { scene, hand } = props;
  const { rows, columns } = scene;
  const frame = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const goTo = useRef<(cell: number) => void>(() => undefined);
  const element = (): HTMLElement | SVGElement | null => svg.current ?? sheet.current;
  const counts = props.showRulers ? props.rulers?.value : undefined;
  const layout = layoutOf(
    scene,
    told(scene.rowClues.value, props),
    told(scene.columnClues.value, props),
    counts,
    props.coordinates,
  );
  const focusCell = (cell: number): void => {
    if (scene.large) goTo.current(cell);
    else svg.current?.querySelector<SVGGElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true });
  };
  const zooming = useZooming(frame, element, props.zoom, Math.max(rows, columns));
  usePointer({ element, hand, layout, focusCell, zooming });

  /** Scrolls no further than needed; a board that is larger than its place is scrolled within it. */
  const show = (cells: readonly number[]): void => {
    const board = element();
    const place = frame.current;
    const [first] = cells;
    if (!board || !place || first === undefined) return;
    const box = boxOfCell(board, layout, first);
    const view = place.getBoundingClientRect();
    const beyond = (from: number, to: number, least: number, most: number): number =>
      from < least ? from - least : to > most ? to - most : 0;
    const rim = box.width;
    place.scrollBy({
      left: beyond(box.left - rim, box.right + rim, view.left, view.right),
      top: beyond(box.top - rim, box.bottom + rim, view.top, view.bottom),
    });
    const now = boxOfCell(board, layout, first);
    scrollBy({ top: beyond(now.top, now.bottom, 0, innerHeight) });
  };
  useSignalEffect(() => {
    const cells = props.reveal?.value ?? [];
    if (cells.length > 0) show(cells);
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const cell = cellOf(event.target);
    if (cell === undefined) return;
    const to = event.altKey ? undefined : moved(event, cell, rows, columns);
    if (to !== undefined) {
      show([to]);
      focusCell(to);
    } else if (!props.onKey(event, cell)) return;
    event.preventDefault();
  };

  const classes = [
    'board playing',
    ...(props.finished ? ['finished'] : []),
    ...(hand.draws ? ['drawing'] : []),
    ...(props.settled ? ['settled'] : []),
  ].join(' ');
  return (
    <div class="board-frame" ref={frame}>
      {scene.large ? (
        <CanvasGrid
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

/** The clues of one side; none if no line has any, unless they can be chosen to get some. */
const told = (
  clues: readonly (readonly (number | null)[])[],
  { line }: BoardViewProps,
): readonly (readonly (number | null)[])[] =>
  line || clues.some((clue) => clue.some((number) => number !== null)) ? clues : [];
