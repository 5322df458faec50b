import type { Place, Sites } from '../../board/index.ts';

/** The site at which a place begins. */
export const firstSite = (place: Place, sites: Sites): number => sites.of(place)[0] ?? 0;
