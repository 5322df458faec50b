import type { Lit } from './literal.ts';
import type { Trail } from './trail.ts';

/**
 * The clause without repetitions and without what the root has settled; null if it holds anyway. Below the root, the
 * literals to watch come first. `seen` is zero.
 */
export function simplified(lits: readonly Lit[], trail: Trail, seen: Uint8Array): readonly Lit[] | null {
  const { value, level } = trail;
  let holds = false;
  let superfluous = 0;
  for (let i = 0; i < lits.length; i++) {
    const lit = lits[i];
    const v = lit >> 1;
    if (value[lit] > 0 && level[v] === 0) holds = true;
    else if (value[lit] < 0 && level[v] === 0) superfluous++;
    else if (seen[v] === 0) seen[v] = 1 + (lit & 1);
    else if (seen[v] === 1 + (lit & 1)) superfluous++;
    else holds = true;
  }
  for (let i = 0; i < lits.length; i++) seen[lits[i] >> 1] = 0;
  if (holds) return null;
  const kept =
    superfluous === 0 ? lits : [...new Set(lits)].filter((lit) => value[lit] === 0 || level[lit >> 1] > 0);
  if (trail.levels === 0) return kept;
  // Open and true literals first, then the ones that became false last.
  const rank = (lit: Lit): number => (value[lit] >= 0 ? Number.MAX_SAFE_INTEGER : level[lit >> 1]);
  return [...kept].sort((a, b) => rank(b) - rank(a));
}
