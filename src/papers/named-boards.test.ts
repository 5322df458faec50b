import { describe, expect, it } from 'vitest';
import { instances } from '../../test/contract/instances.ts';
import { read } from '../formats/index.ts';
import { count } from '../reasoning/index.ts';
import { paperBoards } from './index.ts';

describe("the papers' boards by name", () => {
  it('are the boards that were typed from the papers, each under a name of its own', () => {
    expect(new Set(paperBoards.map(({ name }) => name)).size).toBe(paperBoards.length);
    const typed = instances.map(({ json, puzzle }) => {
      const found = paperBoards.find(({ puzzle: own, board }) => {
        const parsed = own.parse(board.text);
        const fromJson = own.id === puzzle ? own.fromJson(json) : undefined;
        return parsed.ok && fromJson?.ok && JSON.stringify(parsed.grid) === JSON.stringify(fromJson.grid);
      });
      return found?.name;
    });
    const whole = paperBoards.filter(({ board }) => !board.uncertain);
    expect(typed.sort()).toEqual(whole.map(({ name }) => name).sort());
    expect(typed.length).toBeGreaterThan(10);
  });

  for (const { name, puzzle, board } of paperBoards) {
    it(`${name} is read without problems, and what was repaired is said`, () => {
      const result = read(` ${name}\n`);
      if (!result.ok) throw new Error(JSON.stringify(result.problems));
      expect(result.puzzle).toBe(puzzle);
      expect(puzzle.format(result.grid)).toBe(board.text);
      expect(result.notes.length).toBe(board.repaired ? 1 : 0);
      expect(count(puzzle, result.grid, { limit: 10 }).count).toBe(name === '003:6-b' ? 3 : 1);
    });
  }

  it('a second scan of a paper has the same boards', () => {
    expect(read('001:teste')).toMatchObject({ ok: true, puzzle: { id: 'dual-clue-cross-a-pix' } });
  });

  it('an unknown name is answered with those that there are', () => {
    const result = read('003:14');
    expect(result).toMatchObject({ ok: false, problems: [{ fix: expect.stringContaining('003:13') }] });
  });
});
