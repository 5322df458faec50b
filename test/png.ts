import { deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A chunk of a PNG. The check sums are not read, so any will do. */
export function chunk(name: string, body: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body, Buffer.alloc(4)]);
}

export function header(width: number, height: number, depth: number, kind: number, interlace = 0): Buffer {
  const body = Buffer.alloc(13);
  body.writeUInt32BE(width, 0);
  body.writeUInt32BE(height, 4);
  body.set([depth, kind, 0, 0, interlace], 8);
  return chunk('IHDR', body);
}
/** A whole file. */
export const png = (...chunks: Buffer[]): Buffer =>
  Buffer.concat([SIGNATURE, ...chunks, chunk('IEND', Buffer.alloc(0))]);
/** Lines of pixels, each with its filter before it. */
export const data = (...bytes: number[]): Buffer => chunk('IDAT', deflateSync(Uint8Array.from(bytes)));
