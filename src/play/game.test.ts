import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Random, seed } from '../../test/random.ts';
import { type AnyPuzzle, puzzleById, puzzles } from '../puzzles/index.ts';
import { solve } from '../reasoning/index.ts';
import { Game } from './game.ts';
import { judge } from './judgement.ts';
import { momentsOf, wrongCells } from './moments.ts';
import { rulerCounts } from './rulers.ts';
import { loadGame, saveGame } from './saved-game.ts';
import type { SiteState } from './site-state.ts';
import { Stroke } from './stroke.ts';

const INSTANCES = ['akari-start', 'bosnian-13', 'crazy-2', 'dualclue-teste'];

function instance(name: string): { puzzle: AnyPuzzle; grid: unknown } {
  const file = new URL(`../../test/data/instances/${name}.json`, import.meta.url);
  const json = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const puzzle = puzzleById(String(json['puzzle']))!;
  const parsed = puzzle.fromJson(json);
  if (!parsed.ok) throw new Error(`${name} cannot be read`);
  return { puzzle, grid: parsed.grid };
}

const newGame = (name: string): Game => {
  const { puzzle, grid } = instance(name);
  return new Game(puzzle, grid);
};

function solution(game: Game): SiteState[] {
  const solved = solve(game.puzzle, game.grid);
  if (solved.status !== 'solved') throw new Error('no solution');
  return game.sites.map(([cell]) => (solved.board.at(cell!) === game.values[1]!.id ? 1 : 0));
}

describe('moves', () => {
  it(`any moves, all undone, leave the start; all redone, the end (seed ${seed})`, () => {
    const random = new Random(seed);
    for (const name of INSTANCES) {
      const game = newGame(name);
      const positions = [[...game.states]];
      for (let move = 0; move < 60; move++) {
        const site = random.below(game.sites.length);
        const to = random.pick<SiteState>([null, 0, 1]);
        if (game.put([[site, to]])) positions.push([...game.states]);
      }
      const end = positions.length - 1;
      for (let at = end; at > 0; at--) {
        expect(game.states).toEqual(positions[at]);
        expect(game.undo()).toBe(true);
      }
      expect(game.untouched).toBe(true);
      expect(game.undo()).toBe(false);
      while (game.redo());
      expect(game.states).toEqual(positions[end]);
    }
  });

  it('a move after undoing forgets what was undone', () => {
    const game = newGame('akari-start');
    game.put([[0, 1]]);
    game.put([[1, 1]]);
    game.undo();
    game.put([[2, 0]]);
    expect(game.canRedo).toBe(false);
    expect([game.state(0), game.state(1), game.state(2)]).toEqual([1, null, 0]);
  });

  it('restarting is a move', () => {
    const game = newGame('akari-start');
    game.put([[0, 1]]);
    game.restart();
    expect(game.untouched).toBe(true);
    game.undo();
    expect(game.state(0)).toBe(1);
  });

  it('going back to a checkpoint loses nothing', () => {
    const game = newGame('crazy-2');
    game.put([[0, 1]]);
    game.addCheckpoint();
    game.put([[1, 1]]);
    game.put([[0, 0]]);
    game.returnTo(0);
    expect([game.state(0), game.state(1)]).toEqual([1, null]);
    game.undo();
    expect([game.state(0), game.state(1)]).toEqual([0, 1]);
    game.removeCheckpoint(0);
    expect(game.checkpoints).toEqual([]);
    expect(game.returnTo(0)).toBe(false);
  });

  it('what changes nothing is no move', () => {
    const game = newGame('akari-start');
    expect(game.put([[0, null]])).toBe(false);
    expect(game.put([[999, 1]])).toBe(false);
    expect(game.canUndo).toBe(false);
  });
});

