import type { Value } from '../../value.ts';

/** A digit as it is written: `1` to `9`, then `A` for 10, `B` for 11 and so on. */
export type Digit = string;

const SYMBOLS = '123456789ABCDEFGHIJKLMNOP';

/** The sides that a square can have. */
export const SMALLEST = 2;
export const LARGEST = SYMBOLS.length;

/** How an open cell is written. */
export const OPEN = '.';

/** Every character that stands for a cell. */
export const DIGIT_CELLS = OPEN + SYMBOLS;

export const symbolOf = (digit: number): Digit => SYMBOLS[digit - 1]!;

/** The number that a symbol stands for; 0 if it is no digit. */
export const digitOf = (symbol: Digit): number => SYMBOLS.indexOf(symbol) + 1;

/** All digits of a board. */
export const digitsTo = (size: number): number[] => Array.from({ length: size }, (_, at) => at + 1);

function digitValue(digit: number): Value<Digit> {
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
}

/** Made when first asked for: nothing runs where no puzzle of digits is imported, so bundlers can leave it out. */
let all: readonly Value<Digit>[] | undefined;

/** The digits from 1 to the size of the board. */
export function digitValues(size: number): readonly Value<Digit>[] {
  all ??= digitsTo(LARGEST).map(digitValue);
  return all.slice(0, size);
}
