/** The cell that an element stands for. */
export function cellOf(target: EventTarget | null): number | undefined {
  const cell = target instanceof Element ? target.closest('[data-cell]')?.getAttribute('data-cell') : null;
  return cell === null || cell === undefined ? undefined : Number(cell);
}

/** Where a key leads from a cell; undefined if it is no key to move by. */
export function moved(event: KeyboardEvent, cell: number, rows: number, columns: number): number | undefined {
  const row = Math.floor(cell / columns);
  const column = cell % columns;
  const whole = event.ctrlKey || event.metaKey;
  switch (event.key) {
    case 'ArrowUp':
      return row > 0 ? cell - columns : cell;
    case 'ArrowDown':
      return row < rows - 1 ? cell + columns : cell;
    case 'ArrowLeft':
      return column > 0 ? cell - 1 : cell;
    case 'ArrowRight':
      return column < columns - 1 ? cell + 1 : cell;
    case 'Home':
      return whole ? 0 : row * columns;
    case 'End':
      return whole ? rows * columns - 1 : (row + 1) * columns - 1;
    case 'PageUp':
      return column;
    case 'PageDown':
      return (rows - 1) * columns + column;
    default:
      return undefined;
  }
}
