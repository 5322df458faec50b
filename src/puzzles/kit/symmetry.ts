interface Shape {
  readonly rows: number;
  readonly columns: number;
}

/** Where a cell goes under one motion of the board onto itself. */
type Motion = (row: number, column: number, shape: Shape) => readonly [row: number, column: number];

const leftRight: Motion = (row, column, { columns }) => [row, columns - 1 - column];
const upDown: Motion = (row, column, { rows }) => [rows - 1 - row, column];
const halfTurn: Motion = (row, column, { rows, columns }) => [rows - 1 - row, columns - 1 - column];
const quarterTurn: Motion = (row, column, { rows }) => [column, rows - 1 - row];
const flip: Motion = (row, column) => [column, row];

const MOTIONS = {
  none: [],
  mirror: [leftRight],
  'two-mirrors': [leftRight, upDown],
  'half-turn': [halfTurn],
  'quarter-turn': [quarterTurn],
  diagonal: [flip],
} as const satisfies Record<string, readonly Motion[]>;

/** The ways in which a pattern of cells may look the same after a motion of the board. */
export type Symmetry = keyof typeof MOTIONS;
export const SYMMETRIES = Object.keys(MOTIONS) as readonly Symmetry[];

/** Whether boards that are not square can have it. */
export const needsSquare = (symmetry: Symmetry): boolean =>
  symmetry === 'quarter-turn' || symmetry === 'diagonal';

/** The cells that look alike: with one of a group, all of the group. In reading order of their first cells. */
export function symmetricGroups(shape: Shape, symmetry: Symmetry): number[][] {
  const { rows, columns } = shape;
  const motions: readonly Motion[] = MOTIONS[symmetry];
  const seen = new Uint8Array(rows * columns);
  const groups: number[][] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start]) continue;
    seen[start] = 1;
    const group = [start];
    // The group may grow while it is walked; what is added last is walked last.
    for (const cell of group) {
      for (const motion of motions) {
        const [row, column] = motion(Math.floor(cell / columns), cell % columns, shape);
        const image = row * columns + column;
        if (seen[image]) continue;
        seen[image] = 1;
        group.push(image);
      }
    }
    groups.push(group);
  }
  return groups;
}
