import type { AnyLanguage } from '../../board/index.ts';

/** The language as it is spoken here: Britons and Americans write their dates in different ways. */
export function localeOf(language: AnyLanguage): string {
  const here = globalThis.navigator?.language ?? '';
  return here.startsWith(language) ? here : language;
}

/** A number with the word that goes with it. */
export function plural(language: AnyLanguage): (count: number, one: string, other: string) => string {
  // In Portugal nothing is many: 0 dias. In Brazil, which a browser takes for the usual Portuguese, it is one.
  const rules = new Intl.PluralRules(language === 'pt' ? 'pt-PT' : language);
  const numbers = new Intl.NumberFormat(language);
  return (count, one, other) => `${numbers.format(count)} ${rules.select(count) === 'one' ? one : other}`;
}

/** A number with at most one digit after the point. */
export function oneDecimal(language: AnyLanguage): (number: number) => string {
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (number) => numbers.format(number);
}

/** Says a day, in as many words as this style has. */
const dates =
  (dateStyle: 'long' | 'medium') =>
  (language: AnyLanguage): ((day: string) => string) => {
    const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle, timeZone: 'UTC' });
    return (day) => {
      const time = Date.parse(`${day}T00:00:00Z`);
      return Number.isNaN(time) ? day : format.format(time);
    };
  };

/** A day as it is said: 16 November 2026. What is no day is said as it is. */
export const longDate = dates('long');

/** A day in a list: 16 Nov 2026. */
export const shortDate = dates('medium');
