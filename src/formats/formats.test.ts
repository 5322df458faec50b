import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { solve } from '../../test/solve-puzzle.ts';
import { type AnyPuzzle, puzzles } from '../puzzles/index.ts';
import { boardsIn, type Format, formatById, read } from './index.ts';

const readIn = (format: Format, text: string): { puzzle: AnyPuzzle; grid: unknown } => {
  const result = format.read(text);
  if (!result.ok) throw new Error(`${format.id}: ${JSON.stringify(result.problems)}\n${text}`);
  return result;
};

const rowsOf = ({ puzzle, grid }: { puzzle: AnyPuzzle; grid: unknown }): unknown =>
  puzzle.toJson(grid)['rows'];

describe('examples tried on the sites themselves', () => {
  it.each([
    ['akari/6/6/nekcakbl'],
    ['akari/10/10/hcscl.h.idn.i.cgcndg.h.ncs.h'],
    ['akari/10/10/hcrbj.lbkcjcjcjckbjbj.tc'],
    ['akari/7/7/hdk.agah.g.g.g6.jbg0bka'],
    ['tilepaint/6/6/mfttf5ovqrrvzv234232243331'],
    ['bosnianroad/7/7/h2c4w.c7h'],
    ['bosnianroad/10/10/.f.n1b1b5n4l.n1b.b5n.f./'],
  ])('puzz.link %s comes back letter for letter and has one solution', (address) => {
    const text = `https://puzz.link/p?${address}`;
    const result = read(text);
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    expect(result.format.id).toMatch(/^puzz-link-/);
    expect(result.notes).toEqual([]);
    expect(result.format.write(result.puzzle, result.grid)).toEqual({ ok: true, text });
    expect(solve(result.puzzle, result.grid, 2)).toHaveLength(1);
  });

  it('akari/6/6/nekcakbl has its clues where they belong', () => {
    expect(rowsOf(readIn(formatById('puzz-link-akari')!, 'akari/6/6/nekcakbl'))).toEqual([
      '......',
      '..4...',
      '....2.',
      '.0....',
      '...1..',
      '......',
    ]);
  });

  it('the Tilepaint board has 20 regions and its clues', () => {
    const { puzzle, grid } = readIn(
      formatById('puzz-link-tilepaint')!,
      'tilepaint/6/6/mfttf5ovqrrvzv234232243331',
    );
    const json = puzzle.toJson(grid);
    expect(Math.max(...(json['regions'] as number[][]).flat()) + 1).toBe(20);
    expect(json['columnClues']).toEqual([2, 3, 4, 2, 3, 2]);
    expect(json['rowClues']).toEqual([2, 4, 3, 3, 3, 1]);
  });

  it("a Light Up ID is the same board as puzz.link's", () => {
    const tatham = formatById('tatham-light-up')!;
    const id = '7x7:b3gB0c0dBaBaBa1aBd1c01g0b';
    const board = readIn(tatham, id);
    expect(rowsOf(board)).toEqual(
      rowsOf(readIn(formatById('puzz-link-akari')!, 'akari/7/7/hdk.agah.g.g.g6.jbg0bka')),
    );
    expect(tatham.write(board.puzzle, board.grid)).toEqual({ ok: true, text: id });
    expect(rowsOf(readIn(tatham, '7x7b20s4d1:b3gB0c0dBaBaBa1aBd1c01g0b\n'))).toEqual(rowsOf(board));
  });

  it.each([
    'puzz.link/p?akari/6/6/nekcakbl',
    'akari/6/6/nekcakbl',
    'lightup/6/6/nekcakbl',
    'https://puzz.link/p?bijutsukan/6/6/nekcakbl',
    'http://pzv.jp/p.html?lightup/6/6/nekcakbl',
    'https://pzprxs.vercel.app/p.html?akari/6/6/nekcakbl/',
    '  https://puzz.link/p?akari_edit/6/6/nekcakbl\n',
  ])('the address may look like %j', (text) => {
    const result = read(text);
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    expect(rowsOf(result)).toEqual(['......', '..4...', '....2.', '.0....', '...1..', '......']);
  });

  it('an option in the address is passed over with a note that points at it', () => {
    const result = read('akari/v:/6/6/nekcakbl');
    expect(result).toMatchObject({ ok: true, notes: [{ line: 1, column: 7 }] });
  });

  it('a pzprv3 file, with line ends or slashes, lights and marks', () => {
    const rows = ['.4.', '-..', '..0'];
    for (const text of [
      'pzprv3\nlightup\n3\n3\n. 4 # \n- + . \n. . 0 \n',
      'pzprv3/lightup/3/3/. 4 # /- + . /. . 0 /',
      'pzprv3\r\nlightup\r\n3\r\n3\r\n. 4 # \r\n- + . \r\n. . 0 \r\n',
    ]) {
      const result = read(text);
      if (!result.ok) throw new Error(JSON.stringify(result.problems));
      expect(rowsOf(result)).toEqual(rows.map((row) => row.replaceAll('-', '#')));
      expect(result.notes.map(({ problem }) => problem)).toContain(
        'the lights and marks in the file are ignored',
      );
    }
  });
});