describe('strokes', () => {
  it('a press in a region decides all its cells', () => {
    const game = newGame('crazy-2');
    new Stroke(game, 1, 'place');
    expect([0, 1, 10, 11].map((cell) => game.board.at(cell))).toEqual(new Array(4).fill('paint'));
    new Stroke(game, 11, 'place');
    expect(game.untouched).toBe(true);
  });

  it('a given cell cannot be pressed', () => {
    const game = newGame('akari-start');
    new Stroke(game, 3, 'place');
    expect(game.canUndo).toBe(false);
  });

  it('one finger goes through all values', () => {
    const game = newGame('akari-start');
    const seen = [1, 2, 3].map(() => {
      new Stroke(game, 0, 'cycle');
      return game.board.at(0);
    });
    expect(seen).toEqual(['light', 'dark', undefined]);
  });

  it('where drags mark, the first cell is marked too, and lights stay', () => {
    const game = newGame('akari-start');
    new Stroke(game, 2, 'place');
    const stroke = new Stroke(game, 0, 'place');
    expect(game.board.at(0)).toBe('light');
    stroke.over(2);
    stroke.over(3);
    expect([0, 1, 2].map((cell) => game.board.at(cell))).toEqual(['dark', 'dark', 'light']);
    game.undo();
    expect([0, 1, 2].map((cell) => game.board.at(cell))).toEqual([undefined, undefined, 'light']);
  });

  it('where drags mark, dragging from a light leaves the light', () => {
    const game = newGame('akari-start');
    new Stroke(game, 0, 'place');
    new Stroke(game, 0, 'place').over(1);
    expect([0, 1].map((cell) => game.board.at(cell))).toEqual(['light', 'dark']);
  });

  it('where drags paint, a drag goes on with what the press put down, and takes it away again', () => {
    const game = newGame('bosnian-13');
    const out = new Stroke(game, 0, 'place');
    out.over(5);
    expect(game.history.moves).toHaveLength(1);
    expect([0, 1, 2, 3, 4, 5, 6].map((cell) => game.board.at(cell))).toEqual([
      ...new Array(6).fill('road'),
      undefined,
    ]);
    new Stroke(game, 5, 'place').over(4);
    expect([3, 4, 5].map((cell) => game.board.at(cell))).toEqual(['road', undefined, undefined]);
    new Stroke(game, 4, 'mark').over(0);
    expect([3, 4].map((cell) => game.board.at(cell))).toEqual(['road', 'empty']);
  });
});

describe('judging', () => {
  for (const name of INSTANCES) {
    it(`${name}: solved with the second values alone, and not before`, () => {
      const game = newGame(name);
      const placed = solution(game).flatMap((value, site) => (value === 1 ? [site] : []));
      for (const site of placed) {
        expect(judge(game).solved).toBe(false);
        game.put([[site, 1]]);
      }
      const { solved, broken, kept } = judge(game);
      expect(solved).toBe(true);
      expect(broken).toEqual([]);
      expect(kept).toHaveLength(game.rules.filter(({ clue }) => clue !== undefined).length);
    });
  }

  it('names the broken rule, and greys only clues that are kept', () => {
    const game = newGame('akari-start');
    expect(judge(game).kept).toEqual([{ kind: 'cell', row: 0, column: 3 }]);
    game.put([[game.siteAt(2)!, 1]]);
    const { broken, kept } = judge(game);
    expect(broken.map(({ id }) => id)).toEqual(['clue@r1c4']);
    expect(kept).toEqual([]);
  });
});

it('rulers count cells and runs', () => {
  const game = newGame('dualclue-teste');
  for (const [site, value] of solution(game).entries()) game.put([[site, value]]);
  const counts = rulerCounts(game.board, 'paint', ['cells', 'runs']);
  const scene = game.puzzle.scene(game.grid);
  expect(counts.rows).toEqual(scene.rowClues);
  expect(counts.columns).toEqual(scene.columnClues);
});

describe('saved games', () => {
  const more = { seconds: 12, solved: false, at: 1 };

  for (const name of INSTANCES) {
    it(`${name}: moves, position and checkpoints come back`, () => {
      const game = newGame(name);
      game.put([
        [0, 1],
        [1, 0],
      ]);
      game.addCheckpoint();
      game.put([[0, 0]]);
      game.put([[2, 1]]);
      game.undo();
      const saved = JSON.parse(JSON.stringify(saveGame(game, more))) as unknown;
      const loaded = loadGame(saved, puzzles)!;
      expect(loaded.states).toEqual(game.states);
      expect(loaded.history).toEqual(game.history);
      expect(loaded.redo()).toBe(true);
      while (loaded.undo());
      expect(loaded.untouched).toBe(true);
    });
  }

  it('anything that makes no sense is refused', () => {
    const game = newGame('akari-start');
    game.put([[0, 1]]);
    const saved = saveGame(game, more);
    expect(loadGame(saved, puzzles)).toBeDefined();
    const broken: unknown[] = [
      null,
      7,
      [],
      {},
      { ...saved, version: 2 },
      { ...saved, puzzle: 'chess' },
      { ...saved, board: '<b>' },
      { ...saved, start: '?' },
      { ...saved, moves: ['0-1', 'x'] },
      { ...saved, moves: ['001'] },
      { ...saved, moves: ['99999-1'] },
      { ...saved, position: -1 },
      { ...saved, position: '1' },
      { ...saved, checkpoints: ['1'] },
    ];
    for (const value of broken) expect(loadGame(value, puzzles)).toBeUndefined();
  });
});

