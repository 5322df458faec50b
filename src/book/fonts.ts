import { readFile } from 'node:fs/promises';

/**
 * The fonts of a book by what they are for. They are shipped with the package, with their licence: the build takes them
 * from the packages that bring them (scripts/unpack-fonts.mjs).
 */
const FILES = {
  text: 'source-serif-4-400-normal.ttf',
  italic: 'source-serif-4-400-italic.ttf',
  heading: 'source-serif-4-600-normal.ttf',
  label: 'source-sans-3-400-normal.ttf',
  bold: 'source-sans-3-600-normal.ttf',
} as const;

export type FontName = keyof typeof FILES;

export type Fonts = Readonly<Record<FontName, Buffer>>;

/** Both this file and the bundled command are two folders below the package. */
const FOLDER = new URL('../../share/fonts/', import.meta.url);

export async function readFonts(): Promise<Fonts> {
  const names = Object.keys(FILES) as FontName[];
  const read = await Promise.all(names.map((name) => readFile(new URL(FILES[name], FOLDER))));
  return Object.fromEntries(names.map((name, at) => [name, read[at]])) as Fonts;
}
