import type { FurtherLanguage } from '../../src/board/index.ts';

/** Words that English and Portuguese have and no other language of ours does. */
export const FOREIGN: Readonly<Record<FurtherLanguage, RegExp>> = {
  es: /(?<!\p{L})(the|and|is|are|of|with|without|cells?|clues?|rows?|columns?|boards?|links?|rules?|steps?|painted|blank|needs?|expected|não|são|casas?|linhas?|colunas?|uma|um|tabuleiro|pistas? [éà]|elos?|em|ou|às?|é|há|mais|pelo|fora|já|só|senão|logo)(?!\p{L})/iu,
};
