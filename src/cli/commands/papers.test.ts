import { describe, expect, it } from 'vitest';
import { lines, ONE, objects, run, Scratch } from '../../../test/run-calcada.ts';
import { asPaper, measure } from '../../lab/index.ts';
import { paper003, paperBoards } from '../../papers/index.ts';

const scratch = new Scratch();
const PROGRAM = `board_1([[P1]]). horizontal_1([1]). vertical_1([1]).
board_2([[P1,P2],[P1,P1]]). horizontal_2([-1,2]). vertical_2([2,1]).
`;

describe("the papers' boards", () => {
  it('are listed with their papers, and as JSON', async () => {
    const { out, code } = await run(['boards', '--lang', 'pt']);
    expect(code).toBe(0);
    for (const { name, paper } of paperBoards) {
      expect(out).toContain(`  ${name} `);
      for (const author of paper.authors) expect(out).toContain(author);
    }
    const listed = objects((await run(['boards', '--json'])).out);
    expect(listed.map(({ name }) => name)).toEqual(paperBoards.map(({ name }) => name));
  });

  it('are read by their names, and a repair is said', async () => {
    const { out, err } = await run(['check', '--json', '004:2', '002:start5', '003:9']);
    expect(objects(out).map(({ status }) => status)).toEqual(['unique', 'unique', 'error']);
    expect(err).toContain('002:start5:1:1: note: as repaired by us');
    expect(err).toContain('003:13');
  });

  it('are found in a Prolog file by name', async () => {
    const file = scratch.file('two.pl', PROGRAM);
    expect(lines((await run(['boards', file])).out)).toEqual([`${file}#board_1`, `${file}#board_2`]);
    const { out } = await run(['solve', '--json', `${file}#board_2`]);
    expect(objects(out)).toMatchObject([
      { input: `${file}#board_2`, status: 'solved', puzzle: 'crazy-pavement' },
    ]);
    expect((await run(['solve', `${file}#board_3`])).code).toBe(3);
  });
});

