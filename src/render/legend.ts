import type { Language, Scene } from '../board/index.ts';
import { EMPHASES, type Emphasis, type Layers } from './layers.ts';
import { Pen, type Style } from './pen.ts';

const WORDS: Record<Language, Record<Emphasis, string>> = {
  en: { wrong: 'wrong', because: 'because', deduced: 'deduced' },
  pt: { wrong: 'errado', because: 'porque', deduced: 'deduzido' },
};

/** What the legend calls an emphasis, where the usual word does not fit. */
export type LegendWords = Readonly<Partial<Record<Emphasis, string>>>;

/**
 * The lines under a drawing that say what its emphasis means: the sign where cells carry one, else the cells
 * themselves, run by run, so that nothing is said by colour alone.
 */
export function legendOf(
  scene: Scene,
  layers: Layers,
  options: {
    readonly language: Language;
    readonly colour: boolean;
    readonly signs: Readonly<Record<Emphasis, string>>;
    readonly styles: Readonly<Record<Emphasis, Style>>;
    readonly signed: boolean;
    readonly words?: LegendWords | undefined;
  },
): string[] {
  const lines: string[] = [];
  for (const emphasis of EMPHASES) {
    if (!layers.emphasised[emphasis]) continue;
    const word = options.words?.[emphasis] ?? WORDS[options.language][emphasis];
    const pen = new Pen(options.colour);
    if (options.signed) pen.write(`${options.signs[emphasis]} `, options.styles[emphasis]).write(word);
    else {
      pen.write(word, options.styles[emphasis]);
      if (!options.colour) pen.write(`: ${runs(scene, layers.emphasis[emphasis])}`);
    }
    lines.push(pen.end());
  }
  return lines;
}

/** Cells as people name them, neighbours in a row together: `r1c2 r3c4-7`. */
function runs({ rows, columns }: Scene, marked: Uint8Array): string {
  const found: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!marked[row * columns + column]) continue;
      const first = column;
      while (column + 1 < columns && marked[row * columns + column + 1]) column++;
      found.push(`r${row + 1}c${first + 1}${column > first ? `-${column + 1}` : ''}`);
    }
  }
  return found.join(' ');
}
