import type { Glyph } from '../../board/index.ts';
import { EAST, NORTH, SOUTH, WEST } from '../../render/layers.ts';
import type { Look } from '../state/index.ts';
import { SIDE } from './measures.ts';

const MIDDLE = SIDE / 2;

/** Eight short rays around a lamp. */
const RAYS = Array.from({ length: 8 }, (_, ray) => {
  const angle = (ray * Math.PI) / 4;
  const at = (radius: number): string =>
    `${(MIDDLE + Math.cos(angle) * radius).toFixed(1)} ${(MIDDLE + Math.sin(angle) * radius).toFixed(1)}`;
  return `M${at(12.5)}L${at(16)}`;
}).join('');

const SHAPES: Record<Glyph, (classes: string) => preact.JSX.Element> = {
  light: (classes) => (
    <g class={`light ${classes}`}>
      <path class="rays" d={RAYS} />
      <circle cx={MIDDLE} cy={MIDDLE} r={9.5} />
    </g>
  ),
  dot: (classes) => <circle class={`dot ${classes}`} cx={MIDDLE} cy={MIDDLE} r={3.2} />,
  cross: (classes) => <path class={`cross ${classes}`} d="M13 13l14 14m0-14l-14 14" />,
  block: (classes) => <rect class={`block ${classes}`} x={7} y={7} width={26} height={26} rx={3} />,
  road: (classes) => <circle class={`road ${classes}`} cx={MIDDLE} cy={MIDDLE} r={8} />,
};

/** Which way the line leaves the cell, from its middle to its sides. */
const WAYS: readonly (readonly [way: number, stroke: string])[] = [
  [NORTH, `M20 20V0`],
  [EAST, `M20 20H${SIDE}`],
  [SOUTH, `M20 20V${SIDE}`],
  [WEST, `M20 20H0`],
];

/** The picture in a cell: paint, sign, line and what wants the eye, each with a shape of its own. */
export function CellArt({ look }: { readonly look: Look }) {
  const { solid, faint, glyph, sign, text, ways, line, because, wrong, deduced, kept } = look;
  const role = sign ?? 'placed';
  const strokes = WAYS.filter(([way]) => (ways & way) !== 0).map(([, stroke]) => stroke);
  return (
    <>
      {faint && <rect class="fill faint" width={SIDE} height={SIDE} />}
      {solid && <rect class={`fill ${solid}`} width={SIDE} height={SIDE} />}
      {solid && <path class={`stones ${solid}`} d={STONES} />}
      {line && <path class={`line ${line}`} d={strokes.length > 0 ? strokes.join('') : 'M20 20h0'} />}
      {glyph && !(glyph === 'road' && line) && SHAPES[glyph](role)}
      {glyph === 'road' && line && sign === 'deduced' && SHAPES.road('deduced on-line')}
      {text !== undefined && (
        <text
          class={`number ${solid ? `on ${solid}` : `off ${role}`}${kept ? ' kept' : ''}`}
          x={MIDDLE}
          y={MIDDLE}
        >
          {text}
        </text>
      )}
      {kept && text !== undefined && <path class={`tick${solid ? ' on' : ''}`} d="M28.5 9l2.5 2.5 4.5-5" />}
      {solid && (because || deduced) && <rect class="halo" x={4.5} y={4.5} width={31} height={31} rx={5} />}
      {solid && wrong && <path class="halo" d={WRONG} />}
      {because && !deduced && <rect class="ring because" x={4.5} y={4.5} width={31} height={31} rx={5} />}
      {deduced && <rect class="ring deduced" x={4.5} y={4.5} width={31} height={31} rx={5} />}
      {wrong && <path class="ring wrong" d={WRONG} />}
    </>
  );
}

/** Joints between stones: the pavement that painted and black cells are made of. */
const STONES =
  'M0 13.5h40M0 27h40M12 0v13.5M27 0v13.5M7 13.5v13.5M21 13.5v13.5M34 13.5v13.5M14 27v13M29 27v13';

/** A ring with a bar across two of its corners, so that it is not told by its colour alone. */
const WRONG =
  'M9 4.5h22q4.5 0 4.5 4.5v22q0 4.5-4.5 4.5h-22q-4.5 0-4.5-4.5v-22q0-4.5 4.5-4.5zM4.5 14l9.5-9.5M26 35.5l9.5-9.5';
