import { describe, expect, it } from 'vitest';
import { instances } from '../../test/contract/instances.ts';
import { CROSS, cellAt, type Mark, type Scene } from '../board/index.ts';
import { boardOfRows, puzzleById } from '../puzzles/index.ts';
import type { Emphasis } from '../puzzles/puzzle.ts';
import { drawSvg, drawText, drawUnicode } from './index.ts';

/** The picture of a board of the papers: as given, or solved. */
function sceneOf(name: string, solved: boolean, emphasis?: Emphasis): Scene {
  const instance = instances.find((known) => known.name === name)!;
  const puzzle = puzzleById(instance.puzzle)!;
  const parsed = puzzle.fromJson(instance.json);
  if (!parsed.ok) throw new Error(name);
  const board = solved ? boardOfRows(puzzle, parsed.grid, instance.solution!) : undefined;
  return puzzle.scene(parsed.grid, board, emphasis);
}

const emphasis: Emphasis = {
  because: [cellAt(0, 0), cellAt(0, 1), cellAt(0, 2)],
  wrong: [cellAt(1, 3)],
  deduced: [cellAt(0, 5), cellAt(3, 4), cellAt(1, 0)],
};

const pictures: Readonly<Record<string, Scene>> = {
  'walls-two-clues': sceneOf('dualclue-teste', true),
  'walls-one-clue': sceneOf('crazy-1', false),
  'walls-emphasis': sceneOf('crazy-1', true, emphasis),
  lights: sceneOf('akari-start2', true),
  'lights-given': sceneOf('akari-start', false),
  'lights-emphasis': sceneOf('akari-start5', true, emphasis),
  loop: sceneOf('bosnian-13', true),
  'loop-given': sceneOf('bosnian-6-c', false),
};

describe('drawings people can review', () => {
  for (const [name, scene] of Object.entries(pictures)) {
    it(name, async () => {
      await expect(drawText(scene)).toMatchFileSnapshot(`./snapshots/${name}.ascii.txt`);
      await expect(drawUnicode(scene)).toMatchFileSnapshot(`./snapshots/${name}.unicode.txt`);
      await expect(drawSvg(scene)).toMatchFileSnapshot(`./snapshots/${name}.svg`);
    });
  }
});

describe('text as in the papers', () => {
  it('the two clues of each line, walls and paint, as in figure 4 of the first paper', () => {
    expect(drawText(pictures['walls-two-clues']!)).toBe(`    2 2 4 5 4 4 6 7 5 4
    - - - - - - - - - -
    1 2 3 3 2 2 1 3 4 3
   +-+-+-+-+-+-+-+-+-+-+
3|3|   |*|   |*|   |*| |
   + + + +-+-+-+ +-+-+-+
4|3|   |*|*| |*| |*| | |
   +-+-+-+ +-+-+ + + +-+
5|3| | | |*|* *| |*| |*|
   +-+-+ +-+-+-+-+-+-+ +
5|2|   | | |*| |* *|* *|
   +-+-+-+ + +-+ + +-+-+
4|1| | |   |* *|* *|   |
   +-+-+ +-+-+-+-+-+-+-+
4|3|   | |*|   |*| |* *|
   +-+-+-+-+-+ +-+-+-+-+
7|3|*|* *| |*| |* * *| |
   + +-+-+-+-+-+ +-+-+ +
2|2|*|     | | |*|   | |
   +-+-+-+-+-+-+-+-+ + +
5|2| |*|* *|   |* *| | |
   + +-+-+ +-+-+-+ +-+-+
4|2| |   |*|   | |*|* *|
   +-+-+-+-+-+-+-+-+-+-+
`);
  });

  it('numbers of several digits stand upright over columns and flush before rows; missing clues leave a blank', () => {
    const scene: Scene = {
      rows: 2,
      columns: 3,
      title: '',
      rowClues: [
        [12, 3],
        [null, null],
      ],
      columnClues: [
        [2, 10],
        [105, null],
        [null, null],
      ],
      marks: [{ kind: 'border', row: 0, column: 0, side: 'right', role: 'given' }],
    };
    expect(drawText(scene)).toBe(
      [
        '       1',
        '       0',
        '     2 5',
        '     - -',
        '     1',
        '     0',
        '    +-+-+-+',
        '12|3| |   |',
        '    + + + +',
        '    |     |',
        '    +-+-+-+',
        '',
      ].join('\n'),
    );
  });
});

