import type { Sentence } from '../board/index.ts';

/** How many rules of a kind a step has: exactly this many, at least one, or any number. */
export type HowMany = number | 'some' | 'any';

/**
 * A name that people have for a way of concluding, recognised by the rules in a step and by nothing else: no technique
 * is ever searched for. Of several that fit, the first in the puzzle's list is the step's name.
 */
export interface Technique<V extends string> {
  readonly id: string;
  readonly name: Sentence;
  /** The kinds of the step's rules; a kind that is not listed must not occur. */
  readonly rules: Readonly<Record<string, HowMany>>;
  /** The value that every fact of the step speaks of. */
  readonly value?: V;
  /** Whether every fact says that a site has its value, or none does. */
  readonly is?: boolean;
  /** Whether the step needs no known fact at all, or needs some. */
  readonly known?: 'none' | 'some';
  /** Whether a single rule does not show it at once: its ways to be kept must be told apart. */
  readonly hidden?: boolean;
  /** Whether the rules' cells are all settled after the step, or some stay open. */
  readonly leaves?: 'nothing' | 'something';
  /** It follows at once, and is told together with the step that caused it. */
  readonly bookkeeping?: true;
}
