import type { LabBoard } from '../../../src/lab/index.ts';
import { paperOf } from '../../../src/papers/index.ts';

type Json = Readonly<Record<string, unknown>>;

const list = (items: readonly (string | number)[]): string => `[${items.join(',')}]`;
const matrix = (lines: readonly (readonly (string | number)[])[]): string => list(lines.map(list));

function lights({ rows }: { rows: readonly string[] }): string {
  const cell = (sign: string): string | number =>
    sign === '.' ? '_' : sign === '#' ? 15 : 10 + Number(sign);
  return `akari(${matrix(rows.map((row) => Array.from(row, cell)))}, ${rows.length})`;
}

function road({ rows }: { rows: readonly string[] }): string {
  const clues: string[] = [];
  const zeros: string[] = [];
  for (const [y, row] of rows.entries()) {
    for (const [x, sign] of Array.from(row).entries()) {
      if (sign === '#') zeros.push(`${x + 1}-${y + 1}`);
      else if (sign !== '.') clues.push(`${x + 1}-${y + 1}-${sign}`);
    }
  }
  return `road(${list(clues)}-${list(zeros)}, ${rows.length})`;
}

interface Regions {
  readonly regions: readonly (readonly number[])[];
  readonly rowClues: readonly unknown[];
  readonly columnClues: readonly unknown[];
}

function pavement({ regions, rowClues, columnClues }: Regions): string {
  const named = regions.map((row) => row.map((region) => `P${region}`));
  return `pavement(${matrix(named)}, ${list(columnClues as number[])}, ${list(rowClues as number[])})`;
}

function walls({ regions, rowClues, columnClues }: Regions): string {
  const turned = regions[0]!.map((_, column) => regions.map((row) => row[column]!));
  const between = (lines: readonly (readonly number[])[]): string =>
    matrix(lines.map((line) => line.slice(1).map((region, at) => (region === line[at] ? 0 : 1))));
  const clues = (all: readonly unknown[]): string => matrix(all as number[][]);
  return `walls(${between(regions)}, ${between(turned)}, ${clues(columnClues)}, ${clues(rowClues)})`;
}

const TERMS: Readonly<Record<string, (json: never) => string>> = {
  '000': walls,
  '002': lights,
  '003': road,
  '004': pavement,
};

/** A board as the programs of the papers are given it; all of them need square boards. */
export function boardTerm({ puzzle, grid }: LabBoard): string {
  const term = TERMS[paperOf(puzzle)?.numbers[0] ?? ''] as ((json: Json) => string) | undefined;
  if (!term) throw new Error(`no paper has a program for ${puzzle.id}`);
  return term(puzzle.toJson(grid));
}
