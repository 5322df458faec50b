import { describe, expect, test } from 'vitest';
import { expectBothLanguages } from '../../../../test/contract/both-languages.ts';
import { MAX_SIDE, sayProblem } from '../../puzzle.ts';
import { MAX_PROBLEMS } from './problem-list.ts';
import { type RowsForm, readJsonRows, readRows } from './read-rows.ts';
import { MAX_TEXT } from './text-lines.ts';

const form: RowsForm = {
  id: 'dots',
  allowed: '.#',
  what: { en: 'a board of dots', pt: 'um tabuleiro de pontos' },
  legend: { en: 'write . or #', pt: 'escreve . ou #' },
  problemWith: (character) =>
    character === '7' ? { en: 'seven cannot be', pt: 'sete não pode ser' } : undefined,
};

const problemsIn = (text: string) => {
  const read = readRows(text, form);
  const problems = read.ok ? [] : read.problems;
  expectBothLanguages(problems);
  return problems.map((problem) => sayProblem(problem));
};
const placesIn = (text: string) => problemsIn(text).map(({ line, column }) => [line, column]);

describe('readRows', () => {
  test.each([
    ['plain', '.#\n#.\n', [1, 2]],
    ['named', 'dots\n.#\n#.', [2, 3]],
    ['with CRLF', 'dots\r\n.#\r\n#.\r\n', [2, 3]],
    ['with bare CR', '.#\r#.\r', [1, 2]],
    ['with a byte order mark', '\uFEFFdots\n.#\n#.', [2, 3]],
    ['with trailing spaces and blank ends', '\n  \ndots \n\n.#  \n#.\t\n\n\n', [5, 6]],
    ['with comments', '% mine\ndots\n.#\n% between\n#.\n% end', [3, 5]],
  ])('reads a board %s', (_, text, lines) => {
    const read = readRows(text, form);
    expect(read).toMatchObject({ ok: true, rows: ['.#', '#.'] });
    if (read.ok)
      expect([read.at(0, 0), read.at(1, 1)]).toEqual([
        [lines[0], 1],
        [lines[1], 2],
      ]);
  });

  test('reads cells with blanks between them, and names their columns', () => {
    const read = readRows('dots\n. #\n# .', form);
    expect(read).toMatchObject({ ok: true, rows: ['.#', '#.'] });
    if (read.ok)
      expect([read.at(0, 1), read.at(1, 0)]).toEqual([
        [2, 3],
        [3, 1],
      ]);
    expect(placesIn('. #\n# x')).toEqual([[2, 3]]);
    expect(placesIn('. #\n#.')).toEqual([
      [1, 2],
      [2, 3],
    ]);
  });

  test('names every unknown character with line and column', () => {
    expect(problemsIn('.x\n7.\n. \u{1F4A1}')).toEqual([
      { line: 1, column: 2, problem: "unexpected 'x' in a board of dots", fix: 'write . or #' },
      { line: 2, column: 1, problem: 'seven cannot be', fix: 'write . or #' },
      { line: 3, column: 2, problem: 'unexpected space in a board of dots', fix: 'write . or #' },
      { line: 3, column: 3, problem: "unexpected '\u{1F4A1}' in a board of dots", fix: 'write . or #' },
      {
        line: 3,
        column: 3,
        problem: 'expected 2 cells in this row, got 3',
        fix: 'make all rows the same length',
      },
    ]);
  });

  test('names each row that is not as long as most', () => {
    expect(placesIn('...\n..\n...\n....\n')).toEqual([
      [2, 3],
      [4, 4],
    ]);
  });

  test('names an empty line inside the board', () => {
    expect(problemsIn('..\n\n..')).toEqual([
      { line: 2, column: 1, problem: 'an empty line inside the board', fix: 'make all rows the same length' },
    ]);
  });

  test('reports twenty problems and the number of the others', () => {
    const problems = problemsIn(`${'x'.repeat(40)}\n`.repeat(2).concat('.'.repeat(40)));
    expect(problems).toHaveLength(MAX_PROBLEMS + 1);
    expect(problems.at(-1)?.problem).toBe('and 60 more problems');
  });

  test.each([
    ['nothing', ''],
    ['blanks', ' \n\n\t\n'],
    ['only a name', 'dots\n'],
    ['only comments', '% a\n% b'],
  ])('says that %s is no board', (_, text) => {
    expect(problemsIn(text).map(({ problem }) => problem)).toEqual(['expected a board, got nothing']);
  });

  test('says that binary junk is not text, once, at its place', () => {
    expect(problemsIn('..\n.\u0000\u0001\uFFFD')).toEqual([
      {
        line: 2,
        column: 2,
        problem: 'expected text, got the character U+0000',
        fix: 'give a plain text file',
      },
    ]);
  });

  test('says that the text is of another puzzle, and what else is wrong', () => {
    expect(problemsIn('other-puzzle\n.x')).toEqual([
      {
        line: 1,
        column: 1,
        problem: "expected 'dots' on the first line, got 'other-puzzle'",
        fix: "write 'dots' there, or nothing",
      },
      { line: 2, column: 2, problem: "unexpected 'x' in a board of dots", fix: 'write . or #' },
    ]);
  });

  test('refuses boards that are too large, and looks no further', () => {
    expect(placesIn(`${'.\n'.repeat(MAX_SIDE)}.`)).toEqual([[MAX_SIDE + 1, 1]]);
    expect(placesIn('x'.repeat(MAX_SIDE + 1))).toEqual([[1, MAX_SIDE + 1]]);
    expect(placesIn(`dots\n${`${'.'.repeat(MAX_SIDE)}\n`.repeat(251)}`)).toEqual([[2, 1]]);
    expect(placesIn('.'.repeat(MAX_TEXT + 1))).toEqual([[1, 1]]);
  });
});

describe('readJsonRows', () => {
  test('reads rows and passes over other fields', () => {
    const json = { puzzle: 'dots', rows: ['.#', '#.'], note: 'hello', solutions: 1 };
    const read = readJsonRows(json, form);
    expect(read).toMatchObject({ ok: true, rows: ['.#', '#.'] });
    if (read.ok) expect(read.at(1, 0)).toEqual([2, 1, ['rows', 1, 0]]);
  });

  test.each([
    ['no rows', {}, ['"rows" is missing']],
    ['rows that are no list', { rows: '..' }, ['"rows" is not a list']],
    ['no row', { rows: [] }, ['"rows" is empty']],
    ['empty rows', { rows: ['', ''] }, ['a board of dots has at least one cell']],
    ['another puzzle', { puzzle: 'other', rows: ['..'] }, ['expected "puzzle" to be "dots", got "other"']],
    [
      'rows that are no strings',
      { rows: ['..', 7, ['.'], null, '.x'] },
      [
        'expected a string, got 7',
        'expected a string, got a list',
        'expected a string, got null',
        "unexpected 'x' in a board of dots",
      ],
    ],
  ])('reports %s', (_, json, problems) => {
    const read = readJsonRows(json, form);
    expect(read.ok ? [] : read.problems.map(({ problem }) => problem)).toEqual(problems);
    expectBothLanguages(read.ok ? [] : read.problems);
  });

  test('counts rows as lines, and names the character', () => {
    const read = readJsonRows({ rows: ['..', '.x'] }, form);
    expect(read.ok ? [] : read.problems.map(({ line, column, path }) => [line, column, path])).toEqual([
      [2, 2, ['rows', 1, 1]],
    ]);
  });
});
