import type { BoardJson } from '../cases.ts';
import { facts } from './asp-text.ts';

const PROGRAM = `% Regions painted or not. part(L, R, W): W cells of line L lie in region R; border(L, P, R, S): at place P of line L
% region R ends and S begins; entry(L, R): line L begins in region R.
#defined painted/2. #defined part/3. #defined blocks/2. #defined border/4. #defined entry/2.
{ on(R) : region(R) }.
:- painted(L, N), not N #sum { W, R : part(L, R, W), on(R) } N.
begins(L, P) :- border(L, P, R, S), not on(R), on(S).
begins(L, 0) :- entry(L, R), on(R).
:- blocks(L, N), not N #count { P : begins(L, P) } N.
#show on/1.
`;

/** A row or a column: the region of each of its cells, by the region's first cell, and what its clue says. */
interface Line {
  readonly regions: readonly number[];
  readonly painted: number | undefined;
  readonly blocks: number | undefined;
}

/** Regions by their first cell, and the lines of the board. */
function readBoard(json: BoardJson): { regions: readonly number[]; rows: Line[]; columns: Line[] } {
  const matrix = json['regions'] as readonly (readonly number[])[];
  const first = new Map<number, number>();
  for (const [cell, region] of matrix.flat().entries()) if (!first.has(region)) first.set(region, cell);
  const told = (clue: unknown): number | undefined =>
    typeof clue === 'number' && clue >= 0 ? clue : undefined;
  const line = (along: readonly number[], clue: unknown): Line => {
    const [painted, blocks] = Array.isArray(clue) ? (clue as unknown[]) : [clue, undefined];
    return {
      regions: along.map((region) => first.get(region)!),
      painted: told(painted),
      blocks: told(blocks),
    };
  };
  const columnClues = json['columnClues'] as readonly unknown[];
  return {
    regions: [...first.values()],
    rows: (json['rowClues'] as readonly unknown[]).map((clue, row) => line(matrix[row]!, clue)),
    columns: columnClues.map((clue, column) =>
      line(
        matrix.map((row) => row[column]!),
        clue,
      ),
    ),
  };
}

/** How often each region stands in a line. */
function weights(regions: readonly number[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const region of regions) found.set(region, (found.get(region) ?? 0) + 1);
  return found;
}

function lineFacts({ regions, painted, blocks }: Line, at: number): string[] {
  const found: string[] = [];
  if (painted !== undefined) {
    const parts = [...weights(regions)].map(([region, width]) => [at, region, width]);
    found.push(...facts('painted', [[at, painted]]), ...facts('part', parts));
  }
  if (blocks !== undefined) {
    const borders = regions.flatMap((here, place) =>
      place > 0 && regions[place - 1] !== here ? [[at, place, regions[place - 1]!, here]] : [],
    );
    found.push(
      ...facts('blocks', [[at, blocks]]),
      ...facts('entry', [[at, regions[0]!]]),
      ...facts('border', borders),
    );
  }
  return found;
}

/** A board of regions that are painted or not, with counts (and perhaps blocks) for its lines. */
export function regionsInAsp(json: BoardJson): string {
  const { regions, rows, columns } = readBoard(json);
  return [
    ...facts(
      'region',
      regions.map((region) => [region]),
    ),
    ...[...rows, ...columns].flatMap(lineFacts),
    PROGRAM,
  ].join('\n');
}
