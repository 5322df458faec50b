import { describe, expect, it } from 'vitest';
import type { EmphasisRole, Mark, Scene } from '../board/index.ts';
import { drawText, drawUnicode } from './index.ts';

const emphasis = (row: number, column: number, role: EmphasisRole): Mark => ({
  kind: 'emphasis',
  row,
  column,
  role,
});
const sceneOf = (...marks: Mark[]): Scene => ({ rows: 2, columns: 3, title: '', marks });
const under = (drawing: string): string => drawing.slice(drawing.search(/(?<=[+┘]\n)(?![|│+└])/));

describe('the legend explains the signs that are drawn', () => {
  it('a reason that is also wrong has the sign of a wrong cell, and is listed', () => {
    const both = sceneOf(emphasis(0, 1, 'wrong'), emphasis(0, 1, 'because'));
    expect(under(drawText(both))).toBe('! wrong\nbecause: r1c2\n');
    expect(under(drawUnicode(both, { language: 'pt' }))).toBe('! errado\nporque: l1c2\n');
  });

  it('what is hidden only in places is listed behind the sign', () => {
    const marks = [emphasis(0, 1, 'wrong'), emphasis(0, 1, 'because'), emphasis(1, 2, 'because')];
    expect(under(drawText(sceneOf(...marks)))).toBe('! wrong\n> because, also r1c2\n');
    expect(under(drawUnicode(sceneOf(...marks), { language: 'pt' }))).toBe(
      '! errado\n› porque, também l1c2\n',
    );
  });

  it('cells without room for signs are listed, in colour too', () => {
    const marks = [emphasis(0, 0, 'wrong'), emphasis(0, 1, 'wrong'), emphasis(1, 2, 'because')];
    const drawing = drawUnicode(sceneOf(...marks), { width: 5, colour: true });
    expect(drawing).toContain(': r1c1-2\n');
    expect(drawing).toContain(': r2c3\n');
    expect(drawing).not.toContain('!');
  });

  it('takes the words it is given', () => {
    expect(under(drawText(sceneOf(emphasis(0, 0, 'because')), { legend: { because: 'differs' } }))).toBe(
      '> differs\n',
    );
  });
});
