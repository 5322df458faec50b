import type { Board, Place, Sentence } from '../../board/index.ts';
import { type BoolVar, type Constraint, clause, exactly } from '../../engine/index.ts';
import type { PuzzleModel, Variables } from '../puzzle.ts';
import { group, modelOf, type WrittenModel } from '../relations/index.ts';
import type { Mood, Rule, RuleStanding } from '../rule.ts';
import { type BosnianRoadGrid, isFree, type Road } from './grid.ts';
import { rulebook } from './rules.ts';

/**
 * The rules of `calculate_road`: ours without the single loop, and in its place `checkSimpleSeparatedRoads`, which is
 * weaker: from top to bottom, and from left to right, the road begins once after a line without road.
 */
export function paperModel(grid: BosnianRoadGrid, variables: Variables): PuzzleModel<Road> {
  const model = modelOf(rulebook, grid, variables);
  const separated = (['row', 'column'] as const).map((by) => new Separated(grid, model.ink, by, variables));
  return {
    decisions: model.decisions,
    rules: [...model.rules.filter(({ kind }) => kind !== 'loop'), ...separated],
    definitions: separated.flatMap(({ definitions }) => definitions),
    tryFirst: 0,
  };
}

class Separated implements Rule<Road> {
  readonly kind = 'separated';
  readonly id: string;
  readonly definitions: readonly Constraint[];
  readonly #by: 'row' | 'column';
  /** The free cells of each line. */
  readonly #lines: readonly (readonly number[])[];
  /** Line by line: whether the road begins there. */
  readonly #begins: readonly BoolVar[];

  constructor(
    grid: BosnianRoadGrid,
    ink: WrittenModel<Road>['ink'],
    by: 'row' | 'column',
    variables: Variables,
  ) {
    const { rows, columns } = grid;
    this.id = `separated@${by}s`;
    this.#by = by;
    const all = Array.from({ length: rows * columns }, (_, cell) => cell).filter((cell) =>
      isFree(grid, cell),
    );
    const lineOf = (cell: number): number => (by === 'row' ? Math.floor(cell / columns) : cell % columns);
    this.#lines = Array.from({ length: by === 'row' ? rows : columns }, (_, line) =>
      all.filter((cell) => lineOf(cell) === line),
    );
    const definitions: Constraint[] = [];
    let before: BoolVar | undefined;
    this.#begins = this.#lines.map((cells, line) => {
      const used = variables.bool(() => `${by}${line + 1} has road`);
      const roads = ink.of(group(cells, 'road')).open;
      definitions.push(clause([used.not(), ...roads]));
      for (const road of roads) definitions.push(clause([road.not(), used]));
      const begin = variables.bool(() => `road begins in ${by}${line + 1}`);
      definitions.push(clause([begin.not(), used]));
      if (before) definitions.push(clause([begin.not(), before.not()]));
      definitions.push(clause([used.not(), begin, ...(before ? [before] : [])]));
      before = used;
      return begin;
    });
    this.definitions = definitions;
  }

  get where(): Place[] {
    return [{ kind: 'board' }];
  }

  get sentence(): Sentence {
    return this.#by === 'row'
      ? {
          en: ['from top to bottom, the road begins once after rows without road'],
          pt: ['de cima para baixo, a estrada começa uma só vez depois de linhas sem estrada'],
        }
      : {
          en: ['from left to right, the road begins once after columns without road'],
          pt: ['da esquerda para a direita, a estrada começa uma só vez depois de colunas sem estrada'],
        };
  }

  tells(board: Board<Road>, mood: Mood): RuleStanding {
    const have = this.#count(board).begins;
    const { en, pt } = this.sentence;
    const is = mood === 'is';
    return {
      need: 1,
      have,
      sentence: {
        en: [...en, `, but ${is ? 'begins' : 'would begin'} ${have === 0 ? 'nowhere' : `${have} times`}`],
        pt: [
          ...pt,
          `, mas ${have === 0 ? 'não ' : ''}${is ? 'começa' : 'começaria'}${have === 0 ? '' : ` ${have} vezes`}`,
        ],
      },
    };
  }

  /** While cells are open, only what the full lines say counts. */
  holds(board: Board<Road>): boolean {
    const { begins, open } = this.#count(board);
    return open ? begins <= 1 : begins === 1;
  }

  /** How often the road begins, as far as that is sure, and whether any line is open. */
  #count(board: Board<Road>): { readonly begins: number; readonly open: boolean } {
    let begins = 0;
    let before: boolean | undefined = false;
    let open = false;
    for (const cells of this.#lines) {
      const used = cells.some((cell) => board.at(cell) === 'road')
        ? true
        : cells.some((cell) => board.at(cell) === undefined)
          ? undefined
          : false;
      if (used === undefined) open = true;
      if (used && before === false) begins++;
      before = used;
    }
    return { begins, open };
  }

  get constraints(): Constraint[] {
    return [exactly(1, this.#begins)];
  }
}
