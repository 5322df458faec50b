import { allDifferent, type IntVar, linear, Solver } from '../../../src/engine/index.ts';
import { type CpSum, type CpVar, type Logic, type Model, range } from './model.ts';

const QUEENS = 24;

export const queens: Model = {
  name: `${QUEENS} queens`,
  answer: 'sat',
  ours() {
    const solver = new Solver();
    const rows = range(QUEENS);
    const columns = rows.map(() => solver.int(0, QUEENS - 1));
    for (const offsets of [rows.map(() => 0), rows, rows.map((row) => -row)]) {
      solver.post(allDifferent(columns, { offsets, consistency: 'value' }));
    }
    return solver.solve().status;
  },
  minizinc: () => `include "alldifferent.mzn"; array[1..${QUEENS}] of var 1..${QUEENS}: q;
constraint alldifferent(q) /\\ alldifferent(i in 1..${QUEENS})(q[i] + i) /\\ alldifferent(i in 1..${QUEENS})(q[i] - i);
solve :: int_search(q, first_fail, indomain_min) satisfy; output ["sat"];`,
  asp: () => `1 { q(R,C) : C=1..${QUEENS} } 1 :- R=1..${QUEENS}. :- C=1..${QUEENS}, 2 { q(R,C) }.
:- D=2..${2 * QUEENS}, 2 { q(R,C) : R+C==D }. :- D=-${QUEENS}..${QUEENS}, 2 { q(R,C) : R-C==D }.`,
  smt() {
    const name = (row: number): string => `q${row}`;
    const distinct = (sign: number): string =>
      `(assert (distinct ${range(QUEENS)
        .map((row) => `(+ ${name(row)} ${sign < 0 ? `(- ${row})` : sign * row})`)
        .join(' ')}))`;
    const bounded = range(QUEENS).map(
      (row) => `(declare-const ${name(row)} Int)(assert (<= 0 ${name(row)} ${QUEENS - 1}))`,
    );
    return [...bounded, distinct(0), distinct(1), distinct(-1), '(check-sat)'].join('\n');
  },
  cpSat(model) {
    const columns = range(QUEENS).map((row) => model.newIntVar(0, QUEENS - 1, `q${row}`));
    for (const sign of [0, 1, -1]) model.addAllDifferent(columns.map((q, row) => q.plus(sign * row)));
  },
  logic(logic) {
    const solver = new logic.Solver();
    const at = (row: number, column: number): string => `q${row}_${column}`;
    const cells = range(QUEENS).flatMap((row) => range(QUEENS).map((column) => ({ row, column })));
    const lineOf = (number: (cell: { row: number; column: number }) => number): string[][] => {
      const lines = new Map<number, string[]>();
      for (const cell of cells) {
        const line = lines.get(number(cell)) ?? [];
        lines.set(number(cell), [...line, at(cell.row, cell.column)]);
      }
      return [...lines.values()];
    };
    for (const line of [...lineOf(({ row }) => row), ...lineOf(({ column }) => column)])
      solver.require(logic.exactlyOne(...line));
    for (const line of [
      ...lineOf(({ row, column }) => row + column),
      ...lineOf(({ row, column }) => row - column),
    ])
      solver.require(logic.atMostOne(...line));
    return solver.solve() ? 'sat' : 'unsat';
  },
};

/** The Sudoku that Arto Inkala published in 2012 as the hardest he had made. */
const GIVENS = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

/** The cells of every row, column and box. */
const UNITS: readonly (readonly number[])[] = range(9).flatMap((unit) => [
  range(9).map((at) => 9 * unit + at),
  range(9).map((at) => 9 * at + unit),
  range(9).map((at) => 27 * Math.floor(unit / 3) + 3 * (unit % 3) + 9 * Math.floor(at / 3) + (at % 3)),
]);

const givens = (): [cell: number, digit: number][] =>
  [...GIVENS].flatMap((digit, cell): [number, number][] => (digit === '.' ? [] : [[cell, Number(digit)]]));