describe('own text finds its puzzle', () => {
  it.each([
    ['Akari\n..1\n', 'akari'],
    ['BOSNIAN ROAD\n...\n...\n', 'bosnian-road'],
    ['% a remark\n\nbosnian_road\n...\n...\n', 'bosnian-road'],
    ['..8\n.#.\n', 'bosnian-road'],
    ['columns: 1\nrows: 1\nregions:\na\n', 'crazy-pavement'],
  ])('%j', (text, id) => {
    const result = read(text);
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    expect([result.format.id, result.puzzle.id]).toEqual(['text', id]);
  });

  it('a text that looks like one puzzle alone is told its problems', () => {
    expect(read('#8\n.\n')).toMatchObject({
      ok: false,
      problems: [{ line: 2, column: 2, problem: expect.stringContaining('1') }],
    });
  });

  it('every puzzle is sure of what it writes, and no other is', () => {
    for (const puzzle of puzzles) {
      const parsed = puzzle.parse(puzzle.examples[0]!.text);
      if (!parsed.ok) throw new Error(puzzle.id);
      const text = puzzle.format(parsed.grid);
      for (const other of puzzles) expect(other.sniff(text) === 1).toBe(other === puzzle);
      for (const junk of ['', '\0', 'x'.repeat(5000), '{"puzzle": 1}', 'https://puzz.link/p?akari/1/1/g'])
        expect(puzzle.sniff(junk)).toBe(0);
    }
  });
});

