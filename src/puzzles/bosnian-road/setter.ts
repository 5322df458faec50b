import { around, Board } from '../../board/index.ts';
import type { Variables } from '../puzzle.ts';
import { exactly, group, modelOf } from '../relations/index.ts';
import type { Chance, Repair, Setter, Sketch, SketchModel, SketchWish, Switch } from '../setter.ts';
import type { BosnianRoadCell, BosnianRoadGrid, Road } from './grid.ts';
import { paperBoard } from './paper-board.ts';
import { randomRoad } from './random-road.ts';
import { rulebook } from './rules.ts';

/** A random road, and a number on every cell beside it; most of them turn out not to be needed. */
export const setter: Setter<BosnianRoadGrid, Road> = {
  options: [
    {
      name: 'length',
      kind: 'number',
      lowest: 0.05,
      highest: 0.6,
      usual: 0.4,
      about: {
        en: ['share of road cells (0 to 1), if such a road fits'],
        pt: ['proporção de casas de estrada (0 a 1), se couber uma estrada assim'],
      },
    },
    {
      name: 'windiness',
      kind: 'number',
      lowest: 0,
      highest: 1,
      usual: 0.7,
      about: {
        en: ['how winding the road is: from 0 (straight) to 1'],
        pt: ['quão sinuosa é a estrada: de 0 (a direito) a 1'],
      },
    },
    {
      name: 'blocked',
      kind: 'number',
      lowest: 0,
      highest: 1,
      usual: 0.2,
      about: {
        en: ['how many of the clues may be blocked cells without a number'],
        pt: ['quantas das pistas podem ser casas bloqueadas sem número'],
      },
    },
  ],
  usualClues: 'minimal',
  // Its rules speak of few cells each, so that the same insight takes more of them.
  looks: { normal: [1, 10], hard: [14, 40], extreme: [40, Number.POSITIVE_INFINITY] },
  takesPicture: false,
  problemWith: ({ rows, columns }) =>
    rows < 3 || columns < 3
      ? {
          en: 'the smallest road needs a board of 3 by 3',
          pt: 'a estrada mais pequena precisa de um tabuleiro de 3 por 3',
        }
      : undefined,
  sketch: (wish, chance) => new RoadSketch(wish, chance),
  paper: paperBoard,
};

class RoadSketch implements Sketch<BosnianRoadGrid, Road> {
  readonly #rows: number;
  readonly #columns: number;
  readonly #road: Uint8Array;
  /** The cells off the road that may be blocked instead of counting. */
  readonly #mayBlock: ReadonlySet<number>;
  /** What each switch writes on the board. */
  readonly #written = new Map<Switch, { readonly cell: number; readonly sign: BosnianRoadCell }>();

  constructor(wish: SketchWish, chance: Chance) {
    const { rows, columns } = wish;
    this.#rows = rows;
    this.#columns = columns;
    const length = Math.max(8, Math.round((wish.number('length') ?? 0) * rows * columns));
    const windiness = wish.number('windiness') ?? 0.5;
    this.#road = randomRoad({ rows, columns, length, windiness }, chance);
    const share = wish.number('blocked') ?? 0;
    const mayBlock = new Set<number>();
    for (const [cell, road] of this.#road.entries()) {
      if (!road && chance.fraction() < share) mayBlock.add(cell);
    }
    this.#mayBlock = mayBlock;
  }

  get solution(): Board<Road> {
    const values = Array.from(this.#road, (road): Road => (road ? 'road' : 'empty'));
    return new Board(this.#rows, this.#columns, values);
  }

  /** Every cell is free here: a clue that is switched off leaves a cell where the road may run. */
  model(variables: Variables): SketchModel {
    const shape = { rows: this.#rows, columns: this.#columns };
    const free = { ...shape, cells: Array.from(this.#road, () => 'free' as const) };
    const { decisions, rules, ink } = modelOf(rulebook, free, variables);
    const switches: Switch[] = [];
    for (const [cell, road] of this.#road.entries()) {
      if (road) continue;
      const near = around(shape, cell);
      const count = near.filter((other) => this.#road[other]).length;
      const off = ink.constraintsOf(exactly(0, group([cell], 'road')));
      const weaker: Switch = { kind: 'clue', constraints: off };
      const clue: Switch = {
        kind: 'clue',
        constraints: [...off, ...ink.constraintsOf(exactly(count, group(near, 'road')))],
        ...(this.#mayBlock.has(cell) ? { weaker } : {}),
      };
      this.#written.set(clue, { cell, sign: count as BosnianRoadCell });
      this.#written.set(weaker, { cell, sign: 'blocked' });
      switches.push(clue);
    }
    return {
      decisions,
      constraints: rules.flatMap(({ constraints }) => constraints),
      switches,
    };
  }

  /** With a number on every cell off the road there is nothing left to add. */
  repair(): Repair {
    return 'hopeless';
  }

  relieve(): Repair {
    return 'hopeless';
  }

  grid(on: ReadonlySet<Switch>): BosnianRoadGrid {
    const cells = Array.from(this.#road, (): BosnianRoadCell => 'free');
    for (const each of on) {
      const { cell, sign } = this.#written.get(each)!;
      cells[cell] = sign;
    }
    return { rows: this.#rows, columns: this.#columns, cells };
  }
}
