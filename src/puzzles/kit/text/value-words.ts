import { inEach, type Sentence, type Spoken } from '../../../board/index.ts';
import type { Value } from '../../value.ts';

/** How a value is called, and what is said after one site that has it, and after several. */
export type ValueWords = readonly [name: string, one: string, many: string];

/** A value with its key, its sign and its words. */
export const spokenValue = <V extends string>(
  id: V,
  key: string,
  symbol: string,
  words: Spoken<ValueWords>,
): Value<V> => ({
  id,
  name: inEach({ words }, (said): Sentence['en'] => [said.words[0]]),
  key,
  symbol,
  is: {
    one: inEach({ words }, (said) => said.words[1]),
    many: inEach({ words }, (said) => said.words[2]),
  },
});
