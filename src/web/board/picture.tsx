import { cornerSites, type Scene, type Shape } from '../../board/index.ts';
import { betweenCells, cluesOf, layersOf, linesBetween, POINT } from '../../render/index.ts';
import { BetweenArt, CellArt, WallArt } from './cell-art.tsx';
import { looksOf, wallsOf } from './look.ts';
import { beforeGrid, behindGrid, CLUE_DEPTH, marginsFor, mostNumbers, RIM, SIDE } from './measures.ts';

/** The side of what sets off a number beside the grid. */
const PLATE = CLUE_DEPTH + 2;

/** A board that is only looked at: a thumbnail, an example, a solution to compare. */
export function Picture({ scene, label }: { readonly scene: Scene; readonly label: string }) {
  const { rows, columns, dotted = false } = scene;
  const clues = cluesOf(scene);
  const numbers = {
    left: mostNumbers(clues.left),
    top: mostNumbers(clues.above),
    right: mostNumbers(clues.right),
    bottom: mostNumbers(clues.below),
  };
  const layers = layersOf(scene);
  const { left, top, right, bottom } = marginsFor(numbers, dotted ? 2 * RIM : RIM);
  const width = columns * SIDE;
  const height = rows * SIDE;
  const sides = [
    ['left', clues.left, 'row', beforeGrid],
    ['above', clues.above, 'column', beforeGrid],
    ['right', clues.right, 'row', (level: number) => behindGrid(columns, level)],
    ['below', clues.below, 'column', (level: number) => behindGrid(rows, level)],
  ] as const;
  return (
    <svg
      class="board picture"
      role="img"
      aria-label={label}
      viewBox={`${-left} ${-top} ${left + width + right} ${top + height + bottom}`}
    >
      <rect class="ground" width={width} height={height} />
      <GridLines rows={rows} columns={columns} dotted={dotted} />
      {looksOf(scene).map((look, cell) => (
        <g
          key={cell}
          transform={`translate(${(cell % columns) * SIDE} ${Math.floor(cell / columns) * SIDE})`}
        >
          <CellArt look={look} />
        </g>
      ))}
      <WallArt walls={wallsOf(scene)} />
      <BetweenArt signs={betweenCells(layers)} />
      {!dotted && <rect class="frame" width={width} height={height} />}
      {sides.map(([name, lines, kind, at]) =>
        lines.map((clue, index) =>
          clue.map((number, level) => {
            const [across, along] = [at(level, clue.length), index * SIDE + SIDE / 2];
            const [x, y] = kind === 'row' ? [across, along] : [along, across];
            const role = layers.outside.find(({ side, line }) => side === name && line === index)?.role;
            return (
              <g key={`${name}${index}.${level}`} class={`edge ${role ?? ''}`}>
                {role && (
                  <rect
                    class="plate"
                    x={x - PLATE / 2}
                    y={y - PLATE / 2}
                    width={PLATE}
                    height={PLATE}
                    rx={6}
                  />
                )}
                <text class="clue" x={x} y={y}>
                  {number}
                </text>
              </g>
            );
          }),
        ),
      )}
    </svg>
  );
}

/** The lines between cells, or the points at their corners. */
export function GridLines({ rows, columns, dotted }: Shape & { readonly dotted: boolean }) {
  if (dotted) {
    const corners = cornerSites({ rows, columns });
    return (
      <g class="points">
        {Array.from({ length: corners.count }, (_, corner) => {
          const [y, x] = corners.middle(corner);
          return <path key={corner} d={POINT} transform={`translate(${x * SIDE} ${y * SIDE})`} />;
        })}
      </g>
    );
  }
  return <path class="lines" d={linesBetween(rows, columns).join('')} />;
}
