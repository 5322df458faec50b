import type { Glyph } from '../../board/index.ts';
import type { Line } from '../../puzzles/index.ts';
import { type BetweenCells, candidatePlaces, PATCHES } from '../../render/index.ts';
import { lineBeside } from '../state/index.ts';
import type { BoardLayout } from './board-layout.ts';
import { strokeOf } from './cell-art.tsx';
import type { Look, WallPath } from './look.ts';
import { beforeGrid, behindGrid, COORDINATE_DEPTH, SIDE } from './measures.ts';
import { RING, STONES, TICK, TINT_CORNERS, WRONG } from './strokes.ts';

/** The colours of the theme by their names in `colours.css`. */
export type Palette = (name: string) => string;

export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  const known = new Map<string, string>();
  return (name) => {
    const colour = known.get(name) ?? style.getPropertyValue(`--${name}`).trim();
    known.set(name, colour);
    return colour;
  };
}

/** Paths of the drawing, each made once. */
const paths = new Map<string, Path2D>();
function pathOf(outline: string): Path2D {
  const path = paths.get(outline) ?? new Path2D(outline);
  paths.set(outline, path);
  return path;
}

const MIDDLE = SIDE / 2;
const FONT = 'system-ui, sans-serif';
/** Cells smaller than this, in dots of the screen, show no joints between stones. */
const DETAIL = 18;
/** Numbers in smaller cells are only noise. */
const READABLE = 7;

/** Reads the looks of cells as `cell-art.tsx` does, onto a canvas whose unit is that of the drawing. */
export class CanvasArt {
  readonly #to: CanvasRenderingContext2D;
  readonly #colour: Palette;
  /** Dots of the screen to a cell. */
  readonly #size: number;

  /** Whether points stand for the lines of the grid. */
  readonly #dotted: boolean;

  constructor(to: CanvasRenderingContext2D, colour: Palette, size: number, dotted: boolean) {
    this.#to = to;
    this.#dotted = dotted;
    this.#colour = colour;
    this.#size = size;
    to.textAlign = 'center';
    to.textBaseline = 'middle';
  }

  /** Ground and grid lines under the cells from one corner to the other. */
  ground(fromRow: number, fromColumn: number, toRow: number, toColumn: number): void {
    const to = this.#to;
    const [left, top, right, bottom] = [fromColumn, fromRow, toColumn + 1, toRow + 1].map(
      (line) => line * SIDE,
    ) as [number, number, number, number];
    to.fillStyle = this.#colour('ground');
    to.fillRect(left, top, right - left, bottom - top);
    if (this.#dotted) {
      to.fillStyle = this.#colour('ink');
      for (let y = top; y <= bottom; y += SIDE) {
        for (let x = left; x <= right; x += SIDE) to.fillRect(x - 2, y - 2, 4, 4);
      }
      return;
    }
    to.beginPath();
    for (let y = top; y <= bottom; y += SIDE) {
      to.moveTo(left, y);
      to.lineTo(right, y);
    }
    for (let x = left; x <= right; x += SIDE) {
      to.moveTo(x, top);
      to.lineTo(x, bottom);
    }
    to.globalAlpha = 0.4;
    this.#stroke('grid', 1);
    to.globalAlpha = 1;
  }

