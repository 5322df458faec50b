import { readFileSync } from 'node:fs';
import { check, read } from '../../../src/index.ts';
import { programFor } from '../../../src/prove/index.ts';
import type { Model } from './model.ts';
import { type PseudoBoolean, pseudoBoolean, type Sum } from './pseudo-boolean.ts';

/** A board of the kept sets. Ours solves the puzzle and proves the solution unique; the others get its formula. */
function board(name: string, file: string): Model {
  const text = (): string => readFileSync(`workbench/bench/data/${file}.jsonl`, 'utf8').split('\n')[0]!;
  const readHere = () => {
    const found = read(text());
    if (!found.ok) throw new Error(`expected a board in ${file}, got problems`);
    return found;
  };
  const formula = (): PseudoBoolean => {
    const { puzzle, grid } = readHere();
    return readOpb(programFor(puzzle, grid, 'opb')!);
  };
  return {
    ...pseudoBoolean(name, 'sat', formula),
    ours() {
      const { puzzle, grid } = readHere();
      return check(puzzle, grid).status === 'unique' ? 'sat' : 'unsat';
    },
  };
}

/** The 0/1 sums of a formula that we wrote. */
function readOpb(text: string): PseudoBoolean {
  const sums: Sum[] = [];
  let variables = 0;
  for (const line of text.split('\n')) {
    const end = /(>=|=) (-?\d+) ;$/.exec(line);
    if (line.startsWith('*') || !end) continue;
    let total = Number(end[2]);
    const terms = [...line.matchAll(/([+-]?\d+) (~?)x(\d+)/g)].map(([, weight, negated, at]) => {
      variables = Math.max(variables, Number(at));
      if (!negated) return [Number(weight), Number(at) - 1] as const;
      // w * not x = w - w * x
      total -= Number(weight);
      return [-Number(weight), Number(at) - 1] as const;
    });
    sums.push({ terms, relation: end[1] === '=' ? '=' : '>=', total });
  }
  return { variables, sums };
}

export const boards: readonly Model[] = [
  board('Akari of 14x14', 'akari-14'),
  board('Crazy Pavement of 10x10', 'crazy-pavement-10'),
  board('Bosnian Road of 10x10', 'bosnian-road-10'),
];
