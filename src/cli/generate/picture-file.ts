import { type Bitmap, type BitmapWish, bitmapOf, type Shades, shadesOf } from '../../board/index.ts';
import { readBitmap } from '../../generate/index.ts';
import { bytesOfFile, MAX_BYTES, textOf } from '../input/bounded-read.ts';
import { problemLine } from '../input/input.ts';
import { UsageError } from '../terminal/errors.ts';
import { isGif, readGif } from './gif.ts';
import { isJpeg, readJpeg } from './jpeg.ts';
import { isNetpbm, readNetpbm } from './netpbm.ts';
import { isPng, readPng } from './png.ts';

/** If no size is given: cells along the longer side of a board made from a photograph. */
const LONGER_SIDE = 40;

/** How the picture becomes a board; without a size, its own or one of the same proportions. */
export type PictureWish = Omit<BitmapWish, 'rows' | 'columns'> & {
  readonly size?: readonly [number, number] | undefined;
};

/** The kinds of pictures that are read, by how their files begin. */
const READERS: readonly (readonly [
  is: (bytes: Buffer) => boolean,
  read: (bytes: Buffer) => Shades | Promise<Shades>,
])[] = [
  [isPng, readPng],
  [isJpeg, readJpeg],
  [isGif, readGif],
  [isNetpbm, readNetpbm],
];

/** Those that are not, by their names. */
const UNREAD: readonly (readonly [begins: RegExp, name: string])[] = [
  [/^BM.{4}\0\0\0\0/s, 'BMP'],
  [/^RIFF.{4}WEBP/s, 'WebP'],
  [/^(II\*\0|MM\0\*)/, 'TIFF'],
  [/^.{4}ftyp(avif|heic|mif1)/s, 'AVIF or HEIC'],
  [/^\s*<(\?xml|svg)/, 'SVG'],
  [/^%PDF/, 'PDF'],
];

/** Reads a picture (PNG, JPEG, GIF, PBM, PGM, PPM or typed as text) and brings it to the size of a board. */
export async function readPicture(file: string, { size, ...wish }: PictureWish): Promise<Bitmap> {
  const bytes = await bytesOfFile(file);
  if (!bytes) throw new UsageError(`${file}: expected at most ${MAX_BYTES} bytes, got more`);
  if (!READERS.some(([is]) => is(bytes))) {
    const begins = bytes.toString('latin1', 0, 100);
    const unread = UNREAD.find(([begin]) => begin.test(begins))?.[1];
    if (unread !== undefined)
      throw new UsageError(
        `cannot read the picture ${file}: expected PNG, JPEG, GIF, PBM or text, got ${unread}`,
      );
    return fromText(file, textOf(bytes), size);
  }
  const shades = await shadesIn(file, bytes);
  const [columns, rows] = size ?? proportional(shades);
  return bitmapOf(shades, { ...wish, rows, columns });
}

/** The shades of a picture that one of the readers knows. */
export async function shadesIn(file: string, bytes: Buffer): Promise<Shades> {
  try {
    const [, read] = READERS.find(([is]) => is(bytes)) ?? READERS[0]!;
    return await read(bytes);
  } catch (error) {
    // The decoder's own message does not help.
    const stumbled = error instanceof TypeError || error instanceof RangeError;
    const why = stumbled ? 'its data is broken' : (error as Error).message;
    throw new UsageError(`cannot read the picture ${file}: ${why}`);
  }
}

function fromText(file: string, text: string, size: PictureWish['size']): Bitmap {
  const read = readBitmap(text);
  if (!read.ok) throw new UsageError(...read.problems.map((problem) => problemLine(file, problem)));
  const { bitmap } = read;
  if (!size || (size[0] === bitmap.columns && size[1] === bitmap.rows)) return bitmap;
  return bitmapOf(shadesOf(bitmap), { columns: size[0], rows: size[1], threshold: 0.5 });
}

function proportional({ width, height }: Shades): [columns: number, rows: number] {
  const scale = Math.min(1, LONGER_SIDE / Math.max(width, height));
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}
