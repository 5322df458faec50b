import type { Shades } from '../../board/index.ts';
import { MOST_PIXELS, shadesFrom } from './raster.ts';

const MOST_MEGABYTES = 250;
/** No encoder needs less than a bit for each block of 64 pixels: what declares more pixels holds none of them. */
const PIXELS_PER_BYTE = 512;
/** A progressive picture has about ten scans; each is a pass over all pixels. */
const MOST_SCANS = 100;

export const isJpeg = (bytes: Buffer): boolean => bytes.length > 2 && bytes.readUInt16BE(0) === 0xffd8;

/** How dark each pixel is. Throws an Error that says what is wrong with the file. */
export async function readJpeg(bytes: Buffer): Promise<Shades> {
  if (scansIn(bytes) > MOST_SCANS) throw new Error(`expected at most ${MOST_SCANS} scans, got more`);
  const { decode } = (await import('jpeg-js')).default;
  const { width, height, data } = decode(bytes, {
    useTArray: true,
    maxResolutionInMP: Math.min(MOST_PIXELS, bytes.length * PIXELS_PER_BYTE) / 1_000_000,
    maxMemoryUsageInMB: MOST_MEGABYTES,
  });
  const { shades, put } = shadesFrom({
    width,
    height,
    most: 255,
    colourOf: (pixel) => [pixel[0]!, pixel[1]!, pixel[2]!, pixel[3]!],
  });
  for (let at = 0; at < width * height; at++) {
    put(at % width, Math.floor(at / width), data.subarray(4 * at, 4 * at + 4));
  }
  return shades;
}

function scansIn(bytes: Buffer): number {
  let scans = 0;
  for (let at = bytes.indexOf(START_OF_SCAN); at >= 0; at = bytes.indexOf(START_OF_SCAN, at + 2)) scans++;
  return scans;
}
const START_OF_SCAN = Buffer.from([0xff, 0xda]);
