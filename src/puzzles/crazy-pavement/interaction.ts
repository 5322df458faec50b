import { regionInteraction } from '../kit/regions/region-interaction.ts';
import type { Count } from './grid.ts';

export const interaction = regionInteraction<Count>(
  {
    names: [{ en: ['painted cells'], pt: ['casas pintadas'] }],
    of: (count) => [count],
    from: ([count]) => count ?? null,
    told: (painted) => painted.filter(Boolean).length,
  },
  ['cells'],
);
