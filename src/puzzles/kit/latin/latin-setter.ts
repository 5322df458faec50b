import { Board, type Place, placeName, type Sentence } from '../../../board/index.ts';
import { clause } from '../../../engine/index.ts';
import type { WrittenModel } from '../../relations/index.ts';
import type { Chance, Setter, SetterOption, SketchWish, Switch } from '../../setter.ts';
import { ClueSketch, type DrawnSolution, type Sketched } from '../sketch/clue-sketch.ts';
import { withoutClues } from '../sketch/without-clues.ts';
import { problemWithSides } from './digit-grid.ts';
import { type Digit, symbolOf } from './digits.ts';
import { latinSquare } from './latin-square.ts';

/** What a puzzle on a Latin square tells of it. */
export interface LatinClues<G> extends Sketched<G, Digit> {
  /** Where clues can stand on a square of this size. */
  clues(size: number): readonly Place[];
  /** The board that has a clue in each of these places, whatever it says; absent: any board is told all of them. */
  ground?(size: number): G;
  /** The option that says which share of the clues may be told. */
  readonly share: { readonly name: string; readonly about: Sentence };
  /** The share of cells that may show their digit where nothing is wished for; repairs add some more. */
  readonly usualGivens: number;
}

const GIVENS = 'givens';

/** How many cells may show their digit; `usual` if nothing is said. */
const givensOption = (usual: number): SetterOption => ({
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

/** The setter of a puzzle on Latin squares: what they have in common is all but the clues. */
export const latinSetter = <G>(
  puzzle: LatinClues<G>,
  looks?: Setter<G, Digit>['looks'],
): Setter<G, Digit> => ({
  options: [
    givensOption(puzzle.usualGivens),
    { ...puzzle.share, kind: 'number', lowest: 0, highest: 1, usual: 1 },
  ],
  usualClues: 'minimal',
  ...(looks ? { looks } : {}),
  takesPicture: false,
  problemWith: ({ rows, columns }) => problemWithSides(rows, columns),
  sketch: (wish, chance) =>
    new ClueSketch({ ...puzzle, without: withoutClues }, drawnSquare(puzzle, wish, chance)),
});

/** A random square; a share of the clues it can have, and some of its digits, may be shown. */
function drawnSquare<G>(
  { clues, ground, drawing, share, usualGivens }: LatinClues<G>,
  wish: SketchWish,
  chance: Chance,
): DrawnSolution<G, Digit> {
  const size = wish.rows;
  const square = () => new Board(size, size, latinSquare(size, chance).map(symbolOf));
  const some = <T>(items: readonly T[], of: number): T[] =>
    chance.shuffle([...items]).slice(0, Math.round(of * items.length));
  const solution = square();
  const told = new Set(some(clues(size), wish.number(share.name) ?? 1).map(placeName));
  const givens = wish.number(GIVENS);
  const cells = Array.from({ length: solution.cells }, (_, cell) => cell);
  const shown = new Set(some(cells, givens ?? usualGivens * (1 - 0.5 * wish.lean)));
  const cellOf = new Map<Switch, number>();
  let model: WrittenModel<Digit> | undefined;
  let drawn = solution;
  /** A switch for the digit of each of these cells. */
  const showing = (of: Iterable<number>): Switch[] =>
    Array.from(of, (cell) => {
      const is = model!.ink.is(cell, drawn.at(cell)!);
      const stated = typeof is !== 'boolean';
      const given: Switch = {
        kind: 'clue',
        constraints: stated ? [clause([is])] : [],
        ...(stated && { otherwise: () => [clause([is.not()])] }),
        // The clues are what the puzzle is about: digits go first.
        early: true,
      };
      cellOf.set(given, cell);
      return given;
    });
  /** One more digit in each of these cells, or another square where no more may be shown. */
  const showMore = (more: readonly number[]): Board<Digit> | readonly Switch[] => {
    if (givens !== undefined) return square();
    for (const cell of more) shown.add(cell);
    return showing(more);
  };
  return {
    solution,
    more: (written, now) => {
      [model, drawn] = [written, now];
      cellOf.clear();
      return showing(shown);
    },
    shown: (grid, on) => {
      let board = grid;
      for (const [given, cell] of cellOf) {
        if (on.has(given)) board = drawing.withSign(board, [cell], drawn.at(cell)!);
      }
      return board;
    },
    full: (now) => {
      const all = drawing.told(ground?.(size) ?? drawing.blank(size, size), now);
      const untold = clues(size).filter((place) => !told.has(placeName(place)));
      return withoutClues(drawing, all, now, untold);
    },
    redraw: (differing) => showMore(differing.map((each) => chance.pick(each))),
    relieve: () => {
      const hidden = cells.filter((cell) => !shown.has(cell));
      return hidden.length === 0 ? undefined : showMore([chance.pick(hidden)]);
    },
  };
}
