import type { WordTable } from '../../../board/index.ts';

/** What may be wished of a random picture, in words. */
export const pictureWords: WordTable<Readonly<Record<'painted' | 'smoothing', string>>> = {
  en: {
    painted: 'share of painted cells in a random picture (0 to 1)',
    smoothing: 'how smooth the shapes of a random picture are; about 2 by default',
  },
  pt: {
    painted: 'proporção de casas pintadas numa imagem aleatória (0 a 1)',
    smoothing: 'quão lisas são as formas de uma imagem aleatória; cerca de 2 por omissão',
  },
};
