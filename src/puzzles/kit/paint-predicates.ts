import type { Predicate } from '../technique.ts';
import type { Paint } from './paint.ts';

/** How the values of painted regions are said. */
export const paintPredicates: Readonly<Record<Paint, Predicate>> = {
  paint: {
    one: { en: ' is painted', pt: ' é pintada' },
    many: { en: ' are painted', pt: ' são pintadas' },
  },
  blank: {
    one: { en: ' stays blank', pt: ' fica em branco' },
    many: { en: ' stay blank', pt: ' ficam em branco' },
  },
};