  cell(row: number, column: number, look: Look): void {
    const to = this.#to;
    to.save();
    to.translate(column * SIDE, row * SIDE);
    const ground = look.fill ?? (look.solid ? 'given' : undefined);
    if (look.faint) this.#fill('glow');
    if (look.solid) this.#fill('stone');
    if (look.fill) this.#fill(FILLS[look.fill] ?? 'paint', look.solid ? 8 : 0);
    if (ground && this.#size >= DETAIL) this.#outline(STONES, JOINTS[ground] ?? 'stone-joint', 1);
    if (look.line) this.#line(look.ways);
    const { givenGlyph, glyph, text, givenText } = look;
    const crowded = givenGlyph !== undefined || givenText !== undefined || text !== undefined;
    if (givenGlyph) this.#glyph(givenGlyph, 'given', ground);
    const shown = glyph?.shownByPath && look.line !== undefined && !crowded;
    if (glyph && !shown) this.#glyph(glyph, look.glyphRole, ground, crowded);
    if (look.notes && this.#size >= DETAIL) this.#candidates({ texts: look.notes });
    else if (look.candidates && this.#size >= DETAIL) this.#candidates(look.candidates);
    if (text !== undefined) this.#text(text, NUMBERS[look.textRole ?? ''] ?? 'paint', ground);
    if (givenText !== undefined) {
      const colour = look.kept ? (look.solid ? 'stone-kept' : 'kept') : 'clue';
      this.#text(givenText, colour, look.kept ? undefined : ground, text !== undefined);
      if (look.kept && this.#size >= DETAIL)
        this.#outline(TICK, ground ? (TICKS[ground] ?? 'good') : 'good', 2);
    }
    if (look.tint > 0) this.#tint(look.tint);
    if (ground && (look.because || look.deduced || look.wrong)) this.#outline(RING, 'ground', 6);
    if (look.because && !look.deduced) this.#outline(RING, 'because', 2.8, [6, 4.5]);
    if (look.deduced) this.#outline(RING, 'deduced', look.news ? 4 : 3.2, look.news ? [] : [0.5, 5]);
    if (look.wrong) this.#outline(WRONG, 'wrong', 2.8);
    to.restore();
  }

  /** What lies over the cells: walls, signs between cells, and the frame. */
  over(
    layout: BoardLayout,
    walls: readonly WallPath[],
    loose: string,
    between: readonly BetweenCells[],
  ): void {
    const to = this.#to;
    for (const [path, colour, dashes] of [
      ...walls.map(
        ({ look, path }) => [path, wallColour(look), look === 'deduced' ? [0.2, 0.14] : []] as const,
      ),
      [loose, 'deduced', [0.14, 0.12]],
    ] as const) {
      if (path === '') continue;
      to.save();
      to.scale(SIDE, SIDE);
      to.setLineDash([...dashes]);
      this.#outline(path, colour, 0.085);
      to.restore();
    }
    for (const { on, x, y, sign, emphasis } of between) {
      to.save();
      to.translate(x * SIDE, y * SIDE);
      if (sign) {
        to.fillStyle = this.#colour('ground');
        to.fill(pathOf(PATCHES[on]));
      }
      for (const role of emphasis) this.#outline('M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0z', role, 2.8);
      if (sign && 'text' in sign) {
        to.translate(-MIDDLE, -MIDDLE);
        this.#text(sign.text, 'clue');
      } else if (sign) {
        to.translate(-10, -10);
        to.scale(0.5, 0.5);
        this.#glyph(sign.glyph, sign.role, undefined);
      }
      to.restore();
    }
    if (this.#dotted) return;
    to.strokeStyle = this.#colour('ink');
    to.lineWidth = 3.4;
    to.strokeRect(0, 0, layout.columns * SIDE, layout.rows * SIDE);
  }

  /** Numbers beside the board: the clues, and the counts on the far sides. */
  beside(
    { rows, columns, clues, counts, coordinates, margins }: BoardLayout,
    colourOf: (line: Line) => string,
    empty: string,
  ): void {
    const numbers = (
      kind: 'row' | 'column',
      lines: readonly (readonly (number | null)[])[],
      across: (level: number, levels: number) => number,
      colour: (index: number) => string,
      size = 18,
    ): void => {
      for (const [index, line] of lines.entries()) {
        for (const [level, number] of line.entries()) {
          const at = across(level, line.length);
          const along = index * SIDE + MIDDLE;
          this.#to.font = `${size}px ${FONT}`;
          this.#to.fillStyle = this.#colour(colour(index));
          const [x, y] = kind === 'row' ? [at, along] : [along, at];
          this.#to.fillText(number === null ? empty : `${number}`, x, y);
        }
      }
    };
    const behind =
      (cells: number) =>
      (level: number): number =>
        behindGrid(cells, level);
    for (const [side, across] of [
      ['left', beforeGrid],
      ['above', beforeGrid],
      ['right', behind(columns)],
      ['below', behind(rows)],
    ] as const) {
      const line = (index: number): Line => lineBeside(side, index);
      numbers(line(0).kind, clues[side], across, (index) => colourOf(line(index)));
    }
    if (coordinates) {
      const numbered = (length: number): number[][] => Array.from({ length }, (_, at) => [at + 1]);
      numbers(
        'row',
        numbered(rows),
        () => COORDINATE_DEPTH / 2 - margins.left,
        () => 'soft',
        13,
      );
      numbers(
        'column',
        numbered(columns),
        () => COORDINATE_DEPTH / 2 - margins.top,
        () => 'soft',
        13,
      );
    }
    if (!counts) return;
    numbers('row', counts.rows, behind(columns), () => 'soft');
    numbers('column', counts.columns, behind(rows), () => 'soft');
  }

  #tint(tint: number): void {
    const to = this.#to;
    to.globalAlpha = 0.2;
    this.#fill(`try-${tint}`);
    to.globalAlpha = 1;
    to.fill(pathOf(TINT_CORNERS[tint] ?? ''));
  }

  #fill(colour: string, inset = 0): void {
    this.#to.fillStyle = this.#colour(colour);
    this.#to.fillRect(inset, inset, SIDE - 2 * inset, SIDE - 2 * inset);
  }

  #stroke(colour: string, width: number, path?: Path2D): void {
    const to = this.#to;
    to.strokeStyle = this.#colour(colour);
    to.lineWidth = width;
    to.lineCap = 'round';
    if (path) to.stroke(path);
    else to.stroke();
  }

  #outline(outline: string, colour: string, width: number, dashes: readonly number[] = []): void {
    if (dashes.length > 0) this.#to.setLineDash([...dashes]);
    this.#stroke(colour, width, pathOf(outline));
    if (dashes.length > 0) this.#to.setLineDash([]);
  }

  #line(ways: number): void {
    this.#outline(strokeOf(ways) || 'M20 20h.01', 'earth', 13);
  }

