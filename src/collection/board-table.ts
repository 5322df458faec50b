import { KeyTable } from './key-table.ts';
import type { LineHead } from './line-head.ts';

/** Rows that there is room for at first. */
const SMALLEST = 1024;
/** Words in a key. */
export const WORDS = 4;
const REMOVED = 1;
const RETAGGED = 2;

/** The columns of the table that hold one of few texts, as a number. */
export const LABELS = ['kind', 'symmetry', 'tags', 'order'] as const;
export type Label = (typeof LABELS)[number];

/** Texts and their numbers, in the order in which they were met. */
class Texts {
  readonly all: string[];
  readonly #numbers: Map<string, number>;

  constructor(all: string[]) {
    this.all = all;
    this.#numbers = new Map(all.map((text, number) => [text, number]));
  }

  numberOf(text: string): number {
    let number = this.#numbers.get(text);
    if (number === undefined) {
      number = this.all.push(text) - 1;
      this.#numbers.set(text, number);
    }
    return number;
  }
}

/** The columns as they are: what is written to a file beside the boards. */
export interface Columns {
  keys: Uint32Array<ArrayBuffer>;
  offsets: Float64Array<ArrayBuffer>;
  scores: Float64Array<ArrayBuffer>;
  kind: Uint32Array<ArrayBuffer>;
  symmetry: Uint32Array<ArrayBuffer>;
  tags: Uint32Array<ArrayBuffer>;
  order: Uint32Array<ArrayBuffer>;
  flags: Uint8Array<ArrayBuffer>;
}

/**
 * What filters ask about the boards of a file, and where each board stands in it: a row for each in flat columns, 49
 * bytes, in the order of the file. Rows are never taken out, only marked.
 */
export class BoardTable {
  #columns: Columns;
  #rows: number;
  readonly #keys = new KeyTable();
  readonly texts: Readonly<Record<Label, Texts>>;

  constructor(
    columns: Columns = emptyColumns(SMALLEST),
    rows = 0,
    texts?: Readonly<Record<Label, string[]>>,
  ) {
    this.#columns = columns;
    this.#rows = rows;
    this.texts = {
      kind: new Texts(texts?.kind ?? []),
      symmetry: new Texts(texts?.symmetry ?? []),
      tags: new Texts(texts?.tags ?? []),
      order: new Texts(texts?.order ?? []),
    };
  }

  /** All rows, those left in that are marked as removed. */
  get rows(): number {
    return this.#rows;
  }

  /** The columns, no longer than the table. */
  get columns(): Columns {
    return resized(this.#columns, this.#rows);
  }

  /** The board with this key that is there now; undefined if there is none. */
  rowOf(key: string): number | undefined {
    this.#indexKeys();
    return this.#keys.find(this.#columns.keys, wordsOf(key), (row) => !this.isRemoved(row));
  }

  add({ key, score, ...head }: LineHead, offset: number): void {
    if (this.#rows === this.#columns.flags.length) this.#columns = resized(this.#columns, 2 * this.#rows);
    const columns = this.#columns;
    const row = this.#rows++;
    columns.keys.set(wordsOf(key), 4 * row);
    columns.offsets[row] = offset;
    columns.scores[row] = score;
    for (const label of LABELS) columns[label][row] = this.texts[label].numberOf(head[label]);
    columns.flags[row] = 0;
  }

  remove(row: number): void {
    this.#columns.flags[row]! |= REMOVED;
  }

  retag(row: number, tags: string): void {
    this.#columns.tags[row] = this.texts.tags.numberOf(tags);
    this.#columns.flags[row]! |= RETAGGED;
  }

  isRemoved(row: number): boolean {
    return (this.#columns.flags[row]! & REMOVED) !== 0;
  }

  /** Whether a board has other tags by now than its line says. */
  isRetagged(row: number): boolean {
    return (this.#columns.flags[row]! & RETAGGED) !== 0;
  }

  offsetOf(row: number): number {
    return this.#columns.offsets[row]!;
  }

  scoreOf(row: number): number {
    return this.#columns.scores[row]!;
  }

  /** The number of the text of a row. */
  numberOf(row: number, label: Label): number {
    return this.#columns[label][row]!;
  }

  textOf(row: number, label: Label): string {
    return this.texts[label].all[this.numberOf(row, label)]!;
  }

  keyOf(row: number): string {
    let key = '';
    for (let at = 4 * row; at < 4 * row + 4; at++)
      key += this.#columns.keys[at]!.toString(16).padStart(8, '0');
    return key;
  }

  /** Keys are entered when one is first asked for: most readers never do. */
  #indexKeys(): void {
    this.#keys.extend(this.#columns.keys, this.#rows);
  }
}

const emptyColumns = (rows: number): Columns => ({
  keys: new Uint32Array(4 * rows),
  offsets: new Float64Array(rows),
  scores: new Float64Array(rows),
  kind: new Uint32Array(rows),
  symmetry: new Uint32Array(rows),
  tags: new Uint32Array(rows),
  order: new Uint32Array(rows),
  flags: new Uint8Array(rows),
});

function resized(columns: Columns, rows: number): Columns {
  if (columns.flags.length === rows) return columns;
  const { keys, offsets, scores, flags } = columns;
  const result = emptyColumns(rows);
  result.keys.set(keys.subarray(0, 4 * rows));
  result.offsets.set(offsets.subarray(0, rows));
  result.scores.set(scores.subarray(0, rows));
  for (const label of LABELS) result[label].set(columns[label].subarray(0, rows));
  result.flags.set(flags.subarray(0, rows));
  return result;
}

type Words = readonly [number, number, number, number];

const wordsOf = (key: string): Words => [
  Number.parseInt(key.slice(0, 8), 16),
  Number.parseInt(key.slice(8, 16), 16),
  Number.parseInt(key.slice(16, 24), 16),
  Number.parseInt(key.slice(24, 32), 16),
];
