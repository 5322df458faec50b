/** Lengths that show whether propagation is linear. */
export const CHAINS = [100_000, 200_000, 1_000_000];

export const chainName = (length: number): string => `chain of ${length.toLocaleString('en')} implications`;

/** x1, and each literal implies the next: nothing but propagation, from one end to the other. */
export function chainCnf(length: number): string {
  const lines = [`p cnf ${length} ${length}`, '1 0'];
  for (let at = 1; at < length; at++) lines.push(`-${at} ${at + 1} 0`);
  return `${lines.join('\n')}\n`;
}
