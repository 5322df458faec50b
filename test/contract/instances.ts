import { readdirSync, readFileSync } from 'node:fs';

/** A board from the papers, with the number of its solutions and, where it has one, the solution. */
export interface Instance {
  readonly name: string;
  readonly puzzle: string;
  readonly solutions: number;
  readonly solution?: readonly string[];
  readonly json: Readonly<Record<string, unknown>>;
}

const folder = new URL('../data/instances/', import.meta.url);

export const instances: readonly Instance[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((file) => {
    const json = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    return { ...json, name: file.replace('.json', ''), json };
  });
