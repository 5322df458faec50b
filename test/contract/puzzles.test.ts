/** What every puzzle of the list must keep: its texts, its rules' definitions, their constraints, its pictures. */
import { describe, expect, test } from 'vitest';
import { isBesideRow, say } from '../../src/board/index.ts';
import { type BoolVar, type Constraint, type IntVar, Solver } from '../../src/engine/index.ts';
import {
  type AnyPuzzle,
  atomsOfValue,
  boardOfRows,
  puzzleById,
  puzzles,
  rowsOfBoard,
  sitesOf,
} from '../../src/puzzles/index.ts';
import { check, explain } from '../../src/reasoning/index.ts';
import { randomFrom } from '../random-regions.ts';
import { sized } from '../rounds.ts';
import { boardOf, fillingsOf, valueIn } from './all-boards.ts';
import { expectBothLanguages } from './both-languages.ts';
import { type Instance, instances } from './instances.ts';
import { SEED, tinyBoard } from './tiny-boards.ts';

function read(puzzle: AnyPuzzle, json: Readonly<Record<string, unknown>>): unknown {
  const parsed = puzzle.fromJson(json);
  if (!parsed.ok) throw new Error(`unreadable: ${JSON.stringify(parsed.problems)}`);
  return parsed.grid;
}

/** All ways to give values to a model's own variables so that they mean what the definitions say. */
function meanings(
  own: readonly IntVar[],
  definitions: readonly Constraint[],
  known: ReadonlyMap<IntVar, number>,
): ReadonlyMap<IntVar, number>[] {
  const place = new Map(own.map((variable, at) => [variable, at]));
  /** Each definition is asked as soon as all that it speaks of has a value. */
  const due: Constraint[][] = Array.from({ length: own.length + 1 }, () => []);
  for (const definition of definitions) {
    due[Math.max(0, ...definition.scope.map((variable) => (place.get(variable) ?? -1) + 1))]!.push(
      definition,
    );
  }
  let open = [new Map(known)];
  for (const [at, asked] of due.entries()) {
    const next = at === 0 ? undefined : own[at - 1]!;
    if (next) open = open.flatMap((values) => [0, 1].map((side) => new Map(values).set(next, side)));
    open = open.filter((values) => asked.every((one) => one.holds((variable) => values.get(variable)!)));
  }
  return open;
}

function readText(puzzle: AnyPuzzle, text: string): unknown {
  const parsed = puzzle.parse(text);
  if (!parsed.ok) throw new Error(`unreadable: ${JSON.stringify(parsed.problems)}`);
  return parsed.grid;
}

const modelOf = (puzzle: AnyPuzzle, grid: unknown) => puzzle.model(grid, new Solver({}));

test('every instance belongs to a puzzle, ids differ', () => {
  for (const { puzzle } of instances) expect(puzzleById(puzzle)).toBeDefined();
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  expect(puzzleById('no such puzzle')).toBeUndefined();
});

