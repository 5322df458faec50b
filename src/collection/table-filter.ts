import type { Symmetry } from '../board/index.ts';
import type { BoardTable, Label } from './board-table.ts';
import { asLatin1, listOf } from './line-head.ts';
import type { Filter } from './store.ts';
import { sizeName } from './stored-board.ts';

/** The rows of the boards that are meant, from a row on, in the order of the file. */
export function* rowsFor(table: BoardTable, filter: Filter, from = 0): Generator<number> {
  if (filter.key !== undefined) {
    const row = table.rowOf(filter.key);
    if (row !== undefined && row >= from && meets(table, filter)(row)) yield row;
    return;
  }
  const isMeant = meets(table, filter);
  // As far as the table goes now: rows may be added meanwhile.
  for (let row = from, { rows } = table; row < rows; row++) if (isMeant(row)) yield row;
}

/** What a filter says of a row. Each text is looked at once, however many rows have it. */
function meets(table: BoardTable, filter: Filter): (row: number) => boolean {
  const { puzzle, level, symmetry, tag, order, minScore = -Infinity, maxScore = Infinity } = filter;
  const size = filter.size && sizeName(filter.size);
  const tests: [Label, Uint8Array][] = [];
  const ask = (label: Label, isMeant: (text: string) => boolean): void => {
    tests.push([label, Uint8Array.from(table.texts[label].all, (text) => (isMeant(text) ? 1 : 0))]);
  };
  if (puzzle !== undefined || size !== undefined || level !== undefined) {
    const wanted = [puzzle, size, level];
    ask('kind', (text) => text.split(' ').every((part, at) => part === (wanted[at] ?? part)));
  }
  if (symmetry !== undefined) ask('symmetry', (text) => hasSymmetry(listOf(text), symmetry));
  if (tag !== undefined) ask('tags', (text) => listOf(text).includes(tag));
  if (order !== undefined) ask('order', (text) => text === asLatin1(order) && text !== '');
  const anyScore = filter.minScore === undefined && filter.maxScore === undefined;
  return (row) => {
    if (table.isRemoved(row)) return false;
    for (const [label, meant] of tests) if (meant[table.numberOf(row, label)] === 0) return false;
    return anyScore || (table.scoreOf(row) >= minScore && table.scoreOf(row) <= maxScore);
  };
}

const hasSymmetry = (has: readonly string[], wanted: Symmetry): boolean =>
  wanted === 'none' ? has.length === 0 : has.includes(wanted);
