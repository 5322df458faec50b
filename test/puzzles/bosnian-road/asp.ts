import type { BoardJson } from '../cases.ts';
import { facts, OpenCells } from '../kit/asp-text.ts';

const PROGRAM = `% One loop through free cells. side(X, Y): neighbours in a row or column; square(A, B, C, D): four cells, A and D
% across from each other; after(X, Y): Y is the next cell in reading order.
{ on(X) : free(X) }.
:- on(X), not 2 { on(Y) : side(X, Y) } 2.
:- square(A, B, C, D), on(A), on(B), on(C), on(D).
:- square(A, B, C, D), on(A), on(D), not on(B), not on(C).
:- square(A, B, C, D), on(B), on(C), not on(A), not on(D).
:- clue(K, N), not N { on(X) : near(K, X) } N.
% All of it is reached from its first cell.
begun(Y) :- on(X), after(X, Y).
begun(Y) :- begun(X), after(X, Y).
reached(X) :- on(X), not begun(X).
reached(Y) :- reached(X), side(X, Y), on(Y).
:- on(X), not reached(X).
:- not on(X) : free(X).
#show on/1.
`;

const boardOf = (json: BoardJson): OpenCells => new OpenCells(json['rows'] as readonly string[]);

/** Every square of four cells, closed ones included: top left, top right, bottom left, bottom right. */
function squares({ rows, columns }: OpenCells): number[][] {
  const found: number[][] = [];
  for (let row = 0; row + 1 < rows.length; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const cell = row * columns + column;
      found.push([cell, cell + 1, cell + columns, cell + columns + 1]);
    }
  }
  return found;
}

const sides = (board: OpenCells): number[][] =>
  board.all().flatMap((cell) => board.near(cell, false).map((other) => [cell, other]));

export function encodeAsp(json: BoardJson): string {
  const board = boardOf(json);
  const free = board.all();
  return [
    ...facts(
      'free',
      free.map((cell) => [cell]),
    ),
    ...facts(
      'after',
      free.slice(1).map((cell, at) => [free[at]!, cell]),
    ),
    ...facts('side', sides(board)),
    ...facts('square', squares(board)),
    ...board.clueFacts(true),
    PROGRAM,
  ].join('\n');
}
