import { describe, expect, it } from 'vitest';
import { Random, seed } from '../../test/random.ts';
import { sampled } from '../../test/rounds.ts';
import { generate } from '../generate/index.ts';
import { type AnyPuzzle, puzzles } from '../puzzles/index.ts';
import { AutoDots } from './auto-dots.ts';
import { Game } from './game.ts';

const all = (dots: AutoDots): AutoDots => {
  while (dots.look(1000));
  return dots;
};

function made(puzzle: AnyPuzzle, number: number) {
  const many = puzzle.values(puzzle.interaction.drawing.blank(6, 6)).length > 2;
  const board = generate(puzzle, { rows: many ? 4 : 6, columns: many ? 4 : 6, seed: number });
  if (!board.ok) throw new Error(`no board of ${puzzle.id}`);
  return board;
}

describe.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('%s', (_, puzzle) => {
  it(`dots never contradict the solution, and are the same however they were found (seed ${seed})`, () => {
    const chance = new Random(seed);
    let dotted = 0;
    for (const number of sampled([1, 2], 1)) {
      const { grid, solution } = made(puzzle, number);
      const game = new Game(puzzle, grid);
      const dots = all(new AutoDots(game));
      const order = chance.shuffle(game.sites.map((_, site) => site));
      for (const site of order) {
        const cell = game.sites[site]![0]!;
        game.put([[site, game.values.findIndex(({ id }) => id === solution.at(cell))]]);
        if (chance.below(4) === 0) game.undo();
        const { facts } = all(dots);
        expect(facts).toEqual(all(new AutoDots(game)).facts);
        dotted += facts.length;
        for (const { cells, value, is } of facts) expect(solution.at(cells[0]!) === value).toBe(is);
      }
    }
    expect(dotted).toBeGreaterThan(10);
  });

  it('each dot has a rule that what it rules out would break, and no such value goes without one', () => {
    const { grid, solution } = made(puzzle, 3);
    const game = new Game(puzzle, grid);
    const half = game.sites.flatMap(([cell], site) =>
      site % 2 === 0 ? [[site, game.values.findIndex(({ id }) => id === solution.at(cell!))] as const] : [],
    );
    game.put(half);
    const { facts } = all(new AutoDots(game));
    const local = game.rules.filter(({ where }) => where.every(({ kind }) => kind !== 'board'));
    const tried = game.chosen ? game.values.map((_, value) => value) : [1];
    let checked = 0;
    for (const [site, cells] of game.sites.entries()) {
      if (game.state(site) !== null) continue;
      for (const value of tried) {
        const { id } = game.values[value]!;
        const breaks = local.some((rule) => !rule.holds(game.board.with(cells, id)));
        const said = facts.some(
          (fact) => fact.cells === cells && (fact.is ? fact.value !== id : fact.value === id),
        );
        expect(said).toBe(breaks);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(5);
  });
});
