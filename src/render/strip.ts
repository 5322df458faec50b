import { type AnyLanguage, type Phrase, type Scene, sayPhrase } from '../board/index.ts';
import { drawSvg, escaped, SHARED_STYLE, svgSize } from './svg.ts';

/** One picture of several: a scene with what is said about it. */
export interface Frame {
  readonly title: string;
  readonly scene: Scene;
  readonly caption: Phrase;
}

/** A caption as plain text. */
const captionText = (caption: Phrase, language: AnyLanguage): string => sayPhrase(caption, language);

/** Options of `drawStrip`. */
export interface StripOptions {
  readonly language?: AnyLanguage;
  /** Pictures side by side; four if not given. */
  readonly across?: number;
}

const GAP = 24;
const TITLE = 28;
const LINE = 20;
/** Narrower pictures get this width, so that their captions can be read. */
const NARROWEST = 300;
/** About how wide a letter of a caption is. */
const LETTER = 7.4;

/** Several scenes as one SVG, row by row, each with its title above and its caption below. */
export function drawStrip(title: string, frames: readonly Frame[], options: StripOptions = {}): string {
  const { language = 'en', across = 4 } = options;
  const sizes = frames.map(({ scene }) => svgSize(scene));
  const width = Math.max(NARROWEST, ...sizes.map((size) => size.width));
  const columns = Math.max(1, Math.min(across, frames.length));
  const captions = frames.map(({ caption }) => wrapped(captionText(caption, language), width / LETTER));
  const parts: string[] = [];
  let y = GAP;
  for (let first = 0; first < frames.length; first += columns) {
    const row = frames.slice(first, first + columns);
    const tallest = Math.max(...sizes.slice(first, first + columns).map(({ height }) => height));
    const longest = Math.max(...captions.slice(first, first + columns).map(({ length }) => length));
    for (const [at, frame] of row.entries()) {
      const x = GAP + at * (width + GAP);
      parts.push(`<text class="title" x="${x}" y="${y + TITLE - 10}">${escaped(frame.title)}</text>`);
      parts.push(drawSvg(frame.scene, { language, inside: [x, y + TITLE] }).trimEnd());
      for (const [line, text] of captions[first + at]!.entries()) {
        const below = y + TITLE + tallest + LINE * (line + 1);
        parts.push(`<text class="caption" x="${x}" y="${below}">${escaped(text)}</text>`);
      }
    }
    y += TITLE + tallest + LINE * (longest + 1) + GAP;
  }
  const whole = GAP + columns * (width + GAP);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="strip" role="img" viewBox="0 0 ${whole} ${y}" width="${whole}" height="${y}">`,
    `<title>${escaped(title)}</title>`,
    SHARED_STYLE,
    `<style>${STYLE}</style>`,
    `<rect class="sheet" width="${whole}" height="${y}"/>`,
    ...parts,
    '</svg>\n',
  ].join('\n');
}

const STYLE =
  '.strip{font-family:system-ui,"Segoe UI","Helvetica Neue",Arial,sans-serif}.strip .sheet{fill:#fdfcf9}.strip>text{fill:#24272c}.strip .title{font-size:16px;font-weight:600}.strip .caption{font-size:14px}@media (prefers-color-scheme:dark){.strip .sheet{fill:#17191d}.strip>text{fill:#e9e6df}}';

/** Words in lines of about this many letters. */
function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > letters) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
