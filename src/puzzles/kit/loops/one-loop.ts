import { inEach, type Phrase, type Place, type Spoken } from '../../../board/index.ts';
import type { Kind, Loop } from '../../relations/index.ts';

/** How a puzzle speaks of its loop; `is` tells of a board as it is, and not of one that would be. */
export interface LoopWords {
  readonly rule: string;
  nothing(is: boolean): string;
  apart(is: boolean, one: Place, other: Place): Phrase;
  closed(is: boolean, one: Place, other: Place): Phrase;
  impossible(is: boolean): string;
}

/** There is a loop, and all of it is one. */
export const oneLoopIn = <V extends string>(words: Spoken<LoopWords>): Kind<V, Place, Loop<V>> => ({
  kind: 'loop',
  where: ({ at }) => [at],
  sentence: () => inEach({ words }, (said): Phrase => [said.words.rule]),
  tells: ({ sites }, { why, one, other }, mood) =>
    inEach({ words }, (said): Phrase => {
      const is = mood === 'is';
      return why === 'apart' || why === 'closed'
        ? said.words[why](is, sites.place(one), sites.place(other))
        : [said.words[why](is)];
    }),
});
