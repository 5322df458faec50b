import type { Chance } from '../../setter.ts';

/** A random square of the numbers from 1, each once in every row and column; row by row in one list. */
export function latinSquare(size: number, chance: Pick<Chance, 'shuffle'>): number[] {
  const square: number[] = [];
  for (let row = 0; row < size; row++) square.push(...nextRow(square, size, chance));
  return square;
}

/** Any rows that fit so far can be completed (Hall's theorem), so a matching of columns and numbers always exists. */
function nextRow(square: readonly number[], size: number, chance: Pick<Chance, 'shuffle'>): number[] {
  const free = Array.from({ length: size }, (_, column) => {
    const used = new Set(square.filter((_, cell) => cell % size === column));
    const numbers = Array.from({ length: size }, (_, at) => at + 1).filter((number) => !used.has(number));
    return chance.shuffle(numbers);
  });
  /** By number: the column that has it. */
  const columnOf = new Map<number, number>();
  const place = (column: number, tried: Set<number>): boolean => {
    for (const number of free[column]!) {
      if (tried.has(number)) continue;
      tried.add(number);
      const other = columnOf.get(number);
      if (other !== undefined && !place(other, tried)) continue;
      columnOf.set(number, column);
      return true;
    }
    return false;
  };
  for (const column of chance.shuffle(Array.from({ length: size }, (_, at) => at))) place(column, new Set());
  const row = new Array<number>(size);
  for (const [number, column] of columnOf) row[column] = number;
  return row;
}
