import type { BoardJson } from '../cases.ts';
import { facts } from '../kit/asp-text.ts';

/**
 * has(C,V): cell C has, given or decided, the height in place V, from 0. Of two heights, `on(C)` says it is the second.
 * at(K,I,C): seen from the clue K, cell C is in place I. A tower is hidden if one before it is at least as high.
 */
const RULES = `has(C,V) :- given(C,V).
:- line(L), height(V), not 1 { has(C,V) : in(C,L) } 1.
hidden(K,I) :- at(K,I,C), at(K,J,D), J < I, has(C,V), has(D,W), W >= V.
:- clue(K,N), not N { at(K,I,C) : not hidden(K,I) } N.
#defined given/2. #defined cell/1. #defined clue/2. #defined at/3.
`;
const OF_TWO = `has(C,1) :- on(C).
has(C,0) :- cell(C), not on(C).
{ on(C) : cell(C) }.
#show on/1.
`;
const OF_MANY = `has(C,V) :- is(C,V).
1 { is(C,V) : height(V) } 1 :- cell(C).
#show is/2.
`;

const SYMBOLS = '123456789ABCDEFGHIJKLMNOP';

export function encodeAsp(json: BoardJson): string {
  const drawn = json['rows'] as readonly string[];
  const size = drawn.length - 2;
  const last = size + 1;
  const inside = drawn.slice(1, last).map((row) => row.slice(1, last));
  const heights = [...inside.join('')].map((sign) => SYMBOLS.indexOf(sign));
  const numbers = Array.from({ length: size }, (_, at) => at);
  const cellAt = (row: number, column: number): number => row * size + column;
  /** The clue, and the cells that are seen from it. */
  const views = numbers.flatMap((line) => {
    const row = numbers.map((at) => cellAt(line, at));
    const column = numbers.map((at) => cellAt(at, line));
    return [
      [drawn[line + 1]![0]!, row],
      [drawn[line + 1]![last]!, row.toReversed()],
      [drawn[0]![line + 1]!, column],
      [drawn[last]![line + 1]!, column.toReversed()],
    ] as const;
  });
  const clues = views.flatMap(([sign, cells]) =>
    sign === '.' ? [] : [{ number: SYMBOLS.indexOf(sign) + 1, cells }],
  );
  return [
    `height(0..${size - 1}).`,
    ...facts(
      'line',
      numbers.flatMap((at) => [[at], [size + at]]),
    ),
    ...facts(
      'in',
      heights.flatMap((_, cell) => [
        [cell, Math.floor(cell / size)],
        [cell, size + (cell % size)],
      ]),
    ),
    ...facts(
      'cell',
      heights.flatMap((height, cell) => (height < 0 ? [[cell]] : [])),
    ),
    ...facts(
      'given',
      heights.flatMap((height, cell) => (height < 0 ? [] : [[cell, height]])),
    ),
    ...facts(
      'clue',
      clues.map(({ number }, clue) => [clue, number]),
    ),
    ...facts(
      'at',
      clues.flatMap(({ cells }, clue) => cells.map((cell, place) => [clue, place, cell])),
    ),
    RULES,
    size === 2 ? OF_TWO : OF_MANY,
  ].join('\n');
}
