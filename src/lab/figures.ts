/** Three figures, and no exponent. */
const short = (value: number): string => {
  if (value === 0) return '0';
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  return value.toFixed(Math.min(digits, 4));
};

/** Milliseconds in the unit that suits them. */
export function duration(ms: number): string {
  if (!Number.isFinite(ms)) return '–';
  if (ms < 1) return `${short(ms * 1000)} µs`;
  return ms < 1000 ? `${short(ms)} ms` : `${short(ms / 1000)} s`;
}

/** A count with its thousands apart. */
export function amount(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (!Number.isInteger(value) && value < 100) return short(value);
  return Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '\u202f');
}

export const times = (ratio: number): string => `${short(ratio)}×`;

/** A sentence's list: one, two and three. */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
