import type { Value } from '../puzzle.ts';
import { type Digit, digitsTo, LARGEST, symbolOf } from './grid.ts';

const all = digitsTo(LARGEST).map((digit): Value<Digit> => {
  const symbol = symbolOf(digit);
  return {
    id: symbol,
    name: { en: [symbol], pt: [symbol] },
    key: symbol.toLowerCase(),
    symbol,
    is: {
      one: { en: ` is ${symbol}`, pt: ` é ${symbol}` },
      many: { en: ` are ${symbol}`, pt: ` são ${symbol}` },
    },
    isNot: {
      one: { en: ` is not ${symbol}`, pt: ` não é ${symbol}` },
      many: { en: ` are not ${symbol}`, pt: ` não são ${symbol}` },
    },
  };
});

/** The digits from 1 to the size of the board. */
export const values = (size: number): readonly Value<Digit>[] => all.slice(0, size);
