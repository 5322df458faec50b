import { describe, expect, it } from 'vitest';
import { FILE_BOARDS, type Kind, kindsOf, stretches } from './index.ts';

const kind = (puzzle: string, size: string, level: Kind['level'], boards: number): Kind => ({
  puzzle,
  size,
  level,
  boards,
});
const kinds = [kind('a', '5x5', 'easy', 50), kind('a', '6x6', 'hard', 1), kind('b', '5x5', 'easy', 30)];

describe('boards of several kinds in one row', () => {
  it('every stretch of every length is found, each board once and in order', () => {
    const all = kinds.flatMap((each) =>
      Array.from({ length: each.boards }, (_, at) => `${each.puzzle}${each.size} ${at}`),
    );
    let checked = 0;
    for (let from = 0; from <= all.length; from++) {
      for (const count of [1, 7, FILE_BOARDS, 60]) {
        const found = stretches(kinds, from, count).flatMap((stretch) => {
          expect(stretch.to).toBeLessThanOrEqual(FILE_BOARDS);
          return Array.from(
            { length: stretch.to - stretch.from },
            (_, at) =>
              `${stretch.kind.puzzle}${stretch.kind.size} ${stretch.file * FILE_BOARDS + stretch.from + at}`,
          );
        });
        expect(found).toEqual(all.slice(from, from + count));
        checked++;
      }
    }
    expect(checked).toBe(4 * (all.length + 1));
  });

  it('what does not matter is not asked', () => {
    const summary = { boards: 81, kinds };
    expect(kindsOf(summary, {})).toHaveLength(3);
    expect(kindsOf(summary, { size: '5x5' })).toHaveLength(2);
    expect(kindsOf(summary, { puzzle: 'a', level: 'hard' })).toEqual([kinds[1]]);
  });
});
