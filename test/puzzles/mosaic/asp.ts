import type { BoardJson } from '../cases.ts';
import { facts } from '../kit/asp-text.ts';

const PROGRAM = `% Painted cells. near(K, X): the clue of cell K counts cell X.
{ on(X) : cell(X) }.
:- clue(K, N), not N { on(X) : near(K, X) } N.
#show on/1.
`;

const rowsOf = (json: BoardJson): readonly string[] => json['rows'] as readonly string[];

/** The cells in the three rows and three columns around a cell. */
function near(rows: readonly string[], cell: number): number[] {
  const width = rows[0]!.length;
  return [...rows.join('')].flatMap((_, other) => {
    const down = Math.floor(other / width) - Math.floor(cell / width);
    const right = (other % width) - (cell % width);
    return Math.max(Math.abs(down), Math.abs(right)) <= 1 ? [other] : [];
  });
}

export function encodeAsp(json: BoardJson): string {
  const rows = rowsOf(json);
  const cells = [...rows.join('')];
  const clues = cells.flatMap((sign, cell) => (sign === '.' ? [] : [[cell, Number(sign)] as const]));
  return [
    ...facts(
      'cell',
      cells.map((_, cell) => [cell]),
    ),
    // A board without clues is a board, too.
    '#defined clue/2. #defined near/2.',
    ...facts('clue', clues),
    ...facts(
      'near',
      clues.flatMap(([cell]) => near(rows, cell).map((other) => [cell, other])),
    ),
    PROGRAM,
  ].join('\n');
}