describe("the papers' own programs", () => {
  it('a board inside a clause, with comments, and others after it', () => {
    const text =
      '% _ -> Empty space\nstart4:- akari([\n  [15,15,15], /* black */\n  [15, _,14],\n  [_x,15,15]],3).\n\nstart5:- akari([[_]],1).\nakari(Rows, Size) :- length(Rows, Size).\n';
    const result = read(text);
    expect(result).toMatchObject({
      ok: true,
      notes: [
        { line: 7, column: 10 },
        { line: 4, column: 10 },
      ],
    });
    if (result.ok) expect(rowsOf(result)).toEqual(['###', '#.4', '.##']);
  });

  it('the Bosnian Road goals, in a comment of the program or alone', () => {
    const lists = '[2-2-5,5-2-5,3-3-3,2-5-3,6-6-2]-[5-4]';
    const rows = ['......', '.5..5.', '..3...', '....#.', '.3....', '.....2'];
    for (const text of [
      `%['trace_road.pl'],calculate_road(${lists},6,RES),\n%showBoard(RES, ${lists},6).`,
      `calculate_road(Board-Zeros, Dim, Answer) :- length(Answer, Dim).\n:- calculate_road_testing(${lists}, 6, RES).`,
      `${lists},6`,
    ]) {
      const result = read(text);
      if (!result.ok) throw new Error(`${text}: ${JSON.stringify(result.problems)}`);
      expect(rowsOf(result)).toEqual(rows);
    }
  });

  it('Dual-Clue facts as clauses that bind a variable, among the calls of the program', () => {
    const text = `teste :- horizontalWall(HP), verticalWall(VP), verticalNumbers(V), horizontalNumbers(H).
horizontalWall(Walls) :- Walls = [
[0],
[1]
].
verticalWall(Walls) :- Walls = [[1],[0]].
verticalNumbers(Numbers) :- Numbers = [ [1,1], [_,-1] ].
horizontalNumbers(Numbers) :- Numbers = [ [2,1], [0,0] ].`;
    const result = read(text);
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    expect(result.puzzle.toJson(result.grid)).toMatchObject({
      regions: [
        [0, 0],
        [1, 0],
      ],
      rowClues: [
        [2, 1],
        [0, 0],
      ],
      columnClues: [
        [1, 1],
        [-1, -1],
      ],
    });
  });

  it('of several boards, the one that is asked for', () => {
    const text = `/* board_1([[P1,P2],[P1,P1]]). start :- akari([[15]],1). */
write('%%'), start :- akari([[_]],1).
second:-
    akari([[15,_],[_,15]],2).
start3 :- akari([[_,],[]],2).
akari([[_,_],[_,_]],2).
% commented :- akari([[15]],1).
`;
    expect(boardsIn(text)).toEqual(['1', 'second', 'start3', '4', 'start', 'commented']);
    const rows = (board?: string): unknown => {
      const result = read(text, board === undefined ? {} : { board });
      return result.ok ? rowsOf(result) : result.problems.map(({ problem }) => problem);
    };
    expect(rows()).toEqual(['.']);
    expect(rows('second')).toEqual(['#.', '.#']);
    expect(rows('4')).toEqual(['..', '..']);
    expect(rows('commented')).toEqual(['#']);
    expect(rows('start3')).toEqual(['expected a term']);
    expect(rows('none')).toEqual([
      'no board of the text is called none; expected 1, second, start3, 4, start, commented',
    ]);
    expect(read('akari\n.#\n', { board: '2' })).toMatchObject({ ok: false });
  });

  it('a real clause comes before one inside a comment', () => {
    const facts = 'horizontal_1([1]). vertical_1([1]). horizontal_2([-1]). vertical_2([0]).';
    const text = `%board_2([[P1,P1]]).\n/* board_1([[P1,P2]]). */\nboard_2([[P1]]).\nboard_1([[P1]]).\n${facts}`;
    expect(boardsIn(text)).toEqual(['board_2', 'board_1']);
    expect(read(text, { board: 'board_1' })).toMatchObject({ ok: true, grid: { rowClues: [1] } });
    const goals = `%calculate_road([1-1-3]-[],3,R).\nrun :- calculate_road([2-2-8]-[],3,R).\n`;
    expect(boardsIn(goals)).toEqual(['run', '2']);
    const result = read(goals);
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    expect(rowsOf(result)).toEqual(['...', '.8.', '...']);
    expect(result.notes[0]?.fix).toContain('run, 2');
  });

  it('Crazy Pavement facts of the first of several boards', () => {
    const text = `board_2([[P1,P2],[P1,P1]]).
board_3([[P1]]).
board_horizontal(_,_,0).
horizontal_3([1]). vertical_3([1]).
horizontal_2([-1,2]).
vertical_2([2,1]).`;
    const result = read(text);
    expect(result).toMatchObject({ ok: true, notes: [{ line: 2, column: 1 }] });
    if (result.ok) {
      expect(result.puzzle.toJson(result.grid)).toMatchObject({
        regions: [
          [0, 1],
          [0, 0],
        ],
        rowClues: [-1, 2],
        columnClues: [2, 1],
      });
    }
  });
});

describe('the examples of docs/formats.md', () => {
  const page = readFileSync(new URL('../../docs/formats.md', import.meta.url), 'utf8');
  const blocks = Array.from(page.matchAll(/^```\w*\n([\s\S]*?)^```$/gm), ([, block]) => block!);
  const addresses = Array.from(
    page.matchAll(/`(https:\/\/puzz\.link\/p\?\w+\/\d[^`]*|7x7:[^`]+)`/g),
    ([, one]) => one!,
  );

  it('are all there: eleven in blocks, six in lines', () => {
    expect([blocks.length, addresses.length]).toEqual([11, 6]);
  });

  it.each([...blocks, ...addresses])('%j is read without a word', (text) => {
    expect(read(text)).toMatchObject({ ok: true, notes: [] });
  });
});
