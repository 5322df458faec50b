/** Every way to choose the next variable among those with more than one value. Ties go to the leftmost. */
export const SELECTS = [
  'leftmost',
  /** Smallest lower bound. */
  'min',
  /** Largest upper bound. */
  'max',
  /** Fewest values. */
  'first-fail',
  /** Most values. */
  'anti-first-fail',
  /** Most constraints. */
  'occurrence',
  /** Fewest values, then most constraints. */
  'most-constrained',
  /** Largest difference between the two smallest values (two largest, when values go down). */
  'max-regret',
  /** Fewest values for the failures of its constraints. */
  'dom/wdeg',
] as const;

/** Which variable next. */
export type Select = (typeof SELECTS)[number];

/** Every way to split a domain. */
export const BRANCHES = [
  /** First value, or not. */
  'step',
  /** One value after the other. */
  'enum',
  /** Lower half, or upper half. */
  'bisect',
  /** Middle element of the domain, or not. */
  'median',
  /** Element nearest to the middle of the bounds, or not. */
  'middle',
] as const;

/** How its domain is split. */
export type Branch = (typeof BRANCHES)[number];
