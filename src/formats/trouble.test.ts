import { describe, expect, it } from 'vitest';
import { expectBothLanguages } from '../../test/contract/both-languages.ts';
import { malformedTexts } from '../../test/contract/malformed-texts.ts';
import { read } from './index.ts';

describe('trouble is told with its place', () => {
  it.each(malformedTexts)('%s: %j', (id, text, line, column, problem) => {
    const result = read(text);
    if (result.ok) throw new Error('read');
    expect(result.format?.id).toBe(id);
    expectBothLanguages(result.problems);
    const told = result.problems.map((found) => `${found.line}:${found.column} ${found.problem}`);
    expect(
      told.some((found) => found.startsWith(`${line}:${column} `) && found.includes(problem)),
      told.join('\n'),
    ).toBe(true);
  });

  it('a clue that cannot be met is noted where the address tells it', () => {
    expect(read('akari/2/2/4h.')).toMatchObject({ ok: true, notes: [{ line: 1, column: 11 }] });
  });

  it('escapes count as the one character that they are', () => {
    const text = '{"puzzle": "akari", "rows": ["\\u002e\\u002ex"]}';
    expect(read(text)).toMatchObject({
      ok: false,
      problems: [{ line: 1, column: text.indexOf('x"') + 1, path: ['rows', 0, 2] }],
    });
  });

  it('a wall that separates nothing is noted where the address tells it', () => {
    // Two rows of three; walls below: the first cell of the first row alone.
    expect(read('tilepaint/3/2/0gl.....')).toMatchObject({
      ok: true,
      notes: [{ line: 1, column: 16 }],
    });
  });

  it('many problems are counted, not listed', () => {
    const result = read(`akari/100/100/${'!'.repeat(5000)}`);
    expect(result.ok).toBe(false);
    if (!result.ok) {
      expect(result.problems).toHaveLength(21);
      expect(result.problems.at(-1)?.problem).toBe('and 4980 more problems');
      expect(result.problems.at(-1)?.pt.problem).toBe('e mais 4980 problemas');
    }
  });

  it('nothing, and nothing that can be read', () => {
    expect(read(' \n')).toMatchObject({
      ok: false,
      format: undefined,
      problems: [{ problem: 'the text is empty' }],
    });
    expect(read('\u0000\u0001\u0002')).toMatchObject({ ok: false, problems: [{ line: 1, column: 1 }] });
  });
});
