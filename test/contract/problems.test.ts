/** What readers complain about is told in both languages, wherever the trouble is found. */
import { describe, expect, it } from 'vitest';
import { formats, read } from '../../src/formats/index.ts';
import { readLink } from '../../src/play/index.ts';
import {
  type Bilingual,
  type Complaint,
  type Problem,
  problemAt,
  puzzleById,
  puzzles,
  sayProblem,
} from '../../src/puzzles/index.ts';
import { expectBothLanguages } from './both-languages.ts';
import { malformedTexts } from './malformed-texts.ts';

/** Texts beyond those whose places are tested: between them, every complaint and every note of every format. */
const MORE_TEXTS: readonly string[] = [
  '',
  'nothing of ours!',
  'akari\n',
  'akari\n\u0007',
  'akari\n. \t.\n.7\n\n...',
  `akari\n${'.\n'.repeat(1001)}`,
  `akari\n${'.'.repeat(1001)}`,
  `akari\n${`${'.'.repeat(600)}\n`.repeat(600)}`,
  `akari\n${'.'.repeat(4_000_001)}`,
  `akari\n${'x'.repeat(21)}`,
  `akari\n${'x'.repeat(40)}`,
  'bosnian-road\n9',
  'bosnian-road\n8.\n..',
  'akari\n4.\n..',
  'crazy-pavement\naab',
  'crazy-pavement\nfirst\ncolumns: 1 x\ncolumns: 1\nregions:\na b\nabc\nab\n!a',
  'crazy-pavement\ncolumns:\nrows:\nregions:\n',
  'crazy-pavement\ncolumns: 1\nrows: 9 9\nregions:\nab\naa',
  'crazy-pavement\ncolumns: - -\nrows: - -\nregions:\nab\nba',
  'crazy-pavement\ncolumns: - - -\nrows: -\nregions:\na bc\n',
  `crazy-pavement\ncolumns: -\nrows: -\nregions:\n${'a\n'.repeat(1001)}`,
  `crazy-pavement\ncolumns: - -\nrows: -\nregions:\n${'a'.repeat(1001)}`,
  `crazy-pavement\ncolumns: - -\nrows: -\nregions:\n${`${'a'.repeat(600)}\n`.repeat(600)}`,
  'dual-clue-cross-a-pix\ncolumns: 0/1 1/0 3/1 -/2 1/2 2/2\nrows: 4/4 9/-\nregions:\nabcdef\nghijkl',
  'dual-clue-cross-a-pix\ncolumns: 4\nrows: -\nregions:\na',
  '{"puzzle": "akari"} x',
  '{"puzzle" 1}',
  '{"puzzle"',
  '{puzzle: 1}',
  "{'puzzle': 1}",
  '{"puzzle": "a\\q"}',
  '{"puzzle": "a\nb"}',
  '{"puzzle": "a',
  '{"puzzle": ',
  '{"puzzle": oops}',
  `{"puzzle": ${'['.repeat(101)}`,
  `{"puzzle": "${'x'.repeat(32_000_001)}`,
  '[1, 2]',
  '{"puzzle": "akari", "rows": 7}',
  '{"puzzle": "akari", "rows": []}',
  '{"puzzle": "akari"}',
  '{"puzzle": "akari", "rows": [null, [1], {}, ".", 5]}',
  '{"puzzle": "akari", "rows": [""]}',
  '{"puzzle": "crazy-pavement"}',
  '{"puzzle": "crazy-pavement", "regions": 1, "rowClues": "none"}',
  '{"puzzle": "crazy-pavement", "regions": [[0, -1], 7, [0]], "rowClues": [{}, [1, 2], "x"], "columnClues": [-2]}',
  '{"puzzle": "crazy-pavement", "wallsRight": [[2]], "wallsBelow": [[], []], "rowClues": [0], "columnClues": [0, 0]}',
  '{"puzzle": "crazy-pavement", "regions": [[0]], "wallsRight": [[1]], "wallsBelow": [[], []], "rowClues": [0], "columnClues": [0]}',
  '{"puzzle": "crazy-pavement", "regions": [[0, 0]], "wallsRight": [[1]], "wallsBelow": [[], []], "rowClues": [0], "columnClues": [0, 0]}',
  '{"puzzle": "crazy-pavement", "wallsRight": [[1], [0]], "wallsBelow": [[0], [0]], "rowClues": [0, 0], "columnClues": [0, 0]}',
  '{"puzzle": "crazy-pavement", "wallsRight": [[0], [0]], "wallsBelow": [[1], [0]], "rowClues": [0, 0], "columnClues": [0, 0]}',
  `{"puzzle": "crazy-pavement", "regions": [[0]], "rowClues": [${'0,'.repeat(1001)}0], "columnClues": [0]}`,
  'https://puzz.link/p?akari/v:/3/3/i',
  'https://puzz.link/p?akari/3//',
  'akari/3/3/a b\nc',
  'bosnianroad/3/3/d!d',
  '3x3:d!d',
  'tilepaint/2/2/00g',
  'tilepaint/2/2/00z0000',
  'tilepaint/2/2/00!',
  'pzprv3\nlightup\nx\n\n',
  'pzprv3.1\nlightup\n1\n1\n. \n',
  'pzprv3\nlightup\n1\n3\n# + \nx',
  'pzprv3\nlightup\n1\n2\n# + \nx',
  'pzprv3\nlightup\n1\n1\nlong \n',
  'akari([[_,_],x],2).',
  'akari([x',
  'akari([1111111111111111',
  'akari([_ _',
  'akari(x).',
  'akari(7).',
  'akari([[_]],1). akari([[_]],1).',
  'calculate_road([2-2-9,x]-[7],6,RES).',
  'calculate_road([2-2-5],6,RES).',
  'calculate_road([[',
  '[1-1-1]-[',
  'board_1([[1]]).\nhorizontal_1(x).\nvertical_1([x,1]).',
  'board_1([[P1]]).\nhorizontal_1([1]).\nvertical_1([1]).\nboard_2([[P1]]).',
  'board_1([[P1]]).\nhorizontal_1([1]).',
  'board_1([[P1]]).\nhorizontal_1([1]).\nvertical_1(x).',
  'horizontalWall(7).\nverticalWall([7]).',
  'horizontalWall([[0]]).\nverticalWall([[],[]]).\nverticalNumbers([[1,1]]).\nhorizontalNumbers([[1,x]]).',
  'horizontalWall([[0,0]]).\nverticalWall([[0],[]]).\nverticalNumbers([[1,1],[1,1]]).\nhorizontalNumbers([[1]]).',
];

