/** A point of a series. */
export interface Point {
  /** A number on the axis, or the name of a group of bars. */
  readonly x: number | string;
  readonly y: number;
  /** A run that reached its limit: the true figure is larger. */
  readonly atLeast?: boolean;
}

export interface Series {
  readonly name: string;
  readonly points: readonly Point[];
  /** Printed in a paper, not measured here. */
  readonly printed?: boolean;
}

/**
 * A plot as data: what to draw, not how. `lines` has numbers across, `dots` has names down the side and figures
 * across. The drawing code chooses colours that are readable on light and dark backgrounds.
 */
export interface Chart {
  readonly id: string;
  readonly title: string;
  readonly kind: 'lines' | 'dots';
  readonly x: string;
  readonly y: string;
  /** How figures are spaced; `symlog` is for counters that may be zero. */
  readonly scale: 'linear' | 'log' | 'symlog';
  readonly series: readonly Series[];
}
