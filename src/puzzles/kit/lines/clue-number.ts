/** A number a clue may give, null for a number that is not given. Undefined: the input is neither. */
export type ReadNumber = number | null | undefined;

/** Reads digits, or `-` for none. */
export function clueNumberFromText(word: string): ReadNumber {
  if (word === '-') return null;
  return /^\d+$/.test(word) ? Number(word) : undefined;
}

/** Reads a whole number from zero, or null or -1 for none. */
export function clueNumberFromJson(value: unknown): ReadNumber {
  if (value === null || value === -1) return null;
  // Adding zero turns -0, which JSON can write, into 0.
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value + 0 : undefined;
}

export const clueNumberToText = (clue: number | null): string => (clue === null ? '-' : String(clue));

export const clueNumberToJson = (clue: number | null): number => clue ?? -1;
