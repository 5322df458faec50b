import { regionInteraction } from '../kit/regions/region-interaction.ts';
import type { DualClue } from './grid.ts';

export const interaction = regionInteraction<DualClue>(
  {
    names: [
      { en: ['painted cells'], pt: ['casas pintadas'] },
      { en: ['blocks'], pt: ['blocos'] },
    ],
    of: ({ painted, blocks }) => [painted, blocks],
    from: ([painted, blocks]) => ({ painted: painted ?? null, blocks: blocks ?? null }),
    told: (painted) => ({
      painted: painted.filter(Boolean).length,
      blocks: painted.filter((isPainted, at) => isPainted && !painted[at - 1]).length,
    }),
  },
  ['cells', 'runs'],
);
