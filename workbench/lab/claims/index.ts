/**
 * What the papers conclude, word for word, and what our measurements say to it. A verdict is computed: each figure in
 * its sentence speaks for or against the claim, steps and backtracks before times, and where noise or a gap in the paper
 * leaves it open, it is open. Start with `verdict.ts`.
 */

import { claimsOf000 } from './claims-000.ts';
import { claimsOf002 } from './claims-002.ts';
import { claimsOf003 } from './claims-003.ts';
import { claimsOf004 } from './claims-004.ts';
import type { LabData, Verdict } from './verdict.ts';
import { holdsOf } from './verdict.ts';

export { HOLDS, type LabData, type Verdict } from './verdict.ts';

export const claims = [...claimsOf000, ...claimsOf002, ...claimsOf003, ...claimsOf004];

/** The verdicts that these measurements allow. */
export const verdicts = (data: LabData): Verdict[] =>
  claims.flatMap((claim) => {
    const judged = claim.judge(data);
    return judged ? [{ ...claim, ...judged, holds: holdsOf(judged) }] : [];
  });
