import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ENDLESS, lines, NONE, ONE, objects, papers, run, Scratch, TWO } from '../../../test/run-calcada.ts';

const scratch = new Scratch();

describe('explain', () => {
  test('as sentences, in both languages', async () => {
    const { code, out } = await run(['explain', ONE]);
    expect(code).toBe(0);
    expect(lines(out)[0]).toBe('easy, 0.4 (3 steps)');
    expect(lines(out)[1]).toBe(
      '1. a forced clue (weight 1). r1c2, r2c1, r2c3 and r3c2 are lights: otherwise the 4 at r2c2 could have only 3 lights beside it.',
    );
    expect(lines(out)[2]).toBe('   2–3. At once, r1c1, r1c3, r3c1 and r3c3 are not lights.');
    const pt = await run(['explain', '--lang', 'pt', ONE]);
    expect(lines(pt.out)[1]).toBe(
      '1. uma pista forçada (peso 1). l1c2, l2c1, l2c3 e l3c2 são luzes: senão, o 4 em l2c2 só poderia ter 3 luzes ao lado.',
    );
  });

  test('a rule that says all by itself needs no "otherwise"', async () => {
    const none = 'akari\n0.\n#.\n';
    expect((await run(['explain', none])).out).toContain(
      'r1c2 is not a light: the 0 at r1c1 allows no light beside it.',
    );
    expect((await run(['explain', '--lang', 'pt', none])).out).toContain(
      'l1c2 não é luz: o 0 em l1c1 não admite nenhuma luz ao lado.',
    );
  });

  test('as JSON', async () => {
    const { code, out } = await run(['explain', '--json', ONE]);
    expect(code).toBe(0);
    const [path] = objects(out);
    expect(path).toMatchObject({ status: 'explained', grade: { level: 'easy', score: 0.4 } });
    expect(path.steps[0]).toEqual({
      facts: { r1c2: 'light', r2c1: 'light', r2c3: 'light', r3c2: 'light' },
      because: [{ rule: 'clue@r2c2', sentence: 'the 4 at r2c2 needs exactly 4 lights beside it' }],
      given: [],
      known: {},
      technique: 'forced-clue',
      name: 'a forced clue',
      weight: 1,
      supposition: false,
      otherwise: {
        sentence: 'the 4 at r2c2 could have only 3 lights beside it',
        need: 4,
        have: 3,
      },
    });
    expect(path.end).toEqual(['.*.', '*4*', '.*.']);
    expect(path.steps[1].given).toHaveLength(1);
  });

  test("a region's fact is given for each of its cells", async () => {
    const { out } = await run(['explain', '--json', papers('crazy-1')]);
    const [{ steps }] = objects(out);
    expect(Object.keys(steps[0].facts).length).toBeGreaterThan(3);
    expect(new Set(steps.flatMap((step: { facts: object }) => Object.keys(step.facts))).size).toBe(49);
  });

  test('as a strip and as a page', async () => {
    const svg = await run(['explain', '--style', 'svg', ONE]);
    expect(svg.out).toMatch(/^<svg/);
    expect(svg.out.match(/class="scene" role/g)).toHaveLength(2);
    const html = scratch.path('path.html');
    expect(await run(['explain', '--out', html, papers('akari-start')])).toEqual({
      code: 0,
      out: '',
      err: '',
    });
    expect(readFileSync(html, 'utf8')).toMatch(/^<!doctype html>/);
    expect((await run(['explain', '--html', ONE])).out).toContain('<h2>');
  });

  test('that is interrupted keeps the file that was there', async () => {
    const old = scratch.file('old.txt', 'a path of yesterday\n');
    const { code } = await run(['explain', '--out', old, ENDLESS], { interruptAt: () => true });
    expect(code).toBe(130);
    expect(readFileSync(old, 'utf8')).toBe('a path of yesterday\n');
  });

  test('several solutions, none, and no time', async () => {
    const several = await run(['explain', TWO]);
    expect(several.code).toBe(1);
    expect(several.out).toContain('there are several solutions: this is as far as logic goes');
    expect(several.out).toContain('4 cells stay open; two solutions side by side:');
    expect(objects((await run(['explain', '--json', TWO])).out)).toMatchObject([
      {
        status: 'several',
        steps: [],
        open: ['r1c1', 'r1c2', 'r2c1', 'r2c2'],
        solutions: [expect.anything(), expect.anything()],
      },
    ]);
    const none = await run(['explain', NONE]);
    expect(none).toMatchObject({ code: 1 });
    expect(lines(none.out)).toEqual([
      'there is no solution',
      '  the 4 at r1c2 needs exactly 4 lights beside it',
    ]);
    expect(await run(['explain', '--time-limit', '0.02', ENDLESS])).toMatchObject({ code: 4 });
    expect((await run(['explain', '--style', 'svg', NONE])).out).toContain(
      'the 4 at r1c2 needs exactly 4 lights',
    );
  });

  test('from what is filled in', async () => {
    const file = scratch.file('filled.txt', '.*.\n*4*\n.*?\n');
    const { code, out } = await run(['explain', '--json', '--board', file, ONE]);
    expect(code).toBe(0);
    const [{ steps }] = objects(out);
    expect(steps).toHaveLength(1);
    expect(steps[0].facts).toEqual({ r3c3: 'dark' });
    const bad = scratch.file('bad.txt', '.*x\n*4\n');
    const refused = await run(['explain', '--board', bad, ONE]);
    expect(refused.code).toBe(3);
    expect(lines(refused.err)).toEqual([
      expect.stringContaining(':1:1: 2 rows for a board of 3'),
      expect.stringContaining(':1:3: expected one of . * ?, got x'),
      expect.stringContaining(':2:1: 2 cells in a row of 3'),
    ]);
    expect((await run(['explain', '--board', 'no such file', ONE])).code).toBe(2);
  });
});

