import { type BigIntStats, realpathSync, statSync } from 'node:fs';
import { constants, type FileHandle, open } from 'node:fs/promises';
import { endianness } from 'node:os';
import { crc32 } from 'node:zlib';
import { OutputFile } from '../files/index.ts';
import { BoardTable, type Columns, LABELS, type Label, WORDS } from './board-table.ts';
import type { Order } from './order.ts';

/*
 * What is known of a file of boards, kept beside it so that showing ten boards does not read a million lines. It says
 * how much of the file it covers, with a checksum of that part. A program that finds it missing, old or wrong makes it
 * again. See docs/decisions/0023.
 */

/** What is known of a file besides the rows of its boards. */
export interface Known {
  /** The file is known up to here. */
  readonly end: number;
  /** The checksum of all bytes up to there. */
  readonly checksum: number;
  readonly orders: readonly Order[];
  /** Where damaged lines begin, and how many there are. */
  readonly damaged: readonly number[];
  readonly damages: number;
  readonly changes: number;
}

/** What an index holds. */
export interface Indexed {
  readonly known: Known;
  readonly table: BoardTable;
}

interface Header {
  readonly format: string;
  /** The state of the file when the index was written: if it is the same, the file has not changed. */
  readonly state: string;
  readonly known: Known;
  readonly rows: number;
  readonly texts: Readonly<Record<Label, string[]>>;
}

/** Changes with everything that is written here. */
const FORMAT = `calcada index 2 ${endianness()}`;
/** Bytes of the file that must be new before an index is worth writing. */
export const WORTH_WRITING = 4 << 20;
const BLOCK = 8 << 20;
/** Before the header stand its end, in eight bytes, and in eight more the checksum of everything that follows. */
const CHECKSUM_AT = 8;
const HEADER_AT = 16;

const indexOf = (path: string): string => `${realpathSync(path)}.index`;

/** The index of a file, if there is one that holds for it. */
export async function readIndex(path: string, file: FileHandle): Promise<Indexed | undefined> {
  try {
    // A pipe of this name is not waited for, here or when the index is written.
    const index = await open(indexOf(path), constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const stat = await index.stat();
      if (!stat.isFile()) return undefined;
      const { size } = stat;
      const bytes = Buffer.from(new ArrayBuffer(size));
      const { bytesRead } = await index.read(bytes, 0, size, 0);
      if (bytesRead !== size || bytes.readUInt32LE(CHECKSUM_AT) !== crc32(bytes.subarray(HEADER_AT)))
        return undefined;
      const end = Number(bytes.readBigUInt64LE(0));
      const header: Header = JSON.parse(bytes.toString('utf8', HEADER_AT, end));
      if (header.format !== FORMAT || !(await holdsFor(header, file))) return undefined;
      const { known, rows, texts } = header;
      return { known, table: new BoardTable(columnsIn(bytes.buffer, end, rows), rows, texts) };
    } finally {
      await index.close();
    }
  } catch {
    // Not there, or not ours to read, or cut off.
    return undefined;
  }
}

/** Writes the index of a file. Where that cannot be done, the file is read through the next time. */
export async function writeIndex(path: string, file: FileHandle, { known, table }: Indexed): Promise<void> {
  let output: OutputFile | undefined;
  try {
    if (statSync(indexOf(path), { throwIfNoEntry: false })?.isFile() === false) return;
    const texts = Object.fromEntries(
      LABELS.map((label) => [label, table.texts[label].all]),
    ) as Header['texts'];
    const state = known.end === (await file.stat()).size ? stateOf(await file.stat({ bigint: true })) : '';
    const header: Header = { format: FORMAT, state, known, rows: table.rows, texts };
    const text = Buffer.from(JSON.stringify(header));
    // Columns begin at a multiple of eight bytes.
    const end = HEADER_AT + 8 * Math.ceil(text.length / 8);
    const head = Buffer.alloc(end, ' ');
    head.writeBigUInt64LE(BigInt(end), 0);
    text.copy(head, HEADER_AT);
    const { columns } = table;
    const parts = ORDER.map((name) => {
      const { buffer, byteOffset, byteLength } = columns[name];
      return new Uint8Array(buffer, byteOffset, byteLength);
    });
    const checksum = parts.reduce((sum, part) => crc32(part, sum), crc32(head.subarray(HEADER_AT)));
    head.writeUInt32LE(checksum, CHECKSUM_AT);
    // The name may have come to be a link to the boards.
    output = OutputFile.open(indexOf(path), { inputs: [path] });
    for (const part of [head, ...parts]) output.write(part);
    output.complete();
  } catch {
    // A read-only folder, a full disk, or another process that does the same.
  } finally {
    output?.abandon();
  }
}

/** Whether the part of the file that an index knows is still as it was. */
async function holdsFor({ state, known }: Header, file: FileHandle): Promise<boolean> {
  const now = await file.stat({ bigint: true });
  if (state === stateOf(now)) return true;
  if (now.size < known.end) return false;
  const block = Buffer.allocUnsafe(Math.min(BLOCK, known.end));
  let checksum = 0;
  for (let at = 0; at < known.end; ) {
    const { bytesRead } = await file.read(block, 0, Math.min(block.length, known.end - at), at);
    if (bytesRead === 0) return false;
    checksum = crc32(block.subarray(0, bytesRead), checksum);
    at += bytesRead;
  }
  return checksum === known.checksum;
}

/** Changes whenever the file is written or replaced. */
const stateOf = ({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats): string =>
  [dev, ino, size, mtimeNs, ctimeNs].join(' ');

/** The columns as they follow each other: those of eight bytes first. */
const ORDER = ['offsets', 'scores', 'keys', ...LABELS, 'flags'] as const;

function columnsIn(body: ArrayBuffer, from: number, rows: number): Columns {
  let at = from;
  const take = (bytes: number): number => {
    at += bytes;
    return at - bytes;
  };
  const numbers = (): Float64Array<ArrayBuffer> => new Float64Array(body, take(8 * rows), rows);
  const words = (each = 1): Uint32Array<ArrayBuffer> =>
    new Uint32Array(body, take(4 * each * rows), each * rows);
  return {
    offsets: numbers(),
    scores: numbers(),
    keys: words(WORDS),
    kind: words(),
    symmetry: words(),
    tags: words(),
    order: words(),
    flags: new Uint8Array(body, take(rows), rows),
  };
}