describe('colours to try things out', () => {
  const { puzzle, grid } = instance('akari-start');

  it('what was tried is wiped out as one move, and undone with its colour', () => {
    const game = new Game(puzzle, grid);
    game.put([[0, 1]]);
    game.pen = 2;
    game.put([[1, 1]]);
    game.put([[2, 0]]);
    expect([0, 1, 2].map((site) => game.colour(site))).toEqual([0, 2, 2]);
    expect(game.coloured(2)).toBe(2);
    expect(game.dropColour(2)).toBe(true);
    expect([0, 1, 2].map((site) => game.state(site))).toEqual([1, null, null]);
    game.undo();
    expect([0, 1, 2].map((site) => game.colour(site))).toEqual([0, 2, 2]);
    game.keepColour(2);
    expect(game.coloured(2)).toBe(0);
    expect(game.state(1)).toBe(1);
  });

  it('are saved, and read back only if they are colours', () => {
    const game = new Game(puzzle, grid);
    game.pen = 3;
    game.put([[4, 1]]);
    const saved = saveGame(game, { seconds: 1, solved: false, at: 1, helped: 2 });
    const again = loadGame(JSON.parse(JSON.stringify(saved)), puzzles);
    expect(again?.colour(4)).toBe(3);
    expect(loadGame({ ...saved, colours: '9' }, puzzles)).toBeUndefined();
  });
});

it('moments go back to the start, and tell what is wrong with each', () => {
  const { puzzle, grid } = instance('akari-start');
  const game = new Game(puzzle, grid);
  game.put([[0, 0]]);
  game.put([[1, 1]]);
  const moments = momentsOf(game);
  expect(moments.map(({ facts }) => facts.length)).toEqual([2, 1, 0]);
  const cells = Array.from({ length: game.rows * game.columns }, () => game.values[0]!.id as string);
  expect(moments.map(({ facts }) => wrongCells(facts, cells).length)).toEqual([1, 0, 0]);
  expect(wrongCells([{ cells: [3], value: cells[3]!, is: false }], cells)).toEqual([3]);
});

describe('pencil notes', () => {
  const futoshiki = (): Game => {
    const puzzle = puzzleById('futoshiki')!;
    return new Game(puzzle, puzzle.interaction.drawing.blank(4, 4));
  };

  it('are moves, say nothing about the board, and are kept with the game', () => {
    const game = futoshiki();
    game.note(3, 1);
    game.note(3, 2);
    game.put([[3, 0]]);
    expect([0, 1, 2, 3].map((value) => game.isNoted(3, value))).toEqual([false, true, true, false]);
    expect(game.facts).toHaveLength(1);
    expect(momentsOf(game).map(({ states }) => states.length)).toEqual([16, 16, 16, 16]);
    const again = loadGame(saveGame(game, { seconds: 0, solved: false, at: 0 }), puzzles)!;
    expect([1, 2].map((value) => again.isNoted(3, value))).toEqual([true, true]);
    again.undo();
    again.undo();
    expect([1, 2].map((value) => again.isNoted(3, value))).toEqual([true, false]);
    expect(again.facts).toEqual([]);
    expect(again.untouched).toBe(false);
    again.redo();
    again.restart();
    expect(again.noted).toEqual([]);
    again.undo();
    expect(again.noted).toEqual([3]);
  });

  it('are for values that are chosen', () => {
    expect(newGame('akari-start').note(0, 1)).toBe(false);
  });
});
