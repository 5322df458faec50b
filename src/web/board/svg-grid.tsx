import type { Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import { words } from '../words/index.ts';
import type { BoardLayout } from './board-layout.ts';
import type { BoardViewProps } from './board-view.tsx';
import { BetweenArt, CellArt } from './cell-art.tsx';
import { Coordinates } from './coordinates.tsx';
import { LineClue, Rulers } from './line-clue.tsx';
import type { Look } from './look.ts';
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
  const { rows, columns, margins, whole, rowClues, columnClues, counts } = layout;
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
          return <CellView key={cell} cell={cell} columns={columns} look={scene.looks[cell]!} />;
        }),
      ),
    [scene],
  );
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
      aria-label={board.label}
      aria-rowcount={rows}
      aria-colcount={columns}
      viewBox={`${-margins.left} ${-margins.top} ${whole.width} ${whole.height}`}
      onKeyDown={onKeyDown}
      onFocusIn={onFocusIn}
    >
      <g aria-hidden="true">
        <rect class="ground" width={width} height={height} />
        <GridLines rows={rows} columns={columns} />
      </g>
      {columnClues.length > 0 && (
        <g role="row">
          {columnClues.map((clue, column) => (
            <LineClue key={column} line={{ kind: 'column', index: column }} clue={clue} board={board} />
          ))}
        </g>
      )}
      {cells.map((row, index) => (
        <g role="row" key={index} aria-rowindex={index + 1}>
          {rowClues[index] && <LineClue line={{ kind: 'row', index }} clue={rowClues[index]} board={board} />}
          {row}
        </g>
      ))}
      <g aria-hidden="true" class="over">
        <path class="walls" transform={`scale(${SIDE})`} d={scene.walls.value} />
        {board.looseWalls && (
          <path class="walls loose" transform={`scale(${SIDE})`} d={board.looseWalls.value} />
        )}
        <BetweenArt signs={scene.between.value} />
        <rect class="frame" width={width} height={height} />
        {layout.coordinates && <Coordinates rows={rows} columns={columns} margins={margins} />}
        {counts && <Rulers counts={counts} width={width} height={height} />}
      </g>
    </svg>
    // biome-ignore-end lint/a11y: a drawing has no tables; it gets their roles, and hides what they do not say
  );
}

interface CellViewProps {
  readonly cell: number;
  readonly columns: number;
  readonly look: Signal<Look>;
}

function CellView({ cell, columns, look }: CellViewProps) {
  const row = Math.floor(cell / columns);
  const column = cell % columns;
  const shown = look.value;
  const spoken = words.value.cell(row + 1, column + 1, shown.spoken, {
    wrong: shown.wrong,
    because: shown.because,
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no table cells
    <g
      role="gridcell"
      class="cell"
      data-cell={cell}
      tabindex={cell === 0 ? 0 : -1}
      aria-colindex={column + 1}
      aria-label={spoken}
      transform={`translate(${column * SIDE} ${row * SIDE})`}
    >
      <rect class="hit" width={SIDE} height={SIDE} />
      <CellArt look={shown} />
      <rect class="focus" x={2} y={2} width={SIDE - 4} height={SIDE - 4} rx={4} />
    </g>
  );
}