  #glyph(glyph: Glyph, role: string | undefined, ground: string | undefined, half = false): void {
    const to = this.#to;
    const named = glyph.tone === 'ink' ? undefined : glyph.tone;
    const plain = ground ? (INKS[ground] ?? 'clue') : role === 'faint' ? 'dot' : 'clue';
    const tone = role === 'deduced' && !named ? 'deduced' : (named ?? plain);
    const rim = role === 'deduced' ? 'deduced' : named ? `${named}-rim` : plain;
    to.save();
    if (half) to.transform(0.5, 0, 0, 0.5, 22, 22);
    if (glyph.strokes) this.#outline(glyph.strokes, rim, 2);
    const path = pathOf(glyph.outline);
    if (glyph.drawn === 'stroke') this.#stroke(tone, half ? 5 : 2.5, path);
    else {
      to.fillStyle = this.#colour(tone);
      to.fill(path);
      if (glyph.drawn === 'rimmed') this.#outline(glyph.outline, rim, 1.8, role === 'deduced' ? [4, 3] : []);
    }
    to.restore();
  }

  #text(text: string, colour: string, ground?: string, small = false): void {
    if (this.#size < READABLE) return;
    const to = this.#to;
    to.font = `650 ${small ? 12 : 20}px ${FONT}`;
    to.fillStyle = this.#colour(ground ? (INKS[ground] ?? colour) : colour);
    to.fillText(text, small ? 9 : MIDDLE, small ? 10 : MIDDLE);
  }

  #candidates({ texts, struck = [] }: Pick<NonNullable<Look['candidates']>, 'texts' | 'struck'>): void {
    const to = this.#to;
    const { at, size } = candidatePlaces(texts);
    to.font = `${size}px ${FONT}`;
    for (const [index, text] of texts.entries()) {
      if (text === null) continue;
      to.fillStyle = this.#colour(struck.includes(text) ? 'deduced' : 'kept');
      to.fillText(text, ...at(index));
    }
  }
}

/** The colour of walls that look like this. */
const wallColour = (look: string): string =>
  look === 'deduced' ? look : look.includes('colour-') ? `try-${look.at(-1)}` : 'ink';

const FILLS: Readonly<Record<string, string>> = { placed: 'paint', deduced: 'deduced-fill', given: 'stone' };
const JOINTS: Readonly<Record<string, string>> = { placed: 'paint-joint', deduced: 'deduced' };
const INKS: Readonly<Record<string, string>> = { given: 'stone-ink', placed: 'paint-ink', deduced: 'clue' };
const TICKS: Readonly<Record<string, string>> = {
  given: 'stone-good',
  placed: 'paint-ink',
  deduced: 'clue',
};
const NUMBERS: Readonly<Record<string, string>> = { deduced: 'deduced', faint: 'kept', given: 'clue' };
