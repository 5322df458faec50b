import type { BoardJson } from '../cases.ts';
import { facts } from '../kit/asp-text.ts';

/** `has(C,V)`: cell C has, given or decided, the digit in place V, from 0. Of two digits, `on(C)` says it is the second. */
const HAS = `has(C,V) :- given(C,V).
`;
const HAS_OF_TWO = `${HAS}has(C,1) :- on(C).
has(C,0) :- cell(C), not on(C).
`;
const HAS_OF_MANY = `${HAS}has(C,V) :- is(C,V).
`;

const RULES = `:- line(L), digit(V), not 1 { has(C,V) : in(C,L) } 1.
:- less(A,B), has(A,V), has(B,W), V >= W.
`;

const SYMBOLS = '123456789ABCDEFGHIJKLMNOP';

/** The board as its JSON tells it. */
class Board {
  readonly size: number;
  readonly open: readonly number[];
  /** Cells and the places of their digits. */
  readonly given: readonly (readonly [cell: number, digit: number])[];

  /** Pairs of cells, the smaller digit first. */
  readonly less: readonly (readonly [less: number, more: number])[];

  constructor(json: BoardJson) {
    const rows = json['rows'] as readonly string[];
    const size = rows.length;
    const cells = [...rows.join('')];
    this.size = size;
    this.open = cells.flatMap((sign, cell) => (sign === '.' ? [cell] : []));
    this.given = cells.flatMap((sign, cell) =>
      sign === '.' ? [] : [[cell, SYMBOLS.indexOf(sign)] as const],
    );
    const signs = (field: string, width: number, step: number): [number, number][] =>
      ((json[field] ?? []) as readonly string[]).flatMap((line, row) =>
        [...line].slice(0, width).flatMap((sign, column): [number, number][] => {
          const cell = row * size + column;
          if (sign === '.') return [];
          return '<^'.includes(sign) ? [[cell, cell + step]] : [[cell + step, cell]];
        }),
      );
    this.less = [...signs('right', size - 1, 1), ...signs('below', size, size)];
  }

  /** The cells of a row or a column; both count from 0. */
  line(kind: 'row' | 'column', index: number): number[] {
    return Array.from({ length: this.size }, (_, at) =>
      kind === 'row' ? index * this.size + at : at * this.size + index,
    );
  }

  /** What does not depend on the rules asked about. */
  get ground(): string[] {
    return [
      `digit(0..${this.size - 1}).`,
      ...facts('given', this.given),
      this.size === 2 ? HAS_OF_TWO : HAS_OF_MANY,
      '#defined given/2. #defined cell/1. #defined less/2.',
    ];
  }
}

export function encodeAsp(json: BoardJson): string {
  const board = new Board(json);
  const lines = (['row', 'column'] as const).flatMap((kind) =>
    Array.from({ length: board.size }, (_, index) => board.line(kind, index)),
  );
  return [
    ...facts(
      'cell',
      board.open.map((cell) => [cell]),
    ),
    ...facts(
      'line',
      lines.map((_, at) => [at]),
    ),
    ...facts(
      'in',
      lines.flatMap((cells, at) => cells.map((cell) => [cell, at])),
    ),
    ...facts('less', board.less),
    ...board.ground,
    RULES,
    board.size === 2
      ? '{ on(C) : cell(C) }.\n#show on/1.\n'
      : '1 { is(C,V) : digit(V) } 1 :- cell(C).\n#show is/2.\n',
  ].join('\n');
}
