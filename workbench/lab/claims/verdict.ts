import type { Wording } from '../../../src/board/index.ts';
import type { Measurement } from '../../../src/lab/index.ts';

export type Holds = 'holds' | 'does not hold' | 'cannot be told';

/** A measured figure as a sentence shows it, and what it says of the claim. */
export interface Figure {
  readonly text: string;
  readonly speaks: 'for' | 'against' | 'beside';
}

/** The result of testing a claim. */
export interface Judged {
  readonly figures: readonly Figure[];
  /** Why the figures cannot decide, if they cannot: noise, or something that the paper does not say. */
  readonly open?: Wording;
  /** What was found, with every figure in it. */
  readonly found: Wording;
}

/** A statement of a paper that can be tested, in its own words. */
export interface Claim {
  readonly id: string;
  readonly paper: '000' | '002' | '003' | '004';
  /** Where in the paper. */
  readonly where: string;
  /** Word for word. */
  readonly quote: string;
  /** The same in English. */
  readonly says: string;
  /** Undefined where nothing of it was measured. */
  judge(data: LabData): Judged | undefined;
}

/** All measurements, by experiment. */
export type LabData = (experiment: string) => readonly Measurement[];

export interface Verdict extends Claim, Judged {
  readonly holds: Holds;
}

/** One figure against a claim is enough; a claim with none for it is open. */
export function holdsOf({ figures, open }: Pick<Judged, 'figures' | 'open'>): Holds {
  if (open) return 'cannot be told';
  if (figures.some(({ speaks }) => speaks === 'against')) return 'does not hold';
  return figures.some(({ speaks }) => speaks === 'for') ? 'holds' : 'cannot be told';
}

export const HOLDS: Readonly<Record<Holds, Wording>> = {
  holds: { en: 'holds', pt: 'confirma-se' },
  'does not hold': { en: 'does not hold', pt: 'não se confirma' },
  'cannot be told': { en: 'cannot be told', pt: 'não se pode concluir' },
};

/** Speaks for the claim if it is true, against it if not. */
export const when = (isTrue: boolean): 'for' | 'against' => (isTrue ? 'for' : 'against');
export const figure = (text: string, speaks: Figure['speaks'] = 'beside'): Figure => ({ text, speaks });
