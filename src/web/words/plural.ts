import type { Language } from '../../board/index.ts';

/** A number with the word that goes with it. */
export function plural(language: Language): (count: number, one: string, other: string) => string {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count, one, other) => `${numbers.format(count)} ${rules.select(count) === 'one' ? one : other}`;
}

/** A number with at most one digit after the point. */
export function oneDecimal(language: Language): (number: number) => string {
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (number) => numbers.format(number);
}

/** A day as it is said: 16 November 2026. What is no day is said as it is. */
export function longDate(language: Language): (day: string) => string {
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (day) => {
    const time = Date.parse(`${day}T00:00:00Z`);
    return Number.isNaN(time) ? day : dates.format(time);
  };
}
