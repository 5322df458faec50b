import type { ScaleOptions } from '@observablehq/plot';
import type { Chart, Point, Series } from '../../../src/lab/index.ts';
import { paletteCss, SERIES_COLOURS } from './palette.ts';
import type { Say } from './say.ts';

const WIDTH = 400;
const HEIGHT = 280;
const LETTER = 7;
const LEGEND_LINE = 20;
/** The least time that is drawn on a logarithmic axis, in the axis' unit. */
const LEAST = 1e-3;

interface Styled extends Series {
  readonly colour: string;
}

function styled(series: readonly Series[]): Styled[] {
  let next = 0;
  return series.map((one) => ({
    ...one,
    colour: one.printed ? 'var(--lab-printed)' : `var(--lab-series-${next++ % SERIES_COLOURS})`,
  }));
}

/** Each name is a row of its own: colours would say what the axis says already. */
const isOneEach = ({ kind, series }: Chart): boolean =>
  kind === 'dots' && series.every(({ name, points }) => points.every(({ x }) => x === name));

const isWide = (values: readonly number[]): boolean =>
  Math.min(...values) > 0 && Math.max(...values) / Math.min(...values) > 50;

/** 1500 as 1.5k, and a fraction as it is. */
function shortFigure(value: number): string {
  if (value >= 1e9) return `${Number((value / 1e9).toPrecision(3))}G`;
  if (value >= 1e6) return `${Number((value / 1e6).toPrecision(3))}M`;
  return value >= 1e3 ? `${Number((value / 1e3).toPrecision(3))}k` : String(Number(value.toPrecision(3)));
}

/** The axis of the figures: whole powers of ten on a logarithmic one, so that lines stand where people count. */
function figureAxis(
  { scale }: Chart,
  points: readonly Point[],
  tickFormat: (value: number) => string,
): ScaleOptions {
  const common = { type: scale, grid: true, tickFormat };
  if (scale === 'linear') return { ...common, zero: true, nice: true, ticks: 6 };
  const figures = points.map(({ y }) => Math.max(y, LEAST));
  const least = scale === 'log' ? Math.floor(Math.log10(Math.min(...figures))) : 0;
  const most = Math.max(Math.ceil(Math.log10(Math.max(...figures))), least + 1);
  const powers = Array.from({ length: most - least + 1 }, (_, at) => 10 ** (least + at));
  const ticks = scale === 'log' ? powers : [0, ...powers];
  const every = Math.ceil(ticks.length / 7);
  return {
    ...common,
    domain: [ticks[0]!, ticks.at(-1)!],
    ticks: ticks.filter((_, at) => at % every === 0),
  };
}

interface Keyed {
  readonly text: string;
  readonly colour: string;
  readonly x: number;
  readonly y: number;
}

/** The legend's entries, laid out in lines. */
function legend(series: readonly Styled[]): { entries: Keyed[]; height: number } {
  const entries: Keyed[] = [];
  let x = 0;
  let y = 0;
  for (const { name, colour } of series) {
    const width = 22 + name.length * LETTER;
    if (x > 0 && x + width > WIDTH) {
      x = 0;
      y += LEGEND_LINE;
    }
    entries.push({ text: name, colour, x, y });
    x += width;
  }
  return { entries, height: y + LEGEND_LINE };
}

/** The chart with everything that is read in the language of its reader. */
const saidIn = (say: Say, chart: Chart): Chart => ({
  ...chart,
  title: say(chart.title),
  x: say(chart.x),
  y: say(chart.y),
  series: chart.series.map((one) => ({
    ...one,
    name: say(one.name),
    points: one.points.map((point) => ({
      ...point,
      x: typeof point.x === 'string' ? say(point.x) : point.x,
    })),
  })),
});

