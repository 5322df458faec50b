import type { RoadInstance } from './instance.ts';

/** Ordered pairs of free cells that share a side. */
export function touching({ rows, columns, free }: RoadInstance): [number, number][] {
  const open = new Set(free);
  return free.flatMap((cell) => {
    const row = Math.floor(cell / columns);
    const column = cell % columns;
    const near = [
      row > 0 ? cell - columns : -1,
      column > 0 ? cell - 1 : -1,
      column < columns - 1 ? cell + 1 : -1,
      row < rows - 1 ? cell + columns : -1,
    ];
    return near.filter((other) => open.has(other)).map((other): [number, number] => [cell, other]);
  });
}

/** Every square of four cells, closed ones included: top left, top right, bottom left, bottom right. */
export function squares({ rows, columns }: RoadInstance): [number, number, number, number][] {
  const found: [number, number, number, number][] = [];
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const cell = row * columns + column;
      found.push([cell, cell + 1, cell + columns, cell + columns + 1]);
    }
  }
  return found;
}
