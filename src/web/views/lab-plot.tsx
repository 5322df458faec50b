import type { Chart } from '../../lab/index.ts';
import { language } from '../state/index.ts';

/** Pixels: a row holds a name above its line. */
const ROW = 46;
const NAME = 16;
const LINE = 31;
const AXIS = 26;
/** Percent of the width before the first tick and after the last. */
const LEFT = 5;
const RIGHT = 10;
const MOST_TICKS = 6;

/** Marks of different shapes around their middle, so that no row is told by colour. */
const SHAPES = [
  'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z',
  'M-5.5 -5.5h11v11h-11z',
  'M0 -7.5L7.5 0L0 7.5L-7.5 0z',
  'M0 -7L7 5.5H-7z',
  'M-2.3 -6.5h4.6v4.2h4.2v4.6h-4.2v4.2h-4.6v-4.2h-4.2v-4.6h4.2z',
  'M0 7L7 -5.5H-7z',
];

/** The mark of a row, the same in every plot and in the table. */
export const shapeOf = (row: number): string => SHAPES[row % SHAPES.length]!;

interface LabPlotProps {
  readonly chart: Chart;
  readonly title: string;
  /** A series as people know it. */
  readonly nameOf: (series: string) => string;
}

/** Names down the side and figures across; as wide as its place, its letters as large as those around it. */
export function LabPlot({ chart, title, nameOf }: LabPlotProps) {
  const { series, scale } = chart;
  const figures = series.flatMap(({ points }) => points.map(({ y }) => y));
  const ticks = ticksFor(scale, figures);
  const stretch = stretchOf(scale);
  const first = stretch(ticks[0]!);
  const last = stretch(ticks.at(-1)!);
  const across = (figure: number): string => {
    const part = Math.min(1, Math.max(0, (stretch(figure) - first) / (last - first)));
    return `${(LEFT + part * (100 - LEFT - RIGHT)).toFixed(2)}%`;
  };
  const short = new Intl.NumberFormat(language.value, { notation: 'compact', maximumSignificantDigits: 2 });
  const bottom = series.length * ROW;
  return (
    <figure class="plot" data-plot={chart.id}>
      <figcaption>{title}</figcaption>
      <svg width="100%" height={bottom + AXIS} role="img" aria-label={title}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line class="tick" x1={across(tick)} x2={across(tick)} y1={0} y2={bottom} />
            <text class="figure" x={across(tick)} y={bottom + AXIS - 9} text-anchor="middle">
              {short.format(tick)}
            </text>
          </g>
        ))}
        {series.map(({ name, points }, row) => (
          <g key={name} transform={`translate(0 ${row * ROW})`}>
            <text class="name" x={`${LEFT}%`} y={NAME}>
              {nameOf(name)}
            </text>
            <line class="rail" x1={`${LEFT}%`} x2={`${100 - RIGHT}%`} y1={LINE} y2={LINE} />
            {points.map(({ x, y, atLeast }) => (
              <svg key={x} class="mark-place" aria-hidden="true" x={across(y)} y={LINE} data-point={name}>
                {atLeast && <path class="arrow" d="M8 0h14M17 -4l5 4l-5 4" />}
                <path class={atLeast ? 'mark open' : 'mark'} d={shapeOf(row)} />
              </svg>
            ))}
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** The clock of a browser may say that no time has passed. */
const LEAST = 0.01;

function stretchOf(scale: Chart['scale']): (figure: number) => number {
  switch (scale) {
    case 'linear':
      return (figure) => figure;
    case 'log':
      return (figure) => Math.log10(Math.max(figure, LEAST));
    case 'symlog':
      return (figure) => Math.log10(1 + figure);
  }
}

/** Powers of ten around the figures (and zero where it counts), at least two, and few enough to be read. */
function ticksFor(scale: Chart['scale'], figures: readonly number[]): number[] {
  const most = Math.max(LEAST, ...figures);
  if (scale === 'linear') return [0, most];
  const from = scale === 'log' ? Math.floor(Math.log10(Math.max(LEAST, Math.min(...figures)))) : 0;
  const to = Math.max(from + 1, Math.ceil(Math.log10(most)));
  const step = Math.ceil((to - from + 1) / MOST_TICKS);
  const count = Math.ceil((to - from) / step) + 1;
  const powers = Array.from({ length: count }, (_, index) => 10 ** (from + index * step));
  return scale === 'symlog' ? [0, ...powers] : powers;
}
