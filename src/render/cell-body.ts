import type { EmphasisRole, Glyph } from '../board/index.ts';
import { candidateText, type Layers, type Sign } from './layers.ts';
import { centred } from './sketch.ts';

/** The characters of one style of text. */
export interface Alphabet {
  readonly solid: string;
  readonly fill: Readonly<Record<'placed' | 'deduced', string>>;
  glyph(glyph: Glyph): string;
  /** A line through a cell; the glyph is one that the line shows already. */
  path(ways: number, glyph?: Glyph): string;
}

/**
 * What cells hold, in characters: marks (fill, line, glyphs), then words (numbers, candidates). Where some cell has
 * both, all cells have room for both, so that `*3` and ` 3` stand apart; else they share the room.
 */
export class CellBodies {
  /** Columns of text that every cell takes. */
  readonly width: number;
  readonly #markWidth: number;
  readonly #marks: readonly string[];
  readonly #words: readonly string[];

  /** Without candidates, they are to be listed elsewhere. */
  constructor(layers: Layers, alphabet: Alphabet, withCandidates: boolean) {
    const cells = Array.from(layers.fill.keys());
    this.#marks = cells.map((cell) => marksOf(layers, alphabet, cell));
    this.#words = cells.map((cell) => wordsOf(layers, cell, withCandidates));
    const markWidth = widest(this.#marks);
    const wordWidth = widest(this.#words);
    const both = cells.some((cell) => this.#marks[cell] !== '' && this.#words[cell] !== '');
    this.#markWidth = both ? markWidth : 0;
    this.width = Math.max(1, both ? markWidth + wordWidth : Math.max(markWidth, wordWidth));
  }

  /** The characters of a cell in its whole width; `empty` where it holds nothing. */
  of(cell: number, empty: string, pad = ' '): string {
    const marks = this.#marks[cell]!;
    const words = this.#words[cell]!;
    if (marks === '' && this.#markWidth === 0) return centred(words === '' ? empty : words, this.width);
    return `${(marks === '' && words === '' ? empty : marks).padEnd(this.#markWidth, pad)}${words}`.padEnd(
      this.width,
      pad,
    );
  }
}

const widest = (texts: readonly string[]): number =>
  texts.reduce((most, text) => Math.max(most, text.length), 0);

function marksOf(layers: Layers, alphabet: Alphabet, cell: number): string {
  const { solid, fill, givenText, givenGlyph, glyph, pathRole, ways } = layers;
  const given = givenGlyph[cell];
  const decided = glyph[cell]?.glyph;
  const painted = fill[cell];
  const onPath = pathRole[cell] !== undefined;
  const shown = onPath && decided?.shownByPath;
  return [
    // A given number or sign in a solid cell says enough.
    solid[cell] && givenText[cell] === undefined && !given ? alphabet.solid : '',
    painted ? alphabet.fill[painted] : '',
    onPath ? alphabet.path(ways[cell]!, shown ? decided : undefined) : '',
    decided && !shown ? alphabet.glyph(decided) : '',
    given ? alphabet.glyph(given) : '',
  ].join('');
}

function wordsOf({ givenText, text, candidates }: Layers, cell: number, withCandidates: boolean): string {
  const texts = [givenText[cell], text[cell]?.text].filter((each) => each !== undefined).join(':');
  const possible = candidates[cell];
  return withCandidates && possible ? `${texts}${candidateText(possible)}` : texts;
}

export const signText = (sign: Sign, style: 'ascii' | 'unicode'): string =>
  'text' in sign ? sign.text : sign.glyph[style];

/** How cells show emphasis. Where arrowheads stand between cells, one in a cell would be taken for one of them. */
export const signsFor = (
  { signsInRows }: Layers,
  signs: Readonly<Record<EmphasisRole, string>>,
): Readonly<Record<EmphasisRole, string>> => (signsInRows ? { ...signs, because: '~' } : signs);

/** Columns of text between two cells that signs on edges and corners need. */
export const gapFor = ({ edgeSites, edges, corners }: Layers): number =>
  [...edges.signs.filter((_, edge) => !edgeSites.isLevel(edge)), ...corners.signs].reduce(
    (most, sign) => (sign ? Math.max(most, 'text' in sign ? sign.text.length : 1) : most),
    0,
  );
