import { type AnyLanguage, inLanguage, type Scene, type WordTable } from '../board/index.ts';
import { type Layers, layersOf } from './layers.ts';
import { pictureStyle } from './palette.ts';
import { type DrawnShape, type Frame, frameOf, groundOf, shapesOf } from './shapes.ts';
import { SIDE } from './units.ts';

/** Options of `drawSvg`. */
export interface SvgOptions {
  readonly language?: AnyLanguage;
  /** Draw at this point of a larger drawing, which has the style: see `strip.ts` and `pictureStyle`. */
  readonly inside?: readonly [x: number, y: number];
}

/**
 * A scene as a standalone SVG, for light and for dark paper. All shapes of one kind and role are one path, so that
 * a board of a hundred thousand cells stays a small document. Roles differ in shape: a placed cell is solid, a
 * deduced one hatched, a reason has a dashed ring, a wrong cell a ring with a bar through it.
 */
export function drawSvg(scene: Scene, options: SvgOptions = {}): string {
  const layers = layersOf(scene);
  const frame = frameOf(scene);
  const shapes = shapesOf(scene, layers);
  const { inside } = options;
  const at = inside ? ` x="${inside[0]}" y="${inside[1]}"` : ' xmlns="http://www.w3.org/2000/svg"';
  const parts = [
    `<svg${at} class="scene" role="img" viewBox="0 0 ${frame.width} ${frame.height}" width="${frame.width}" height="${frame.height}">`,
    `<title>${escaped(scene.title)}</title>`,
    `<desc>${escaped(description(scene, layers, options.language ?? 'en'))}</desc>`,
    inside ? '' : STYLE_AND_PATTERNS,
    `<rect class="paper" width="${frame.width}" height="${frame.height}"/>`,
    `<g transform="translate(${frame.left} ${frame.top})">`,
    `<rect class="board" width="${scene.columns * SIDE}" height="${scene.rows * SIDE}"/>`,
    ...shapes.grid.map(element),
    scene.dotted
      ? ''
      : `<rect class="frame" width="${scene.columns * SIDE}" height="${scene.rows * SIDE}" rx="2"/>`,
    ...shapes.clues.map(element),
    '</g>',
    '</svg>',
  ];
  return `${parts.filter((part) => part !== '').join('\n')}\n`;
}

const HATCH =
  '<defs><pattern id="hatch" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="hatch" d="M2.5 0v10M7.5 0v10"/></pattern></defs>';

const STYLE_AND_PATTERNS = `<style>${pictureStyle()}</style>\n${HATCH}`;

/** What drawings inside a larger one need once; it shows nothing itself. */
export const SHARED_STYLE = `<svg class="scene" width="0" height="0" aria-hidden="true">${STYLE_AND_PATTERNS}</svg>`;

/** The size of a scene's drawing. */
export const svgSize = (scene: Scene): Pick<Frame, 'width' | 'height'> => frameOf(scene);

function element(shape: DrawnShape): string {
  if ('path' in shape) {
    const half = shape.half ? ' transform="scale(.5)"' : '';
    return `<path class="${shape.look}"${half} d="${shape.path}"/>`;
  }
  const { look, text, x, y, size } = shape;
  const style = size === undefined ? '' : ` style="font-size:${size}px"`;
  return `<text class="${look}" x="${x}" y="${y}"${style}>${escaped(text)}</text>`;
}

export const pictureWords: WordTable<
  (rows: number, columns: number, filled: number, signs: number) => string
> = {
  en: (rows, columns, filled, signs) =>
    `A board of ${rows} rows and ${columns} columns, with ${filled} filled cells and ${signs} with a sign or a number.`,
  pt: (rows, columns, filled, signs) =>
    `Tabuleiro de ${rows} linhas e ${columns} colunas, com ${filled} casas preenchidas e ${signs} com sinal ou número.`,
};

/** What a person who cannot see the picture is told of it. */
function description(scene: Scene, layers: Layers, language: AnyLanguage): string {
  let filled = 0;
  let signs = 0;
  for (let cell = 0; cell < layers.fill.length; cell++) {
    if (groundOf(layers, cell) !== undefined) filled++;
    const held = [layers.givenText, layers.givenGlyph, layers.text, layers.glyph];
    if (held.some((channel) => channel[cell] !== undefined)) signs++;
  }
  const { rows, columns } = scene;
  return inLanguage(pictureWords, language)(rows, columns, filled, signs);
}

/** Text fit for XML and HTML: the characters they reserve are written as entities, those XML forbids are left out. */
export function escaped(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
  );
}
