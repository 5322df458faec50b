/** Everything that the commands print as JSON is what the schemas of the package say. */
import { describe, expect, test } from 'vitest';
import { violations } from '../../test/json-schema.ts';
import { sampled } from '../../test/rounds.ts';
import { ENDLESS, NONE, ONE, objects, papers, run, Scratch, TWO } from '../../test/run-calcada.ts';
import { puzzles } from '../puzzles/index.ts';

const scratch = new Scratch();
const BAD = 'akari\n..\n.x\n';
const TAGGED = '{"puzzle":"akari","id":"mine","seed":7,"rows":["...",".4.","..."]}';
const files = (): string[] => [
  ...[ONE, TWO, NONE, BAD, TAGGED].map((text, at) => scratch.file(`${at}.board`, text)),
  ...['bosnian-6-b', 'crazy-1', 'akari-start'].map(papers),
  'no-such-file.txt',
];

async function expectSchema(command: string, args: readonly string[], stdin?: string): Promise<object[]> {
  const { out } = await run([command, ...args], stdin === undefined ? {} : { stdin });
  const found = objects(out);
  for (const answer of found) expect(violations(command, answer), JSON.stringify(answer)).toEqual([]);
  expect(found.length).toBeGreaterThan(0);
  return found;
}

describe.each(['check', 'solve', 'count', 'deduce', 'explain', 'hint', 'grade'])('%s --json', (command) => {
  test('boards of every kind, and no boards', async () => {
    const found = await expectSchema(command, ['--json', ...files()]);
    expect(found).toHaveLength(9);
    expect(found[4]).toMatchObject({ id: 'mine', seed: 7 });
    expect(Object.keys(found[0]!).slice(0, 3)).toEqual(['input', 'puzzle', 'status']);
    expect(found[3]).toMatchObject({ status: 'error', problems: [{ line: 3, column: 2 }] });
    expect(new Set(found.map((answer) => 'status' in answer && answer.status)).size).toBeGreaterThan(1);
  });

  test('a limit', async () => {
    const [found] = await expectSchema(command, ['--json', '--time-limit', '0.02', ENDLESS]);
    expect(found).toMatchObject({ status: 'unknown' });
  });

  test('in Portuguese', async () => {
    await expectSchema(command, ['--json', '--lang', 'pt', TWO, NONE]);
  });
});

test('solve --all and --limit', async () => {
  await expectSchema('solve', ['--json', '--all', TWO]);
  await expectSchema('solve', ['--json', '--limit', '1', TWO]);
  await expectSchema('solve', ['--json', '--all', '--time-limit', '0.02', ENDLESS]);
});

test('explain where two cases agree', async () => {
  const road = 'bosnian-road\n.......\n..6.4..\n.......\n..4..6.\n.......\n.......\n.......\n';
  const [found] = await expectSchema('explain', ['--json', road]);
  const { steps } = found as { steps: { chain?: Record<string, unknown>[] }[] };
  const told = steps.flatMap(({ chain = [] }) => {
    const at = chain.findIndex((link) => 'agreed' in link);
    return at < 0 ? [] : [chain.slice(at - 1, at + 1)];
  });
  expect(told).toMatchObject([
    [
      {
        branches: [
          [{ supposed: { r1c5: 'road' } }, {}],
          [{ supposed: { r1c5: 'empty' } }, {}, {}],
        ],
      },
      { agreed: { r2c6: 'empty', r3c5: 'empty' } },
    ],
  ]);
});

test('hint at every strength, of a mistake, and of a board that is not one', async () => {
  for (const strength of ['where', 'rules', 'fact'])
    await expectSchema('hint', ['--json', '--strength', strength, ONE]);
  const wrong = scratch.file('wrong.rows', '*..\n.4.\n...\n');
  const [mistake] = await expectSchema('hint', ['--json', '--board', wrong, ONE]);
  expect(mistake).toMatchObject({ status: 'mistake' });
  const misshapen = scratch.file('misshapen.rows', '*.\n');
  const [error] = await expectSchema('hint', ['--json', '--board', misshapen, ONE]);
  expect(error).toMatchObject({ input: misshapen, status: 'error' });
});

