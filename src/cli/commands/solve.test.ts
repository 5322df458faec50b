import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { instances } from '../../../test/contract/instances.ts';
import { lines, NONE, ONE, objects, papers, run, Scratch, TWO } from '../../../test/run-calcada.ts';

const scratch = new Scratch();

describe('solve', () => {
  test('draws a solution', async () => {
    const { code, out, err } = await run(['solve', ONE]);
    expect(code).toBe(0);
    expect(out).toBe('+---+---+---+\n|   | * |   |\n| * | 4 | * |\n|   | * |   |\n+---+---+---+\n');
    expect(err).toBe('');
  });

  test('no solution', async () => {
    const { code, out, err } = await run(['solve', NONE]);
    expect(code).toBe(1);
    expect(out).toBe('none: there is no solution\n');
    expect(err).toMatch(/^argument:2:2: note: /);
  });

  test('--json', async () => {
    const { code, out } = await run(['solve', '--json', ONE]);
    expect(code).toBe(0);
    const [found] = objects(out);
    expect(found).toMatchObject({
      input: 'argument',
      puzzle: 'akari',
      status: 'solved',
      solution: ['.*.', '*4*', '.*.'],
    });
    expect(found.statistics.constraints).toBeGreaterThan(0);
    const none = await run(['solve', '--json', NONE]);
    expect(none.code).toBe(1);
    expect(objects(none.out)).toMatchObject([{ status: 'none' }]);
  });

  test('--all', async () => {
    const { code, out } = await run(['solve', '--all', TWO]);
    expect(code).toBe(0);
    expect(out).toMatch(/^solution 1\n[\s\S]*\n\nsolution 2\n[\s\S]*\n\n2 solutions\n$/);
    const json = await run(['solve', '--all', '--json', TWO]);
    expect(objects(json.out)).toMatchObject([{ number: 1 }, { number: 2 }, { status: 'all', solutions: 2 }]);
    expect(
      new Set(
        objects(json.out)
          .slice(0, 2)
          .map(({ solution }) => solution.join('/')),
      ),
    ).toEqual(new Set(['*./.*', '.*/*.']));
    expect((await run(['solve', '--all', NONE])).code).toBe(1);
    expect((await run(['solve', '--all', NONE])).out).toBe('0 solutions\n');
  });

  test('--limit', async () => {
    const { code, out } = await run(['solve', '--limit', '1', TWO]);
    expect(code).toBe(0);
    expect(lines(out).at(-1)).toBe('at least 2 solutions');
    expect((await run(['solve', '--limit', '2', TWO])).out).toMatch(/\n2 solutions\n$/);
    const json = await run(['solve', '--limit', '1', '--json', TWO]);
    expect(objects(json.out)).toMatchObject([
      { number: 1 },
      { status: 'more', solutions: 1, statistics: {} },
    ]);
  });

  test('--stats prints the five numbers under the names of SICStus', async () => {
    const { out } = await run(['solve', '--stats', ONE]);
    const numbers = lines(out).slice(5);
    expect(numbers.slice(0, 5).map((line) => line.replace(/\d+$/, 'N'))).toEqual([
      'Resumptions: N',
      'Entailments: N',
      'Prunings: N',
      'Backtracks: N',
      'Constraints created: N',
    ]);
    expect(numbers.some((line) => /^Conflicts: \d+$/.test(line))).toBe(true);
    expect(numbers.at(-1)).toMatch(/^Total time: [\d.]+ ms$/);
    expect((await run(['solve', '--all', '--stats', TWO])).out).toContain('\nConstraints created: ');
  });

  test.each([
    'leftmost',
    'min',
    'max',
    'ff',
    'anti_first_fail',
    'occurrence',
    'ffc',
    'max_regret',
    'dom_w_deg',
    'dom/wdeg',
  ])('--label %s', async (select) => {
    const solution = instances.find(({ name }) => name === 'crazy-1')!.solution;
    for (const branch of ['step', 'enum', 'bisect', 'median', 'middle']) {
      for (const order of ['up', 'down']) {
        const { code, out } = await run([
          'solve',
          '--json',
          '--label',
          `${order},${select},${branch}`,
          papers('crazy-1'),
        ]);
        expect(code).toBe(0);
        expect(objects(out)).toMatchObject([{ solution, statistics: { learned: 0 } }]);
      }
    }
  });

  test('several inputs', async () => {
    const { code, out, err } = await run([
      'solve',
      scratch.file('a.txt', ONE),
      scratch.file('b.txt', 'akari\n..x\n'),
      scratch.file('c.txt', ONE),
    ]);
    expect(code).toBe(3);
    const titles = /^.*\.txt:$/gm;
    expect(out.match(titles)).toHaveLength(3);
    // The name of the scratch folder may have any digit in it.
    expect(out.replace(titles, '').match(/4/g)).toHaveLength(2);
    expect(err).toMatch(/^.*b\.txt:2:3: .*\(.*\)\n$/);
  });

  test('svg', async () => {
    const path = scratch.path('solution.svg');
    expect(await run(['solve', '--out', path, ONE])).toEqual({ code: 0, out: '', err: '' });
    expect(readFileSync(path, 'utf8')).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    const { out, err } = await run(['solve', '--style', 'svg', '--stats', ONE]);
    expect(out).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    expect(err).toContain('Resumptions: ');
  });
});
