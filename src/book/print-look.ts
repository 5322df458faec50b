/** How a shape is printed, in shades of grey and in the picture's own units. */
export interface PathLook {
  readonly fill?: string;
  /** Filled with slanting lines of this shade. */
  readonly hatch?: string;
  readonly stroke?: string;
  readonly width?: number;
  /** Strokes are never thinner than this many points, however small the picture is. */
  readonly thinnest?: number;
  readonly dash?: readonly [line: number, gap: number];
}

/** How a word is printed. */
export interface TextLook {
  readonly bold: boolean;
  readonly size: number;
  readonly fill: string;
  readonly underline?: boolean;
  readonly strike?: boolean;
  /** Whether what is under it must be kept away from it. */
  readonly over?: boolean;
}

export const INK = '#161616';
export const GREY = '#6b6b6b';
export const HAIRLINE = '#b4b4b4';
const PAPER = '#ffffff';
const PAINT = '#4a4a4a';
const GLOW = '#e9e9e9';
const ROAD = '#8a8a8a';

/** A shape's look, such as `glyph rimmed gold placed`, as a set of words. */
type Words = ReadonlySet<string>;

const PATHS: Readonly<Record<string, (words: Words) => PathLook>> = {
  fill: (words) => {
    if (words.has('given')) return { fill: INK };
    if (words.has('placed')) return { fill: PAINT };
    return words.has('faint') ? { fill: GLOW } : { hatch: PAINT };
  },
  grid: () => ({ stroke: HAIRLINE, width: 1, thinnest: 0.35 }),
  wall: (words) => ({
    stroke: words.has('faint') ? GREY : INK,
    width: words.has('faint') ? 2 : 3.5,
    thinnest: 0.9,
    ...(words.has('deduced') ? { dash: [6, 5] } : {}),
  }),
  path: (words) => ({
    stroke: words.has('given') || words.has('deduced') ? INK : ROAD,
    width: words.has('faint') ? 6 : 14,
    ...(words.has('deduced') ? { dash: [26, 14] } : {}),
  }),
  glyph: glyphLook,
  halo: () => ({ stroke: PAPER, width: 7 }),
  ring: (words) => {
    if (words.has('wrong')) return { stroke: INK, width: 3 };
    return words.has('because')
      ? { stroke: INK, width: 2.5, dash: [7, 5] }
      : { stroke: INK, width: 2.5, dash: [0.5, 5] };
  },
  patch: () => ({ fill: PAPER }),
};

function glyphLook(words: Words): PathLook {
  const onDark = words.has('on-placed') || words.has('on-given');
  const ink = onDark ? PAPER : words.has('faint') ? GREY : INK;
  const half = words.has('half');
  if (words.has('stroke')) return { stroke: ink, width: half ? 5 : 2.5, thinnest: 0.6 };
  if (words.has('rays')) return { stroke: ink, width: half ? 5 : 2, thinnest: 0.5 };
  if (words.has('rimmed')) {
    const fill = words.has('on-path') || words.has('gold') ? PAPER : words.has('earth') ? HAIRLINE : ink;
    const deduced = words.has('deduced');
    return {
      fill,
      stroke: ink,
      width: deduced ? 4 : half ? 5 : 2.2,
      thinnest: 0.5,
      ...(deduced ? { dash: [5, 4] } : {}),
    };
  }
  return half ? { fill: ink, stroke: ink, width: 5 } : { fill: ink };
}

/** How a path with this look is printed. */
export function pathLook(look: string): PathLook {
  const words = new Set(look.split(' '));
  return PATHS[look.split(' ')[0]!]?.(words) ?? { stroke: INK, width: 1 };
}

/** How a word with this look is printed. */
export function textLook(look: string, size: number | undefined): TextLook {
  const words = new Set(look.split(' '));
  if (words.has('clue')) return { bold: true, size: 17, fill: INK };
  if (words.has('candidate'))
    return { bold: false, size: size ?? 12, fill: GREY, strike: words.has('struck') };
  const onDark = words.has('on-placed') || words.has('on-given');
  return {
    bold: words.has('given') || words.has('deduced'),
    size: words.has('small') ? 12 : words.has('between') ? 16 : 21,
    fill: onDark ? PAPER : words.has('faint') ? GREY : INK,
    underline: words.has('deduced'),
    over: words.has('over'),
  };
}
