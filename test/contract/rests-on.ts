/** What explanations rest on, without their words: to be compared, or hashed. */
import { createHash } from 'node:crypto';
import type { Chain, Step } from '../../src/reasoning/index.ts';

export const linksOf = <V>({ supposed, links, breaks, branches }: Chain<V>): unknown => [
  supposed,
  links.map(({ because, facts, given, cases }) => [because?.id, facts, given, cases?.map(linksOf)]),
  breaks && [breaks.rule.id, breaks.given],
  branches?.map(linksOf),
];

export const restsOn = <V>({
  because,
  facts,
  given,
  weight,
  choices,
  technique,
  chain,
  search,
}: Step<V>): unknown => [
  because.map(({ id }) => id),
  facts,
  given,
  weight,
  choices,
  technique,
  chain && linksOf(chain),
  search,
];

export const hashOf = (data: unknown): string =>
  createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16);
