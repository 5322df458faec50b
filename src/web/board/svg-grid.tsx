import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Side } from '../../board/index.ts';
import type { BoardScene } from '../state/index.ts';
import type { BoardLayout } from './board-layout.ts';
import type { BoardViewProps } from './board-view.tsx';
import { BetweenArt, CellArt, WallArt } from './cell-art.tsx';
import { Coordinates } from './coordinates.tsx';
import { LineClue, Rulers } from './line-clue.tsx';
import { SIDE } from './measures.ts';
import { GridLines } from './picture.tsx';

interface SvgGridProps {
  readonly board: BoardViewProps;
  readonly layout: BoardLayout;
  readonly element: RefObject<SVGSVGElement | null>;
  readonly classes: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The board as a drawing: every cell is an element, so that a click draws anew what it changed and nothing else. */
export function SvgGrid({ board, layout, element, classes, onKeyDown }: SvgGridProps) {
  const { scene } = board;
  const { rows, columns, margins, whole, clues, sites, counts } = layout;
  const width = columns * SIDE;
  const height = rows * SIDE;
  // The one tab stop goes where the focus went; set by hand, so that no other cell is drawn again.
  const onFocusIn = ({ target }: FocusEvent): void => {
    const cell = target instanceof Element ? target.closest('[data-cell]') : null;
    if (!cell) return;
    element.current?.querySelector('[tabindex="0"]')?.setAttribute('tabindex', '-1');
    cell.setAttribute('tabindex', '0');
  };
  const cells = useMemo(
    () =>
      Array.from({ length: rows }, (_, row) =>
        Array.from({ length: columns }, (_, column) => {
          const cell = row * columns + column;
          return <CellView key={cell} cell={cell} scene={scene} />;
        }),
      ),
    [scene],
  );
  const isCells = sites.kind === 'cell';
  const targets = useMemo(
    () =>
      isCells
        ? []
        : Array.from({ length: sites.lines }, (_, line) =>
            Array.from({ length: sites.lengthOf(line) }, (_, index) => {
              const site = sites.at(line, index);
              return <SiteView key={site} site={site} scene={scene} />;
            }),
          ),
    [scene],
  );
  const header = (side: Side, index: number) => {
    const clue = clues[side][index];
    return clue && <LineClue key={`${side} ${index}`} side={side} index={index} clue={clue} board={board} />;
  };
  const headers = (side: Side) =>
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no table rows
    clues[side].length > 0 && <g role="row">{clues[side].map((_, index) => header(side, index))}</g>;
  return (
    // biome-ignore-start lint/a11y: a drawing has no tables; it gets their roles, and hides what they do not say
    <svg
      ref={element}
      class={classes}
      style={{
        '--cells': Math.max(rows, columns),
        '--zoom': board.zoom.value,
        '--ratio': whole.width / whole.height,
      }}
      role="grid"
      // Browsers make a tab stop of a drawing that listens to the focus; the cells are reached by the one of theirs.
      tabindex={-1}
      aria-label={board.label}
      aria-rowcount={sites.lines}
      aria-colcount={Math.max(sites.lengthOf(0), sites.lengthOf(1))}
      viewBox={`${-margins.left} ${-margins.top} ${whole.width} ${whole.height}`}
      onKeyDown={onKeyDown}
      onFocusIn={onFocusIn}
    >
      <g aria-hidden="true">
        <rect class="ground" width={width} height={height} />
        <GridLines rows={rows} columns={columns} dotted={scene.dotted.value} />
      </g>
      {headers('above')}
      {cells.map((row, index) => (
        <g key={index} {...(isCells ? { role: 'row', 'aria-rowindex': index + 1 } : { 'aria-hidden': true })}>
          {header('left', index)}
          {row}
          {header('right', index)}
        </g>
      ))}
      {headers('below')}
      <g aria-hidden="true" class="over">
        <WallArt walls={scene.walls.value} />
        {board.looseWalls && (
          <path class="walls loose" transform={`scale(${SIDE})`} d={board.looseWalls.value} />
        )}
        <BetweenArt signs={scene.between.value} />
        {!scene.dotted.value && <rect class="frame" width={width} height={height} />}
        {layout.coordinates && <Coordinates rows={rows} columns={columns} margins={margins} />}
        {counts && <Rulers counts={counts} width={width} height={height} />}
      </g>
      {targets.map((line, index) => (
        <g role="row" key={`line ${index}`} aria-rowindex={index + 1}>
          {line}
        </g>
      ))}
    </svg>
    // biome-ignore-end lint/a11y: a drawing has no tables; it gets their roles, and hides what they do not say
  );
}

interface CellViewProps {
  readonly cell: number;
  readonly scene: BoardScene;
}

function CellView({ cell, scene }: CellViewProps) {
  const { columns, sites } = scene;
  const row = Math.floor(cell / columns);
  const column = cell % columns;
  const transform = `translate(${column * SIDE} ${row * SIDE})`;
  const art = <CellArt look={scene.looks[cell]!.value} />;
  if (sites.kind !== 'cell') return <g transform={transform}>{art}</g>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no table cells
    <g
      role="gridcell"
      class="cell"
      data-cell={cell}
      tabindex={cell === 0 ? 0 : -1}
      aria-colindex={column + 1}
      aria-label={scene.nameOf(cell)}
      transform={transform}
    >
      <rect class="hit" width={SIDE} height={SIDE} />
      {art}
      <rect class="focus rim" x={3} y={3} width={SIDE - 6} height={SIDE - 6} rx={4} />
      <rect class="focus" x={3} y={3} width={SIDE - 6} height={SIDE - 6} rx={4} />
    </g>
  );
}

/** A site that is not a cell: something to focus and to hear of. Pointers find the nearest one by themselves. */
function SiteView({ site, scene }: { readonly site: number; readonly scene: BoardScene }) {
  const { sites } = scene;
  const [y, x] = sites.middle(site);
  const [width, height] = Number.isInteger(y)
    ? Number.isInteger(x)
      ? [20, 20]
      : [SIDE - 4, 16]
    : [16, SIDE - 4];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no table cells
    <g
      role="gridcell"
      class="cell site"
      data-cell={site}
      tabindex={site === 0 ? 0 : -1}
      aria-colindex={sites.indexOf(site) + 1}
      aria-label={scene.nameOf(site)}
      transform={`translate(${x * SIDE} ${y * SIDE})`}
    >
      <path class="hit" d={`M-${SIDE / 2} 0L0-${SIDE / 2}L${SIDE / 2} 0L0 ${SIDE / 2}z`} />
      <rect class="focus" x={-width / 2} y={-height / 2} width={width} height={height} rx={6} />
    </g>
  );
}
