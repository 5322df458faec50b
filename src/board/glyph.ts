/**
 * A sign as data. A puzzle brings its own, so that no reader of scenes knows any puzzle. All readers draw the same
 * glyph: text readers by a character, pictures by an outline.
 */
export interface Glyph {
  /** Letters and hyphens; two glyphs of one scene have different names. */
  readonly name: string;
  /** One ASCII character. A blank, `#` (a given solid cell) and `*` (a filled cell) are taken where cells can be those too. */
  readonly ascii: string;
  /** One character that takes one column of a terminal. */
  readonly unicode: string;
  /**
   * An SVG path in a cell of 40 by 40 units. `M x y` is absolute, every other command relative (lower case), so that
   * readers can move it. `disc` makes the most common one.
   */
  readonly outline: string;
  /** A path with more lines, always drawn as strokes: the rays around a disc. Written like `outline`. */
  readonly strokes?: string;
  /** How the outline is drawn. A rim is dashed where the sign was deduced; the other two change their colour. */
  readonly drawn: 'solid' | 'stroke' | 'rimmed';
  readonly tone: Tone;
  /** True: a path through the cell says the same, so the glyph is left out there. */
  readonly shownByPath?: boolean;
}

/** Colours by name; each theme of each reader has its own shade of them. */
export type Tone = 'ink' | 'gold' | 'earth';

/** The outline of a disc in the middle of a cell. */
export const disc = (radius: number): string =>
  `M${20 - radius} 20a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;

/** Known to stay empty. */
export const DOT: Glyph = {
  name: 'dot',
  ascii: '.',
  unicode: '•',
  outline: disc(3),
  drawn: 'solid',
  tone: 'ink',
};

/** A cross, for a cell that is known to stay empty. */
export const CROSS: Glyph = {
  name: 'cross',
  ascii: 'x',
  unicode: '×',
  outline: 'M13 13l14 14m0-14l-14 14',
  drawn: 'stroke',
  tone: 'ink',
};

const chevron = (name: string, ascii: string, unicode: string, outline: string): Glyph => ({
  name: `chevron-${name}`,
  ascii,
  unicode,
  outline,
  drawn: 'stroke',
  tone: 'ink',
});

/** Arrowheads for edges, by the way they point: `left` is `<`, "the cell on the left is less". */
export const CHEVRONS = {
  left: chevron('left', '<', '<', 'M26 9l-13 11l13 11'),
  right: chevron('right', '>', '>', 'M14 9l13 11l-13 11'),
  up: chevron('up', '^', '∧', 'M9 26l11-13l11 13'),
  down: chevron('down', 'v', '∨', 'M9 14l11 13l11-13'),
} as const;
