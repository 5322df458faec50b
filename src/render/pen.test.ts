import { describe, expect, it } from 'vitest';
import { cellAt, type Scene } from '../board/index.ts';
import { puzzles } from '../puzzles/index.ts';
import { drawUnicode } from './index.ts';

interface Written {
  readonly character: string;
  readonly style: readonly string[];
}

/** What a terminal shows of a line: each character with the numbers of its style. */
function shown(line: string): Written[] {
  const written: Written[] = [];
  let style: string[] = [];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with a control character
  for (const [, codes, character] of line.matchAll(/\x1b\[([\d;]*)m|(.)/gu)) {
    if (codes !== undefined) style = codes === '0' ? [] : [...style, ...codes.split(';')];
    else written.push({ character: character!, style });
  }
  return written;
}

const REVERSED = '7';
const UNDERLINED = '4';

describe('in colour, blanks stay blank', () => {
  it('beside a number in a solid cell', () => {
    const scene: Scene = {
      rows: 1,
      columns: 3,
      title: '',
      marks: [
        { kind: 'fill', row: 0, column: 0, role: 'given' },
        { kind: 'text', row: 0, column: 0, text: '1', role: 'given' },
        { kind: 'fill', row: 0, column: 1, role: 'faint' },
      ],
    };
    const row = shown(drawUnicode(scene, { colour: true }).split('\n')[1]!);
    expect(row.filter(({ style }) => style.includes(REVERSED)).map(({ character }) => character)).toEqual([
      '1',
    ]);
  });

  it('in every example of every puzzle, as given and with emphasis', () => {
    let blanks = 0;
    for (const puzzle of puzzles) {
      for (const { text } of puzzle.examples) {
        const parsed = puzzle.parse(text);
        if (!parsed.ok) throw new Error(text);
        for (const emphasis of [{}, { because: [cellAt(0, 0)], wrong: [{ kind: 'row', row: 0 } as const] }]) {
          const scene = puzzle.scene(parsed.grid, undefined, emphasis);
          for (const width of [10, 80]) {
            for (const line of drawUnicode(scene, { colour: true, width }).split('\n')) {
              for (const { character, style } of shown(line)) {
                if (character !== ' ') continue;
                blanks++;
                expect(style).not.toContain(REVERSED);
                expect(style).not.toContain(UNDERLINED);
              }
            }
          }
        }
      }
    }
    expect(blanks).toBeGreaterThan(1000);
  });
});
