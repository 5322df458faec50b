import { describe, expect, it } from 'vitest';
import { Random, seed } from '../../test/random.ts';
import { puzzleById, puzzles } from '../puzzles/index.ts';
import { Game } from './game.ts';
import { Judge, judge } from './judgement.ts';

describe(`a game is judged again after each change (seed ${seed})`, () => {
  it.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))(
    '%s: as if all rules were asked, and fewer are',
    (_, puzzle) => {
      const random = new Random(seed);
      const parsed = puzzle.parse(puzzle.worked);
      if (!parsed.ok) throw new Error('unreadable');
      const game = new Game(puzzle, parsed.grid);
      const again = new Judge(game);
      let whole = 0;
      for (let move = 0; move < 150; move++) {
        const site = random.below(game.sites.length);
        const value = random.below(game.values.length + 1);
        if (random.below(6) === 0) game.undo();
        else game.put([[site, value === game.values.length ? null : value]]);
        const fresh = new Judge(game);
        expect(again.look()).toEqual(fresh.look());
        whole += fresh.asked;
      }
      expect(again.asked).toBeGreaterThan(0);
      expect(again.asked).toBeLessThan(whole);
    },
  );

  it('of a large board, a change asks only the rules around it', () => {
    const side = 100;
    const rows = Array.from({ length: side }, (_, row) =>
      Array.from({ length: side }, (_, column) => ((7 * row + 3 * column) % 11 === 0 ? '#' : '.')).join(''),
    );
    const puzzle = puzzleById('akari')!;
    const parsed = puzzle.parse(`akari\n${rows.join('\n')}\n`);
    if (!parsed.ok) throw new Error('unreadable');
    const game = new Game(puzzle, parsed.grid);
    const again = new Judge(game);
    again.look();
    expect(again.asked).toBe(game.rules.length);
    game.put([[4321, 1]]);
    const found = again.look();
    expect(again.asked - game.rules.length).toBeLessThan(60);
    expect(found).toEqual(judge(game));
  });
});
