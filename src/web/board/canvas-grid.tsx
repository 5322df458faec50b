import { useSignal, useSignalEffect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { lineName, theme } from '../state/index.ts';
import { type BoardLayout, spotAt } from './board-layout.ts';
import type { BoardViewProps } from './board-view.tsx';
import { CanvasArt, paletteOf } from './canvas-art.ts';
import { SIDE } from './measures.ts';

interface CanvasGridProps {
  readonly board: BoardViewProps;
  readonly layout: BoardLayout;
  readonly element: RefObject<HTMLDivElement | null>;
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly classes: string;
  /** Filled in: puts the focus on a site, wherever it is. */
  readonly goTo: { current: (site: number) => void };
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** More changed cells than this are cheaper drawn all at once. */
const MANY = 200;
/** Cells around the one in hand that are elements, for keys and for those who read the screen by ear. */
const AROUND = 2;

/**
 * A large board: only what is seen of it is drawn, on a canvas, and only the cells around the one in hand are
 * elements of the page. Ten thousand cells as elements took seconds to open (docs/decisions/0016).
 */
export function CanvasGrid({ board, layout, element, frame, classes, goTo, onKeyDown }: CanvasGridProps) {
  const { scene } = board;
  const { rows, columns, whole } = layout;
  const canvas = useRef<HTMLCanvasElement>(null);
  const active = useSignal(0);
  const wanted = useRef<number | undefined>(undefined);

  /** Draws the cells that changed, or everything; `beside`: only the numbers beside the board. */
  const paint = (changed?: readonly number[] | 'beside'): void => {
    const sheet = canvas.current;
    const to = sheet?.getContext('2d');
    const part = sheet && partSeen(sheet, element.current, frame.current, layout);
    if (!sheet || !to || !part || !element.current) return;
    const { x, y, width, height, scale, dots, moved } = part;
    to.setTransform(scale * dots, 0, 0, scale * dots, -x * scale * dots, -y * scale * dots);
    const art = new CanvasArt(to, paletteOf(element.current), SIDE * scale * dots, scene.dotted.peek());
    if (changed === 'beside' && !moved) {
      // The frame reaches half its width into the margins, and stays.
      const [right, bottom] = [columns * SIDE + 2, rows * SIDE + 2];
      to.clearRect(x, y, width, -2 - y);
      to.clearRect(x, y, -2 - x, height);
      to.clearRect(right, y, x + width - right, height);
      to.clearRect(x, bottom, width, y + height - bottom);
      paintBeside(art);
      return;
    }
    const cells = changed && changed !== 'beside' && !moved && changed.length <= MANY ? changed : undefined;
    const within = (at: number, most: number): number =>
      Math.min(Math.max(Math.floor(at / SIDE), 0), most - 1);
    const corner = [within(y, rows), within(x, columns)] as const;
    const other = [within(y + height, rows), within(x + width, columns)] as const;
    if (cells) {
      to.save();
      to.beginPath();
      for (const cell of cells)
        to.rect((cell % columns) * SIDE, Math.floor(cell / columns) * SIDE, SIDE, SIDE);
      to.clip();
    } else to.clearRect(x, y, width, height);
    art.ground(...corner, ...other);
    const draw = (cell: number): void =>
      art.cell(Math.floor(cell / columns), cell % columns, scene.looks[cell]!.peek());
    // What of the neighbours reaches into a cell is drawn with it.
    if (cells) for (const cell of neighbourhood(cells, rows, columns)) draw(cell);
    else {
      for (let row = corner[0]; row <= other[0]; row++) {
        for (let column = corner[1]; column <= other[1]; column++) draw(row * columns + column);
      }
    }
    art.over(layout, scene.walls.peek(), board.looseWalls?.peek() ?? '', scene.between.peek());
    if (cells) to.restore();
    else paintBeside(art);
  };
  const paintBeside = (art: CanvasArt): void => {
    const chosen = board.line?.peek();
    const states = scene.lines.peek();
    const counts = board.showRulers ? board.rulers?.peek() : undefined;
    art.beside(
      { ...layout, counts },
      (line) => {
        const name = lineName(line);
        if (chosen && lineName(chosen) === name) return 'accent';
        return states.wrong.has(name) ? 'wrong' : states.kept.has(name) ? 'kept' : 'clue';
      },
      board.line ? '·' : '',
    );
  };
  const latest = useRef(paint);
  latest.current = paint;

  useLayoutEffect(() => latest.current(), [scene, whole.width, whole.height]);
  useSignalEffect(() => {
    const { cells } = scene.changed.value;
    if (cells?.length !== 0) latest.current(cells);
  });
  useSignalEffect(() => {
    void theme.value;
    void board.line?.value;
    void board.looseWalls?.value;
    void board.zoom.value;
    latest.current();
  });
  useSignalEffect(() => {
    void scene.lines.value;
    void board.rulers?.value;
    latest.current('beside');
  });
  useEffect(() => {
    let asked = 0;
    const again = (): void => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(() => latest.current());
    };
    const observer = new ResizeObserver(again);
    if (element.current) observer.observe(element.current);
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', again);
    addEventListener('scroll', again, { capture: true, passive: true });
    addEventListener('resize', again);
    return () => {
      cancelAnimationFrame(asked);
      observer.disconnect();
      dark.removeEventListener('change', again);
      removeEventListener('scroll', again, { capture: true });
      removeEventListener('resize', again);
    };
  }, []);

  goTo.current = (cell) => {
    const there = element.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`);
    if (there) there.focus({ preventScroll: true });
    else {
      wanted.current = cell;
      active.value = cell;
    }
  };
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const cell = element.current?.querySelector<HTMLElement>(`[data-cell="${wanted.current}"]`);
    wanted.current = undefined;
    cell?.focus({ preventScroll: true });
  });

  const choose = (event: MouseEvent): void => {
    const { line } = board;
    const sheet = element.current;
    if (!line || !sheet || spotAt(sheet, layout, event)) return;
    const spot = spotAt(sheet, layout, event, Number.MAX_SAFE_INTEGER);
    if (!spot) return;
    const beside = spot.x === 0 && spot.y > 0 && spot.y < 1;
    line.value = beside
      ? { kind: 'row', index: Math.floor(spot.cell / columns) }
      : { kind: 'column', index: spot.cell % columns };
  };

  return (
    // biome-ignore-start lint/a11y: only a part of the table is there; its roles say which
    <div
      ref={element}
      class={`${classes} large`}
      style={{
        '--cells': Math.max(rows, columns),
        '--zoom': board.zoom.value,
        '--ratio': whole.width / whole.height,
      }}
      role="grid"
      aria-label={board.label}
      aria-rowcount={layout.sites.lines}
      aria-colcount={Math.max(layout.sites.lengthOf(0), layout.sites.lengthOf(1))}
      onKeyDown={onKeyDown}
      onClick={choose}
      onFocusIn={({ target }) => {
        const cell = target instanceof HTMLElement ? target.dataset['cell'] : undefined;
        if (cell !== undefined) active.value = Number(cell);
      }}
    >
      <canvas ref={canvas} aria-hidden="true" />
      <NearSites board={board} layout={layout} active={active.value} />
    </div>
    // biome-ignore-end lint/a11y: only a part of the table is there; its roles say which
  );
}

interface NearSitesProps {
  readonly board: BoardViewProps;
  readonly layout: BoardLayout;
  /** The site in hand. */
  readonly active: number;
}

/** The site in hand and those around it, as elements that have a name and take the focus. */
function NearSites({ board: { scene }, layout, active }: NearSitesProps) {
  void scene.changed.value;
  const { margins, whole, sites } = layout;
  const around = (middle: number, most: number): number[] =>
    Array.from({ length: 2 * AROUND + 1 }, (_, index) => middle - AROUND + index).filter(
      (at) => at >= 0 && at < most,
    );
  return (
    <>
      {around(sites.lineOf(active), sites.lines).map((line) => (
        // biome-ignore lint/a11y: only a part of the table is there; its roles say which
        <div role="row" key={line} aria-rowindex={line + 1}>
          {around(sites.indexOf(active), sites.lengthOf(line)).map((index) => {
            const site = sites.at(line, index);
            const [y, x] = sites.middle(site);
            return (
              // biome-ignore lint/a11y: as above
              <div
                key={site}
                role="gridcell"
                class="cell"
                data-cell={site}
                tabIndex={site === active ? 0 : -1}
                aria-colindex={index + 1}
                aria-label={scene.nameOf(site)}
                style={{
                  left: `${((margins.left + (x - 0.5) * SIDE) / whole.width) * 100}%`,
                  top: `${((margins.top + (y - 0.5) * SIDE) / whole.height) * 100}%`,
                  width: `${(SIDE / whole.width) * 100}%`,
                  height: `${(SIDE / whole.height) * 100}%`,
                }}
              />
            );
          })}
        </div>
      ))}
    </>
  );
}

/** What is seen of the board, in units of the drawing. */
interface PartSeen {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Pixels to a unit, and dots to a pixel. */
  readonly scale: number;
  readonly dots: number;
  /** Whether the canvas had to be moved, and is empty. */
  readonly moved: boolean;
}

/** Lays the canvas over what is seen of the board; nothing if nothing is. */
function partSeen(
  canvas: HTMLCanvasElement,
  board: Element | null,
  frame: Element | null,
  { margins, whole }: BoardLayout,
): PartSeen | undefined {
  const box = board?.getBoundingClientRect();
  const place = frame?.getBoundingClientRect();
  if (!box || !place || box.width === 0) return undefined;
  const left = Math.max(box.left, place.left, 0);
  const top = Math.max(box.top, place.top, 0);
  const width = Math.ceil(Math.min(box.right, place.right, innerWidth) - left);
  const height = Math.ceil(Math.min(box.bottom, place.bottom, innerHeight) - top);
  if (width <= 0 || height <= 0) return undefined;
  const dots = devicePixelRatio;
  const scale = box.width / whole.width;
  const at = [left - box.left, top - box.top, width, height, dots, scale].join(' ');
  const moved = canvas.dataset['at'] !== at;
  if (moved) {
    canvas.dataset['at'] = at;
    canvas.width = Math.round(width * dots);
    canvas.height = Math.round(height * dots);
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    canvas.style.transform = `translate(${left - box.left}px, ${top - box.top}px)`;
  }
  const x = (left - box.left) / scale - margins.left;
  const y = (top - box.top) / scale - margins.top;
  return { x, y, width: width / scale, height: height / scale, scale, dots, moved };
}

/** These cells and all that touch them. */
function neighbourhood(cells: readonly number[], rows: number, columns: number): ReadonlySet<number> {
  const near = new Set<number>();
  for (const cell of cells) {
    for (let down = -1; down <= 1; down++) {
      for (let right = -1; right <= 1; right++) {
        const [row, column] = [Math.floor(cell / columns) + down, (cell % columns) + right];
        if (row >= 0 && row < rows && column >= 0 && column < columns) near.add(row * columns + column);
      }
    }
  }
  return near;
}
