/** How a board looks like itself: what is drawn in one place appears in its images too. */
export const SYMMETRIES = [
  'none',
  'half-turn',
  'mirror',
  'flip',
  'two-mirrors',
  'quarter-turn',
  'diagonal',
] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

interface Shape {
  readonly rows: number;
  readonly columns: number;
}

type Step = (row: number, column: number, shape: Shape) => readonly [row: number, column: number];

const halfTurn: Step = (row, column, { rows, columns }) => [rows - 1 - row, columns - 1 - column];
const mirror: Step = (row, column, { columns }) => [row, columns - 1 - column];
const flip: Step = (row, column, { rows }) => [rows - 1 - row, column];
const quarterTurn: Step = (row, column, { rows }) => [column, rows - 1 - row];
const diagonal: Step = (row, column) => [column, row];

const STEPS: Readonly<Record<Symmetry, readonly Step[]>> = {
  none: [],
  'half-turn': [halfTurn],
  mirror: [mirror],
  flip: [flip],
  'two-mirrors': [mirror, flip],
  'quarter-turn': [quarterTurn],
  diagonal: [diagonal],
};

/** Whether a board of this shape can have this symmetry. */
export const fitsSymmetry = (symmetry: Symmetry, { rows, columns }: Shape): boolean =>
  rows === columns || (symmetry !== 'quarter-turn' && symmetry !== 'diagonal');

/** A thing of several cells together with all its images, each once; the thing itself comes first. */
export function images(
  cells: readonly number[],
  symmetry: Symmetry,
  shape: Shape,
): readonly (readonly number[])[] {
  const steps = fitsSymmetry(symmetry, shape) ? STEPS[symmetry] : [];
  const found = new Map([[keyOf(cells), cells]]);
  // A map may grow while it is walked: what a step finds is stepped from in turn.
  for (const image of found.values()) {
    for (const step of steps) {
      const next = image.map((cell) => {
        const [row, column] = step(Math.floor(cell / shape.columns), cell % shape.columns, shape);
        return row * shape.columns + column;
      });
      if (!found.has(keyOf(next))) found.set(keyOf(next), next);
    }
  }
  return [...found.values()];
}

const keyOf = (cells: readonly number[]): string => cells.join(' ');
