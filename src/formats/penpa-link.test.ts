import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { puzzleById, puzzles } from '../puzzles/index.ts';
import { formatById, read } from './index.ts';

const penpa = formatById('penpa')!;

const AKARI = 'akari\n..0..\n.#...\n...2.\n....#\n1....\n';
const FUTOSHIKI = 'futoshiki\n. < .   .   3\n^       v\n.   . > .   .\n.   2   .   .\n.   .   .   .\n';

/** A link of this text. */
function linkOf(text: string): string {
  const board = read(text);
  if (!board.ok) throw new Error(JSON.stringify(board.problems));
  const written = penpa.write(board.puzzle, board.grid);
  if (!written.ok) throw new Error(written.problem);
  return written.text;
}

/** The lines in a link, by the platform's own means. */
const linesIn = (link: string): string[] =>
  inflateRawSync(Buffer.from(link.slice(link.indexOf('p=') + 2), 'base64'))
    .toString()
    .split('\n');

const linkWith = (lines: readonly string[]): string =>
  `https://swaroopg92.github.io/penpa-edit/#m=edit&p=${deflateRawSync(lines.join('\n')).toString('base64')}`;

/** A link with one line of it changed. */
function changed(text: string, line: number, change: (before: string) => string): string {
  const lines = linesIn(linkOf(text));
  return linkWith(lines.with(line, change(lines[line]!)));
}

const problemsIn = (text: string): readonly string[] => {
  const result = read(text);
  if (result.ok) throw new Error('it was read');
  expect(result.problems.every(({ line, column }) => line >= 1 && column >= 1)).toBe(true);
  return result.problems.map(({ problem }) => problem);
};

describe('penpa-edit', () => {
  it('draws cells where the site has them', () => {
    const lines = linesIn(linkOf(AKARI));
    expect(lines).toHaveLength(19);
    expect(lines[0]).toMatch(/^square,5,5,38,0,1,1,228,228,40,40,0,0,0,0,Title: Akari,Author: ,,,OFF,false$/);
    // Nine places to a row: two beyond the board on each side.
    expect(lines[3]).toContain('zS:{"22":4,"30":4,"41":4,"51":4,"56":4}');
    expect(lines[3]).toContain('zN:{"22":["0",7,"1"],"41":["2",7,"1"],"56":["1",7,"1"]}');
    expect(lines[5]).toBe('[20,1,1,1,1,5,1,1,1,1,5,1,1,1,1,5,1,1,1,1,5,1,1,1,1]');
    expect(lines[17]).toBe('["akari"]');
  });

  it('puts signs on edges: pointing left 5, up 6, right 7, down 8', () => {
    const [, , , drawn] = linesIn(linkOf(FUTOSHIKI));
    const [all, first] = [64, 18];
    const symbols = {
      [2 * all + first]: [6, 'inequality', 2],
      [2 * all + first + 2]: [8, 'inequality', 2],
      [3 * all + first]: [5, 'inequality', 2],
      [3 * all + first + 9]: [7, 'inequality', 2],
    };
    expect(drawn).toContain(`zY:${JSON.stringify(symbols)}`);
  });

  it('reads what is written, whatever stands around it', () => {
    const link = linkOf(AKARI);
    const body = link.slice(link.indexOf('#'));
    for (const text of [
      link,
      `  ${link}\n`,
      `m=edit&p=${body.split('p=')[1]}`,
      link.replace('m=edit', 'm=solve'),
    ]) {
      expect(read(text), text).toMatchObject({ ok: true, format: { id: 'penpa' }, notes: [] });
    }
    expect(
      read(
        `https://opt-pan.github.io/penpa-edit/?m=solve&p=${encodeURIComponent(body.split('p=')[1]!)}&a=xyz`,
      ).ok,
    ).toBe(true);
  });

  it('takes the name of the puzzle from the tags, the title, the signs, or the caller', () => {
    const nameless = changed(AKARI, 17, () => '[]').slice();
    expect(read(nameless).ok).toBe(true);
    const lines = linesIn(nameless);
    const untitled = linkWith(lines.with(0, lines[0]!.replace('Title: Akari', 'Title: ')));
    expect(problemsIn(untitled)).toEqual(['the link does not say which puzzle it holds']);
    expect(read(untitled, { puzzle: puzzleById('akari')! }).ok).toBe(true);
    const signs = changed(FUTOSHIKI, 0, (head) => head.replace('Title: Futoshiki', 'Title: '));
    expect(read(signs)).toMatchObject({ ok: true, puzzle: { id: 'futoshiki' } });
  });

  it('reads signs that are written as text', () => {
    const typed = changed(FUTOSHIKI, 3, (drawn) =>
      drawn.replace(/zN:\{/, 'zN:{"210":["<",1,"1"],').replace(/"210":\[5,"inequality",2\],?/, ''),
    );
    expect(read(typed)).toMatchObject({ ok: true, notes: [] });
    const plain = read(FUTOSHIKI);
    const back = read(typed);
    expect(back.ok && plain.ok && back.grid).toEqual(plain.ok && plain.grid);
  });

  it('tells what cannot be read, and where', () => {
    expect(problemsIn(linkOf(AKARI).slice(0, -20))).toEqual(['this link is damaged']);
    expect(problemsIn(`${linkOf(AKARI).split('p=')[0]}p=`)).toEqual(['this link is damaged']);
    expect(problemsIn(changed(AKARI, 0, (head) => head.replace('square', 'hex')))).toEqual([
      "expected a grid of square cells, got 'hex'",
    ]);
    expect(problemsIn(changed(AKARI, 0, (head) => head.replace('5,5', '5,9999999')))[0]).toContain(
      'at most 1000',
    );
    expect(problemsIn(changed(AKARI, 5, () => '[20,1,1]'))[0]).toContain('without holes');
    expect(problemsIn(changed(AKARI, 3, (drawn) => drawn.replace('"22":["0"', '"22":["7"')))).toEqual([
      "row 1, column 3: expected a number from 0 to 4, got '7'",
    ]);
    expect(problemsIn(changed(AKARI, 3, (drawn) => drawn.replace('zS:{"22":4,', 'zS:{')))).toEqual([
      'row 1, column 3: a white cell has a number',
    ]);
    expect(problemsIn(changed(AKARI, 3, (drawn) => drawn.replace('"22":["0"', '"1":["0"')))).toEqual([
      "row -1, column 0: unexpected '0'",
    ]);
    expect(problemsIn(changed(AKARI, 3, () => '['.repeat(200_000)))).toEqual([
      'expected at most 100 levels of brackets',
    ]);
    expect(problemsIn(linkWith(['\0'.repeat(30_000_000)]))).toEqual(['this link is damaged']);
  });

  it('says what it leaves out', () => {
    const drawn = changed(AKARI, 4, (answer) => answer.replace('zS:{}', 'zS:{"20":2}'));
    const result = read(drawn);
    expect(result.ok && result.notes.map(({ problem }) => problem)).toEqual([
      'what else the link draws is left out',
    ]);
  });

  it('refuses what the site does not draw', () => {
    const akari = puzzleById('akari')!;
    const wide = akari.fromJson({ rows: ['.'.repeat(101)] });
    expect(wide.ok && penpa.write(akari, wide.grid)).toMatchObject({
      ok: false,
      problem: expect.stringContaining('at most 100'),
    });
    const others = puzzles.filter(({ id }) => !penpa.puzzles.includes(id));
    expect(others.map(({ id }) => id)).toEqual(['dual-clue-cross-a-pix']);
  });
});
