/** What a person has put down for one decision: the first value, the second one, or nothing. */
export type Value = 0 | 1 | null;

/** One letter a decision, as saved games and links write them. */
export const writeValue = (value: Value): string => (value === null ? '-' : `${value}`);

export const readValue = (letter: string): Value => (letter === '1' ? 1 : letter === '0' ? 0 : null);

export const writeValues = (values: readonly Value[]): string => values.map(writeValue).join('');

/** The values that letters stand for; undefined unless there is exactly one letter for each decision. */
export function readValues(text: string, decisions: number): Value[] | undefined {
  if (text.length !== decisions || /[^-01]/.test(text)) return undefined;
  return Array.from(text, readValue);
}
