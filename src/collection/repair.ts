import { existsSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { OutputFile } from '../files/index.ts';
import { Catalogue } from './catalogue.ts';
import { changeFrom } from './change.ts';
import { chunksOf, linesIn } from './file-lines.ts';
import { opening } from './open-store.ts';
import { StoreError } from './store.ts';
import { fromLine } from './stored-board.ts';

/** What a repair did. */
export interface Repaired {
  /** Boards that the file has now. */
  readonly boards: number;
  /** Lines that were whole but for what stood around them, or that had lost the line end between them. */
  readonly mended: number;
  /** Lines, or parts of lines, that were set aside. */
  readonly setAside: number;
  /** The numbers of these lines, from one; not of all of them where there are very many. */
  readonly lines: readonly number[];
  /** Where they are; undefined if there was nothing to repair. */
  readonly aside?: string;
}

/** Lines whose numbers are given. */
const MOST_LINES = 1000;

/**
 * Writes a file anew with everything in it that can be read, in its order, and sets the rest aside in a separate
 * file: damaged lines, and boards that are there twice. Nothing is lost; what is whole in a line that is damaged
 * elsewhere stays. A file without damage is left as it is.
 */
export async function repairFile(path: string): Promise<Repaired> {
  const file = await opening(path, () => open(path, 'r'));
  let output: OutputFile | undefined;
  let aside: OutputFile | undefined;
  try {
    output = OutputFile.open(path);
    const catalogue = new Catalogue(path, file);
    const lines: number[] = [];
    let setAside = 0;
    let mended = 0;
    let number = 0;
    for await (const line of everyLine(file)) {
      number++;
      const pieces = piecesOf(line);
      if (pieces.every(isWholeLine) && pieces.join('\n') !== line.trimEnd()) mended++;
      for (const piece of pieces) {
        const isWhole = isWholeLine(piece) && catalogue.note(piece, 0) !== 'double';
        if (isWhole) output.write(Buffer.from(`${piece}\n`, 'latin1'));
        else {
          aside ??= OutputFile.open(freeName(`${path}.damaged`));
          aside.write(Buffer.from(`${piece}\n`, 'latin1'));
          setAside++;
          if (lines.length < MOST_LINES && lines.at(-1) !== number) lines.push(number);
        }
      }
    }
    const { boards, isEmpty } = catalogue;
    if (!aside && mended === 0) return { boards, mended, setAside, lines };
    if (isEmpty)
      throw new StoreError(`${path} is not a collection; \`calcada collection import\` reads other boards`);
    aside?.complete();
    output.complete();
    return { boards, mended, setAside, lines, ...(aside ? { aside: aside.file } : {}) };
  } finally {
    aside?.abandon();
    output?.abandon();
    await file.close();
  }
}

/** Every line as Latin-1, including a last one without its line end. */
async function* everyLine(file: FileHandle): AsyncGenerator<string> {
  const { size } = await file.stat();
  let end = 0;
  for await (const chunk of chunksOf(file, 0, size)) {
    const text = chunk.bytes.toString('latin1');
    for (const [from, to] of linesIn(chunk)) yield text.slice(from, to);
    end = chunk.offset + chunk.bytes.length;
  }
  const { buffer, bytesRead } = await file.read(Buffer.alloc(size - end), 0, size - end, end);
  if (bytesRead > 0) yield buffer.toString('latin1', 0, bytesRead);
}

/** What may stand before a line: white space, zeros that a crash has left, and the mark at the beginning of some files. */
const BEFORE = /^(?:[\s\0]|\xef\xbb\xbf)+/;
const AFTER = /[\s\0]/;

/** A line without what does not belong to it. An expression for its end would take hours where zeros stand in between. */
function bare(line: string): string {
  let end = line.length;
  while (end > 0 && AFTER.test(line[end - 1]!)) end--;
  return line.slice(0, end).replace(BEFORE, '');
}

/**
 * A line, or where it is damaged the parts of it that begin like one: a writer may have gone on where another was cut
 * off.
 */
function piecesOf(line: string): string[] {
  if (line.trim() === '') return [];
  const trimmed = bare(line);
  if (trimmed === '' || isWholeLine(trimmed)) return [trimmed || line];
  return trimmed
    .split(/(?=\{"(?:key":"|change":))/)
    .map(bare)
    .filter((piece) => piece !== '');
}

function isWholeLine(line: string): boolean {
  const text = Buffer.from(line, 'latin1').toString('utf8');
  if (line.startsWith('{"change":')) return changeFrom(text) !== undefined;
  return /^\{"key":"[0-9a-f]{32}"/.test(line) && fromLine(text) !== undefined;
}

function freeName(path: string): string {
  let name = path;
  for (let number = 2; existsSync(name); number++) name = `${path}-${number}`;
  return name;
}
