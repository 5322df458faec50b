import type { BoardJson } from '../cases.ts';
import { facts } from '../kit/asp-text.ts';

/**
 * Lines between points of the grid. edge(E, P, Q): edge E joins the points P and Q; side(K, E): E is a side of cell K.
 * One loop: every point has no line or two, and all lines are reached from the first one.
 */
const PROGRAM = `{ on(E) } :- edge(E, _, _).
ends(E, P) :- edge(E, P, _).
ends(E, Q) :- edge(E, _, Q).
:- clue(K, N), not N { on(E) : side(K, E) } N.
passed(P) :- on(E), ends(E, P).
:- passed(P), not 2 { on(E) : ends(E, P) } 2.
:- not on(E) : edge(E, _, _).
first(E) :- on(E), not on(F) : edge(F, _, _), F < E.
reached(E) :- first(E).
reached(F) :- reached(E), on(F), ends(E, P), ends(F, P).
:- on(E), not reached(E).
#show on/1.
`;

export function encodeAsp(json: BoardJson): string {
  const rows = json['rows'] as readonly string[];
  const [height, width] = [rows.length, rows[0]!.length];
  const edges: number[][] = [];
  const sides: number[][] = [];
  const clues: number[][] = [];
  // Edges are numbered in reading order: those above a row, then those left and right of its cells.
  const above = (row: number, column: number): number => row * (2 * width + 1) + column;
  const left = (row: number, column: number): number => above(row, width) + column;
  const point = (row: number, column: number): number => row * (width + 1) + column;
  for (let row = 0; row <= height; row++) {
    for (let column = 0; column <= width; column++) {
      if (column < width) edges.push([above(row, column), point(row, column), point(row, column + 1)]);
      if (row < height) edges.push([left(row, column), point(row, column), point(row + 1, column)]);
      const sign = rows[row]?.[column];
      if (sign === undefined || sign === '.') continue;
      const cell = row * width + column;
      clues.push([cell, Number(sign)]);
      for (const edge of [
        above(row, column),
        left(row, column),
        left(row, column + 1),
        above(row + 1, column),
      ])
        sides.push([cell, edge]);
    }
  }
  return [
    '#defined clue/2. #defined side/2.',
    ...facts('edge', edges),
    ...facts('clue', clues),
    ...facts('side', sides),
    PROGRAM,
  ].join('\n');
}
