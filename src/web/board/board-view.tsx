import type { ReadonlySignal, Signal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import type { RulerCounts } from '../../play/index.ts';
import type { Line } from '../../puzzles/index.ts';
import { type BoardScene, lineName } from '../state/index.ts';
import { words } from '../words/index.ts';
import { BetweenArt, CellArt } from './cell-art.tsx';
import type { Look } from './look.ts';
import { CLUE_DEPTH, CLUE_GAP, marginsFor, mostNumbers, SIDE } from './measures.ts';
import { GridLines } from './picture.tsx';
import { type Hand, usePointer } from './use-pointer.ts';

export interface BoardViewProps {
  readonly scene: BoardScene;
  readonly label: string;
  readonly hand: Hand;
  /** Keys that are not arrows; true if the key meant something. */
  onKey(event: KeyboardEvent, cell: number): boolean;
  readonly rulers?: ReadonlySignal<RulerCounts | undefined>;
  readonly showRulers?: boolean;
  /** Present while clues can be chosen. */
  readonly line?: Signal<Line | undefined>;
  readonly looseWalls?: ReadonlySignal<string>;
  readonly zoom?: number;
  readonly finished?: boolean;
  /** What is drawn is only what all solutions share. */
  readonly settled?: boolean;
}

/** The board: rows of cells in a grid, one tab stop in all, arrows from cell to cell. */
export function BoardView(props: BoardViewProps) {
  const { scene, label, hand } = props;
  const { rows, columns } = scene;
  const svg = useRef<SVGSVGElement>(null);
  const rowClues = told(scene.rowClues.value, props);
  const columnClues = told(scene.columnClues.value, props);
  const counts = props.showRulers ? props.rulers?.value : undefined;
  const rulerDepth = counts ? mostNumbers(counts.rows) : 0;
  const margins = marginsFor(mostNumbers(rowClues), mostNumbers(columnClues), rulerDepth);
  const width = columns * SIDE;
  const height = rows * SIDE;
  const whole = {
    width: margins.left + width + margins.right,
    height: margins.top + height + margins.bottom,
  };
  usePointer(svg, hand, { rows, columns, margins, whole });

  const focusCell = (cell: number): void =>
    svg.current?.querySelector<SVGGElement>(`[data-cell="${cell}"]`)?.focus();
  const onKeyDown = (event: KeyboardEvent): void => {
    const cell = cellOf(event.target);
    if (cell === undefined) return;
    const to = event.altKey ? undefined : moved(event, cell, rows, columns);
    if (to !== undefined) focusCell(to);
    else if (!props.onKey(event, cell)) return;
    event.preventDefault();
  };
  // The one tab stop goes where the focus went; set by hand, so that no other cell is drawn again.
  const onFocusIn = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || cellOf(target) === undefined) return;
    svg.current?.querySelector('[tabindex="0"]')?.setAttribute('tabindex', '-1');
    target.setAttribute('tabindex', '0');
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
    <div class="board-frame">
      {/* biome-ignore-start lint/a11y: a drawing has no tables; it gets their roles, and hides what they do not say */}
      <svg
        ref={svg}
        class={`board playing${props.finished ? ' finished' : ''}${hand.atOnce ? ' drawing' : ''}${props.settled ? ' settled' : ''}`}
        style={{
          '--cells': Math.max(rows, columns),
          '--zoom': props.zoom ?? 1,
          '--ratio': whole.width / whole.height,
        }}
        role="grid"
        aria-label={label}
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
              <LineClue key={column} line={{ kind: 'column', index: column }} clue={clue} board={props} />
            ))}
          </g>
        )}
        {cells.map((row, index) => (
          <g role="row" key={index} aria-rowindex={index + 1}>
            {rowClues[index] && (
              <LineClue line={{ kind: 'row', index }} clue={rowClues[index]} board={props} />
            )}
            {row}
          </g>
        ))}
        <g aria-hidden="true" class="over">
          <path class="walls" transform={`scale(${SIDE})`} d={scene.walls.value} />
          {props.looseWalls && (
            <path class="walls loose" transform={`scale(${SIDE})`} d={props.looseWalls.value} />
          )}
          <BetweenArt signs={scene.between.value} />
          <rect class="frame" width={width} height={height} />
          {counts && <Rulers counts={counts} width={width} height={height} />}
        </g>
      </svg>
      {/* biome-ignore-end lint/a11y: a drawing has no tables; it gets their roles, and hides what they do not say */}
    </div>
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

interface LineClueProps {
  readonly line: Line;
  readonly clue: readonly (number | null)[];
  readonly board: BoardViewProps;
}

