/*
 * Where the kernel's arrays come from. A small solver has dozens of them, and an array with memory of its own takes
 * longer to make than to fill (0.4 to 2 µs against 0.05 for a part of another's). So small ones are cut from a piece,
 * which is dropped when it is used up, and lives for as long as one of its parts does. No part is given twice: it is
 * zero, and has one owner. See docs/decisions/0014.
 */

const PIECE = 65_536;
/** Larger arrays, in bytes, have memory of their own. */
const LARGE = 16_384;

let piece = new ArrayBuffer(0);
let used = 0;

/** Where the next bytes of `piece` begin. */
function cut(bytes: number): number {
  if (used + bytes > piece.byteLength) {
    piece = new ArrayBuffer(PIECE);
    used = 0;
  }
  const at = used;
  used = (used + bytes + 7) & ~7;
  return at;
}

/** Zeros. */
export function words(length: number): Int32Array<ArrayBuffer> {
  if (4 * length > LARGE) return new Int32Array(length);
  const at = cut(4 * length);
  return new Int32Array(piece, at, length);
}

/** Zeros. */
export function doubles(length: number): Float64Array<ArrayBuffer> {
  if (8 * length > LARGE) return new Float64Array(length);
  const at = cut(8 * length);
  return new Float64Array(piece, at, length);
}

type Bytes = Int8Array<ArrayBuffer> | Uint8Array<ArrayBuffer>;

/** Below this, arrays grow in larger steps. */
const FEW = 4096;

/** The length to grow to, for at least this many places: what outgrows its first few gets many, and seldom grows again. */
export function grownLength(length: number, needed: number): number {
  let longer = length < 64 ? 128 : length < FEW ? 4 * length : 2 * length;
  if (longer < needed) longer = needed;
  return longer;
}

/** A longer copy; the new places are zero. */
export function grown<T extends Int32Array | Bytes | Float64Array>(array: T, capacity: number): T {
  const bytes = capacity * array.BYTES_PER_ELEMENT;
  const Type = array.constructor as new (memory: number | ArrayBuffer, at?: number, length?: number) => T;
  let longer: T;
  if (bytes > LARGE) longer = new Type(capacity);
  else {
    const at = cut(bytes);
    longer = new Type(piece, at, capacity);
  }
  longer.set(array);
  return longer;
}

/** The same for several that grow together, in one piece of memory. */
export function grownTogether<const T extends readonly Int32Array[]>(
  arrays: T,
  capacity: number,
): { [index in keyof T]: Int32Array<ArrayBuffer> } {
  const bytes = 4 * capacity * arrays.length;
  const from = bytes > LARGE ? 0 : cut(bytes);
  const memory = bytes > LARGE ? new ArrayBuffer(bytes) : piece;
  const longer: Int32Array<ArrayBuffer>[] = [];
  for (let i = 0; i < arrays.length; i++) {
    const view = new Int32Array(memory, from + 4 * capacity * i, capacity);
    view.set(arrays[i]);
    longer.push(view);
  }
  return longer as { [index in keyof T]: Int32Array<ArrayBuffer> };
}
