/**
 * Boards as the peers need them: read from the published JSON form by this file alone, so that a mistake in our own
 * readers or models cannot hide in the comparison.
 */
export type BoardJson = Readonly<Record<string, unknown>> & { readonly puzzle: string };

/** Lights on white cells. Cells are numbered row by row; a sight line is a maximal run of white cells. */
export interface LightInstance {
  readonly kind: 'lights';
  readonly whites: readonly number[];
  readonly lines: readonly (readonly number[])[];
  readonly clues: readonly { readonly count: number; readonly near: readonly number[] }[];
}

/** Regions painted or not. A line lists the region of each of its cells. */
export interface PaintInstance {
  readonly kind: 'paint';
  /** The cells of each region. */
  readonly regions: readonly (readonly number[])[];
  readonly lines: readonly {
    readonly regions: readonly number[];
    readonly painted: number | undefined;
    readonly blocks: number | undefined;
  }[];
}

/** One loop through free cells. */
export interface RoadInstance {
  readonly kind: 'road';
  readonly rows: number;
  readonly columns: number;
  readonly free: readonly number[];
  readonly clues: readonly { readonly count: number; readonly near: readonly number[] }[];
}

export type Instance = LightInstance | PaintInstance | RoadInstance;

const given = (clue: unknown): number | undefined =>
  typeof clue === 'number' && clue >= 0 ? clue : undefined;

const INSTANCES: Readonly<Record<string, (board: BoardJson) => Instance>> = {
  akari: (board) => lightInstance(board['rows'] as readonly string[]),
  'bosnian-road': (board) => roadInstance(board['rows'] as readonly string[]),
  'crazy-pavement': (board) => paintInstance(board),
  'dual-clue-cross-a-pix': (board) => paintInstance(board),
};

/** Whether other solvers than clasp have an encoding of the board's puzzle: those of the papers. */
export const hasInstance = ({ puzzle }: BoardJson): boolean => Object.hasOwn(INSTANCES, String(puzzle));

export function instanceOf(board: BoardJson): Instance {
  if (hasInstance(board)) return INSTANCES[String(board.puzzle)]!(board);
  throw new Error(`no encoding of the puzzle ${JSON.stringify(board.puzzle)} for this solver`);
}

function neighbours(rows: readonly string[], row: number, column: number, diagonal: boolean): number[] {
  const width = rows[0]!.length;
  const found: number[] = [];
  for (let down = -1; down <= 1; down++) {
    for (let right = -1; right <= 1; right++) {
      if ((down === 0 && right === 0) || (!diagonal && down !== 0 && right !== 0)) continue;
      if (rows[row + down]?.[column + right] === '.') found.push((row + down) * width + column + right);
    }
  }
  return found;
}

function cluesOf(rows: readonly string[], diagonal: boolean): { count: number; near: number[] }[] {
  return rows.flatMap((text, row) =>
    [...text].flatMap((symbol, column) =>
      /\d/.test(symbol) ? [{ count: Number(symbol), near: neighbours(rows, row, column, diagonal) }] : [],
    ),
  );
}

const openCells = (rows: readonly string[]): number[] =>
  [...rows.join('')].flatMap((symbol, cell) => (symbol === '.' ? [cell] : []));

function lightInstance(rows: readonly string[]): LightInstance {
  const height = rows.length;
  const width = rows[0]!.length;
  const lines: number[][] = [];
  const walk = (outer: number, inner: number, cellAt: (a: number, b: number) => [number, number]): void => {
    for (let a = 0; a < outer; a++) {
      let line: number[] = [];
      for (let b = 0; b <= inner; b++) {
        const [row, column] = cellAt(a, b);
        if (b < inner && rows[row]![column] === '.') line.push(row * width + column);
        else if (line.length > 0) {
          lines.push(line);
          line = [];
        }
      }
    }
  };
  walk(height, width, (row, column) => [row, column]);
  walk(width, height, (column, row) => [row, column]);
  return { kind: 'lights', whites: openCells(rows), lines, clues: cluesOf(rows, false) };
}

function roadInstance(rows: readonly string[]): RoadInstance {
  const free = openCells(rows);
  return { kind: 'road', rows: rows.length, columns: rows[0]!.length, free, clues: cluesOf(rows, true) };
}

function paintInstance(board: BoardJson): PaintInstance {
  const matrix = board['regions'] as readonly (readonly number[])[];
  const width = matrix[0]!.length;
  const numbers = new Map<number, number>();
  const regions: number[][] = [];
  const named = matrix.map((line, row) =>
    line.map((name, column) => {
      const region = numbers.get(name) ?? numbers.size;
      numbers.set(name, region);
      regions[region] ??= [];
      regions[region].push(row * width + column);
      return region;
    }),
  );
  const line = (along: readonly number[], clue: unknown) =>
    Array.isArray(clue)
      ? { regions: along, painted: given(clue[0]), blocks: given(clue[1]) }
      : { regions: along, painted: given(clue), blocks: undefined };
  const rowClues = board['rowClues'] as readonly unknown[];
  const columnClues = board['columnClues'] as readonly unknown[];
  return {
    kind: 'paint',
    regions,
    lines: [
      ...named.map((along, row) => line(along, rowClues[row])),
      ...columnClues.map((clue, column) =>
        line(
          named.map((along) => along[column]!),
          clue,
        ),
      ),
    ],
  };
}

/** The cells that each decision of the encodings stands for. */
export const decisionsOf = (instance: Instance): readonly (readonly number[])[] => {
  switch (instance.kind) {
    case 'lights':
      return instance.whites.map((cell) => [cell]);
    case 'paint':
      return instance.regions;
    case 'road':
      return instance.free.map((cell) => [cell]);
  }
};

/** How often each region stands in a line. */
export function weights(regions: readonly number[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const region of regions) found.set(region, (found.get(region) ?? 0) + 1);
  return found;
}

/** Neighbours in a line that differ: where a block may begin. The border counts as -1. */
export function borders(regions: readonly number[]): [before: number, here: number][] {
  const found: [number, number][] = [];
  let before = -1;
  for (const here of regions) {
    if (here !== before) found.push([before, here]);
    before = here;
  }
  return found;
}
