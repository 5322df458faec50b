import { cellSites, type Place, placesOf } from '../../../board/index.ts';
import {
  DecidedSites,
  type Kind,
  type StatedRule,
  type Stating,
  type Together,
  together,
} from '../../relations/index.ts';
import type { Paint } from '../cells/paint.ts';
import { cellsByRegion, type Partition } from './regions.ts';

/** The cells of a region share a decision: to be painted, or to stay blank. */
export const regionSites = (partition: Partition): DecidedSites<Paint> =>
  new DecidedSites(cellSites(partition), ['blank', 'paint'], cellsByRegion(partition));

/** Every region of several cells is painted completely or not at all. */
export function wholeRegions(state: Stating<Paint>): StatedRule<Paint>[] {
  const rules: StatedRule<Paint>[] = [];
  for (const cells of state.sites.decided)
    if (cells.length > 1) rules.push(state.rule(region, cells[0]!, together(cells)));
  return rules;
}

const region: Kind<Paint, number, Together<Paint>> = {
  kind: 'region',
  where: ({ at, sites, relation }): [Place] => [
    { kind: 'region', region: sites.decisionOf(at), cells: placesOf(relation.sites, sites.columns) },
  ],
  sentence: ({ where }) => ({
    en: ['the ', where[0]!, ' is painted completely or not at all'],
    pt: ['a ', where[0]!, ' ou se pinta toda, ou não se pinta'],
  }),
  tells: ({ where }, _, mood) => ({
    en: ['the ', where[0]!, mood === 'is' ? ' is painted in part' : ' would be painted in part'],
    pt: ['a ', where[0]!, mood === 'is' ? ' está pintada só em parte' : ' ficaria pintada só em parte'],
  }),
};
