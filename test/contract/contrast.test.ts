/**
 * Contrast in every theme of every picture, from the styles themselves: text has 4.5:1 on what is under it, a mark
 * 3:1 (by its shape or by its rim). What a rule colours is read from the rule; the tables say what lies under it.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawSvg } from '../../src/render/index.ts';

const TEXT = 4.5;
const MARK = 3;

type Colours = Readonly<Record<string, string>>;

interface Rule {
  readonly selector: string;
  readonly declarations: Readonly<Record<string, string>>;
}

function rulesOf(css: string): Rule[] {
  const plain = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@[^{}]*\{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}/g, '$1');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) => {
    const pairs = body.split(';').map((each) => each.split(/:(.*)/s).map((part) => part.trim()));
    const declarations = Object.fromEntries(pairs.filter(([name]) => name !== ''));
    return selectors.split(/,(?![^(]*\))/).map((selector) => ({ selector: selector.trim(), declarations }));
  });
}

/** The variables that rules set for one theme. */
const coloursOf = ({ declarations }: Rule): Colours =>
  Object.fromEntries(
    Object.entries(declarations).filter(([name, value]) => /^--/.test(name) && /^#/.test(value)),
  );

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

/** A colour seen through: so much of it on what is under it. */
const blended = (colour: string, under: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const part = (hex: string): number => Number.parseInt(hex.slice(at, at + 2), 16);
      const mixed = Math.round(part(colour) * share + part(under) * (1 - share));
      return mixed.toString(16).padStart(2, '0');
    })
    .join('')}`;

/** The names of the colours that a rule gives to shapes or text. */
const colouredBy = ({ declarations }: Rule): string[] =>
  ['fill', 'stroke', '--tone', '--rim'].flatMap((property) => {
    const name = /^var\(--([\w-]+)\)$/.exec(declarations[property] ?? '')?.[1];
    return name && name !== 'tone' && name !== 'rim' ? [name] : [];
  });

interface Look {
  readonly rules: readonly Rule[];
  readonly themes: Readonly<Record<string, Colours>>;
  /** By selector: the least contrast, and the names of the colours that can be under it. */
  readonly measured: Readonly<Record<string, readonly [least: number, ...under: string[]]>>;
  /** Selectors of what is under the rest, and of what says nothing by itself. */
  readonly unmeasured: readonly string[];
}

const svgRules = rulesOf(
  /<style>([\s\S]*?)<\/style>/.exec(drawSvg({ rows: 1, columns: 1, title: '', marks: [] }))![1]!,
);
const [svgLight, svgDark] = svgRules.filter(({ selector }) => selector === '.scene').map(coloursOf);

const svg: Look = {
  rules: svgRules,
  themes: { light: svgLight!, dark: svgDark! },
  measured: {
    '.scene text': [TEXT, 'board', 'glow', 'paper'],
    '.scene .text.placed': [TEXT, 'board', 'glow'],
    '.scene .text.deduced': [TEXT, 'board', 'glow'],
    '.scene .text.faint': [TEXT, 'board', 'glow'],
    '.scene .text.on-given': [TEXT, 'solid'],
    '.scene .text.on-placed': [TEXT, 'paint'],
    '.scene .candidate': [TEXT, 'board', 'glow'],
    '.scene .candidate.struck': [TEXT, 'board', 'glow'],
    '.scene .fill.given': [MARK, 'board', 'glow'],
    '.scene .fill.placed': [MARK, 'board', 'glow'],
    '.scene .hatch': [MARK, 'board'],
    '.scene .wall': [MARK, 'board', 'glow'],
    '.scene .wall.deduced': [MARK, 'board', 'glow'],
    '.scene .wall.faint': [MARK, 'board', 'glow'],
    '.scene .frame': [MARK, 'paper'],
    '.scene .path': [MARK, 'board'],
    '.scene .path.given': [MARK, 'board'],
    '.scene .path.deduced': [MARK, 'board'],
    '.scene .path.faint': [MARK, 'board'],
    // Of tones, only `ink` is drawn without a rim everywhere; the rim of all is ink unless told.
    '.scene .glyph': [MARK, 'board', 'glow'],
    '.scene .glyph.faint': [MARK, 'board', 'glow'],
    '.scene .glyph.deduced': [MARK, 'board', 'glow'],
    '.scene .glyph.deduced:not(.rimmed)': [MARK, 'board', 'glow'],
    '.scene .glyph.earth': [MARK, 'board', 'glow'],
    '.scene .glyph.on-placed': [MARK, 'paint'],
    '.scene .glyph.on-given': [MARK, 'solid'],
    '.scene .ring.because': [MARK, 'board', 'glow'],
    '.scene .ring.wrong': [MARK, 'board', 'glow'],
    '.scene .ring.deduced': [MARK, 'board', 'glow'],
  },
  unmeasured: [
    '.scene .paper',
    '.scene .board',
    '.scene .patch',
    '.scene .halo',
    '.scene .fill.faint',
    '.scene .grid',
    '.scene .text.over',
    '.scene .glyph.rimmed.on-path',
    // Gold is pale on a pale board: its rim is what is seen.
    '.scene .glyph.gold',
  ],
};

const read = (name: string): string =>
  readFileSync(new URL(`../../src/web/style/${name}.css`, import.meta.url), 'utf8');
const themeRules = rulesOf(read('colours'));
const theme = (selector: string): Colours =>
  coloursOf(themeRules.find((rule) => rule.selector === selector)!);

const page: Look = {
  rules: rulesOf(read('board')),
  themes: {
    light: theme(':root'),
    dark: theme(':root[data-theme="dark"]'),
    'dark, by the system': theme(':root[data-theme="system"]'),
    'high contrast': theme(':root[data-theme="contrast"]'),
  },
  measured: {
    '.board text': [TEXT, 'ground', 'glow', 'paper', 'card', 'limestone', 'accent-soft'],
    '.board .number.placed': [TEXT, 'ground', 'glow'],
    '.board .number.deduced': [TEXT, 'ground', 'glow'],
    '.board .number.faint': [TEXT, 'ground', 'glow'],
    '.board .number.kept': [TEXT, 'ground', 'glow'],
    '.board .number.on-given': [TEXT, 'stone'],
    '.board .number.on-given.kept': [TEXT, 'stone'],
    '.board .number.on-placed': [TEXT, 'paint'],
    '.board .number.on-deduced': [TEXT, 'deduced-fill'],
    '.board .candidate': [TEXT, 'ground', 'glow'],
    '.board .candidate.struck': [TEXT, 'ground', 'glow'],
    '.board .clue.level-1': [TEXT, 'paper', 'card'],
    '.board .edge.kept .clue': [TEXT, 'paper', 'card'],
    '.board .edge.wrong .clue': [TEXT, 'bad-soft'],
    '.board .ruler': [TEXT, 'paper', 'card'],
    '.board .focus': [MARK, 'ground'],
    '.board .noted': [TEXT, 'ground'],
    '.board .fill.given': [MARK, 'ground', 'glow'],
    '.board .fill.placed': [MARK, 'ground', 'glow'],
    '.board .stones.deduced': [MARK, 'ground'],
    '.board .walls': [MARK, 'ground', 'glow'],
    '.board .walls.loose': [MARK, 'ground'],
    '.board .walls.deduced': [MARK, 'ground'],
    '.board .points': [MARK, 'ground'],
    '.board .frame': [MARK, 'paper', 'card', 'ground'],
    '.board.finished .frame': [MARK, 'paper', 'card', 'ground'],
    '.board .tick': [MARK, 'ground', 'glow'],
    '.board .tick.on-given': [MARK, 'stone'],
    '.board .tick.on-placed': [MARK, 'paint'],
    '.board .tick.on-deduced': [MARK, 'deduced-fill'],
    '.board .glyph': [MARK, 'ground', 'glow'],
    '.board .glyph.gold': [MARK, 'ground', 'glow'],
    '.board .glyph.earth': [MARK, 'ground', 'glow'],
    '.board .glyph.faint': [MARK, 'ground', 'glow'],
    '.board .glyph.deduced:not(.gold, .earth)': [MARK, 'ground', 'glow'],
    '.board .glyph.deduced .rimmed': [MARK, 'ground', 'glow'],
    '.board .glyph.on-given': [MARK, 'stone'],
    '.board .glyph.on-placed': [MARK, 'paint'],
    '.board .glyph.on-deduced': [MARK, 'deduced-fill'],
    '.board .line': [MARK, 'ground'],
    '.board .ring.because': [MARK, 'ground', 'glow'],
    '.board .ring.deduced': [MARK, 'ground', 'glow'],
    '.board .ring.wrong': [MARK, 'ground', 'glow'],
    '.board .edge.because .plate': [MARK, 'paper', 'card'],
    '.board .edge.wrong .plate': [MARK, 'paper', 'card'],
    '.board .edge.chosen .plate': [MARK, 'paper', 'card'],
  },
  unmeasured: [
    '.board .ground',
    '.board .patch',
    '.board .halo',
    // The rim has the colour of the ground, so that the ring is seen on paint.
    '.board .focus.rim',
    '.board .fill.faint',
    '.board .fill.deduced',
    // The ring around it is measured; the shade within only adds to it.
    '.board .ring.deduced.news',
    '.board .stones',
    '.board .stones.placed',
    '.board .lines',
    // Colours to try things out in are defined in play.css; their dashes tell them apart too.
    '.board .walls.colour-1',
    '.board .walls.colour-2',
    '.board .walls.colour-3',
    '.board .glyph.on-line .rimmed',
    '.board .edge.open .plate',
    '.board .edge.open:hover .plate',
  ],
};

describe.each(Object.entries({ SVG: svg, 'the page': page }))(
  '%s',
  (_, { rules, themes, measured, unmeasured }) => {
    test('every rule that colours something is measured, or named as one that need not be', () => {
      const colouring = rules.filter((rule) => colouredBy(rule).length > 0).map(({ selector }) => selector);
      expect(colouring.length).toBeGreaterThan(30);
      const named = [...Object.keys(measured), ...unmeasured];
      expect(colouring.filter((selector) => !named.includes(selector))).toEqual([]);
      expect(named.filter((selector) => !colouring.includes(selector))).toEqual([]);
    });

    test.each(Object.entries(themes))('%s', (_, colours) => {
      const low: string[] = [];
      let pairs = 0;
      for (const [selector, [least, ...under]] of Object.entries(measured)) {
        const names = rules.filter((rule) => rule.selector === selector).flatMap(colouredBy);
        for (const ground of under) {
          const best = Math.max(
            ...names.map((name) => contrast(colours[`--${name}`]!, colours[`--${ground}`]!)),
          );
          pairs++;
          if (!(best >= least)) low.push(`${selector} on ${ground}: ${best.toFixed(2)}`);
        }
      }
      expect(low).toEqual([]);
      expect(pairs).toBeGreaterThan(40);
    });
  },
);

test.each(Object.entries(page.themes))('what a set board shows as settled can be seen: %s', (_, colours) => {
  const settled = page.rules.filter(({ selector }) => selector.startsWith('.board.settled'));
  const shares = settled.flatMap(({ declarations }) => Number(declarations['opacity'] ?? []) || []);
  expect(shares.length).toBeGreaterThan(0);
  for (const share of shares) {
    for (const name of ['deduced', 'dot']) {
      const ground = colours['--ground']!;
      expect(contrast(blended(colours[`--${name}`]!, ground, share), ground)).toBeGreaterThanOrEqual(MARK);
    }
  }
});

test('colours at the ends of the scale', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(blended('#000000', '#ffffff', 0.5)).toBe('#808080');
});