describe.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('%s', (id, puzzle) => {
  /** Boards of the papers, where there are some, and the boards of the examples. */
  const own: Pick<Instance, 'name' | 'json' | 'solution'>[] = [
    ...instances.filter((instance) => instance.puzzle === id),
    ...puzzle.examples.map(({ kind, text }, at) => ({
      name: `example ${at + 1} of ${kind}`,
      json: puzzle.toJson(readText(puzzle, text)),
    })),
  ];

  test('speaks both languages', () => {
    expect(puzzle.howTo.length).toBeGreaterThanOrEqual(3);
    for (const sentence of [puzzle.title, ...puzzle.howTo]) {
      expect(say(sentence, 'en')).toMatch(/\S/);
      expect(say(sentence, 'pt')).toMatch(/\S/);
    }
  });

  test.each(own.map((instance) => [instance.name, instance] as const))(
    '%s survives text and JSON',
    (_, { json }) => {
      const grid = read(puzzle, json);
      expect(readText(puzzle, puzzle.format(grid))).toEqual(grid);
      expect(puzzle.format(grid).split('\n')[0]).toBe(id);
      expect(readText(puzzle, puzzle.format(grid).split('\n').slice(1).join('\n'))).toEqual(grid);
      const written = puzzle.toJson(grid);
      expect(written['puzzle']).toBe(id);
      expect(read(puzzle, JSON.parse(JSON.stringify(written)))).toEqual(grid);
      expect(JSON.parse(JSON.stringify(grid))).toEqual(grid);
    },
  );

  test.each(own.filter(({ solution }) => solution).map((instance) => [instance.name, instance] as const))(
    '%s: its solution keeps every rule',
    (_, { json, solution }) => {
      const grid = read(puzzle, json);
      const board = boardOfRows(puzzle, grid, solution!)!;
      expect(rowsOfBoard(puzzle, grid, board)).toEqual(solution);
      expect(modelOf(puzzle, grid).rules.filter((rule) => !rule.holds(board))).toEqual([]);
    },
  );

  test.each(own.map((instance) => [instance.name, instance] as const))(
    '%s: decisions cover each open cell once, rules have names and places of their own',
    (_, { json }) => {
      const grid = read(puzzle, json);
      const { decisions, rules } = modelOf(puzzle, grid);
      const { rows, columns, count } = sitesOf(puzzle, grid);
      const open = Array.from({ length: count }, (_, cell) => cell).filter(
        (cell) => puzzle.given(grid, cell) === undefined,
      );
      const covered = decisions.flatMap(({ cells }) => cells);
      expect([...covered].sort((a, b) => a - b)).toEqual(open);
      expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
      for (const rule of rules) {
        expect(rule.id.split('@')[0]).toBe(rule.kind);
        expect(say(rule.sentence, 'en')).toMatch(/\S/);
        expect(say(rule.sentence, 'pt')).not.toBe(say(rule.sentence, 'en'));
        for (const place of rule.where) {
          // Corners are points of the grid, one more than there are cells.
          const more = place.kind === 'corner' ? 1 : 0;
          if ('row' in place) expect(place.row).toBeLessThan(rows + more);
          if ('column' in place) expect(place.column).toBeLessThan(columns + more);
        }
      }
    },
  );

  test('each kind of rule has an example', () => {
    const kinds = new Set(
      own.flatMap(({ json }) => modelOf(puzzle, read(puzzle, json)).rules.map(({ kind }) => kind)),
    );
    for (const kind of kinds) expect(puzzle.examples.map((example) => example.kind)).toContain(kind);
  });

  test.each(puzzle.examples.map((example) => [example.kind, example] as const))(
    'the example of "%s" breaks that kind of rule and no other',
    (kind, { text, rows }) => {
      const grid = readText(puzzle, text);
      const board = boardOfRows(puzzle, grid, rows)!;
      expect(board).toBeDefined();
      const broken = modelOf(puzzle, grid).rules.filter((rule) => !rule.holds(board));
      expect(new Set(broken.map((rule) => rule.kind))).toEqual(new Set([kind]));
    },
  );

  test('the worked example is small, has one solution and is explained to its end', () => {
    const grid = readText(puzzle, puzzle.worked);
    const { rows, columns } = puzzle.size(grid);
    expect(Math.max(rows, columns)).toBeLessThanOrEqual(8);
    expect(check(puzzle, grid).status).toBe('unique');
    const { complete, steps, grade } = explain(puzzle, grid);
    expect(complete).toBe(true);
    expect(steps.length).toBeGreaterThan(3);
    expect(['easy', 'normal']).toContain(grade?.level);
  });

  test(`open boards: no rule gives up while it can still be kept (seed ${SEED})`, () => {
    const below = randomFrom(SEED);
    for (let trial = 0; trial < sized(40, 8); trial++) {
      const grid = tinyBoard(puzzle, below, 1 + below(3), 1 + below(3));
      const { decisions, rules } = modelOf(puzzle, grid);
      const values = puzzle.values(grid);
      const all = fillingsOf(decisions, values);
      const kept = Array.from({ length: all }, (_, filling) => {
        const board = boardOf(sitesOf(puzzle, grid), decisions, values, filling);
        return rules.map((rule) => rule.holds(board));
      });
      for (let sample = 0; sample < 30; sample++) {
        const some = decisions.map(() => below(2) === 1);
        const filling = below(all);
        const board = boardOf(
          sitesOf(puzzle, grid),
          decisions,
          values,
          filling,
          (decision) => some[decision]!,
        );
        const completes = (full: number): boolean =>
          some.every((is, at) => !is || valueIn(full, at, values) === valueIn(filling, at, values));
        for (const [index, rule] of rules.entries()) {
          if (rule.holds(board)) continue;
          const completion = kept.findIndex((holds, full) => holds[index] && completes(full));
          expect({ rule: rule.id, board: rowsOfBoard(puzzle, grid, board), completion }).toMatchObject({
            completion: -1,
          });
        }
      }
    }
  });

  test(`full boards: a rule's constraints say what the rule says (seed ${SEED})`, () => {
    const below = randomFrom(SEED + 1);
    let compared = 0;
    for (let trial = 0; trial < sized(12, 3); trial++) {
      const grid = tinyBoard(puzzle, below, 1 + below(3), 1 + below(3));
      const { decisions, rules, definitions } = modelOf(puzzle, grid);
      const values = puzzle.values(grid);
      const atoms = decisions.flatMap((decision) => decision.atoms);
      const decided = new Set<IntVar>(atoms);
      const named = [...definitions, ...rules.flatMap((rule) => rule.constraints)].flatMap(
        ({ scope }) => scope,
      );
      const own = [...new Set(named)].filter((variable) => !decided.has(variable)) as BoolVar[];
      const constraints = rules.map((rule) => rule.constraints);
      const all = fillingsOf(decisions, values);
      for (let filling = 0; filling < all; filling += Math.ceil(all / sized(all, 2000))) {
        const board = boardOf(sitesOf(puzzle, grid), decisions, values, filling);
        const sides = decisions.flatMap((each, at) => atomsOfValue(each, valueIn(filling, at, values)));
        const known = new Map(atoms.map((atom, at) => [atom as IntVar, sides[at]!]));
        const [meant, ...others] = meanings(own, definitions, known);
        if (!meant || others.length > 0) throw new Error('the decisions do not settle the other variables');
        const value = (variable: IntVar): number => meant.get(variable)!;
        for (const [at, rule] of rules.entries()) {
          const kept = constraints[at]!.every((constraint) => constraint.holds(value));
          if (kept !== rule.holds(board))
            throw new Error(`${rule.id} says ${!kept} of\n${rowsOfBoard(puzzle, grid, board).join('\n')}`);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  test(`pictures stay on the board (seed ${SEED})`, () => {
    const below = randomFrom(SEED + 2);
    for (let trial = 0; trial < sized(50, 12); trial++) {
      const grid = tinyBoard(puzzle, below, 1 + below(4), 1 + below(4));
      const shape = puzzle.size(grid);
      const { decisions, rules } = modelOf(puzzle, grid);
      const values = puzzle.values(grid);
      const filling = below(fillingsOf(decisions, values));
      const board = boardOf(sitesOf(puzzle, grid), decisions, values, filling, () => below(2) === 1);
      const because = rules.length > 0 ? rules[below(rules.length)]!.where : [];
      const picture = puzzle.scene(grid, board, { because, wrong: because, deduced: because });
      expect(picture).toMatchObject(shape);
      for (const mark of picture.marks) {
        if (mark.kind === 'outside') {
          expect(mark.line).toBeLessThan(isBesideRow(mark.side) ? shape.rows : shape.columns);
          continue;
        }
        const beyond = 'on' in mark && mark.on === 'corner' ? 1 : 0;
        for (const [row, column] of mark.kind === 'path' ? mark.cells : [[mark.row, mark.column] as const]) {
          expect(row >= 0 && row < shape.rows + beyond).toBe(true);
          expect(column >= 0 && column < shape.columns + beyond).toBe(true);
        }
      }
      expect(puzzle.scene(grid).marks.every((mark) => 'role' in mark && mark.role === 'given')).toBe(true);
      for (const clues of [picture.rowClues, picture.rightClues]) {
        if (clues) expect(clues).toHaveLength(shape.rows);
      }
      for (const clues of [picture.columnClues, picture.bottomClues]) {
        if (clues) expect(clues).toHaveLength(shape.columns);
      }
    }
  });

  test.each(['', '\u0000\u0001\u0002', '?', 'akari\nx', `${'1'.repeat(2000)}\n`, '1000000000 1000000000\n'])(
    'reports what is wrong with %j and never throws',
    (text) => {
      const parsed = puzzle.parse(text);
      expect(parsed.ok ? [] : parsed.problems).not.toHaveLength(0);
      expectBothLanguages(parsed.ok ? parsed.notes : parsed.problems);
    },
  );

  test.each([{}, { rows: 7 }, { rows: [null] }, { rows: [''] }, { puzzle: 3, rows: ['.'], regions: [[0]] }])(
    'reports what is wrong with the JSON %j and never throws',
    (json) => {
      const parsed = puzzle.fromJson(json);
      expect(parsed.ok ? [] : parsed.problems).not.toHaveLength(0);
      expectBothLanguages(parsed.ok ? parsed.notes : parsed.problems);
    },
  );
});
