import type { Language, Wording } from '../board/index.ts';
import { sicstusInSwi } from './sicstus.ts';

/** One change of a paper's listing: some lines, from this one on, become others. */
export interface ListingChange {
  /** The line of the listing, from 1; lines that are only added stand before it. */
  readonly at: number;
  readonly why: Wording;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** Something that the listing can be asked to do. */
export interface ListingGoal {
  /** As it is typed at the prompt of Prolog, without the full stop. */
  readonly goal: string;
  readonly says: Wording;
}

/** The listing of a paper, what was changed in it so that SWI-Prolog runs it, and what it can be asked. */
export interface Listing {
  /** Line by line as our copy of the paper reads. */
  readonly text: string;
  readonly changes: readonly ListingChange[];
  readonly goals: readonly ListingGoal[];
}

/** Changes as they are written down, each with the name of its reason. */
export const changed = <Why extends string>(
  reasons: Readonly<Record<Why, Wording>>,
  changes: readonly (readonly [at: number, why: Why, from: readonly string[], to: readonly string[]])[],
): readonly ListingChange[] => changes.map(([at, why, from, to]) => ({ at, why: reasons[why], from, to }));

/** The listing with its changes made; throws where a change does not find the lines it speaks of. */
export function programLines({ text, changes }: Listing): readonly string[] {
  const lines = text.split('\n');
  const made: string[] = [];
  let next = 0;
  for (const { at, from, to } of changes) {
    const found = lines.slice(at - 1, at - 1 + from.length);
    if (at - 1 < next || found.join('\n') !== from.join('\n'))
      throw new Error(`line ${at} of the listing is not what its change says: ${found.join(' ')}`);
    made.push(...lines.slice(next, at - 1), ...to);
    next = at - 1 + from.length;
  }
  return [...made, ...lines.slice(next)];
}

/** The whole program for SWI-Prolog: what SICStus has, then the listing with its changes. */
export const programText = (listing: Listing): string =>
  `${sicstusInSwi}\n${programLines(listing).join('\n')}\n`;

/** Every change as the lines taken out and put in, with its line and its reason. */
export const changesText = ({ changes }: Listing, language: Language): string =>
  changes
    .map(({ at, why, from, to }) =>
      [
        `@@ ${at} @@ ${why[language]}`,
        ...from.map((line) => `-${line}`),
        ...to.map((line) => `+${line}`),
      ].join('\n'),
    )
    .join('\n')
    .concat('\n');
