/**
 * Reading what a person typed and saying what is wrong with it, line by line and with all problems; and the words that
 * rules of several puzzles share: numbers with their nouns, and why a count or a difference of counts is missed.
 */
export * from './count-tells.ts';
export * from './counted.ts';
export * from './counting-clue.ts';
export * from './difference-words.ts';
export * from './phrase.ts';
export * from './problem-list.ts';
export * from './read-rows.ts';
export * from './text-lines.ts';
export * from './value-words.ts';
