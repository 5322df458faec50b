import { type Board, type Cell, nameOf, placeOf, type Sentence } from '../../board/index.ts';
import { type BoolVar, type Constraint, exactly } from '../../engine/index.ts';
import { counted, type Paint, tally } from '../kit/index.ts';
import type { PuzzleModel, Variables } from '../puzzle.ts';
import type { Rule } from '../rule.ts';
import { type MosaicGrid, squareOf } from './grid.ts';

interface MosaicModel extends PuzzleModel<Paint> {
  readonly rules: readonly Clue[];
}

/** A variable per cell (is it painted?), and a rule per clue. */
export function model(grid: MosaicGrid, variables: Variables): MosaicModel {
  const painted = grid.cells.map((_, cell) => variables.bool(() => nameOf(cell, grid.columns)));
  const rules = grid.cells.flatMap((clue, cell) =>
    clue === 'none' ? [] : [new Clue(grid, cell, clue, painted)],
  );
  const decisions = painted.map((atom, cell) => ({ cells: [cell], atoms: [atom] }));
  return { decisions, rules, definitions: [], tryFirst: 0 };
}

/** A number counts the painted cells at and around it. */
class Clue implements Rule<Paint> {
  readonly kind = 'clue';
  readonly cell: number;
  readonly #grid: MosaicGrid;
  readonly #wanted: number;
  readonly #painted: readonly BoolVar[];

  constructor(grid: MosaicGrid, cell: number, wanted: number, painted: readonly BoolVar[]) {
    this.#grid = grid;
    this.cell = cell;
    this.#wanted = wanted;
    this.#painted = painted;
  }

  get id(): string {
    return `clue@${nameOf(this.cell, this.#grid.columns)}`;
  }

  get clue(): Cell {
    return placeOf(this.cell, this.#grid.columns);
  }

  get where(): Cell[] {
    return this.#square.map((cell) => placeOf(cell, this.#grid.columns));
  }

  get sentence(): Sentence {
    const { clue } = this;
    const wanted = this.#wanted;
    const room = this.#square.length;
    const en = [`the ${wanted} at `, clue] as const;
    const pt = [`o ${wanted} em `, clue] as const;
    const whole =
      room === 1
        ? { en: 'its own cell', pt: 'a sua própria casa' }
        : {
            en: `all ${room} cells at and around it`,
            pt: `todas as ${room} casas à sua volta, a própria incluída`,
          };
    if (wanted === 0) {
      return { en: [...en, ` leaves ${whole.en} blank`], pt: [...pt, ` deixa em branco ${whole.pt}`] };
    }
    if (wanted === room) {
      return { en: [...en, ` paints ${whole.en}`], pt: [...pt, ` pinta ${whole.pt}`] };
    }
    return {
      en: [...en, ` needs exactly ${counted(wanted, 'painted cell')} among the ${room} at and around it`],
      pt: [
        ...pt,
        ` precisa de exatamente ${counted(wanted, 'casa pintada', 'casas pintadas')} entre as ${room} à sua volta, contando a própria`,
      ],
    };
  }

  holds(board: Board<Paint>): boolean {
    const { painted, open } = tally(board, this.#square);
    return painted <= this.#wanted && this.#wanted <= painted + open;
  }

  get constraints(): Constraint[] {
    return [
      exactly(
        this.#wanted,
        this.#square.map((cell) => this.#painted[cell]!),
      ),
    ];
  }

  get #square(): number[] {
    return squareOf(this.#grid, this.cell);
  }
}
