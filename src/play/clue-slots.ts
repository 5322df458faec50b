import { cellAt, type Place, type Shape } from '../board/index.ts';
import type { AnyPuzzle, Line, LineClues } from '../puzzles/puzzle.ts';

/** Where a clue stands or could stand: in a cell, on an edge, or as one of the numbers of a line. */
export type ClueSlot =
  | { readonly kind: 'cell'; readonly cell: number }
  | { readonly kind: 'edge'; readonly cell: number; readonly side: 'right' | 'below' }
  | { readonly kind: 'line'; readonly line: Line; readonly level: number };

/** The id of a sign, or a number at the edge; null: no clue. */
export type Clue = string | number | null;

/** A place for a clue, and the clue in it. */
export interface FilledSlot {
  readonly slot: ClueSlot;
  readonly clue: Clue;
}

/** Every place of a board that has a clue or could have one, with the clue. */
export function clueSlots(puzzle: AnyPuzzle, grid: unknown): FilledSlot[] {
  const { signs, signAt, edges, clues } = puzzle.interaction.drawing;
  const shape = puzzle.size(grid);
  const cells = Array.from({ length: shape.rows * shape.columns }, (_, cell) => cell);
  const found: FilledSlot[] = [];
  const isClue = new Set(signs.flatMap(({ id, bare }) => (bare === undefined ? [] : [id])));
  const canTell = new Set(signs.flatMap(({ bare }) => bare ?? []));
  for (const cell of cells) {
    const sign = signAt(grid, cell);
    if (isClue.has(sign)) found.push({ slot: { kind: 'cell', cell }, clue: sign });
    else if (canTell.has(sign)) found.push({ slot: { kind: 'cell', cell }, clue: null });
  }
  if (edges) {
    const [none] = edges.signs;
    for (const cell of cells) {
      for (const side of ['right', 'below'] as const) {
        const last =
          side === 'right' ? (cell + 1) % shape.columns === 0 : cell + shape.columns >= cells.length;
        if (last) continue;
        const sign = edges.at(grid, cell, side);
        found.push({ slot: { kind: 'edge', cell, side }, clue: sign === none?.id ? null : sign });
      }
    }
  }
  if (clues) {
    for (const line of linesWithClues(clues, shape)) {
      for (const [level, clue] of clues.of(grid, line).entries()) {
        found.push({ slot: { kind: 'line', line, level }, clue });
      }
    }
  }
  return found;
}

/** The clues that a slot can have. */
export function cluesFor(puzzle: AnyPuzzle, grid: unknown, slot: ClueSlot): Exclude<Clue, null>[] {
  const { signs, signAt, edges, clues } = puzzle.interaction.drawing;
  const { rows, columns } = puzzle.size(grid);
  if (slot.kind === 'edge') return (edges?.signs ?? []).slice(1).map(({ id }) => id);
  if (slot.kind === 'line') {
    const most = slot.line.kind === 'row' ? columns : rows;
    const fewest = clues?.fewest ?? 0;
    return Array.from({ length: most + 1 - fewest }, (_, at) => fewest + at);
  }
  const under = signAt(grid, slot.cell);
  const here = signs.find(({ id }) => id === under)?.bare ?? under;
  return signs
    .filter(({ bare, smallestSide = 0 }) => bare === here && smallestSide <= Math.min(rows, columns))
    .map(({ id }) => id);
}

/** The board with this clue there, or with none. */
export function withClue(puzzle: AnyPuzzle, grid: unknown, slot: ClueSlot, clue: Clue): unknown {
  const { signs, signAt, withSign, edges, clues } = puzzle.interaction.drawing;
  switch (slot.kind) {
    case 'cell': {
      const sign = clue ?? signs.find(({ id }) => id === signAt(grid, slot.cell))?.bare;
      return sign === undefined ? grid : withSign(grid, [slot.cell], `${sign}`);
    }
    case 'edge':
      return edges?.with(grid, slot.cell, slot.side, `${clue ?? edges.signs[0]!.id}`) ?? grid;
    case 'line': {
      const numbers = clues?.of(grid, slot.line).map((number, level) => {
        if (level !== slot.level) return number;
        return clue === null ? null : Number(clue);
      });
      return clues && numbers ? clues.with(grid, slot.line, numbers) : grid;
    }
  }
}

/** The place to light up. */
export function cluePlace(slot: ClueSlot, columns: number): Place {
  if (slot.kind === 'line') {
    const { kind, index, far } = slot.line;
    if (far) return { kind: 'outside', side: kind === 'row' ? 'right' : 'below', line: index };
    return kind === 'row' ? { kind, row: index } : { kind, column: index };
  }
  const { row, column } = cellAt(Math.floor(slot.cell / columns), slot.cell % columns);
  return slot.kind === 'cell' ? cellAt(row, column) : { kind: 'edge', row, column, side: slot.side };
}

/** The lines of a board, each with the ends at which it has clues. */
export function linesWithClues({ far }: Pick<LineClues<unknown>, 'far'>, { rows, columns }: Shape): Line[] {
  const near: Line[] = [
    ...Array.from({ length: rows }, (_, index) => ({ kind: 'row', index }) as const),
    ...Array.from({ length: columns }, (_, index) => ({ kind: 'column', index }) as const),
  ];
  return far ? [...near, ...near.map((line) => ({ ...line, far }))] : near;
}
