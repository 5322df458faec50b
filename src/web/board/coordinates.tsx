import { COORDINATE_DEPTH, type Margins, SIDE } from './measures.ts';

interface CoordinatesProps {
  readonly rows: number;
  readonly columns: number;
  readonly margins: Margins;
}

/** The numbers of rows and columns, outside of everything else, as sentences count them. */
export function Coordinates({ rows, columns, margins }: CoordinatesProps) {
  const across = COORDINATE_DEPTH / 2;
  return (
    <g class="coordinates">
      {Array.from({ length: columns }, (_, column) => (
        <text key={`c${column}`} x={column * SIDE + SIDE / 2} y={across - margins.top}>
          {column + 1}
        </text>
      ))}
      {Array.from({ length: rows }, (_, row) => (
        <text key={`r${row}`} x={across - margins.left} y={row * SIDE + SIDE / 2}>
          {row + 1}
        </text>
      ))}
    </g>
  );
}
