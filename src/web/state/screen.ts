import { signal } from '@preact/signals';

/** As wide as the styles know it: narrower, a board and its panel do not fit beside each other. */
const NARROW = '(max-width: 56rem), (max-height: 30rem)';

/** Whether there is no room for what is rarely needed. */
export const isNarrow = signal(false);

if (typeof matchMedia === 'function') {
  const query = matchMedia(NARROW);
  const look = (): void => {
    isNarrow.value = query.matches;
  };
  query.addEventListener('change', look);
  look();
}
