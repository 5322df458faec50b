import { useId } from 'preact/hooks';

const PERIOD = 120;

/**
 * One wave of the pavement as the squares of Lisbon have it: dark stone between two swinging lines that are a little
 * out of step, so that it is broad on the slopes and narrow at the turns.
 */
const WAVE = `M-${PERIOD} 14 ${swings(14)} ${swingsBack(30)} Z`;

function swings(height: number): string {
  const quarter = PERIOD / 4;
  let path = '';
  for (let x = -PERIOD; x < 2 * PERIOD; x += PERIOD) {
    path += `C${x + quarter} ${height - 26} ${x + quarter} ${height - 26} ${x + 2 * quarter} ${height}`;
    path += `S${x + 3 * quarter} ${height + 26} ${x + PERIOD} ${height}`;
  }
  return path;
}

function swingsBack(height: number): string {
  const quarter = PERIOD / 4;
  const shift = 16;
  let path = `L${2 * PERIOD + shift} ${height}`;
  for (let x = 2 * PERIOD + shift; x > -PERIOD; x -= PERIOD) {
    path += `C${x - quarter} ${height + 26} ${x - quarter} ${height + 26} ${x - 2 * quarter} ${height}`;
    path += `S${x - 3 * quarter} ${height - 26} ${x - PERIOD} ${height}`;
  }
  return path;
}

const HEIGHT = 52;

/** A band of pavement, as wide as its place. */
export function Waves({ height }: { readonly height: number }) {
  const id = useId();
  return (
    <svg class="waves" aria-hidden="true" width="100%" height={height}>
      <defs>
        <pattern
          id={id}
          width={PERIOD}
          height={HEIGHT}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${height < HEIGHT ? height / HEIGHT : 1})`}
        >
          <path class="wave" d={WAVE} />
          <path class="wave" d={WAVE} transform={`translate(0 ${HEIGHT})`} />
          <path class="wave" d={WAVE} transform={`translate(0 ${-HEIGHT})`} />
        </pattern>
      </defs>
      <rect class="limestone" width="100%" height="100%" />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