export const sudoku: Model = {
  name: 'a hard Sudoku',
  answer: 'sat',
  ours() {
    const solver = new Solver();
    const cells = range(81).map(() => solver.int(1, 9));
    for (const unit of UNITS) solver.post(allDifferent(unit.map((cell) => cells[cell]!)));
    for (const [cell, digit] of givens()) solver.post(linear([[1, cells[cell]!]], '=', digit));
    return solver.solve().status;
  },
  minizinc: () => `include "alldifferent.mzn"; array[0..80] of var 1..9: x;
${UNITS.map((unit) => `constraint alldifferent([${unit.map((cell) => `x[${cell}]`)}]);`).join('\n')}
${givens()
  .map(([cell, digit]) => `constraint x[${cell}] = ${digit};`)
  .join('\n')}
solve satisfy; output ["sat"];`,
  asp: () => `1 { x(C,1..9) } 1 :- C=0..80.
${UNITS.map((unit, at) => unit.map((cell) => `u(${at},${cell}).`).join('')).join('\n')}
:- u(U,A), u(U,B), A<B, x(A,V), x(B,V).
${givens()
  .map(([cell, digit]) => `x(${cell},${digit}).`)
  .join('')}`,
  smt: () =>
    [
      ...range(81).map((cell) => `(declare-const x${cell} Int)(assert (<= 1 x${cell} 9))`),
      ...UNITS.map((unit) => `(assert (distinct ${unit.map((cell) => `x${cell}`).join(' ')}))`),
      ...givens().map(([cell, digit]) => `(assert (= x${cell} ${digit}))`),
      '(check-sat)',
    ].join('\n'),
  cpSat(model) {
    const cells = range(81).map((cell) => model.newIntVar(1, 9, `x${cell}`));
    for (const unit of UNITS) model.addAllDifferent(unit.map((cell) => cells[cell]!));
    for (const [cell, digit] of givens()) model.addLinearConstraint(cells[cell]!, digit, digit);
  },
  logic(logic) {
    const solver = new logic.Solver();
    const at = (cell: number, digit: number): string => `x${cell}_${digit}`;
    const digits = range(9).map((digit) => digit + 1);
    for (const cell of range(81)) solver.require(logic.exactlyOne(...digits.map((digit) => at(cell, digit))));
    for (const unit of UNITS)
      for (const digit of digits) solver.require(logic.exactlyOne(...unit.map((cell) => at(cell, digit))));
    for (const [cell, digit] of givens()) solver.require(at(cell, digit));
    return solver.solve() ? 'sat' : 'unsat';
  },
};

const LETTERS = ['s', 'e', 'n', 'd', 'm', 'o', 'r', 'y'] as const;
const WEIGHTS = [1000, 91, -90, 1, -9000, -900, 10, -1] as const;

export const sendMore: Model = {
  name: 'SEND + MORE = MONEY',
  answer: 'sat',
  ours() {
    const solver = new Solver();
    const letters = LETTERS.map((letter) => solver.int(letter === 's' || letter === 'm' ? 1 : 0, 9, letter));
    solver.post(allDifferent(letters));
    solver.post(
      linear(
        letters.map((letter, at): [number, IntVar] => [WEIGHTS[at]!, letter]),
        '=',
        0,
      ),
    );
    return solver.solve().status;
  },
  minizinc: () => `include "alldifferent.mzn"; ${LETTERS.map((letter) => `var 0..9: ${letter};`).join(' ')}
constraint alldifferent([${LETTERS}]) /\\ s > 0 /\\ m > 0 /\\
${LETTERS.map((letter, at) => `${WEIGHTS[at]} * ${letter}`).join(' + ')} = 0; solve satisfy; output ["sat"];`,
  // By column and carry: the sum of all letters at once would be grounded into millions of rules.
  asp: () => `l(${LETTERS.join(';')}). 1 { v(L,0..9) } 1 :- l(L). :- v(A,V), v(B,V), A<B. :- v(s,0). :- v(m,0).
1 { c(I,0..1) } 1 :- I=1..4. c(0,0).
col(0,d,e,y). col(1,n,r,e). col(2,e,o,n). col(3,s,m,o).
:- col(I,A,B,S), v(A,X), v(B,Y), v(S,Z), c(I,C), c(I+1,D), X+Y+C != Z+10*D. :- v(m,M), c(4,C), M != C.`,
  smt: () =>
    [
      ...LETTERS.map((letter) => `(declare-const ${letter} Int)(assert (<= 0 ${letter} 9))`),
      `(assert (distinct ${LETTERS.join(' ')}))(assert (> s 0))(assert (> m 0))`,
      `(assert (= 0 (+ ${LETTERS.map((letter, at) => `(* ${WEIGHTS[at]! < 0 ? `(- ${-WEIGHTS[at]!})` : WEIGHTS[at]} ${letter})`).join(' ')})))`,
      '(check-sat)',
    ].join('\n'),
  cpSat(model) {
    const letters = LETTERS.map((letter) =>
      model.newIntVar(letter === 's' || letter === 'm' ? 1 : 0, 9, letter),
    );
    model.addAllDifferent(letters);
    model.addLinearConstraint(sumOf(letters.map((letter, at) => letter.times(WEIGHTS[at]!))), 0, 0);
  },
};

