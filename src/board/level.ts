/** Easy: one rule at a time. Normal: a few at once. Hard: suppositions as well. Extreme: long or many of them. */
export type Level = 'easy' | 'normal' | 'hard' | 'extreme';

/** From the easiest to the hardest. */
export const LEVELS: readonly Level[] = ['easy', 'normal', 'hard', 'extreme'];