/** Draws charts as SVG with Observable Plot, one document for all of them. */
export async function chartDrawer(
  say: Say,
  figures: (text: string) => string = (text) => text,
): Promise<(chart: Chart, form: 'inline' | 'file') => string> {
  const [Plot, { parseHTML }] = await Promise.all([import('@observablehq/plot'), import('linkedom')]);
  const { document } = parseHTML('<!doctype html><html><body></body></html>');

  const marks = (series: readonly Styled[], chart: Chart) =>
    series.flatMap(({ points, colour, printed, name }) => {
      const drawn = points.map((point) => ({
        ...point,
        y: chart.scale === 'log' ? Math.max(point.y, LEAST) : point.y,
        title: `${name}, ${point.x}: ${point.atLeast ? `${say('more than')} ` : ''}${figures(String(Number(point.y.toPrecision(4))))}`,
      }));
      const place = (data: readonly Point[], symbol: 'circle' | 'triangle', fill: string) =>
        Plot.dot(data, {
          x: chart.kind === 'lines' ? 'x' : 'y',
          y: chart.kind === 'lines' ? 'y' : 'x',
          r: symbol === 'triangle' ? 4.5 : 3,
          symbol,
          stroke: colour,
          fill,
          strokeWidth: 1.5,
          title: 'title',
        });
      return [
        ...(chart.kind === 'lines'
          ? [
              Plot.line(drawn, {
                x: 'x',
                y: 'y',
                stroke: colour,
                strokeWidth: 2,
                ...(printed ? { strokeDasharray: '4 4' } : {}),
              }),
            ]
          : []),
        place(
          drawn.filter(({ atLeast }) => !atLeast),
          'circle',
          printed ? 'var(--lab-panel)' : colour,
        ),
        place(
          drawn.filter(({ atLeast }) => atLeast),
          'triangle',
          'var(--lab-panel)',
        ),
      ];
    });

  const element = (
    name: string,
    attributes: Readonly<Record<string, string | number>>,
    text = '',
  ): Element => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name) as unknown as Element;
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
    made.textContent = text;
    return made;
  };

  return (plain, form) => {
    const chart = saidIn(say, plain);
    const oneEach = isOneEach(chart);
    const series = oneEach
      ? chart.series.map((one) => ({ ...one, colour: 'var(--lab-accent)' }))
      : styled(chart.series);
    const key = oneEach ? { entries: [], height: 0 } : legend(series);
    const points = chart.series.flatMap((one) => one.points);
    const names = [...new Set(points.map(({ x }) => String(x)))];
    const top = key.height + 26;
    const common = {
      document: document as unknown as Document,
      className: 'lab-plot',
      width: WIDTH,
      marginTop: top,
      marginBottom: 42,
      style: { fontSize: '13px', background: 'transparent', color: 'var(--lab-ink)', overflow: 'visible' },
    };
    const tickFormat = (value: number): string => figures(shortFigure(value));
    const axis = figureAxis(chart, points, tickFormat);
    const svg =
      chart.kind === 'lines'
        ? Plot.plot({
            ...common,
            height: HEIGHT + key.height,
            marginLeft: 54,
            marginRight: 18,
            x: {
              type: isWide(points.map(({ x }) => Number(x))) ? 'log' : 'linear',
              label: chart.x,
              ticks: 5,
              tickFormat,
              nice: true,
            },
            y: { ...axis, label: null },
            marks: marks(series, chart),
          })
        : Plot.plot({
            ...common,
            height: top + 42 + names.length * 24,
            marginLeft: Math.min(180, 14 + Math.max(...names.map((name) => name.length)) * LETTER),
            marginRight: 22,
            x: { ...axis, label: chart.x },
            y: { type: 'point', domain: names, label: null, padding: 0.6, grid: true },
            marks: marks(series, chart),
          });
    const drawn = svg as unknown as Element;
    drawn.setAttribute('role', 'img');
    drawn.setAttribute('aria-label', chart.title);
    for (const { text, colour, x, y } of key.entries) {
      drawn.append(
        element('circle', { cx: x + 7, cy: y + 9, r: 5, fill: colour }),
        element('text', { x: x + 16, y: y + 13, fill: 'currentColor', 'text-anchor': 'start' }, text),
      );
    }
    if (chart.kind === 'lines') {
      // Plot's own label would stand where the legend is.
      const label = { x: 0, y: key.height + 14, fill: 'var(--lab-faint)', 'text-anchor': 'start' };
      drawn.append(element('text', label, `↑ ${chart.y}`));
    }
    if (form === 'file') {
      drawn.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
      drawn.prepend(element('title', {}, chart.title), element('style', {}, paletteCss('svg')));
    }
    return drawn.outerHTML;
  };
}