const sumOf = (sums: readonly CpSum[]): CpSum =>
  sums.slice(1).reduce((sum, term) => sum.plus(term), sums[0]!);

const ORDER = 4;
const MAGIC = (ORDER * (ORDER * ORDER + 1)) / 2;
const MAGIC_LINES: readonly (readonly number[])[] = [
  ...range(ORDER).map((row) => range(ORDER).map((at) => ORDER * row + at)),
  ...range(ORDER).map((column) => range(ORDER).map((at) => ORDER * at + column)),
  range(ORDER).map((at) => (ORDER + 1) * at),
  range(ORDER).map((at) => (ORDER - 1) * (at + 1)),
];

export const magicSquare: Model = {
  name: 'a magic square of order 4',
  answer: 'sat',
  ours() {
    const solver = new Solver();
    const cells = range(ORDER ** 2).map(() => solver.int(1, ORDER ** 2));
    solver.post(allDifferent(cells));
    for (const line of MAGIC_LINES)
      solver.post(
        linear(
          line.map((cell): [number, IntVar] => [1, cells[cell]!]),
          '=',
          MAGIC,
        ),
      );
    return solver.solve().status;
  },
  minizinc: () => `include "alldifferent.mzn"; array[0..${ORDER ** 2 - 1}] of var 1..${ORDER ** 2}: x;
constraint alldifferent(x);
${MAGIC_LINES.map((line) => `constraint ${line.map((cell) => `x[${cell}]`).join(' + ')} = ${MAGIC};`).join('\n')}
solve satisfy; output ["sat"];`,
  asp: () => `1 { x(C,1..${ORDER ** 2}) } 1 :- C=0..${ORDER ** 2 - 1}. :- V=1..${ORDER ** 2}, 2 { x(C,V) }.
${MAGIC_LINES.map((line, at) => line.map((cell) => `l(${at},${cell}).`).join('')).join('\n')}
:- l(L,_), not #sum { V,C : x(C,V), l(L,C) } = ${MAGIC}.`,
  smt: () =>
    [
      ...range(ORDER ** 2).map(
        (cell) => `(declare-const x${cell} Int)(assert (<= 1 x${cell} ${ORDER ** 2}))`,
      ),
      `(assert (distinct ${range(ORDER ** 2)
        .map((cell) => `x${cell}`)
        .join(' ')}))`,
      ...MAGIC_LINES.map((line) => `(assert (= ${MAGIC} (+ ${line.map((cell) => `x${cell}`).join(' ')})))`),
      '(check-sat)',
    ].join('\n'),
  cpSat(model) {
    const cells = range(ORDER ** 2).map((cell) => model.newIntVar(1, ORDER ** 2, `x${cell}`));
    model.addAllDifferent(cells);
    for (const line of MAGIC_LINES) {
      model.addLinearConstraint(sumOf(line.map((cell) => cells[cell]!.times(1))), MAGIC, MAGIC);
    }
  },
};

const MARKS = 7;
const LONGEST = 30;
const PAIRS = range(MARKS).flatMap((from) =>
  range(MARKS)
    .filter((to) => to > from)
    .map((to) => [from, to] as const),
);