test('where a hint points is named once', async () => {
  let hints = 0;
  for (const name of ['akari-start', 'bosnian-13', 'crazy-2']) {
    const [found] = await expectSchema('hint', ['--json', papers(name)]);
    const where = found && 'where' in found ? (found.where as string[]) : [];
    expect(new Set(where).size).toBe(where.length);
    hints += where.length;
  }
  expect(hints).toBeGreaterThan(0);
});

describe.each(['check', 'grade'])('%s --jsonl', (command) => {
  test('the same shape as --json, with line and index', async () => {
    const boards = [
      TAGGED,
      '',
      '{"puzzle":"akari","rows":["..",".x"]}',
      '{"puzzle":"akari","rows":["..",".."]}',
    ];
    const found = await expectSchema(command, ['--jsonl', '-'], boards.join('\n'));
    expect(found).toMatchObject([
      { input: 'stdin', line: 1, index: 0, id: 'mine', seed: 7, puzzle: 'akari' },
      { input: 'stdin', line: 3, index: 1, status: 'error', problems: [{ line: 3, column: 34 }] },
      { input: 'stdin', line: 4, index: 2, status: 'several' },
    ]);
  });

  test('a limit', async () => {
    const found = await expectSchema(command, ['--time-limit', '0.02', '--jsonl', '-'], ENDLESS);
    expect(found).toMatchObject([{ status: 'unknown', because: 'time' }]);
  });
});

test.each(sampled(puzzles, 3).map(({ id }) => id))('generate %s', async (id) => {
  await expectSchema('generate', [id, '--size', '6x6', '--seed', '3', '--json']);
});

test('certificates in bulk', async () => {
  const boards = [
    TAGGED,
    '{"puzzle":"akari","rows":["..",".."]}',
    '{"puzzle":"akari","rows":[".4.","..."]}',
    '{"puzzle":"akari","rows":["..",".x"]}',
  ];
  const checked = await expectSchema(
    'check',
    ['--jsonl', '-', '--prove', scratch.path('checked')],
    boards.join('\n'),
  );
  expect(checked.map((answer) => 'certificate' in answer)).toEqual([true, true, true, false]);
  const made = await expectSchema('generate', [
    ...[puzzles[0]!.id, '--size', '6x6', '--seed', '3', '--json'],
    ...['--prove', scratch.path('made')],
  ]);
  expect(made.map((board) => 'certificate' in board)).toEqual([true]);
});

test('the validator notices what is wrong', () => {
  const sound = { input: 'x', puzzle: 'akari', status: 'none', ms: 1, statistics: {} };
  expect(violations('check', sound)).not.toEqual([]);
  expect(violations('grade', { input: 'x', puzzle: 'akari', status: 'none' })).toEqual([]);
  expect(violations('grade', { input: 'x', puzzle: 'akari', status: 'none', level: 'easy' })).not.toEqual([]);
  expect(violations('grade', { input: 'x', status: 'error', problems: [] })).not.toEqual([]);
  expect(
    violations('hint', { input: 'x', puzzle: 'akari', status: 'mistake', cells: ['a1'], reason: [] }),
  ).not.toEqual([]);
});

test('prove, verify and boards', async () => {
  const folder = scratch.path('proofs');
  const boards = [ONE, TWO, NONE, BAD].map((text, at) => scratch.file(`proved-${at}.txt`, text));
  const proved = await expectSchema('prove', ['--json', '--out', folder, ...boards, 'no-such-file.txt']);
  expect(proved.map((answer) => 'status' in answer && answer.status)).toEqual([
    ...['unique', 'several', 'none', 'error', 'error'],
  ]);
  await expectSchema('prove', ['--json', '--out', folder, '--time-limit', '0.02', ENDLESS]);
  const file = (name: string): string => `${folder}/${name}`;
  const [verified] = await expectSchema('verify', ['--json', file('proved-0.json'), file('proved-0.pbp')]);
  expect(verified).toMatchObject({ status: 'unique' });
  const [refused] = await expectSchema('verify', ['--json', file('proved-0.json'), file('proved-2.pbp')]);
  expect(refused).toMatchObject({ status: 'refused' });
  await expectSchema('verify', ['--json', file('proved-1.json')]);
  await expectSchema('verify', ['--json', boards[3]!]);
  expect((await expectSchema('boards', ['--json'])).length).toBeGreaterThan(5);
  await expectSchema('boards', ['--json', boards[0]!]);
});
