import { nameOf, type Sentence } from '../../board/index.ts';
import type { BoolVar } from '../../engine/index.ts';
import { CountingClue, clueDifferences, counted, type Paint } from '../kit/index.ts';
import type { PuzzleModel, Variables } from '../puzzle.ts';
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
  const lemmas = () =>
    clueDifferences(rules, { en: ['painted cell', 'painted cells'], pt: ['casa pintada', 'casas pintadas'] });
  return { decisions, rules, lemmas, definitions: [], tryFirst: 0 };
}

/** A number counts the painted cells at and around it. */
class Clue extends CountingClue<Paint> {
  readonly value = 'paint';
  readonly #grid: MosaicGrid;
  readonly #painted: readonly BoolVar[];

  constructor(grid: MosaicGrid, cell: number, wanted: number, painted: readonly BoolVar[]) {
    super(cell, wanted);
    this.#grid = grid;
    this.#painted = painted;
  }

  get sentence(): Sentence {
    const { clue } = this;
    const wanted = this.wanted;
    const room = this.counted.length;
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

  protected override get needs(): Sentence {
    const { clue, wanted } = this;
    if (wanted === 0) {
      return {
        en: ['the 0 at ', clue, ' must have no painted cells'],
        pt: ['o 0 em ', clue, ' não pode ter casas pintadas'],
      };
    }
    const painted = counted(wanted, 'casa pintada', 'casas pintadas');
    return {
      en: [`the ${wanted} at `, clue, ` needs ${counted(wanted, 'painted cell')}`],
      pt: [`o ${wanted} em `, clue, ` precisa de ${painted}`],
    };
  }

  get counted(): number[] {
    return squareOf(this.#grid, this.cell);
  }

  get columns(): number {
    return this.#grid.columns;
  }

  atom(cell: number): BoolVar {
    return this.#painted[cell]!;
  }
}
