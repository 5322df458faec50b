import type { Scene } from '../../board/index.ts';
import { betweenCells, layersOf } from '../../render/index.ts';
import { BetweenArt, CellArt } from './cell-art.tsx';
import { looksOf, wallsOf } from './look.ts';
import { CLUE_DEPTH, CLUE_GAP, marginsFor, mostNumbers, SIDE } from './measures.ts';

/** A board that nobody plays on: a thumbnail, an example, a solution to compare. */
export function Picture({ scene, label }: { readonly scene: Scene; readonly label: string }) {
  const { rows, columns, rowClues = [], columnClues = [] } = scene;
  const { left, top, right, bottom } = marginsFor(mostNumbers(rowClues), mostNumbers(columnClues), 0);
  const width = columns * SIDE;
  const height = rows * SIDE;
  const at = (level: number, levels: number): number =>
    -CLUE_GAP - (levels - level) * CLUE_DEPTH + CLUE_DEPTH / 2;
  return (
    <svg
      class="board picture"
      role="img"
      aria-label={label}
      viewBox={`${-left} ${-top} ${left + width + right} ${top + height + bottom}`}
    >
      <rect class="ground" width={width} height={height} />
      <GridLines rows={rows} columns={columns} />
      {looksOf(scene).map((look, cell) => (
        <g
          key={cell}
          transform={`translate(${(cell % columns) * SIDE} ${Math.floor(cell / columns) * SIDE})`}
        >
          <CellArt look={look} />
        </g>
      ))}
      <path class="walls" transform={`scale(${SIDE})`} d={wallsOf(scene)} />
      <BetweenArt signs={betweenCells(layersOf(scene))} />
      <rect class="frame" width={width} height={height} />
      {rowClues.map((clue, row) =>
        clue.map((number, level) => (
          <text key={`r${row}.${level}`} class="clue" x={at(level, clue.length)} y={row * SIDE + SIDE / 2}>
            {number}
          </text>
        )),
      )}
      {columnClues.map((clue, column) =>
        clue.map((number, level) => (
          <text
            key={`c${column}.${level}`}
            class="clue"
            x={column * SIDE + SIDE / 2}
            y={at(level, clue.length)}
          >
            {number}
          </text>
        )),
      )}
    </svg>
  );
}

export function GridLines({ rows, columns }: { readonly rows: number; readonly columns: number }) {
  const lines: string[] = [];
  for (let row = 1; row < rows; row++) lines.push(`M0 ${row * SIDE}h${columns * SIDE}`);
  for (let column = 1; column < columns; column++) lines.push(`M${column * SIDE} 0v${rows * SIDE}`);
  return <path class="lines" d={lines.join('')} />;
}
