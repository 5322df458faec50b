import type { Side } from '../../board/index.ts';
import type { RulerCounts } from '../../play/index.ts';
import { lineBeside, lineName } from '../state/index.ts';
import { words } from '../words/index.ts';
import type { BoardViewProps } from './board-view.tsx';
import { beforeGrid, behindGrid, CLUE_DEPTH, CLUE_GAP, SIDE } from './measures.ts';

interface LineClueProps {
  readonly side: Side;
  readonly index: number;
  readonly clue: readonly (number | null)[];
  readonly board: BoardViewProps;
}

/** The numbers of a line at the edge; while a board is drawn they can be chosen and changed. */
export function LineClue({ side, index, clue, board }: LineClueProps) {
  // Nothing is told of this line: no header either.
  if (!board.line && clue.every((number) => number === null)) return null;
  const { scene, rulers } = board;
  const line = lineBeside(side, index);
  const { kind, far } = line;
  const name = lineName(line);
  const states = scene.lines.value;
  const chosen = board.line?.value;
  const isChosen = chosen !== undefined && lineName(chosen) === name;
  const counts = rulers?.value?.[kind === 'row' ? 'rows' : 'columns'][index];
  const spoken = words.value.lineClue(line, clue, far ? undefined : counts);
  const along = index * SIDE + SIDE / 2;
  const cells = kind === 'row' ? scene.columns : scene.rows;
  const across = (level: number): number => (far ? behindGrid(cells, level) : beforeGrid(level, clue.length));
  const depth = clue.length * CLUE_DEPTH + CLUE_GAP;
  const from = far ? cells * SIDE + 3 : -depth + 2;
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
        <rect class="plate" x={from} y={index * SIDE + 3} width={depth - 5} height={SIDE - 6} rx={6} />
      ) : (
        <rect class="plate" x={index * SIDE + 3} y={from} width={SIDE - 6} height={depth - 5} rx={6} />
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
export function Rulers({ counts, width, height }: { counts: RulerCounts; width: number; height: number }) {
  const across = (level: number): number => behindGrid(0, level);
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