describe('hint', () => {
  test('in three strengths', async () => {
    const say = async (strength: string) => (await run(['hint', '--strength', strength, ONE])).out;
    expect(await say('where')).toContain('Look at r2c2, r1c2, r2c1, r2c3, r3c2.');
    expect(await say('where')).not.toContain('needs');
    expect(await say('rules')).toContain('the 4 at r2c2 needs exactly 4 lights beside it');
    expect(await say('rules')).not.toContain('are lights');
    expect(await say('fact')).toContain('So r1c2, r2c1, r2c3 and r3c2 are lights.');
    expect((await run(['hint', '--lang', 'pt', ONE])).out).toContain(
      'Logo l1c2, l2c1, l2c3 e l3c2 são luzes.',
    );
    const keys = async (strength: string) =>
      Object.keys(objects((await run(['hint', '--json', '--strength', strength, ONE])).out)[0]);
    expect(await keys('where')).toEqual(['input', 'puzzle', 'status', 'where']);
    expect(await keys('rules')).toEqual(['input', 'puzzle', 'status', 'where', 'because']);
    expect(await keys('fact')).toEqual(expect.arrayContaining(['facts', 'because', 'given']));
  });

  test('mistakes first', async () => {
    const seen = scratch.file('seen.txt', '*?*\n?4?\n???\n');
    const broken = await run(['hint', '--board', seen, ONE]);
    expect(broken.code).toBe(1);
    expect(lines(broken.out).slice(0, 2)).toEqual([
      'There is a mistake. This rule is broken:',
      '  two lights see each other from r1c1 to r1c3',
    ]);
    const wrong = scratch.file('wrong.txt', '*??\n?4?\n???\n');
    const { out } = await run(['hint', '--json', '--board', wrong, ONE]);
    expect(objects(out)).toMatchObject([{ status: 'mistake', cells: ['r1c1'] }]);
    expect(objects(out)[0].reason.map(({ rule }: { rule: string }) => rule)).toContain('clue@r2c2');
    const text = await run(['hint', '--board', wrong, ONE]);
    expect(text.out).toContain('No solution has r1c1 as it is, because of these rules:');
  });

  test('nothing to say', async () => {
    const full = scratch.file('full.txt', '.*.\n*4*\n.*.\n');
    expect(await run(['hint', '--json', '--board', full, ONE])).toMatchObject({
      code: 0,
      out: '{"input":"argument","puzzle":"akari","status":"done"}\n',
    });
    expect(objects((await run(['hint', '--json', TWO])).out)).toMatchObject([{ status: 'open' }]);
    expect((await run(['hint', NONE])).code).toBe(1);
    expect(await run(['hint', '--json', '--time-limit', '0.02', ENDLESS])).toMatchObject({ code: 4 });
    expect((await run(['hint', ENDLESS], { interruptAt: () => true })).code).toBe(130);
  });
});

describe('grade', () => {
  test('a level and a score, and why', async () => {
    expect(await run(['grade', ONE])).toMatchObject({ code: 0, out: 'easy, 0.4 (3 steps)\n' });
    const { out } = await run(['grade', '--why', ONE]);
    expect(lines(out).length).toBeGreaterThan(2);
    expect(objects((await run(['grade', '--json', '--why', '--lang', 'pt', ONE])).out)).toMatchObject([
      { level: 'easy', score: 0.4, why: expect.arrayContaining([expect.stringContaining('regra')]) },
    ]);
    expect(objects((await run(['grade', '--json', TWO])).out)).toMatchObject([{ status: 'several' }]);
    // What cannot be solved is not easy.
    expect(await run(['grade', NONE])).toMatchObject({ code: 1, out: 'there is no solution\n' });
    expect(objects((await run(['grade', '--json', NONE])).out)).toEqual([
      { input: 'argument', puzzle: 'akari', status: 'none' },
    ]);
    expect((await run(['grade'])).code).toBe(2);
  });

  test('one board a line', async () => {
    const board = (rows: string[]) => JSON.stringify({ puzzle: 'akari', rows });
    const file = scratch.file(
      'boards.jsonl',
      `${board(['...', '.4.', '...'])}\n\nnonsense\n${board(['..', '..'])}\n${board(['0.', '..'])}\n`,
    );
    const { code, out } = await run(['grade', '--jsonl', file]);
    expect(code).toBe(3);
    expect(objects(out)).toMatchObject([
      { line: 1, index: 0, status: 'graded', level: 'easy', score: 0.4 },
      { line: 3, index: 1, status: 'error', problems: [{ line: 3 }] },
      { line: 4, index: 2, status: 'several' },
      { line: 5, index: 3, status: 'graded', level: 'easy', score: expect.any(Number) },
    ]);
    expect((await run(['grade', '--jsonl', file, ONE])).code).toBe(2);
    expect((await run(['grade', '--jsonl', 'no such file'])).code).toBe(2);
  });
});
