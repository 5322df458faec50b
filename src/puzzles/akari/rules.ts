import type { Board, Cell, Sentence } from '../../board/index.ts';
import { atMost, type BoolVar, type Constraint, clause } from '../../engine/index.ts';
import { CountingClue } from '../kit/index.ts';
import type { Mood, Rule, Telling } from '../rule.ts';
import { type Light, whiteBeside } from './grid.ts';
import type { Ground } from './ground.ts';

/** Every rule instance of a board: the clues first, for they are what a person looks at first. */
export function rules(ground: Ground): Rule<Light>[] {
  const all: Rule<Light>[] = [];
  for (const [cell, kind] of ground.grid.cells.entries()) {
    if (typeof kind === 'number') all.push(new Clue(ground, cell, kind));
  }
  for (const [index, line] of ground.sight.lines.entries()) {
    if (line.length > 1) all.push(new Sight(ground, index));
  }
  for (const cell of ground.white) all.push(new Lit(ground, cell));
  return all;
}

/** A number counts the lights beside it. */
export class Clue extends CountingClue<Light> {
  readonly value = 'light';
  readonly #ground: Ground;

  constructor(ground: Ground, cell: number, wanted: number) {
    super(cell, wanted);
    this.#ground = ground;
  }

  get sentence(): Sentence {
    const { clue } = this;
    const wanted = this.wanted;
    if (wanted === 0) {
      return {
        en: [clue, ' must have no light beside it'],
        pt: [clue, ' não pode ter nenhuma luz ao lado'],
      };
    }
    return {
      en: [clue, ` needs exactly ${wanted} ${wanted === 1 ? 'light' : 'lights'} beside it`],
      pt: [clue, ` precisa de exatamente ${wanted} ${wanted === 1 ? 'luz' : 'luzes'} ao lado`],
    };
  }

  get counted(): number[] {
    return whiteBeside(this.#ground.grid, this.cell);
  }

  get columns(): number {
    return this.#ground.grid.columns;
  }

  atom(cell: number): BoolVar {
    return this.#ground.light(cell);
  }
}

/** Lights must not see one another: at most one on each sight line. */
class Sight implements Rule<Light> {
  readonly kind = 'sight';
  readonly #ground: Ground;
  readonly #index: number;

  constructor(ground: Ground, index: number) {
    this.#ground = ground;
    this.#index = index;
  }

  get id(): string {
    return `sight@${this.#ground.lineName(this.#line)}`;
  }

  get where(): Cell[] {
    return this.#line.map((cell) => this.#ground.place(cell));
  }

  get sentence(): Sentence {
    const first = this.#ground.place(this.#line[0]!);
    const last = this.#ground.place(this.#line.at(-1)!);
    return {
      en: [first, ' to ', last, ' can hold at most one light'],
      pt: ['de ', first, ' a ', last, ' pode haver no máximo uma luz'],
    };
  }

  tells(board: Board<Light>, mood: Mood): Telling {
    const { en, pt } = this.sentence;
    const have = this.#line.filter((cell) => board.at(cell) === 'light').length;
    return {
      sentence: {
        en: [...en, mood === 'is' ? ` and holds ${have}` : ` and would hold ${have}`],
        pt: [...pt, mood === 'is' ? ` e há ${have}` : ` e haveria ${have}`],
      },
      need: 1,
      have,
    };
  }

  holds(board: Board<Light>): boolean {
    return this.#ground.tally(board).lights[this.#index]! <= 1;
  }

  get constraints(): Constraint[] {
    return [atMost(1, this.#ground.lights(this.#line))];
  }

  get #line(): readonly number[] {
    return this.#ground.sight.lines[this.#index]!;
  }
}

/** Every white cell is lit: some light stands on it, or sees it along its row or its column. */
class Lit implements Rule<Light> {
  readonly kind = 'lit';
  readonly #ground: Ground;
  readonly #cell: number;

  constructor(ground: Ground, cell: number) {
    this.#ground = ground;
    this.#cell = cell;
  }

  get id(): string {
    return `lit@${this.#ground.name(this.#cell)}`;
  }

  get where(): Cell[] {
    const { lines, acrossOf, downOf } = this.#ground.sight;
    const seen = new Set([...lines[acrossOf[this.#cell]!]!, ...lines[downOf[this.#cell]!]!]);
    return [...seen].map((cell) => this.#ground.place(cell));
  }

  get sentence(): Sentence {
    const cell = this.#ground.place(this.#cell);
    return {
      en: [cell, ' must hold a light or see one'],
      pt: [cell, ' tem de ter uma luz ou de ver uma'],
    };
  }

  tells(_board: Board<Light>, mood: Mood): Telling {
    const cell = this.#ground.place(this.#cell);
    const sentence: Sentence =
      mood === 'is'
        ? {
            en: [cell, ' needs a light, and no cell is left that can light it'],
            pt: [cell, ' precisa de luz, e já não resta nenhuma casa que a possa iluminar'],
          }
        : {
            en: [cell, ' needs a light, and no cell would be left that can light it'],
            pt: [cell, ' precisa de luz, e não restaria nenhuma casa que a pudesse iluminar'],
          };
    return { sentence, need: 1, have: 0 };
  }

  holds(board: Board<Light>): boolean {
    const { lights, open } = this.#ground.tally(board);
    const across = this.#ground.sight.acrossOf[this.#cell]!;
    const down = this.#ground.sight.downOf[this.#cell]!;
    return lights[across]! + open[across]! + lights[down]! + open[down]! > 0;
  }

  get constraints(): Constraint[] {
    return [clause(this.#ground.shining(this.#cell))];
  }
}
