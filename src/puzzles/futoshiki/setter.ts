import { Board, type Place, placeName, type Wording } from '../../board/index.ts';
import { type Constraint, clause, InvariantError } from '../../engine/index.ts';
import { latinSquare } from '../kit/index.ts';
import type { Variables } from '../puzzle.ts';
import { modelOf, type WrittenModel } from '../relations/index.ts';
import type { Chance, Repair, Setter, Sketch, SketchModel, SketchWish, Switch } from '../setter.ts';
import {
  acrossEdge,
  type Digit,
  type FutoshikiGrid,
  LARGEST,
  type Order,
  type Sign,
  SMALLEST,
  symbolOf,
} from './grid.ts';
import { rulebook } from './rules.ts';

/** A random square; every sign it can have, and some of its digits, may be shown. */
export const setter: Setter<FutoshikiGrid, Digit> = {
  options: [
    {
      name: 'givens',
      kind: 'number',
      lowest: 0,
      highest: 1,
      about: {
        en: ['share of cells that may show a digit (0 to 1); about 0.15 by default, or more if needed'],
        pt: [
          'proporção de casas que podem mostrar um algarismo (0 a 1); cerca de 0,15 por omissão, ou mais se for preciso',
        ],
      },
    },
    {
      name: 'signs',
      kind: 'number',
      lowest: 0,
      highest: 1,
      usual: 1,
      about: {
        en: ['share of neighbouring cells that may have a sign between them (0 to 1)'],
        pt: ['proporção de casas vizinhas que podem ter um sinal entre si (0 a 1)'],
      },
    },
  ],
  usualClues: 'minimal',
  takesPicture: false,
  problemWith: ({ rows, columns }) => problemWithSize(rows, columns),
  sketch: (wish, chance) => new SquareSketch(wish, chance),
};

function problemWithSize(rows: number, columns: number): Wording | undefined {
  if (rows !== columns) {
    return {
      en: `expected as many rows as columns, got ${rows} rows of ${columns}`,
      pt: `esperavam-se tantas linhas como colunas, vieram ${rows} linhas de ${columns}`,
    };
  }
  if (rows >= SMALLEST && rows <= LARGEST) return undefined;
  return {
    en: `expected a board of ${SMALLEST} to ${LARGEST} rows, got ${rows}`,
    pt: `esperava-se um tabuleiro de ${SMALLEST} a ${LARGEST} linhas, vieram ${rows}`,
  };
}

/** Where nothing is wished for, repairs add some more. */
const USUAL_GIVENS = 0.15;

type Edge = Pick<Sign, 'cell' | 'side'>;

function edgeOf(place: Place, size: number): Edge {
  if (place.kind !== 'edge' || (place.side !== 'right' && place.side !== 'below'))
    throw new InvariantError(`expected an edge between two cells, got ${placeName(place)}`);
  return { cell: place.row * size + place.column, side: place.side };
}

class SquareSketch implements Sketch<FutoshikiGrid, Digit> {
  readonly #size: number;
  readonly #edges: readonly Edge[];
  readonly #shown: Set<number>;
  /** Whether more cells may show their digit than were drawn at first. */
  readonly #mayShowMore: boolean;
  #square: readonly number[];
  /** What each switch of the last model shows: a cell's digit, or the sign on an edge. */
  readonly #shows = new Map<Switch, number | Edge>();
  #model: WrittenModel<Digit> | undefined;

  constructor(wish: SketchWish, chance: Chance) {
    const size = wish.rows;
    this.#size = size;
    this.#square = latinSquare(size, chance);
    const cells = this.#square.map((_, cell) => cell);
    const some = <T>(items: T[], share: number): T[] =>
      chance.shuffle(items).slice(0, Math.round(share * items.length));
    const edges = cells.flatMap((cell) =>
      (['right', 'below'] as const).flatMap((side) =>
        acrossEdge(size, cell, side) === undefined ? [] : [{ cell, side }],
      ),
    );
    this.#edges = some(edges, wish.number('signs') ?? 1);
    const givens = wish.number('givens');
    this.#mayShowMore = givens === undefined;
    this.#shown = new Set(some(cells, givens ?? USUAL_GIVENS * (1 - 0.5 * wish.lean)));
  }

  get solution(): Board<Digit> {
    return new Board(this.#size, this.#size, this.#square.map(symbolOf));
  }

  model(variables: Variables): SketchModel {
    // Digits are switches, too: no cell is given away for good.
    const model = modelOf(rulebook, this.#gridWith([], this.#edges), variables);
    this.#model = model;
    this.#shows.clear();
    const constraints: Constraint[] = [];
    for (const rule of model.rules) {
      if (!rule.clue) constraints.push(...rule.constraints);
      else this.#shows.set({ kind: 'clue', constraints: rule.constraints }, edgeOf(rule.clue, this.#size));
    }
    const switches = [...this.#shows.keys(), ...this.#showing([...this.#shown])];
    return { decisions: model.decisions, constraints, switches };
  }

  /** One more digit wherever solutions differ, or another square where no more may be shown. */
  repair(differing: readonly (readonly number[])[], chance: Chance): Repair {
    return this.#showMore(
      differing.map((cells) => chance.pick(cells)),
      chance,
    );
  }

  relieve(chance: Chance): Repair {
    const hidden = this.#square.map((_, cell) => cell).filter((cell) => !this.#shown.has(cell));
    return hidden.length === 0 ? 'hopeless' : this.#showMore([chance.pick(hidden)], chance);
  }

  grid(on: ReadonlySet<Switch>): FutoshikiGrid {
    const shown = [...on].map((each) => this.#shows.get(each)!);
    return this.#gridWith(
      shown.filter((each) => typeof each === 'number'),
      shown.filter((each) => typeof each !== 'number'),
    );
  }

  #showMore(cells: readonly number[], chance: Chance): Repair {
    if (!this.#mayShowMore) {
      this.#square = latinSquare(this.#size, chance);
      return 'redrawn';
    }
    for (const cell of cells) this.#shown.add(cell);
    return this.#showing(cells);
  }

  /** A switch for the digit of each of these cells. */
  #showing(cells: readonly number[]): Switch[] {
    return cells.map((cell) => {
      const is = this.#model!.ink.is(cell, symbolOf(this.#square[cell]!));
      const constraints = typeof is === 'boolean' ? [] : [clause([is])];
      // The signs are what the puzzle is about: digits go first.
      const shown: Switch = { kind: 'clue', constraints, early: true };
      this.#shows.set(shown, cell);
      return shown;
    });
  }

  #gridWith(cells: Iterable<number>, edges: readonly Edge[]): FutoshikiGrid {
    const square = this.#square;
    const digits = square.map(() => 0);
    for (const cell of cells) digits[cell] = square[cell]!;
    const orders = { right: square.map((): Order => 'free'), below: square.map((): Order => 'free') };
    for (const { cell, side } of edges) {
      const next = acrossEdge(this.#size, cell, side)!;
      orders[side][cell] = square[cell]! < square[next]! ? 'less' : 'more';
    }
    return { size: this.#size, digits, ...orders };
  }
}
