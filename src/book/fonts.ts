import { readFile } from 'node:fs/promises';
import { coverageOf } from './coverage.ts';

/**
 * The fonts of a book by what they are for. They are shipped with the package, with their licence: the build takes them
 * from the packages that bring them (scripts/unpack-fonts.mjs). Each comes in files for some letters, as the packages
 * have them; a line of text takes what it needs from each.
 */
const FACES = {
  text: ['source-serif-4', '400-normal'],
  italic: ['source-serif-4', '400-italic'],
  heading: ['source-serif-4', '600-normal'],
  label: ['source-sans-3', '400-normal'],
  bold: ['source-sans-3', '600-normal'],
} as const;

/** In the order in which they are searched for a letter. */
const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const;

export type FontName = keyof typeof FACES;

/** One file of a font. */
export interface Face {
  /** Its name in the document. */
  readonly name: string;
  readonly file: Buffer;
  has(codePoint: number): boolean;
}

export type Fonts = Readonly<Record<FontName, readonly Face[]>>;

/** Both this file and the bundled command are two folders below the package. */
const FOLDER = new URL('../../share/fonts/', import.meta.url);

export async function readFonts(): Promise<Fonts> {
  const facesOf = (name: FontName): Promise<readonly Face[]> =>
    Promise.all(SCRIPTS.map((script) => face(name, script)));
  const [text, italic, heading, label, bold] = await Promise.all([
    facesOf('text'),
    facesOf('italic'),
    facesOf('heading'),
    facesOf('label'),
    facesOf('bold'),
  ]);
  return { text, italic, heading, label, bold };
}

async function face(name: FontName, script: (typeof SCRIPTS)[number]): Promise<Face> {
  const [family, kind] = FACES[name];
  const file = await readFile(new URL(`${family}-${script}-${kind}.ttf`, FOLDER));
  return { name: script === 'latin' ? name : `${name}-${script}`, file, has: coverageOf(file) };
}

/** A piece of a text, and the file that has its letters. */
export interface Run {
  readonly face: Face;
  readonly text: string;
}

/** A text in pieces, each from one file; what no file has is left to the first, which prints a box. */
export function runsOf(text: string, faces: readonly Face[]): readonly Run[] {
  const runs: { face: Face; text: string }[] = [];
  for (const character of text) {
    const codePoint = character.codePointAt(0)!;
    const last = runs.at(-1);
    const face = last?.face.has(codePoint)
      ? last.face
      : (faces.find((each) => each.has(codePoint)) ?? faces[0]!);
    if (last?.face === face) last.text += character;
    else runs.push({ face, text: character });
  }
  return runs;
}

/** A text whose letters and marks are one character where there is one, as the fonts have them. */
export const composed = (text: string): string => text.normalize('NFC');

/** The characters of a text that the fonts of a book do not have, each once. */
export async function unprintable(text: string): Promise<readonly string[]> {
  const fonts = await readFonts();
  const lacking = [...new Set(composed(text))].filter((character) =>
    Object.values(fonts).some((faces) => !faces.some((face) => face.has(character.codePointAt(0)!))),
  );
  return lacking.filter((character) => character !== '\u00a0');
}
