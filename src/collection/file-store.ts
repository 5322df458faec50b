import type { FileHandle } from 'node:fs/promises';
import { Catalogue, type Found } from './catalogue.ts';
import { lineAt } from './file-lines.ts';
import { lotOf, matches } from './matches.ts';
import type { Order } from './order.ts';
import type { Filter, Query, Store, Tally } from './store.ts';
import { type StoredBoard, sizeName } from './stored-board.ts';
import { TallyCount } from './tally-count.ts';

/** A collection in a file of one board a line: its reading side, which needs no lock and sees what is added. */
export class FileStore implements Store {
  readonly name: string;
  protected readonly file: FileHandle;
  protected readonly catalogue: Catalogue;

  constructor(name: string, file: FileHandle) {
    this.name = name;
    this.file = file;
    this.catalogue = new Catalogue(name, file);
  }

  async *boards(query: Query = {}): AsyncGenerator<StoredBoard> {
    const { sample, limit = Number.POSITIVE_INFINITY, offset = 0 } = query;
    if (sample !== undefined) return yield* this.#drawn(query, sample, limit, offset);
    let passed = 0;
    if (limit <= 0) return;
    for await (const { board } of this.found(query)) {
      if (passed++ < offset) continue;
      yield board;
      if (passed >= offset + limit) return;
    }
  }

  async get(key: string): Promise<StoredBoard | undefined> {
    await this.catalogue.refresh();
    return (await this.catalogue.find(key))?.board;
  }

  async count(filter: Filter = {}): Promise<number> {
    let boards = 0;
    for await (const _ of this.found(filter)) boards++;
    return boards;
  }

  async tallies(): Promise<readonly Tally[]> {
    const count = new TallyCount();
    await this.catalogue.refresh();
    for await (const { line, offset } of this.catalogue.lines()) {
      const head = HEAD.exec(line.toString('latin1', 0, 200));
      if (head) count.add(head[1]!, { columns: Number(head[2]), rows: Number(head[3]) }, head[4]!);
      else {
        const { puzzle, size, level } = this.catalogue.boardOf(line.toString('utf8'), offset);
        count.add(puzzle, size, level);
      }
    }
    return count.tallies();
  }

  async orders(): Promise<readonly Order[]> {
    await this.catalogue.refresh();
    return [...this.catalogue.orders.values()];
  }

  async close(): Promise<void> {
    await this.file.close();
  }

  /** The boards that are meant, in the order of the file. */
  protected async *found(filter: Filter): AsyncGenerator<Found> {
    await this.catalogue.refresh();
    if (filter.key !== undefined) {
      const found = await this.catalogue.find(filter.key);
      if (found && matches(found.board, filter)) yield found;
      return;
    }
    const needles = needlesOf(filter, this.catalogue.hasNewTags);
    for await (const { line, offset } of this.catalogue.lines()) {
      if (!needles.every((needle) => line.includes(needle)) || !scoreFits(line, filter)) continue;
      const board = this.catalogue.boardOf(line.toString('utf8'), offset);
      if (matches(board, filter)) yield { board, offset };
    }
  }

  /** The boards that a seed draws first; only their places are held, and those of no more than are wanted. */
  async *#drawn(filter: Filter, seed: number, limit: number, skip: number): AsyncGenerator<StoredBoard> {
    let lots: { readonly lot: string; readonly at: number }[] = [];
    const wanted = limit + skip;
    const cut = (): void => {
      lots.sort((one, other) => (one.lot < other.lot ? -1 : 1));
      lots = lots.slice(0, wanted);
    };
    for await (const { board, offset } of this.found(filter)) {
      lots.push({ lot: lotOf(seed, board.key), at: offset });
      if (lots.length > 2 * wanted + 1000) cut();
    }
    cut();
    for (const { at } of lots.slice(skip)) yield this.catalogue.boardOf(await lineAt(this.file, at), at);
  }
}

/** How every line begins after its key: what a tally needs, without reading the rest. */
const HEAD = /^\{"key":"\w+","puzzle":"([\w-]+)","size":"(\d+)x(\d+)","level":"(\w+)"/;

/** Texts that the line of a board must contain, so that most lines need not be read at all. */
function needlesOf(filter: Filter, hasNewTags: boolean): Buffer[] {
  const { puzzle, size, level, order, symmetry, tag } = filter;
  const field = (name: string, value: string | undefined): string[] =>
    value === undefined ? [] : [`"${name}":${JSON.stringify(value)}`];
  const texts = [
    ...field('puzzle', puzzle),
    ...field('size', size && sizeName(size)),
    ...field('level', level),
    ...field('order', order),
    ...(symmetry === undefined ? [] : [symmetry === 'none' ? '"symmetry":[]' : `"${symmetry}"`]),
    // A board may have got its tag later, by another line.
    ...(tag === undefined || hasNewTags ? [] : [JSON.stringify(tag)]),
  ];
  return texts.map((text) => Buffer.from(text));
}

const SCORE = Buffer.from('"score":');
const LONGEST_NUMBER = 25;

/** Whether the score of a line is in range, as far as that can be told without reading the rest. */
function scoreFits(line: Buffer, { minScore, maxScore }: Filter): boolean {
  if (minScore === undefined && maxScore === undefined) return true;
  const from = line.indexOf(SCORE) + SCORE.length;
  const score = Number.parseFloat(line.toString('latin1', from, from + LONGEST_NUMBER));
  return !(score < (minScore ?? score) || score > (maxScore ?? score));
}