const LINKS: readonly string[] = [
  '%',
  'akari/~z',
  'chess/8',
  'akari/'.padEnd(200_001, '.'),
  'akari/...;...=1/',
  `akari/${`${'.'.repeat(200)};`.repeat(200)}/`,
];

/** Portuguese without what it quotes: names, signs and what the input says. */
const unquoted = (text: string): string => text.replace(/'[^']*'|"[^"]*"|`[^`]*`|«[^»]*»/g, '');
const ENGLISH =
  /\b(the|this|is|are|has|have|and|or|not|but|with|here|where|write|belongs?|cannot|must|only|cells?|rows?|columns?|board|text|line|facts of)\b/i;

function expectPortuguese(found: readonly Bilingual<Complaint>[]): void {
  expectBothLanguages(found);
  for (const { pt } of found) {
    expect(unquoted(pt.problem)).not.toMatch(ENGLISH);
    expect(unquoted(pt.fix ?? '')).not.toMatch(ENGLISH);
  }
}

describe('every complaint is told in both languages', () => {
  it('of a text, in the format that is found out', () => {
    for (const text of [...malformedTexts.map(([, text]) => text), ...MORE_TEXTS]) {
      const result = read(text);
      expectPortuguese(result.ok ? result.notes : result.problems);
    }
  });

  it.each(formats.map((format) => [format.id, format] as const))('of any text, read as %s', (_, format) => {
    for (const text of [...malformedTexts.map(([, text]) => text), ...MORE_TEXTS]) {
      const result = format.read(text);
      expectPortuguese(result.ok ? result.notes : result.problems);
    }
  });

  it.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))(
    'of any text or JSON, as %s',
    (_, puzzle) => {
      for (const text of MORE_TEXTS) {
        const parsed = puzzle.parse(text);
        expectPortuguese(parsed.ok ? parsed.notes : parsed.problems);
      }
      for (const json of [
        { puzzle: 'chess' },
        { puzzle: ['a', {}] },
        { puzzle: {} },
        { rows: [undefined] },
      ]) {
        const parsed = puzzle.fromJson(json);
        expectPortuguese(parsed.ok ? parsed.notes : parsed.problems);
      }
    },
  );

  it.each(LINKS.map((link) => [link.slice(0, 30), link] as const))('of the link %s', (_, link) => {
    const result = readLink(link, puzzles);
    if (result.ok) expect.fail('the link was read');
    expectPortuguese(result.problems);
  });

  it('of a board that a format cannot hold', () => {
    const boards = [
      'akari\n..',
      'bosnian-road\n..',
      'crazy-pavement\ncolumns: - -\nrows: - -\nregions:\nab\nba',
      `crazy-pavement\ncolumns: 1\nrows: ${'1 '.repeat(300)}\nregions:\n${'a\n'.repeat(300)}`.replace(
        '1\n',
        '300\n',
      ),
      'dual-clue-cross-a-pix\ncolumns: - -\nrows: - -\nregions:\nab\nba',
    ];
    for (const text of boards) {
      const board = read(text);
      if (!board.ok) expect.fail(JSON.stringify(board.problems));
      for (const format of formats) {
        const written = format.write(board.puzzle, board.grid);
        if (!written.ok) expectPortuguese([written]);
      }
    }
  });
});

