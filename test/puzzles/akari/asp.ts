import type { BoardJson } from '../cases.ts';
import { facts, OpenCells } from '../kit/asp-text.ts';

const PROGRAM = `% Lights on white cells. in(X, L): cell X lies on sight line L; near(K, X): X touches the black cell K.
{ on(X) : white(X) }.
:- line(L), 2 { on(X) : in(X, L) }.
shines(L) :- on(X), in(X, L).
:- crossing(L, M), not shines(L), not shines(M).
:- clue(K, N), not N { on(X) : near(K, X) } N.
#show on/1.
`;

const boardOf = (json: BoardJson): OpenCells => new OpenCells(json['rows'] as readonly string[]);

/** The maximal runs of white cells, those of rows first. */
function sightLines(board: OpenCells): number[][] {
  const lines: number[][] = [];
  const walk = (outer: number, inner: number, at: (a: number, b: number) => [number, number]): void => {
    for (let a = 0; a < outer; a++) {
      let line: number[] = [];
      for (let b = 0; b <= inner; b++) {
        const [row, column] = at(a, b);
        if (b < inner && board.isOpen(row, column)) line.push(row * board.columns + column);
        else if (line.length > 0) {
          lines.push(line);
          line = [];
        }
      }
    }
  };
  walk(board.rows.length, board.columns, (row, column) => [row, column]);
  walk(board.columns, board.rows.length, (column, row) => [row, column]);
  return lines;
}

export function encodeAsp(json: BoardJson): string {
  const board = boardOf(json);
  const lines = sightLines(board);
  const crossing = new Map<number, number[]>();
  for (const [at, line] of lines.entries()) {
    for (const cell of line) crossing.set(cell, [...(crossing.get(cell) ?? []), at]);
  }
  return [
    ...facts(
      'white',
      board.all().map((cell) => [cell]),
    ),
    ...facts(
      'line',
      lines.map((_, at) => [at]),
    ),
    ...facts(
      'in',
      lines.flatMap((line, at) => line.map((cell) => [cell, at])),
    ),
    ...facts('crossing', crossing.values()),
    ...board.clueFacts(false),
    PROGRAM,
  ].join('\n');
}
