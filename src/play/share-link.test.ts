import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectBothLanguages } from '../../test/contract/both-languages.ts';
import { seed } from '../../test/random.ts';
import { packText, unpackText } from '../board/index.ts';
import { puzzles } from '../puzzles/index.ts';
import { Game } from './game.ts';
import { readLink, writeLink } from './share-link.ts';

const boards = puzzles.flatMap((puzzle) =>
  puzzle.examples.map(({ text }) => {
    const parsed = puzzle.parse(text);
    if (!parsed.ok) throw new Error(text);
    return { puzzle, grid: parsed.grid };
  }),
);

describe('links', () => {
  it('every board comes back from its link, with and without what was put down', () => {
    expect(boards.length).toBeGreaterThan(8);
    for (const { puzzle, grid } of boards) {
      const plain = readLink(writeLink({ puzzle, grid }), puzzles);
      expect(plain).toMatchObject({ ok: true, puzzle, grid });
      expect(plain).not.toHaveProperty('states');
      const game = new Game(puzzle, grid);
      game.put([[0, 1]]);
      const link = writeLink({ puzzle, grid, states: game.states });
      expect(link).toMatch(/^[\w\-./~!$*:;=?,@+%]*$/);
      expect(readLink(link, puzzles)).toMatchObject({ ok: true, grid, states: game.states });
      // Some programs encode more of an address than they must.
      expect(readLink(link.replace(/[^\w%]/g, encodeURIComponent), puzzles)).toMatchObject({
        ok: true,
        grid,
      });
    }
  });

  it('a title and an author come back too, on one line and not too long', () => {
    for (const { puzzle, grid } of boards) {
      const names = { title: 'Lua = cheia; ~5 #1!', author: 'Zé & Ana/' };
      const link = writeLink({ puzzle, grid, ...names });
      expect(link).toMatch(/^[\w\-./~!$*:;=?,@+%]*$/);
      expect(readLink(link, puzzles)).toMatchObject({ ok: true, grid, ...names });
      const { states } = new Game(puzzle, grid);
      const full = readLink(
        writeLink({ puzzle, grid, states, title: ` a\n\tb ${'x'.repeat(200)}` }),
        puzzles,
      );
      expect(full).toMatchObject({ ok: true, states, title: `a b ${'x'.repeat(76)}` });
      expect(full).not.toHaveProperty('author');
    }
  });

  it('a damaged link is refused with a reason', () => {
    const { puzzle, grid } = boards[0]!;
    const good = writeLink({ puzzle, grid });
    const bad = [
      '',
      '/',
      'chess/8',
      puzzle.id,
      `${puzzle.id}/%`,
      `${puzzle.id}/~`,
      `${puzzle.id}/~z`,
      `${puzzle.id}/!`,
      `${puzzle.id}/<script>`,
      `${good}=`,
      good.replace(/\/$/, '=1/'),
      `${puzzle.id}/${'~z~'.repeat(99)}`,
      `${puzzle.id}/${'.'.repeat(300_000)}`,
      `${puzzle.id}/${`${'~z.'.repeat(3)};`.repeat(120)}`,
    ];
    for (const link of bad) {
      const read = readLink(link, puzzles);
      expect(read.ok, link.slice(0, 60)).toBe(false);
      if (!read.ok) expect(read.problems[0]?.problem).toMatch(/\w/);
      if (!read.ok) expectBothLanguages(read.problems);
    }
  });

  it(`no text at all makes it throw (seed ${seed})`, () => {
    const link = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .tuple(fc.constantFrom(...puzzles.map(({ id }) => id)), fc.string())
        .map(([id, rest]) => `${id}/${rest}`),
    );
    fc.assert(
      fc.property(link, (text) => {
        readLink(text, puzzles);
      }),
      { seed, numRuns: 1000 },
    );
  });
});

it(`any text comes back from its packing, and no packing grows without bound (seed ${seed})`, () => {
  const letters = fc.constantFrom(...'.#;_$~!= \n/01aé'.split(''));
  const text = fc
    .array(fc.tuple(letters, fc.integer({ min: 1, max: 80 })))
    .map((runs) => runs.map(([letter, times]) => letter.repeat(times)).join(''));
  fc.assert(
    fc.property(text, (plain) => {
      expect(unpackText(decodeURIComponent(packText(plain)))).toBe(plain);
    }),
    { seed },
  );
  expect(unpackText('~z.'.repeat(100_000))).toBeUndefined();
});
