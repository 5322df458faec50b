import { expect, it } from 'vitest';
import { puzzles } from '../puzzles/index.ts';
import { type Format, read } from './index.ts';

const readAs = (text: string): { format: Format['id']; json: unknown; notes: readonly string[] } => {
  const result = read(text);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const { puzzle, grid, format, notes } = result;
  return { format: format.id, json: puzzle.toJson(grid), notes: notes.map(({ problem }) => problem) };
};

it('a link of the studio is read wherever the studio is served, and says what it leaves out', () => {
  let read = 0;
  for (const puzzle of puzzles) {
    for (const { text } of puzzle.examples) {
      const plain = readAs(text);
      const link = readLinkOf(text);
      for (const before of ['', 'http://127.0.0.1:4173/', 'https://example.org/some/where/index.html?x=1']) {
        for (const view of ['play', 'set', 'lab']) {
          const found = readAs(`${before}${link.replace('play', view)}\n`);
          expect(found).toEqual({ format: 'studio-link', json: plain.json, notes: plain.notes });
          read++;
        }
      }
    }
  }
  expect(read).toBeGreaterThan(60);
  expect(readAs('https://example.org/#/play/akari/..;..=-1--/').notes).toEqual([
    'what was put down is left out',
  ]);
});

function readLinkOf(text: string): string {
  const found = read(text);
  if (!found.ok) throw new Error(text);
  const link = readFormat('studio-link').write(found.puzzle, found.grid);
  if (!link.ok) throw new Error(link.problem);
  return link.text;
}

const readFormat = (id: string): Format => {
  const found = read('#/play/akari/..;../');
  if (!found.ok || found.format.id !== id) throw new Error(id);
  return found.format;
};

it('a damaged link is refused with a reason', () => {
  for (const link of [
    '#/play/akari/~',
    '#/play/nothing/..',
    '#/play/%E0%A4%A',
    'https://x.example/#/set/akari/..;x',
  ]) {
    const found = read(link);
    expect(found.ok, link).toBe(false);
    if (!found.ok) expect(found.problems.length).toBeGreaterThan(0);
  }
});

it("addresses of Simon Tatham's pages are read, and name the game", () => {
  const page = 'https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/';
  const id = '7x7:b3gB0c0dBaBaBa1aBd1c01g0b';
  expect(readAs(`${page}lightup.html#${id}`)).toEqual(readAs(id));
  expect(readAs(`${page}lightup.html#${encodeURIComponent(id)}`)).toEqual(readAs(id));
  expect(readAs('lightup.html#7x7b20s4d1:b3gB0c0dBaBaBa1aBd1c01g0b').json).toEqual(readAs(id).json);
  // Without the address this could be of two games.
  expect(readAs('3x3:b3d4a').notes).not.toEqual([]);
  expect(readAs(`${page}mosaic.html#3x3:b3d4a`)).toMatchObject({ format: 'tatham-mosaic', notes: [] });
  expect(readAs(`${page}lightup.html#3x3:b3d4a`).format).toBe('tatham-light-up');
  const unequal = '5:0,0L,0,0,0D,0,0,0,0,0L,0U,0R,0,0,0,0D,0L,0,0,0,0,0,0R,0UR,0,';
  expect(readAs(`${page}unequal.html#${unequal}`)).toEqual(readAs(unequal));
  expect(read(`${page}loopy.html#10x10t0:a`).ok).toBe(false);
});
