import { InvalidArgumentError } from 'commander';

/** How the values of options are read; what is wrong with one is said in a sentence. */

/** A number as people write it, or NaN: `Number` alone would take 0x10, and blanks around it. */
export const decimal = (text: string): number =>
  /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;

export function wholeNumber(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || !Number.isSafeInteger(value)) {
    throw new InvalidArgumentError('Expected a whole number from 1.');
  }
  return value;
}

export function wholeOrNone(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value)) {
    throw new InvalidArgumentError('Expected a whole number from 0.');
  }
  return value;
}

export function seedNumber(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value >= 2 ** 31) {
    throw new InvalidArgumentError('Expected a whole number from 0 to 2147483647.');
  }
  return value;
}

export function size(text: string): [columns: number, rows: number] {
  const [, columns, rows] = /^(\d{1,4})x(\d{1,4})$/i.exec(text) ?? [];
  if (columns === undefined || rows === undefined || Number(columns) < 1 || Number(rows) < 1) {
    throw new InvalidArgumentError('Expected columns x rows, as in 10x8.');
  }
  return [Number(columns), Number(rows)];
}

/** The file that is written; for a document that no terminal shows, not standard output. */
export function documentName(text: string): string {
  return outputName(text === '-' ? '' : text);
}

/** The file that is written, or - for standard output. */
export function outputName(text: string): string {
  if (text === '') throw new InvalidArgumentError('Expected the name of a file.');
  return text;
}

export function share(text: string): number {
  const value = decimal(text);
  if (!(value >= 0 && value <= 1)) {
    throw new InvalidArgumentError('Expected a number from 0 to 1.');
  }
  return value;
}

export function portNumber(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > 65_535) {
    throw new InvalidArgumentError('Expected a whole number from 0 to 65535.');
  }
  return value;
}

export function seconds(text: string): number {
  const value = decimal(text);
  if (!(value > 0) || !Number.isFinite(value)) {
    throw new InvalidArgumentError('Expected a number of seconds greater than 0.');
  }
  return value;
}

/** Sites by their origins, separated by commas; what else could stand in a header is refused. */
export function readOrigins(text: string): readonly string[] {
  const origins = text.split(',').map((origin) => origin.trim());
  for (const origin of origins) {
    if (/^https?:\/\/(\*\.)?[\w.-]+(:\d{1,5})?$/i.test(origin)) continue;
    throw new InvalidArgumentError('Expected sites such as https://example.org.');
  }
  return origins;
}
