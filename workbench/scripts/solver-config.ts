import { readFileSync } from 'node:fs';

/** A solver configuration of MiniZinc, which allows a comma before a closing bracket where JSON does not. */
export const readSolverConfig = (file: string): Record<string, unknown> & { readonly executable: string } =>
  JSON.parse(readFileSync(file, 'utf8').replaceAll(/,(\s*[\]}])/g, '$1'));
