import { type Bitmap, type BitmapWish, bitmapOf, type Shades, shadesOf } from '../../board/index.ts';
import { readBitmap } from '../../generate/index.ts';
import { bytesOfFile, MAX_BYTES, textOf } from '../bounded-read.ts';
import { UsageError } from '../errors.ts';
import { problemLine } from '../input.ts';
import { isJpeg, readJpeg } from './jpeg.ts';
import { isPng, readPng } from './png.ts';

/** Where no size is asked: cells along the longer side of a board made from a photograph. */
const LONGER_SIDE = 40;

/** How the picture becomes a board; without a size, its own or one of the same proportions. */
export type PictureWish = Omit<BitmapWish, 'rows' | 'columns'> & {
  readonly size?: readonly [number, number];
};

/** Reads a picture (PNG, JPEG or typed as text) and brings it to the size of a board. */
export async function readPicture(file: string, { size, ...wish }: PictureWish): Promise<Bitmap> {
  const bytes = await bytesOfFile(file);
  if (!bytes) throw new UsageError(`${file}: expected at most ${MAX_BYTES} bytes, got more`);
  if (!isPng(bytes) && !isJpeg(bytes)) return fromText(file, textOf(bytes), size);
  const shades = await shadesIn(file, bytes);
  const [columns, rows] = size ?? proportional(shades);
  return bitmapOf(shades, { ...wish, rows, columns });
}

/** The shades of a PNG or JPEG picture. */
export async function shadesIn(file: string, bytes: Buffer): Promise<Shades> {
  try {
    return isPng(bytes) ? readPng(bytes) : await readJpeg(bytes);
  } catch (error) {
    // A decoder that stumbles says nothing that helps.
    const stumbled = error instanceof TypeError || error instanceof RangeError;
    const why = stumbled ? 'its data is broken' : (error as Error).message;
    throw new UsageError(`cannot read the picture ${file}: ${why}`);
  }
}

function fromText(file: string, text: string, size: PictureWish['size']): Bitmap {
  const read = readBitmap(text);
  if (!read.ok) throw new UsageError(read.problems.map((problem) => problemLine(file, problem)).join('\n'));
  const { bitmap } = read;
  if (!size || (size[0] === bitmap.columns && size[1] === bitmap.rows)) return bitmap;
  return bitmapOf(shadesOf(bitmap), { columns: size[0], rows: size[1], threshold: 0.5 });
}

function proportional({ width, height }: Shades): [columns: number, rows: number] {
  const scale = Math.min(1, LONGER_SIDE / Math.max(width, height));
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}
