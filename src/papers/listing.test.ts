/** The listings: every change finds its lines, none is without a reason, and nothing of the listing is left out. */
import { describe, expect, it } from 'vitest';
import { changesText, papers, programLines, programText } from './index.ts';

/** The predicates that a text defines, by the names at the beginnings of its clauses. */
const defined = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/^\s{0,2}([a-z]\w*)\s?(?:\(.*\))?\s*:-/gim)].map(([, name]) => name!.toLowerCase()),
  );

describe.each(papers)('$title', ({ listing }) => {
  it('its changes fit, each with a reason in both languages, and keep every predicate', async () => {
    const own = await listing();
    const lines = programLines(own);
    expect(own.changes.length).toBeGreaterThan(20);
    for (const { why } of own.changes) {
      expect(why.en).not.toBe('');
      expect(why.pt).not.toBe(why.en);
    }
    const kept = defined(lines.join('\n'));
    const printed = [...defined(own.text)];
    expect(printed.length).toBeGreaterThan(10);
    expect(printed.filter((name) => !kept.has(name))).toEqual([]);
    expect(
      changesText(own, 'pt')
        .split('\n')
        .filter((line) => line.startsWith('@@')),
    ).toHaveLength(own.changes.length);
    expect(programText(own)).toContain('fd_statistics');
  });

  it('a change that does not fit is refused', async () => {
    const own = await listing();
    const [first, ...rest] = own.changes;
    expect(() => programLines({ ...own, changes: [{ ...first!, at: first!.at + 1 }, ...rest] })).toThrow(
      /line/,
    );
  });
});
