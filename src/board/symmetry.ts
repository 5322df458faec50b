import type { Shape } from './geometry.ts';

/** Where a cell goes under one motion of the board onto itself. */
type Motion = (row: number, column: number, shape: Shape) => readonly [row: number, column: number];

const halfTurn: Motion = (row, column, { rows, columns }) => [rows - 1 - row, columns - 1 - column];
const mirror: Motion = (row, column, { columns }) => [row, columns - 1 - column];
const flip: Motion = (row, column, { rows }) => [rows - 1 - row, column];
const quarterTurn: Motion = (row, column, { rows }) => [column, rows - 1 - row];
const diagonal: Motion = (row, column) => [column, row];

const MOTIONS = {
  none: [],
  'half-turn': [halfTurn],
  mirror: [mirror],
  flip: [flip],
  'two-mirrors': [mirror, flip],
  'quarter-turn': [quarterTurn],
  diagonal: [diagonal],
} as const satisfies Record<string, readonly Motion[]>;

/** The ways in which a board may look the same after a motion. */
export type Symmetry = keyof typeof MOTIONS;
/** Every symmetry, by name. */
export const SYMMETRIES = Object.keys(MOTIONS) as readonly Symmetry[];

/** Whether a board of this shape can have this symmetry. */
export const fitsSymmetry = (symmetry: Symmetry, { rows, columns }: Shape): boolean =>
  rows === columns || (symmetry !== 'quarter-turn' && symmetry !== 'diagonal');

/**
 * A thing of several cells together with all its images, each once; the thing itself comes first. A symmetry that the
 * board cannot have gives no images.
 */
export function images(cells: readonly number[], symmetry: Symmetry, shape: Shape): (readonly number[])[] {
  const motions: readonly Motion[] = fitsSymmetry(symmetry, shape) ? MOTIONS[symmetry] : [];
  const found = new Map([[keyOf(cells), cells]]);
  // A map may grow while it is walked: what a motion finds is moved in turn.
  for (const image of found.values()) {
    for (const motion of motions) {
      const next = image.map((cell) => {
        const [row, column] = motion(Math.floor(cell / shape.columns), cell % shape.columns, shape);
        return row * shape.columns + column;
      });
      if (!found.has(keyOf(next))) found.set(keyOf(next), next);
    }
  }
  return [...found.values()];
}

const keyOf = (cells: readonly number[]): string => cells.join(' ');

/** The cells that look alike: with one of a group, all of the group. In reading order of their first cells. */
export function symmetricGroups(shape: Shape, symmetry: Symmetry): number[][] {
  const motions: readonly Motion[] = fitsSymmetry(symmetry, shape) ? MOTIONS[symmetry] : [];
  const seen = new Uint8Array(shape.rows * shape.columns);
  const groups: number[][] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start]) continue;
    seen[start] = 1;
    const group = [start];
    // A list may grow while it is walked: what a motion finds is moved in turn.
    for (const cell of group) {
      for (const motion of motions) {
        const [row, column] = motion(Math.floor(cell / shape.columns), cell % shape.columns, shape);
        const image = row * shape.columns + column;
        if (seen[image]) continue;
        seen[image] = 1;
        group.push(image);
      }
    }
    groups.push(group);
  }
  return groups;
}
