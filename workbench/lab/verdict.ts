/** A conclusion of a paper put to the test: what it says, what we find, and whether it holds. */
export interface Verdict {
  readonly claim: string;
  readonly found: string;
  readonly holds: 'holds' | 'does not hold' | 'cannot be told';
}

/** As one sentence of a reading. */
export const verdictSentence = ({ claim, found, holds }: Verdict): string =>
  `The paper: ${claim} Here: ${found} ${{ holds: 'It holds.', 'does not hold': 'It does not hold.', 'cannot be told': 'That cannot be told.' }[holds]}`;