describe('trouble in JSON fields carries the way to its value', () => {
  const JSONS: readonly Readonly<Record<string, unknown>>[] = [
    ...MORE_TEXTS.filter((text) => text.startsWith('{"puzzle": "') && isJson(text)).map((text) =>
      JSON.parse(text),
    ),
    { puzzle: 'chess' },
    { rows: ['..', 7, '.x', '.'] },
    { rows: Array(1001).fill('.') },
    { rows: ['.'.repeat(1001)] },
  ];
  it.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('%s', (id, puzzle) => {
    let found = 0;
    for (const { puzzle: _, ...json } of JSONS) {
      const parsed = puzzle.fromJson({ puzzle: id, ...json });
      for (const { path, problem } of parsed.ok ? parsed.notes : parsed.problems) {
        found++;
        if (!path) expect.fail(`no path: ${problem}`);
        // Every step but the last leads to a value that is there; the last may be what is missing.
        let value: unknown = json;
        for (const step of path.slice(0, -1)) {
          expect(typeof value, `${problem}: ${path.join('.')}`).toMatch(
            typeof step === 'string' ? 'object' : /object|string/,
          );
          value = (value as Record<string | number, unknown>)[step];
          expect(value, `${problem}: ${path.join('.')}`).toBeDefined();
        }
      }
    }
    expect(found).toBeGreaterThan(10);
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

it('a problem is said in one language at a time, at the same place', () => {
  const found = problemAt(2, 3, { en: 'wrong', pt: 'errado' }, { en: 'do', pt: 'faz' });
  expect(sayProblem(found)).toEqual({ line: 2, column: 3, problem: 'wrong', fix: 'do' });
  expect(sayProblem(found, 'pt')).toEqual({ line: 2, column: 3, problem: 'errado', fix: 'faz' });
  const unfixed: Bilingual<Problem> = problemAt(1, 1, { en: 'wrong', pt: 'errado' });
  expect(sayProblem(unfixed)).toEqual({ line: 1, column: 1, problem: 'wrong' });
  expect(sayProblem(unfixed, 'pt')).toEqual({ line: 1, column: 1, problem: 'errado' });
  // Programs read problems as JSON: the order of the fields is theirs too.
  expect(JSON.stringify(sayProblem(found))).toBe('{"line":2,"column":3,"problem":"wrong","fix":"do"}');
});

it('Portuguese speaks the words of the studio', () => {
  const akari = puzzleById('akari')!;
  const parsed = akari.parse('..x\n..\n...');
  if (parsed.ok) expect.fail('the board was read');
  expect(parsed.problems.map((problem) => sayProblem(problem, 'pt'))).toEqual([
    {
      line: 1,
      column: 3,
      problem: "não se esperava 'x' num tabuleiro de Akari",
      fix: 'escreve . para uma casa branca, # para uma preta, 0 a 4 para uma pista',
    },
    {
      line: 2,
      column: 3,
      problem: 'esta linha devia ter 3 casas, e tem 2',
      fix: 'dá a todas as linhas o mesmo comprimento',
    },
  ]);
});