/** The numbers of a line at the edge; while a board is drawn they can be chosen and changed. */
function LineClue({ line, clue, board }: LineClueProps) {
  // Nothing is told of this line: no header either.
  if (!board.line && clue.every((number) => number === null)) return null;
  const { scene, rulers } = board;
  const { kind, index } = line;
  const name = lineName(kind, index);
  const states = scene.lines.value;
  const chosen = board.line?.value;
  const isChosen = chosen?.kind === kind && chosen.index === index;
  const counts = rulers?.value?.[kind === 'row' ? 'rows' : 'columns'][index];
  const spoken = words.value.lineClue(kind, index + 1, clue, counts);
  const along = index * SIDE + SIDE / 2;
  const across = (level: number): number => -CLUE_GAP - (clue.length - level) * CLUE_DEPTH + CLUE_DEPTH / 2;
  const depth = clue.length * CLUE_DEPTH + CLUE_GAP;
  const classes = [
    'edge',
    ...(['kept', 'because', 'wrong'] as const).filter((state) => states[state].has(name)),
    ...(isChosen ? ['chosen'] : []),
    ...(board.line ? ['open'] : []),
  ].join(' ');
  const chosenLine = board.line;
  const choose = chosenLine
    ? () => {
        chosenLine.value = line;
      }
    : undefined;
  return (
    <g
      role={kind === 'row' ? 'rowheader' : 'columnheader'}
      class={classes}
      aria-label={spoken}
      data-line={name}
      {...(choose ? { onClick: choose } : {})}
    >
      {kind === 'row' ? (
        <rect class="plate" x={-depth + 2} y={index * SIDE + 3} width={depth - 5} height={SIDE - 6} rx={6} />
      ) : (
        <rect class="plate" x={index * SIDE + 3} y={-depth + 2} width={SIDE - 6} height={depth - 5} rx={6} />
      )}
      {clue.map((number, level) => {
        const [x, y] = kind === 'row' ? [across(level), along] : [along, across(level)];
        return (
          <text key={level} class={`clue level-${level}`} x={x} y={y}>
            {number ?? (board.line ? '·' : null)}
          </text>
        );
      })}
    </g>
  );
}

/** What is painted so far, on the far sides of the board. */
function Rulers({ counts, width, height }: { counts: RulerCounts; width: number; height: number }) {
  const across = (level: number): number => CLUE_GAP + level * CLUE_DEPTH + CLUE_DEPTH / 2;
  return (
    <g class="rulers">
      {counts.rows.map((numbers, row) =>
        numbers.map((number, level) => (
          <text key={`r${row}.${level}`} class="ruler" x={width + across(level)} y={row * SIDE + SIDE / 2}>
            {number}
          </text>
        )),
      )}
      {counts.columns.map((numbers, column) =>
        numbers.map((number, level) => (
          <text
            key={`c${column}.${level}`}
            class="ruler"
            x={column * SIDE + SIDE / 2}
            y={height + across(level)}
          >
            {number}
          </text>
        )),
      )}
    </g>
  );
}

/** The clues of one side; none if no line has any, unless they can be chosen to get some. */
const told = (
  clues: readonly (readonly (number | null)[])[],
  { line }: BoardViewProps,
): readonly (readonly (number | null)[])[] =>
  line || clues.some((clue) => clue.some((number) => number !== null)) ? clues : [];

function cellOf(target: EventTarget | null): number | undefined {
  const cell = target instanceof Element ? target.closest('[data-cell]')?.getAttribute('data-cell') : null;
  return cell === null || cell === undefined ? undefined : Number(cell);
}

/** Where a key leads from a cell; undefined if it is no key to move by. */
function moved(event: KeyboardEvent, cell: number, rows: number, columns: number): number | undefined {
  const row = Math.floor(cell / columns);
  const column = cell % columns;
  const whole = event.ctrlKey || event.metaKey;
  switch (event.key) {
    case 'ArrowUp':
      return row > 0 ? cell - columns : cell;
    case 'ArrowDown':
      return row < rows - 1 ? cell + columns : cell;
    case 'ArrowLeft':
      return column > 0 ? cell - 1 : cell;
    case 'ArrowRight':
      return column < columns - 1 ? cell + 1 : cell;
    case 'Home':
      return whole ? 0 : row * columns;
    case 'End':
      return whole ? rows * columns - 1 : (row + 1) * columns - 1;
    case 'PageUp':
      return column;
    case 'PageDown':
      return (rows - 1) * columns + column;
    default:
      return undefined;
  }
}