describe('the width of the terminal', () => {
  const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');
  const widest = (drawing: string): number =>
    Math.max(...drawing.split('\n').map((line) => [...line.replace(ESCAPES, '')].length));

  it.each(Object.entries(pictures))('%s is never wider than asked', (_, scene) => {
    for (const width of [14, 16, 20, 30, 50, 80]) {
      for (const drawing of [drawText(scene, { width }), drawUnicode(scene, { width, colour: true })]) {
        const body = drawing.split('\n').filter((line) => !/wrong|because|deduced/.test(line));
        expect(widest(body.join('\n'))).toBeLessThanOrEqual(width);
      }
    }
  });

  it('a board too wide even for the dense form is drawn in bands, and no column is lost', () => {
    expect(drawText(sceneOf('bosnian-6-c', false), { width: 6, language: 'pt' })).toBe(`colunas 1-4
+----+
|    |
| 5  |
|  3 |
|    |
| 3  |
|    |
+----+

colunas 5-6
+--+
|  |
|5 |
|  |
|# |
|  |
| 2|
+--+
`);
    expect(drawUnicode(sceneOf('crazy-1', true), { width: 10 })).toBe(`columns 1-4
    3
 ┏━┳━┯━┳━┯
5┃■┃ │ ┃■│
 ┠─╄━╅─╊━┿
5┃■│■┃ ┃■│
 ┣━╈━╉─╄━╅
 ┃ ┃■┃ │ ┃
 ┠─╂─╄━╅─╊
4┃ ┃■│■┃ ┃
 ┠─╄━╈━╉─╄
 ┃ │ ┃■┃ │
 ┠─╆━╉─╄━╅
4┃ ┃ ┃■│■┃
 ┣━╃─╄━┿━╉
 ┃ │ │ │ ┃
 ┗━┷━┷━┷━┻

columns 5-7
    5
 ┯━┯━┯━┓
5│■│■│■┃
 ┿━╅─╆━┫
5│■┃■┃ ┃
 ╅─╊━╃─┨
 ┃■┃ │ ┃
 ╊━╇━╅─┨
4┃■│■┃ ┃
 ╄━╅─╂─┨
 │ ┃■┃ ┃
 ╅─╊━╇━┫
4┃ ┃■│■┃
 ╉─╄━╅─┨
 ┃ │ ┃■┃
 ┻━┷━┻━┛
`);
  });
});

describe('emphasis is never colour alone', () => {
  const scene = pictures['walls-emphasis']!;

  it('has a sign in the cell, or is listed where cells have no room', () => {
    expect(drawUnicode(scene)).toContain('!██');
    expect(drawText(scene)).toContain('wrong: r2c4\nbecause: r1c1-3\ndeduced: ');
    expect(drawUnicode(scene, { width: 20, language: 'pt' })).toContain('errado: l2c4\nporque: l1c1-3\n');
  });

  it('is underlined where there is colour, and the line ends plain', () => {
    const drawing = drawUnicode(scene, { width: 20, colour: true });
    expect(drawing).toContain('\x1b[1;4;31m■');
    for (const line of drawing.split('\n')) {
      const last = line.lastIndexOf('\x1b[');
      if (last >= 0) expect(line.slice(last).startsWith('\x1b[0m') || line.endsWith('\x1b[0m')).toBe(true);
    }
    expect(drawUnicode(scene)).not.toContain('\x1b');
  });

  it('has shapes of its own in SVG', () => {
    const svg = drawSvg(scene);
    expect(svg).toContain('class="ring wrong"');
    expect(svg).toContain('class="ring because"');
    expect(svg).toContain('class="fill deduced"');
  });
});

describe('SVG', () => {
  it('escapes what it did not write itself', () => {
    const scene: Scene = {
      rows: 1,
      columns: 1,
      title: '</title><script>alert("1")</script>\u0000',
      marks: [{ kind: 'text', row: 0, column: 0, text: '<&\'">', role: 'given' }],
    };
    const svg = drawSvg(scene);
    expect(svg).not.toContain('<script');
    expect(svg).not.toContain('\u0000');
    expect(svg).toContain('>&#60;&#38;&#39;&#34;&#62;</text>');
  });

  it('has a title and a description', () => {
    const svg = drawSvg(pictures['lights']!, { language: 'pt' });
    expect(svg).toContain('<title>Akari</title>');
    expect(svg).toContain('<desc>Tabuleiro de 10 linhas e 10 colunas');
  });

  it('a board of 90 000 cells has few elements: one a kind and role, not one a cell', () => {
    const side = 300;
    const marks: Mark[] = [];
    for (let row = 0; row < side; row++) {
      for (let column = 0; column < side; column++) {
        const role = (row + column) % 3 === 0 ? 'given' : 'faint';
        marks.push({ kind: 'fill', row, column, role });
        if (role === 'faint') marks.push({ kind: 'glyph', row, column, glyph: CROSS, role: 'placed' });
        if ((row * column * 7) % 5 === 0)
          marks.push({ kind: 'border', row, column, side: 'right', role: 'given' });
      }
    }
    const svg = drawSvg({ rows: side, columns: side, title: 'large', marks });
    expect(svg.match(/<path/g)!.length).toBeLessThan(12);
  });
});