export const golomb: Model = {
  name: `a Golomb ruler of ${MARKS} marks`,
  answer: '25',
  ours() {
    const solver = new Solver();
    const marks = range(MARKS).map((at) => solver.int(0, at === 0 ? 0 : LONGEST));
    const between = PAIRS.map(([from, to]) => {
      const distance = solver.int(1, LONGEST);
      solver.post(
        linear(
          [
            [1, marks[to]!],
            [-1, marks[from]!],
            [-1, distance],
          ],
          '=',
          0,
        ),
      );
      return distance;
    });
    solver.post(allDifferent(between));
    const best = solver.minimize(marks.at(-1)!);
    return best.status === 'optimal' ? String(best.best) : best.status;
  },
  minizinc: () => `include "alldifferent.mzn"; array[0..${MARKS - 1}] of var 0..${LONGEST}: m;
constraint m[0] = 0 /\\ forall(i in 1..${MARKS - 1})(m[i] > m[i-1]);
constraint alldifferent([m[j] - m[i] | i, j in 0..${MARKS - 1} where i < j]);
solve minimize m[${MARKS - 1}]; output [show(m[${MARKS - 1}])];`,
  asp: () => `m(0,0). 1 { m(I,1..${LONGEST}) } 1 :- I=1..${MARKS - 1}. :- m(I,A), m(I+1,B), B <= A.
d(B-A,I,J) :- m(I,A), m(J,B), I<J, B>A. :- D=1..${LONGEST}, 2 { d(D,I,J) }.
#minimize { L : m(${MARKS - 1},L) }.`,
  smt: () =>
    [
      ...range(MARKS).map((at) => `(declare-const m${at} Int)(assert (<= 0 m${at} ${LONGEST}))`),
      '(assert (= m0 0))',
      ...range(MARKS - 1).map((at) => `(assert (< m${at} m${at + 1}))`),
      `(assert (distinct ${PAIRS.map(([from, to]) => `(- m${to} m${from})`).join(' ')}))`,
      `(minimize m${MARKS - 1})(check-sat)(get-objectives)`,
    ].join('\n'),
  cpSat(model) {
    const marks: CpVar[] = range(MARKS).map((at) => model.newIntVar(0, at === 0 ? 0 : LONGEST, `m${at}`));
    const between = PAIRS.map(([from, to]) => {
      const distance = model.newIntVar(1, LONGEST, `d${from}_${to}`);
      model.addLinearConstraint(marks[to]!.minus(marks[from]!).minus(distance), 0, 0);
      return distance;
    });
    model.addAllDifferent(between);
    model.minimize(marks.at(-1)!.times(1));
  },
};

/** The Mycielski graph of this order: it has no triangle, and needs as many colours as its order says. */
function mycielski(order: number): {
  readonly size: number;
  readonly edges: readonly (readonly [number, number])[];
} {
  let size = 2;
  let edges: (readonly [number, number])[] = [[0, 1]];
  for (let colours = 2; colours < order; colours++) {
    const old = size;
    edges = [
      ...edges,
      ...edges.flatMap(([a, b]) => [[a, old + b] as const, [b, old + a] as const]),
      ...range(old).map((at) => [old + at, 2 * old] as const),
    ];
    size = 2 * old + 1;
  }
  return { size, edges };
}

const GRAPH = mycielski(5);
const COLOURS = 4;

export const colouring: Model = {
  name: `${COLOURS} colours for a graph that needs ${COLOURS + 1}`,
  answer: 'unsat',
  ours() {
    const solver = new Solver();
    const nodes = range(GRAPH.size).map(() => solver.int(1, COLOURS));
    for (const [a, b] of GRAPH.edges) solver.post(allDifferent([nodes[a]!, nodes[b]!]));
    return solver.solve().status;
  },
  minizinc: () => `array[0..${GRAPH.size - 1}] of var 1..${COLOURS}: x;
${GRAPH.edges.map(([a, b]) => `constraint x[${a}] != x[${b}];`).join('\n')}
solve satisfy; output ["sat"];`,
  asp: () => `1 { x(N,1..${COLOURS}) } 1 :- N=0..${GRAPH.size - 1}. :- e(A,B), x(A,C), x(B,C).
${GRAPH.edges.map(([a, b]) => `e(${a},${b}).`).join('')}`,
  smt: () =>
    [
      ...range(GRAPH.size).map((node) => `(declare-const x${node} Int)(assert (<= 1 x${node} ${COLOURS}))`),
      ...GRAPH.edges.map(([a, b]) => `(assert (distinct x${a} x${b}))`),
      '(check-sat)',
    ].join('\n'),
  cpSat(model) {
    const nodes = range(GRAPH.size).map((node) => model.newIntVar(1, COLOURS, `x${node}`));
    for (const [a, b] of GRAPH.edges) model.addAllDifferent([nodes[a]!, nodes[b]!]);
  },
  logic: (logic: Logic) => {
    const solver = new logic.Solver();
    const at = (node: number, colour: number): string => `x${node}_${colour}`;
    for (const node of range(GRAPH.size))
      solver.require(logic.exactlyOne(...range(COLOURS).map((colour) => at(node, colour))));
    for (const [a, b] of GRAPH.edges)
      for (const colour of range(COLOURS))
        solver.require(logic.or(logic.not(at(a, colour)), logic.not(at(b, colour))));
    return solver.solve() ? 'sat' : 'unsat';
  },
};
