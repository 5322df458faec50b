import { type Literal, opposite } from '../atoms.ts';
import type { Desk } from './desk.ts';
import type { Situation } from './situation.ts';

/** Of the facts that two cases agree in, how many (those whose cases settle least) are compared by their inferences. */
const COMPARED = 48;

/** A supposition that falls in both of two cases: of this atom, and of its opposite. */
export interface Dilemma {
  readonly supposed: Literal;
  readonly atom: number;
}

/**
 * Values that follow from an atom and from its opposite by propagation, those first that take the fewest inferences.
 * They are found by two suppositions for each open atom, not for each pair of them.
 */
export function dilemmas({ known, deadline }: Situation, desk: Desk): Dilemma[] {
  const open = Array.from(known.keys()).filter((atom) => known[atom]! < 0);
  const agreed = new Map<number, Dilemma & { readonly settled: number }>();
  const first = new Int8Array(open.length);
  for (const atom of open) {
    if (deadline.enough()) break;
    let settled = 0;
    const common: Literal[] = [];
    for (const value of [1, 0] as const) {
      const good = desk.suppose([{ atom, value }]);
      for (const [at, other] of open.entries()) {
        const now = good ? desk.valueOf(other) : -1;
        if (now >= 0) settled++;
        if (value === 1) first[at] = now;
        else if (now >= 0 && now === first[at]) common.push({ atom: other, value: now as 0 | 1 });
      }
      desk.back();
    }
    for (const literal of common) {
      const before = agreed.get(literal.atom);
      if (!before || settled < before.settled) {
        agreed.set(literal.atom, { supposed: opposite(literal), atom, settled });
      }
    }
  }
  const few = [...agreed.values()].sort((a, b) => a.settled - b.settled).slice(0, COMPARED);
  return few
    .map((one) => ({ one, inferences: inferencesOf(one, desk) }))
    .sort((a, b) => a.inferences - b.inferences || a.one.supposed.atom - b.one.supposed.atom)
    .map(({ one }) => one);
}

/** How many inferences the two contradictions rest on. */
function inferencesOf({ supposed, atom }: Dilemma, desk: Desk): number {
  let inferences = 0;
  for (const value of [1, 0] as const) {
    const good = desk.suppose([supposed, { atom, value }]);
    inferences += good ? Number.POSITIVE_INFINITY : desk.probe.inferences();
    desk.back();
  }
  return inferences;
}