describe('the rules of a paper', () => {
  it('003 has three solutions of its 13x13 board without the loop, one with its test', async () => {
    const counted = async (model: string) => {
      const { out, err } = await run(['count', '--json', '--model', model, '003:13']);
      return { ...objects(out)[0], err };
    };
    expect(await counted('paper')).toMatchObject({ count: 3, model: '003:calculate_road' });
    expect(await counted('paper:calculate_road_testing')).toMatchObject({ count: 1 });
    expect((await counted('paper')).err).toMatch(/^003:13: note: calculate_road: .*one loop/);
    expect(await counted('ours')).toMatchObject({ count: 1, err: '' });
    const { out } = await run(['check', '--json', '--model', 'paper', '003:13']);
    expect(objects(out)[0]).toMatchObject({ status: 'several' });
  });

  it('what is no model is refused, and a puzzle without a paper', async () => {
    for (const model of ['papers', 'paper:', 'paper:nothing'])
      expect(await run(['count', '--model', model, ONE])).toMatchObject({ code: 2 });
    expect(await run(['count', '--model', 'paper', 'mosaic\n3.\n..\n'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('no paper'),
    });
  });
});

describe('the pictures of the papers', () => {
  it('000 draws walls, 004 numbers its regions and prints 0 and 1', async () => {
    const solved = lines((await run(['solve', '--style', 'papers', '000:teste'])).out);
    expect(solved.slice(0, 5)).toEqual([
      '    2 2 4 5 4 4 6 7 5 4',
      '    - - - - - - - - - -',
      '    1 2 3 3 2 2 1 3 4 3',
      '   +-+-+-+-+-+-+-+-+-+-+',
      '3|3|   |*|   |*|   |*| |',
    ]);
    // The regions have the numbers of the listing, which are not in reading order.
    expect(lines((await run(['draw', '--style', 'papers', '004:1'])).out).slice(1, 3)).toEqual([
      '5 | 01 | 02 | 02 | 03 | 03 | 03 | 03 | ',
      '5 | 01 | 01 | 02 | 07 | 07 | 03 | 08 | ',
    ]);
    expect(lines((await run(['solve', '--style', 'papers', '004:1'])).out)[1]).toBe(
      '5 | 1 | 0 | 0 | 1 | 1 | 1 | 1 | ',
    );
  });

  it('003 has its own signs, 002 a row of dashes between rows', async () => {
    const road = (await run(['solve', '--style', 'papers', '003:6-c'])).out;
    expect(road).toContain(' | ▓ | ▓ | ▓ | ▓ | ⏹ | ▓ |');
    expect(lines((await run(['solve', '--style', 'papers', ONE])).out)).toEqual([
      '',
      ' --- --- ---',
      '|   | * |   |',
      ' --- --- ---',
      '| * | 4 | * |',
      ' --- --- ---',
      '|   | * |   |',
      ' --- --- ---',
    ]);
  });

  it('a command that draws no whole boards refuses, and so does a puzzle without a paper', async () => {
    expect(await run(['deduce', '--style', 'papers', ONE])).toMatchObject({ code: 2 });
    expect(await run(['draw', '--style', 'papers', 'mosaic\n3.\n..\n'])).toMatchObject({ code: 2 });
  });
});

describe("the papers' programs", () => {
  it('are listed, printed and compared with the listing, in both languages', async () => {
    const { out } = await run(['programs', '--lang', 'pt']);
    for (const number of ['000/001', '002', '003', '004']) expect(out).toContain(`${number}  `);
    expect(out).toContain('start_game');
    const program = (await run(['programs', '003', '--print'])).out;
    for (const name of ['createBoard', 'calculate_road_testing', 'showBoard', 'print_time', 'fd_statistics'])
      expect(program).toContain(name);
    const { out: diff } = await run(['programs', '003', '--diff', '--lang', 'pt']);
    expect(diff).toMatch(
      /^@@ 194 @@ a mudança de linha depois dos traços é nossa.*\n-writeSlash\(Dim\),\n\+writeSlash\(Dim\), nl,$/m,
    );
    expect((await run(['programs', '001', '--listing'])).out).toContain('labeling([ffd, enum], Vars)');
  });

  it('what is no paper, and two wishes at once, are refused', async () => {
    expect(await run(['programs', '005'])).toMatchObject({ code: 2 });
    expect(await run(['programs', '--print'])).toMatchObject({ code: 2 });
    expect(await run(['programs', '003', '--print', '--diff'])).toMatchObject({ code: 2 });
  });
});

describe("one meaning of the paper's program", () => {
  it('the second program of 003 tests after its labeling, and says what it refused', async () => {
    const { out } = await run(['solve', '--json', '--model', 'paper:calculate_road_testing', '003:13']);
    const [answer] = objects(out);
    expect(answer).toMatchObject({ status: 'solved', refused: 2, model: '003:calculate_road_testing' });
    const ours = objects((await run(['solve', '--json', '003:13'])).out)[0];
    expect((answer as { solution: unknown }).solution).toEqual((ours as { solution: unknown }).solution);
    const words = (await run(['solve', '--lang', 'pt', '--model', 'paper:calculate_road_testing', '003:13']))
      .out;
    expect(words).toContain('recusados depois da etiquetagem: 2 tabuleiros cheios');
  });

  it('the command counts what the lab counts, for each labeling', async () => {
    const parsed = paper003.puzzle.parse(paper003.boards.find(({ name }) => name === '13')!.text);
    if (!parsed.ok) throw new Error('003:13');
    const board = { name: '003:13', puzzle: paper003.puzzle, grid: parsed.grid };
    for (const [label, select] of [
      ['leftmost', 'leftmost'],
      ['ffc', 'most-constrained'],
    ] as const) {
      const args = ['solve', '--json', '--model', 'paper:calculate_road_testing', '--label', label, '003:13'];
      const [answer] = objects((await run(args)).out) as { statistics: Record<string, number> }[];
      const { counters } = measure(board, asPaper(paper003.programs[1]!), {
        labeling: { select },
        goal: 'any',
        timeLimit: 60_000,
      });
      for (const name of ['resumptions', 'entailments', 'prunings', 'backtracks', 'constraints'])
        expect(answer!.statistics[name], `${label} ${name}`).toBe(counters[name]);
    }
  });
});
