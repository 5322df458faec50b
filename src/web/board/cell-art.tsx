import type { Glyph } from '../../board/index.ts';
import {
  type BetweenCells,
  type Candidates,
  candidatePlaces,
  EAST,
  EDGE_BARS,
  EDGE_RING,
  NORTH,
  PATCHES,
  SOUTH,
  WEST,
} from '../../render/index.ts';
import type { Look, WallPath } from './look.ts';
import { SIDE } from './measures.ts';
import { STONES, TICK, TINT_CORNERS, WRONG } from './strokes.ts';

const MIDDLE = SIDE / 2;

/** Which way the line leaves the cell, from its middle to its sides. */
const WAYS: readonly (readonly [way: number, stroke: string])[] = [
  [NORTH, `M20 20V0`],
  [EAST, `M20 20H${SIDE}`],
  [SOUTH, `M20 20V${SIDE}`],
  [WEST, `M20 20H0`],
];

/** The line of a cell that leaves it these ways. */
export const strokeOf = (ways: number): string =>
  WAYS.flatMap(([way, stroke]) => ((ways & way) === 0 ? [] : [stroke])).join('');

/** The picture in a cell: paint, signs, line and emphasis, each with a shape of its own. */
export function CellArt({ look }: { readonly look: Look }) {
  const {
    solid,
    fill,
    faint,
    givenGlyph,
    givenText,
    glyph,
    text,
    ways,
    line,
    because,
    wrong,
    deduced,
    news,
    kept,
  } = look;
  const ground = fill ?? (solid ? 'given' : undefined);
  const on = ground ? ` on-${ground}` : '';
  const crowded = givenGlyph !== undefined || givenText !== undefined || text !== undefined;
  const shown = glyph?.shownByPath && line !== undefined && !crowded;
  return (
    <>
      {faint && <rect class="fill faint" width={SIDE} height={SIDE} />}
      {solid && <rect class="fill given" width={SIDE} height={SIDE} />}
      {fill && !solid && <rect class={`fill ${fill}`} width={SIDE} height={SIDE} />}
      {fill && solid && <rect class={`fill ${fill}`} x={8} y={8} width={24} height={24} />}
      {ground && <path class={`stones ${ground}`} d={STONES} />}
      {line && <path class={`line ${line}`} d={strokeOf(ways) || 'M20 20h0'} />}
      {givenGlyph && <GlyphArt glyph={givenGlyph} classes={`given${on}`} />}
      {glyph && !shown && <GlyphArt glyph={glyph} classes={`${look.glyphRole}${on}`} half={crowded} />}
      {glyph && shown && look.glyphRole === 'deduced' && <GlyphArt glyph={glyph} classes="deduced on-line" />}
      {look.candidates && !look.notes && <CandidateArt candidates={look.candidates} />}
      {look.notes && <CandidateArt candidates={{ texts: look.notes }} kind="noted" />}
      {text !== undefined && (
        <text class={`number ${look.textRole}${on}`} x={MIDDLE} y={MIDDLE}>
          {text}
        </text>
      )}
      {givenText !== undefined && (
        <text
          class={`number given${on}${kept ? ' kept' : ''}${text === undefined ? '' : ' small'}`}
          x={text === undefined ? MIDDLE : 9}
          y={text === undefined ? MIDDLE : 10}
        >
          {givenText}
        </text>
      )}
      {kept && givenText !== undefined && <path class={`tick${on}`} d={TICK} />}
      {look.tint > 0 && <TintArt tint={look.tint} />}
      {ground && (because || deduced) && <rect class="halo" x={4.5} y={4.5} width={31} height={31} rx={5} />}
      {ground && wrong && <path class="halo" d={WRONG} />}
      {because && !deduced && <rect class="ring because" x={4.5} y={4.5} width={31} height={31} rx={5} />}
      {deduced && (
        <rect class={`ring deduced${news ? ' news' : ''}`} x={4.5} y={4.5} width={31} height={31} rx={5} />
      )}
      {wrong && <path class="ring wrong" d={WRONG} />}
    </>
  );
}

/** What was put down in a colour to try things out. */
function TintArt({ tint }: { readonly tint: number }) {
  return (
    <g class={`tint colour-${tint}`}>
      <rect width={SIDE} height={SIDE} />
      <path d={TINT_CORNERS[tint] ?? ''} />
    </g>
  );
}

interface GlyphArtProps {
  readonly glyph: Glyph;
  readonly classes: string;
  /** Small and in the lower right corner, beside a number. */
  readonly half?: boolean;
}

function GlyphArt({ glyph, classes, half = false }: GlyphArtProps) {
  const { outline, strokes, drawn, tone } = glyph;
  return (
    <g
      class={`glyph ${glyph.name} ${tone} ${classes}${half ? ' half' : ''}`}
      {...(half ? { transform: HALF } : {})}
    >
      {strokes && <path class="rays" d={strokes} />}
      <path class={drawn} d={outline} />
    </g>
  );
}

/** The lower right quarter of a cell, nearly. */
const HALF = 'translate(22 22) scale(.5)';

interface CandidateArtProps {
  readonly candidates: Pick<Candidates, 'texts' | 'struck'>;
  readonly kind?: string;
}

function CandidateArt({ candidates, kind = 'candidate' }: CandidateArtProps) {
  const { texts, struck = [] } = candidates;
  const { at, size } = candidatePlaces(texts);
  return (
    <>
      {texts.map((text, index) => {
        if (text === null) return null;
        const [x, y] = at(index);
        const classes = struck.includes(text) ? `${kind} struck` : kind;
        return (
          <text key={index} class={classes} x={x} y={y} style={{ fontSize: `${size}px` }}>
            {text}
          </text>
        );
      })}
    </>
  );
}

/** Walls and lines along edges. */
export function WallArt({ walls }: { readonly walls: readonly WallPath[] }) {
  return (
    <>
      {walls.map(({ look, path }) => (
        <path
          key={look}
          class={look === '' ? 'walls' : `walls ${look}`}
          transform={`scale(${SIDE})`}
          d={path}
        />
      ))}
    </>
  );
}

/** Signs on edges and corners, each on a patch that parts it from the lines under it. */
export function BetweenArt({ signs }: { readonly signs: readonly BetweenCells[] }) {
  return (
    <>
      {signs.map(({ on, x, y, sign, emphasis }) => (
        <g key={`${x} ${y}`} transform={`translate(${x * SIDE} ${y * SIDE})`}>
          {sign && <path class="patch" d={PATCHES[on]} />}
          {emphasis.map((role) => (
            <path
              key={role}
              class={`ring ${role}`}
              d={role === 'wrong' ? EDGE_RING + EDGE_BARS : EDGE_RING}
            />
          ))}
          {sign && 'text' in sign && <text class={`number between ${sign.role}`}>{sign.text}</text>}
          {sign && 'glyph' in sign && (
            <g transform="translate(-10 -10) scale(.5)">
              <GlyphArt glyph={sign.glyph} classes={`${sign.role} half`} />
            </g>
          )}
        </g>
      ))}
    </>
  );
}
