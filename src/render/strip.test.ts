import { describe, expect, test } from 'vitest';
import type { Scene } from '../board/index.ts';
import { drawPage, drawStrip, type Frame } from './index.ts';

const scene: Scene = {
  rows: 1,
  columns: 2,
  title: 'A <board> & more',
  marks: [{ kind: 'text', row: 0, column: 0, text: '"<1>"', role: 'given' }],
};
const frame = (title: string): Frame => ({
  title,
  scene,
  caption: ['<script>alert(1)</script> at ', { kind: 'cell', row: 0, column: 1 }, ' & so on'],
});
const frames = [frame('1. <first>'), frame('2. second'), frame('3. third')];

/** Every tag that is opened is closed, in order; what is no tag has no reserved character. */
function wellFormed(xml: string): boolean {
  const open: string[] = [];
  const single = new Set(['meta', '!doctype']);
  for (const [, slash, name = '', rest = ''] of xml.matchAll(/<(\/?)([!\w]+)((?:[^<>"]|"[^"]*")*)>/g)) {
    if (slash) {
      if (open.pop() !== name) return false;
    } else if (!rest.endsWith('/') && !single.has(name)) open.push(name);
  }
  return open.length === 0;
}

describe('a strip', () => {
  test('has every picture, title and caption, escaped', () => {
    const svg = drawStrip('Title <x>', frames, { across: 2 });
    expect(wellFormed(svg)).toBe(true);
    expect(svg.match(/class="scene" role/g)).toHaveLength(3);
    expect(svg.match(/<pattern/g)).toHaveLength(1);
    expect(svg).not.toContain('<script');
    expect(svg).toContain('1. &#60;first&#62;');
    expect(svg).toContain('r1c2');
  });

  test('is as wide as its pictures, and as high as its rows', () => {
    const size = (svg: string) => /viewBox="0 0 (\d+) (\d+)"/.exec(svg)!.slice(1).map(Number);
    const [wide, low] = size(drawStrip('', frames, { across: 3 }));
    const [narrow, high] = size(drawStrip('', frames, { across: 1 }));
    expect(wide).toBeGreaterThan(2 * narrow!);
    expect(high).toBeGreaterThan(2 * low!);
    expect(wellFormed(drawStrip('nothing', []))).toBe(true);
  });
});

describe('a page', () => {
  test('has every picture and caption, escaped, places set off, and asks for nothing else', () => {
    const html = drawPage('Title <x>', frames, { language: 'pt', introduction: ['a < b'] });
    expect(wellFormed(html)).toBe(true);
    expect(html).toMatch(/^<!doctype html>\n<html lang="pt">/);
    expect(html.match(/<section/g)).toHaveLength(3);
    expect(html).toContain('<b>l1c2</b>');
    expect(html).toContain('a &#60; b');
    expect(html).not.toMatch(/<script|https?:(?!\/\/www\.w3\.org)|@import|src=/);
  });
});
