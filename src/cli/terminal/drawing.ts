import type { AnyLanguage, Board, Scene } from '../../board/index.ts';
import { writeWhole } from '../../files/index.ts';
import { paperOf } from '../../papers/index.ts';
import type { AnyPuzzle } from '../../puzzles/index.ts';
import { drawSvg, drawText, drawUnicode, type TextOptions } from '../../render/index.ts';
import type { Style } from './drawing-style.ts';
import { UsageError } from './errors.ts';
import type { Io } from './io.ts';
import { pngOf } from './png-picture.ts';

/** The options of every command that draws. */
export interface DrawingOptions {
  readonly style?: Style;
  readonly out?: string;
  readonly width?: number;
  /** False: no colour, whatever the terminal can do. */
  readonly color: boolean;
  readonly lang: AnyLanguage;
}

/** The width within which two drawings are put side by side, if the terminal's width is unknown. */
const ASSUMED_WIDTH = 120;
const BETWEEN = '   ';
/** File endings that cannot be drawn. */
const NOT_DRAWN = /\.(jpe?g|gif|webp|avif|bmp|tiff?|pdf|ps|eps)$/i;

/** A board that can be drawn. */
interface Drawable {
  readonly puzzle: AnyPuzzle;
  readonly grid: unknown;
}

/** Draws scenes as the options and the terminal require, to stdout or to a file. */
export class SceneWriter {
  readonly style: Style;
  readonly colour: boolean;
  readonly #io: Io;
  readonly #options: DrawingOptions;

  constructor(io: Io, options: DrawingOptions) {
    this.#io = io;
    this.#options = options;
    const { out, width } = options;
    if (out !== undefined && NOT_DRAWN.test(out))
      throw new UsageError(`cannot draw ${out}: expected a name that ends in .svg, .png or .txt`);
    this.style =
      options.style ??
      (/\.(svg|png)$/i.test(options.out ?? '') ? 'svg' : canUnicode(io) ? 'unicode' : 'ascii');
    if (width !== undefined && this.style === 'svg')
      throw new UsageError('--width counts characters: it has no meaning for SVG');
    this.colour = options.color && options.out === undefined && canColour(io);
  }

  /** Whether stdout holds nothing but a document, so that words about it belong elsewhere. */
  get documentOnly(): boolean {
    return this.style === 'svg' && this.#options.out === undefined;
  }

  /** A drawing of a board, or of a solution of it. */
  board({ puzzle, grid }: Drawable, board?: Board<string>): string {
    if (this.style !== 'papers') return this.drawing(puzzle.scene(grid, board));
    const paper = paperOf(puzzle);
    if (!paper) throw new UsageError(`--style papers: no paper prints boards of ${puzzle.id}`);
    return paper.print(grid, board);
  }

  /** A drawing of a scene; `legend` renames what is emphasised in it. */
  drawing(scene: Scene, legend: TextOptions['legend'] = {}): string {
    const { lang: language } = this.#options;
    const width = this.#width;
    const room = { language, legend, width };
    if (this.style === 'papers')
      throw new UsageError('--style papers prints whole boards: use it with draw, solve and check');
    if (this.style === 'svg') return drawSvg(scene, { language });
    return this.style === 'ascii'
      ? drawText(scene, room)
      : drawUnicode(scene, { ...room, colour: this.colour });
  }

  /** Two drawings side by side where they fit, else one under the other. */
  pair(left: string, right: string): string {
    const lines = [left, right].map((drawing) => drawing.trimEnd().split('\n'));
    const [first = [], second = []] = lines;
    const width = Math.max(...first.map(visibleLength));
    const whole = width + BETWEEN.length + Math.max(...second.map(visibleLength));
    if (whole > (this.#width ?? ASSUMED_WIDTH)) return `${left}\n${right}`;
    const height = Math.max(first.length, second.length);
    const joined = Array.from({ length: height }, (_, at) => {
      const line = first[at] ?? '';
      return `${line}${' '.repeat(width - visibleLength(line))}${BETWEEN}${second[at] ?? ''}`.trimEnd();
    });
    return `${joined.join('\n')}\n`;
  }

  async write(drawing: string): Promise<void> {
    const { out } = this.#options;
    if (out === undefined) this.#io.stdout.write(drawing, this.colour);
    else if (this.style === 'svg' && /\.png$/i.test(out))
      writeWhole(out, await pngOf(drawing, this.#io.entry));
    else writeWhole(out, drawing);
  }

  get #width(): number | undefined {
    return this.#options.width ?? (this.#io.stdout.isTTY ? this.#io.stdout.columns : undefined);
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with a control character
const visibleLength = (line: string): number => [...line.replace(/\x1b\[[\d;]*m/g, '')].length;

function canUnicode({ stdout, env }: Io): boolean {
  const locale = env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'] || '';
  return stdout.isTTY && env['TERM'] !== 'dumb' && /utf-?8/i.test(locale);
}

function canColour({ stdout, env }: Io): boolean {
  if (env['NO_COLOR']) return false;
  if (env['FORCE_COLOR']) return env['FORCE_COLOR'] !== '0';
  return stdout.isTTY && env['TERM'] !== 'dumb';
}
