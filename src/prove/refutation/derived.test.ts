/**
 * What a search posts after a hundred conflicts, differences and parities of lines: every line that is derived is what
 * its expression makes. Proofs that need them are in `workbench/bench/puzzles/proofs.test.ts`.
 */
import { expect, test } from 'vitest';
import { Random, seed } from '../../../test/random.ts';
import { randomRegions } from '../../../test/random-regions.ts';
import { sized } from '../../../test/rounds.ts';
import { gridOf } from '../../../test/solve-puzzle.ts';
import { puzzleById } from '../../puzzles/index.ts';
import { formulaOf } from '../boards/index.ts';
import { type Formula, type FormulaLine, normalLine, type Weighted } from '../formula/index.ts';
import { derivedLines } from './derived.ts';

const puzzle = puzzleById('crazy-pavement')!;

/** A pavement with a filling. */
function pavement(round: number, size: number) {
  const random = new Random(seed + 104_729 * round);
  const below = (limit: number): number => random.below(limit);
  const { regions } = randomRegions(below, size, size, 75);
  const painted = regions.map(() => below(2));
  const side = Array.from({ length: size }, (_, i) => i);
  const count = (cells: readonly number[]): number =>
    cells.filter((cell) => painted[regions[cell]!] === 1).length;
  const rows = side.map((y) => count(side.map((x) => y * size + x)));
  const columns = side.map((x) => count(side.map((y) => y * size + x)));
  const json = {
    regions: side.map((y) => regions.slice(y * size, (y + 1) * size)),
    rowClues: rows,
    columnClues: columns,
  };
  return gridOf(puzzle.fromJson(json));
}

/** The line that an expression makes, by the book; as text, atoms in order. */
function made(formula: Formula, expression: string): string {
  const stack: (FormulaLine | number)[] = [];
  const lineOf = (top: FormulaLine | number): FormulaLine =>
    typeof top === 'number' ? formula.lines[top - 1]! : top;
  const terms = ({ atoms, weights }: FormulaLine): Weighted[] => atoms.map((atom, i) => [weights[i]!, atom]);
  for (const word of expression.split(' ')) {
    if (/^\d+$/.test(word)) stack.push(Number(word));
    else if (/^~?[a-z]/.test(word) && word !== 'd') {
      const v = formula.names.indexOf(word.replace('~', ''));
      stack.push({ atoms: [2 * v + (word.startsWith('~') ? 1 : 0)], weights: [1], bound: 0 });
    } else {
      const top = stack.pop()!;
      const below = lineOf(stack.pop()!);
      const by = Number(top);
      const each = (change: (weight: number) => number): FormulaLine => ({
        atoms: below.atoms,
        weights: below.weights.map(change),
        bound: change(below.bound),
      });
      if (word === '+') {
        const added = lineOf(top);
        stack.push(normalLine([...terms(below), ...terms(added)], below.bound + added.bound));
      } else if (word === '*') stack.push(each((weight) => weight * by));
      else stack.push(each((weight) => Math.ceil(weight / by)));
    }
  }
  expect(stack).toHaveLength(1);
  return told(lineOf(stack[0]!));
}

const told = ({ atoms, weights, bound }: FormulaLine): string =>
  `${atoms.map((atom, i) => `${atom}:${weights[i]}`).sort()} ${bound}`;

test(`each derived line is what its expression makes (seed ${seed})`, () => {
  let [sums, clauses] = [0, 0];
  for (let round = 0; round < sized(10, 3); round++) {
    const formula = formulaOf(puzzle, pavement(round, 15))!;
    for (const { line, expression } of derivedLines(formula)) {
      expect(made(formula, expression())).toBe(told(line));
      if (expression().includes(' d ')) clauses++;
      else sums++;
    }
  }
  expect(sums).toBeGreaterThan(20);
  expect(clauses).toBeGreaterThan(20);
});
