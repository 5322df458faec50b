import { Board, type Place, placeName } from '../../../board/index.ts';
import { type Constraint, clause } from '../../../engine/index.ts';
import type { Variables } from '../../puzzle.ts';
import { modelOf, type Rulebook, type WrittenModel } from '../../relations/index.ts';
import type { Chance, Repair, SetterOption, Sketch, SketchModel, SketchWish, Switch } from '../../setter.ts';
import { type Digit, symbolOf } from './digits.ts';
import { latinSquare } from './latin-square.ts';

/** What a puzzle on a Latin square shows of it. */
export interface ShownSquare<G, C> {
  readonly rulebook: Rulebook<G, Digit>;
  /** The share of cells that may show their digit where nothing is wished for; repairs add some more. */
  readonly usualGivens: number;
  /** All clues that a square of this size can have. */
  clues(size: number): readonly C[];
  /** The option that says which share of the clues may be shown. */
  readonly shareOfClues: string;
  /** The name of the place where a clue stands. */
  placeOf(clue: C, size: number): Place;
  /** The board that shows these digits and clues of a square. */
  grid(size: number, square: readonly number[], cells: readonly number[], clues: readonly C[]): G;
}

const GIVENS = 'givens';

/** How many cells may show their digit; `usual` if nothing is said. */
export const givensOption = (usual: number): SetterOption => ({
  name: GIVENS,
  kind: 'number',
  lowest: 0,
  highest: 1,
  about: {
    en: [`share of cells that may show a digit (0 to 1); about ${usual} by default, or more if needed`],
    pt: [
      `proporção de casas que podem mostrar um algarismo (0 a 1); cerca de ${`${usual}`.replace('.', ',')} por omissão, ou mais se for preciso`,
    ],
  },
});

/** A random square; every clue it can have, and some of its digits, may be shown. */
export class LatinSketch<G, C> implements Sketch<G, Digit> {
  readonly #shows: ShownSquare<G, C>;
  readonly #size: number;
  readonly #clues: readonly C[];
  readonly #shown: Set<number>;
  /** Whether more cells may show their digit than were drawn at first. */
  readonly #mayShowMore: boolean;
  #square: readonly number[];
  /** What each switch of the last model shows: a cell's digit, or a clue. */
  readonly #cellOf = new Map<Switch, number>();
  readonly #clueOf = new Map<Switch, C>();
  #model: WrittenModel<Digit> | undefined;

  constructor(shows: ShownSquare<G, C>, wish: SketchWish, chance: Chance) {
    const size = wish.rows;
    this.#shows = shows;
    this.#size = size;
    this.#square = latinSquare(size, chance);
    const some = <T>(items: readonly T[], share: number): T[] =>
      chance.shuffle([...items]).slice(0, Math.round(share * items.length));
    this.#clues = some(shows.clues(size), wish.number(shows.shareOfClues) ?? 1);
    const givens = wish.number(GIVENS);
    this.#mayShowMore = givens === undefined;
    const cells = this.#square.map((_, cell) => cell);
    this.#shown = new Set(some(cells, givens ?? shows.usualGivens * (1 - 0.5 * wish.lean)));
  }

  get solution(): Board<Digit> {
    return new Board(this.#size, this.#size, this.#square.map(symbolOf));
  }

  model(variables: Variables): SketchModel {
    // Digits are switches, too: no cell is given away for good.
    const { rulebook, placeOf } = this.#shows;
    const model = modelOf(rulebook, this.#gridWith([], this.#clues), variables);
    this.#model = model;
    this.#cellOf.clear();
    this.#clueOf.clear();
    const clueAt = new Map(this.#clues.map((clue) => [placeName(placeOf(clue, this.#size)), clue]));
    const constraints: Constraint[] = [...model.definitions];
    for (const rule of model.rules) {
      if (!rule.clue) constraints.push(...rule.constraints);
      else
        this.#clueOf.set({ kind: 'clue', constraints: rule.constraints }, clueAt.get(placeName(rule.clue))!);
    }
    const switches = [...this.#clueOf.keys(), ...this.#showing([...this.#shown])];
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

  grid(on: ReadonlySet<Switch>): G {
    const shown = <T>(of: ReadonlyMap<Switch, T>): T[] =>
      [...on].flatMap((each) => (of.has(each) ? [of.get(each)!] : []));
    return this.#gridWith(shown(this.#cellOf), shown(this.#clueOf));
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
      // The clues are what the puzzle is about: digits go first.
      const shown: Switch = { kind: 'clue', constraints, early: true };
      this.#cellOf.set(shown, cell);
      return shown;
    });
  }

  #gridWith(cells: readonly number[], clues: readonly C[]): G {
    return this.#shows.grid(this.#size, this.#square, cells, clues);
  }
}

/** The digits of a square that are shown in these cells. */
export function shownDigits(square: readonly number[], cells: readonly number[]): number[] {
  const digits = square.map(() => 0);
  for (const cell of cells) digits[cell] = square[cell]!;
  return digits;
}
