import { nameOf, type Place, placeOf } from '../../board/index.ts';
import { type BoolVar, type Constraint, linear } from '../../engine/index.ts';
import type { Decision, Variables } from '../puzzle.ts';
import type { Rule } from '../rule.ts';
import type { BoardLine } from './board-lines.ts';
import { lineSentence } from './line-sentence.ts';
import type { Paint } from './paint.ts';
import { cellsByRegion, type Partition } from './regions.ts';
import { tally } from './tally.ts';

/** One variable a region, named after its first cell. */
export function regionDecisions(partition: Partition, variables: Variables): Decision[] {
  return cellsByRegion(partition).map((cells) => ({
    cells,
    atoms: [variables.bool(() => nameOf(cells[0]!, partition.columns))],
  }));
}

/** The variable of each cell: cells of one region share theirs. */
export function variablesByCell(partition: Partition, decisions: readonly Decision[]): BoolVar[] {
  return partition.regions.map((region) => decisions[region]!.atoms[0]!);
}

/** Every region of several cells is painted wholly or not at all. */
export function regionRules(partition: Partition, decisions: readonly Decision[]): Rule<Paint>[] {
  return decisions.flatMap(({ cells }, region) =>
    cells.length > 1 ? [wholeRegion(region, cells, partition.columns)] : [],
  );
}

function wholeRegion(region: number, cells: readonly number[], columns: number): Rule<Paint> {
  const place = (): Place => ({ kind: 'region', region, cells: cells.map((cell) => placeOf(cell, columns)) });
  return {
    id: `region@${nameOf(cells[0]!, columns)}`,
    kind: 'region',
    get where() {
      return [place()];
    },
    get sentence() {
      const here = place();
      return {
        en: ['the ', here, ' is painted wholly or not at all'],
        pt: ['a ', here, ' pinta-se toda ou não se pinta nada dela'],
      };
    },
    holds(board) {
      const values = cells.map((cell) => board.at(cell));
      return !(values.includes('paint') && values.includes('blank'));
    },
    // One variable decides the whole region, so nothing is left to post.
    constraints: [],
  };
}

/** A line has exactly this many painted cells. */
export function paintedInLine(
  id: string,
  kind: string,
  line: BoardLine,
  painted: number,
  variableOf: readonly BoolVar[],
): Rule<Paint> {
  const { place, cells } = line;
  return {
    id,
    kind,
    where: [place],
    clue: place,
    get sentence() {
      return lineSentence(place, painted);
    },
    holds(board) {
      const { painted: least, open } = tally(board, cells);
      return least <= painted && painted <= least + open;
    },
    get constraints() {
      return [paintedSum(cells, painted, variableOf)];
    },
  };
}

/** The sum that says it: each region counts once for every cell it has in the line. */
export function paintedSum(
  cells: readonly number[],
  painted: number,
  variableOf: readonly BoolVar[],
): Constraint {
  const weights = new Map<BoolVar, number>();
  for (const cell of cells) {
    const variable = variableOf[cell]!;
    weights.set(variable, (weights.get(variable) ?? 0) + 1);
  }
  return linear(
    Array.from(weights, ([variable, weight]) => [weight, variable] as const),
    '=',
    painted,
  );
}
