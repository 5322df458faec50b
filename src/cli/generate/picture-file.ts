import { readFile } from 'node:fs/promises';
import {
  type Bitmap,
  type BitmapWish,
  bitmapOf,
  readBitmap,
  type Shades,
  shadesOf,
} from '../../generate/index.ts';
import { UsageError } from '../errors.ts';
import { problemLine } from '../input.ts';

/** Larger pictures would take long to read and gain nothing: a board is small. */
const MOST_PIXELS = 50_000_000;
/** Where no size is asked: cells along the longer side of a board made from a photograph. */
const LONGER_SIDE = 40;

/** How the picture becomes a board; without a size, its own or one of the same proportions. */
export type PictureWish = Omit<BitmapWish, 'rows' | 'columns'> & {
  readonly size?: readonly [number, number];
};

/** Reads a picture (PNG, JPEG or typed as text) and brings it to the size of a board. */
export async function readPicture(file: string, { size, ...wish }: PictureWish): Promise<Bitmap> {
  const bytes = await readFile(file).catch((error: Error) => {
    throw new UsageError(`${file} cannot be read: ${error.message}`);
  });
  const decode = isPng(bytes) ? png : isJpeg(bytes) ? jpeg : undefined;
  if (!decode) return fromText(file, bytes.toString('utf8'), size);
  const shades = await decode(bytes).catch((error: Error) => {
    throw new UsageError(`${file} is no picture that can be read: ${error.message}`);
  });
  const [columns, rows] = size ?? proportional(shades);
  return bitmapOf(shades, { ...wish, rows, columns });
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

const isPng = (bytes: Buffer): boolean => bytes.length > 24 && bytes.readUInt32BE(0) === 0x89504e47;
const isJpeg = (bytes: Buffer): boolean => bytes.length > 2 && bytes.readUInt16BE(0) === 0xffd8;

async function png(bytes: Buffer): Promise<Shades> {
  // The header says how large it is: a small file may unpack to gigabytes.
  if (bytes.readUInt32BE(16) * bytes.readUInt32BE(20) > MOST_PIXELS)
    throw new Error('it has too many pixels');
  const { convertIndexedToRgb, decode } = await import('fast-png');
  const image = decode(bytes);
  const { width, height } = image;
  if (image.palette) {
    const data = convertIndexedToRgb(image);
    return shadesFrom(width, height, data, data.length / (width * height), 255);
  }
  return shadesFrom(width, height, image.data, image.channels, 2 ** Math.max(8, image.depth) - 1);
}

async function jpeg(bytes: Buffer): Promise<Shades> {
  const { decode } = (await import('jpeg-js')).default;
  const { width, height, data } = decode(bytes, {
    useTArray: true,
    maxResolutionInMP: MOST_PIXELS / 1_000_000,
  });
  return shadesFrom(width, height, data, 4, 255);
}

/** Luminance of grey or colour, with or without transparency; what is transparent shows the paper. */
function shadesFrom(
  width: number,
  height: number,
  data: ArrayLike<number>,
  channels: number,
  most: number,
): Shades {
  const coloured = channels >= 3;
  const opaque = channels === 1 || channels === 3;
  const darkness = new Float32Array(width * height);
  for (let pixel = 0; pixel < darkness.length; pixel++) {
    const at = pixel * channels;
    const light = coloured ? 0.2126 * data[at]! + 0.7152 * data[at + 1]! + 0.0722 * data[at + 2]! : data[at]!;
    const cover = opaque ? 1 : data[at + channels - 1]! / most;
    darkness[pixel] = (1 - light / most) * cover;
  }
  return { width, height, darkness };
}
