import { describe, expect, test } from 'vitest';
import { instances } from '../../../test/contract/instances.ts';
import { ENDLESS, lines, NONE, ONE, objects, papers, run, TWO } from '../../../test/run-calcada.ts';

describe('check', () => {
  test('one solution', async () => {
    const { code, out } = await run(['check', ONE]);
    expect(code).toBe(0);
    expect(lines(out)[0]).toBe('unique: there is exactly one solution');
    expect(out).toContain('| * | 4 | * |');
  });

  test('several: the two side by side, their differences marked', async () => {
    const { code, out } = await run(['check', TWO]);
    expect(code).toBe(1);
    expect(out).toBe(
      [
        'several: there is more than one solution; these two differ in 4 cells',
        '+---+---+   +---+---+',
        '|>* |>  |   |>  |>* |',
        '|>  |>* |   |>* |>  |',
        '+---+---+   +---+---+',
        '> differs   > differs',
        '',
      ].join('\n'),
    );
    const narrow = await run(['check', '--width', '15', TWO]);
    expect(lines(narrow.out).slice(1, 6)).toEqual([
      '+---+---+',
      '|>* |>  |',
      '|>  |>* |',
      '+---+---+',
      '> differs',
    ]);
    const { out: json } = await run(['check', '--json', TWO]);
    expect(objects(json)).toMatchObject([
      {
        status: 'several',
        solution: ['*.', '.*'],
        other: ['.*', '*.'],
        differences: ['r1c1', 'r1c2', 'r2c1', 'r2c2'],
      },
    ]);
    expect((await run(['check', '--style', 'svg', TWO])).out.match(/<svg/g)).toHaveLength(1);
  });

  test('none: the rules that clash, in the language asked for', async () => {
    const { code, out } = await run(['check', NONE]);
    expect(code).toBe(1);
    expect(lines(out).slice(0, 3)).toEqual([
      'none: there is no solution',
      'this rule cannot be kept:',
      '  the 4 at r1c2 needs exactly 4 lights beside it',
    ]);
    const { out: portuguese } = await run(['check', '--lang', 'pt', 'akari\n.1.\n1#.\n..0\n']);
    expect(portuguese).toMatch(/^nenhuma: não há solução\nestas \d regras .*:\n {2}o 1 em l/);
    const { out: json } = await run(['check', '--json', NONE]);
    expect(objects(json)).toMatchObject([
      {
        status: 'none',
        clash: [{ rule: 'clue@r1c2', sentence: 'the 4 at r1c2 needs exactly 4 lights beside it' }],
        minimal: true,
      },
    ]);
  });

  test('a limit is reached', async () => {
    const { code, out } = await run(['check', '--time-limit', '0.02', ENDLESS]);
    expect(code).toBe(4);
    expect(out).toBe('unknown: the time limit was reached\n');
    const json = await run(['check', '--json', '--time-limit', '0.02', ENDLESS]);
    expect(json.code).toBe(4);
    expect(objects(json.out)).toMatchObject([{ status: 'unknown', because: 'time' }]);
  });

  test('an interruption is heard, and those after it are not begun', async () => {
    const { code, out } = await run(['check', '--json', ENDLESS, ONE], { interruptAt: () => true });
    expect(code).toBe(130);
    expect(objects(out)).toMatchObject([{ status: 'unknown', because: 'stopped' }]);
  });

  test.each(instances.map(({ name, solutions }) => [name, solutions] as const))(
    '%s',
    async (name, solutions) => {
      const { code, out } = await run(['check', '--json', papers(name)]);
      expect(code).toBe(solutions === 1 ? 0 : 1);
      expect(objects(out)).toMatchObject([{ status: solutions === 1 ? 'unique' : 'several' }]);
    },
  );
});
