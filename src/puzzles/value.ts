import type { Sentence, Wording } from '../board/index.ts';

/** What is said after one place, and after several: ` is painted`, ` are painted`. */
export interface Predicate {
  readonly one: Wording;
  readonly many: Wording;
}

/** A value that a site can have: how it is named, typed, written and said. */
export interface Value<V extends string> {
  readonly id: V;
  /** `light`: on buttons, and where a value is spoken. */
  readonly name: Sentence;
  /** The key that puts it down. */
  readonly key: string;
  /** How a cell with it is written in rows of text: one character. */
  readonly symbol: string;
  readonly is: Predicate;
  /** Needed where there are more than two values: of two, not being one is being the other. */
  readonly isNot?: Predicate;
}
