import { around, Board } from '../../board/index.ts';
import { type BoolVar, clause, type Limits, type Solver } from '../../engine/index.ts';
import type { Chance, SketchWish } from '../setter.ts';
import type { BosnianRoadCell, BosnianRoadGrid, Road } from './grid.ts';
import { paperModel } from './paper-model.ts';

/** What one throw of the dice may cost before another is made. */
const CONFLICTS = 2000;
/** Cells of the board for each clue. */
const CELLS_A_CLUE = 7;

/**
 * A random board as `createBoard` of the paper makes them: some random cells must be road, others must be clues of
 * more than zero, and the first filling that keeps the paper's rules gives the numbers. Where there is none, the dice are
 * thrown again, as often as it takes. The paper does not ask for one loop, so its filling may have several. Undefined:
 * the time was up.
 */
export function paperBoard(
  { rows, columns }: SketchWish,
  chance: Chance,
  solver: Solver,
  limits: Pick<Limits, 'timeLimit' | 'signal'> = {},
): { readonly grid: BosnianRoadGrid; readonly solution: Board<Road> } | undefined {
  const until = performance.now() + (limits.timeLimit ?? Number.POSITIVE_INFINITY);
  const throwing = new Throwing(rows, columns, chance, solver);
  for (;;) {
    const timeLimit = until - performance.now();
    if (timeLimit <= 0 || limits.signal?.aborted) return undefined;
    const found = throwing.again({
      ...limits,
      ...(timeLimit < Number.POSITIVE_INFINITY ? { timeLimit } : {}),
    });
    if (found) return found;
  }
}

/** The rules of an empty board in a solver, asked again and again under other conditions. */
class Throwing {
  readonly #shape: { readonly rows: number; readonly columns: number };
  readonly #chance: Chance;
  readonly #solver: Solver;
  readonly #road: readonly BoolVar[];
  /** By cell: true if some cell around it is road. */
  readonly #beside = new Map<number, BoolVar>();

  constructor(rows: number, columns: number, chance: Chance, solver: Solver) {
    this.#solver = solver;
    this.#shape = { rows, columns };
    this.#chance = chance;
    const cells = new Array<BosnianRoadCell>(rows * columns).fill('free');
    const { decisions, definitions, rules } = paperModel({ rows, columns, cells }, solver);
    this.#road = decisions.map(({ atoms }) => atoms[0]!);
    solver.postAll([...definitions, ...rules.flatMap(({ constraints }) => constraints)]);
  }

  again(limits: Limits): { readonly grid: BosnianRoadGrid; readonly solution: Board<Road> } | undefined {
    const { rows, columns } = this.#shape;
    const cells = rows * columns;
    const side = Math.max(rows, columns);
    const fewest = Math.floor(side / 2);
    const assumptions: (BoolVar | ReturnType<BoolVar['not']>)[] = [];
    for (let left = fewest + this.#chance.below(2 * side - fewest); left > 0; left--)
      assumptions.push(this.#road[this.#chance.below(cells)]!);
    const clues = new Set<number>();
    for (let left = Math.floor(cells / CELLS_A_CLUE); left > 0; left--) {
      const cell = this.#chance.below(cells);
      clues.add(cell);
      assumptions.push(this.#road[cell]!.not(), this.#hasRoadAround(cell));
    }
    const outcome = this.#solver.solve({
      ...limits,
      assumptions,
      conflictLimit: CONFLICTS,
      // From left to right and nothing first: the filling that the paper's labeling finds, found sooner.
      follow: { variables: this.#road, select: 'leftmost', order: 'up' },
    });
    if (outcome.status !== 'sat') return undefined;
    const isRoad = (cell: number): boolean => outcome.value(this.#road[cell]!) === 1;
    const count = (cell: number) => around(this.#shape, cell).filter(isRoad).length as BosnianRoadCell;
    const every = Array.from({ length: cells }, (_, cell) => cell);
    return {
      grid: { rows, columns, cells: every.map((cell) => (clues.has(cell) ? count(cell) : 'free')) },
      solution: new Board(
        rows,
        columns,
        every.map((cell): Road | undefined =>
          clues.has(cell) ? undefined : isRoad(cell) ? 'road' : 'empty',
        ),
      ),
    };
  }

  #hasRoadAround(cell: number): BoolVar {
    const known = this.#beside.get(cell);
    if (known) return known;
    const has = this.#solver.bool();
    this.#solver.post(clause([has.not(), ...around(this.#shape, cell).map((near) => this.#road[near]!)]));
    this.#beside.set(cell, has);
    return has;
  }
}
