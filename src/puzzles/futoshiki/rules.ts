import type { Board, Place, Sentence } from '../../board/index.ts';
import { type Bool, type Constraint, clause, exactly } from '../../engine/index.ts';
import { type BoardLine, boardLines, counted } from '../kit/index.ts';
import type { Mood, Rule, Telling } from '../rule.ts';
import { type Digit, type Sign, signsOf, symbolOf } from './grid.ts';
import { type Ground, not } from './ground.ts';

/** Every rule instance of a board: the signs first, for they are what a person looks at first. */
export function rules(ground: Ground): Rule<Digit>[] {
  const { size } = ground.grid;
  const lines = boardLines(size, size);
  return [
    ...signsOf(ground.grid).map((sign) => new SignRule(ground, sign)),
    ...[...lines.rows, ...lines.columns].map((line) => new LineRule(ground, line)),
  ];
}

/** A sign opens towards the larger of its two neighbours. */
export class SignRule implements Rule<Digit> {
  readonly kind = 'sign';
  readonly sign: Sign;
  readonly #ground: Ground;

  constructor(ground: Ground, sign: Sign) {
    this.#ground = ground;
    this.sign = sign;
  }

  get id(): string {
    const { cell, less, more } = this.sign;
    return `sign@${this.#ground.name(cell)}-${this.#ground.name(cell === less ? more : less)}`;
  }

  get clue(): Place {
    const { row, column } = this.#ground.place(this.sign.cell);
    return { kind: 'edge', row, column, side: this.sign.side };
  }

  get where(): Place[] {
    const { less, more } = this.sign;
    return [this.clue, this.#ground.place(less), this.#ground.place(more)];
  }

  get sentence(): Sentence {
    const less = this.#ground.place(this.sign.less);
    const more = this.#ground.place(this.sign.more);
    return {
      en: [less, ' is less than ', more],
      pt: [less, ' é menor do que ', more],
    };
  }

  tells(board: Board<Digit>, mood: Mood): Telling {
    const { less, more } = this.sign;
    const lowest = Math.min(...this.#ground.possible(board, less));
    const highest = Math.max(...this.#ground.possible(board, more));
    const [one, other] = [this.#ground.place(less), this.#ground.place(more)];
    const is = mood === 'is';
    return {
      sentence: {
        en: [
          one,
          ' must be less than ',
          other,
          ` and ${is ? 'is' : 'would be'} at least ${lowest}, with `,
          other,
          ` at most ${highest}`,
        ],
        pt: [
          one,
          ' tem de ser menor do que ',
          other,
          ` e ${is ? 'é' : 'seria'} pelo menos ${lowest}, com `,
          other,
          ` no máximo ${highest}`,
        ],
      },
      need: highest - 1,
      have: lowest,
    };
  }

  holds(board: Board<Digit>): boolean {
    const less = this.#ground.digitAt(board, this.sign.less) || 1;
    const more = this.#ground.digitAt(board, this.sign.more) || this.#ground.grid.size;
    return less < more;
  }

  /** For each digit of one cell, the digits that the other can then have: this way propagation sees everything. */
  get constraints(): Constraint[] {
    const ground = this.#ground;
    const { less, more } = this.sign;
    const { size } = ground.grid;
    const constraints: Constraint[] = [];
    for (let digit = 1; digit <= size; digit++) {
      const larger = [not(ground.is(less, digit))];
      for (let other = digit + 1; other <= size; other++) larger.push(ground.is(more, other));
      ground.addClause(larger, constraints);
      const smaller = [not(ground.is(more, digit))];
      for (let other = 1; other < digit; other++) smaller.push(ground.is(less, other));
      ground.addClause(smaller, constraints);
    }
    return constraints;
  }
}

/** A row or a column holds each digit once. */
class LineRule implements Rule<Digit> {
  readonly kind = 'line';
  readonly #ground: Ground;
  readonly #line: BoardLine;

  constructor(ground: Ground, line: BoardLine) {
    this.#ground = ground;
    this.#line = line;
  }

  get id(): string {
    const { place } = this.#line;
    return `line@${place.kind}-${(place.kind === 'row' ? place.row : place.column) + 1}`;
  }

  get where(): Place[] {
    return [this.#line.place];
  }

  get sentence(): Sentence {
    const { place } = this.#line;
    return {
      en: [place, ' holds each digit once'],
      pt: ['a ', place, ' tem cada algarismo uma só vez'],
    };
  }

  tells(board: Board<Digit>, mood: Mood): Telling {
    const { place, cells } = this.#line;
    const ground = this.#ground;
    const is = mood === 'is';
    const [has, tem] = is ? [' has ', ' tem '] : [' would have ', ' teria '];
    const cellsOf = (digit: number): number[] =>
      cells.filter((cell) => ground.possible(board, cell).includes(digit));
    for (const digit of ground.digits) {
      const have = cells.filter((cell) => ground.digitAt(board, cell) === digit).length;
      if (have > 1) {
        return {
          sentence: {
            en: [place, `${has}${symbolOf(digit)} ${have === 2 ? 'twice' : `${have} times`}`],
            pt: ['a ', place, `${tem}o ${symbolOf(digit)} ${have === 2 ? 'duas vezes' : `${have} vezes`}`],
          },
          need: 1,
          have,
        };
      }
      if (cellsOf(digit).length === 0) {
        return {
          sentence: {
            en: [place, `${has}no place left for ${symbolOf(digit)}`],
            pt: ['a ', place, ` já não${tem}lugar para o ${symbolOf(digit)}`],
          },
          need: 1,
          have: 0,
        };
      }
    }
    const tight = tooFewPlaces(ground.digits.map((digit) => [digit, cellsOf(digit)] as const));
    const digits = tight.digits.map(symbolOf);
    const [last, ...rest] = digits.toReversed();
    const list = (and: string): string => [rest.toReversed().join(', '), last].filter(Boolean).join(and);
    const have = tight.places;
    return {
      sentence: {
        en: [place, `${has}only ${counted(have, 'cell')} for ${list(' and ')}`],
        pt: ['a ', place, ` só${tem}${counted(have, 'casa')} para ${list(' e ')}`],
      },
      need: digits.length,
      have,
    };
  }

  holds(board: Board<Digit>): boolean {
    const seen = new Set<number>();
    for (const cell of this.#line.cells) {
      const digit = this.#ground.digitAt(board, cell);
      if (digit === 0) continue;
      if (seen.has(digit)) return false;
      seen.add(digit);
    }
    return true;
  }

  get constraints(): Constraint[] {
    const ground = this.#ground;
    const constraints: Constraint[] = [];
    for (const digit of ground.digits) {
      let given = 0;
      const open: Bool[] = [];
      for (const cell of this.#line.cells) {
        const part = ground.is(cell, digit);
        if (typeof part !== 'boolean') open.push(part);
        else if (part) given++;
      }
      // Given twice: nothing can keep the rule.
      if (given > 1) constraints.push(clause([]));
      else if (given === 0 || open.length > 0) constraints.push(exactly(1 - given, open));
    }
    return constraints;
  }
}

/** The fewest digits that have fewer cells than they are; all of them and their cells if there are none such. */
function tooFewPlaces(places: readonly (readonly [number, readonly number[]])[]): {
  readonly digits: readonly number[];
  readonly places: number;
} {
  let best = {
    digits: places.map(([digit]) => digit),
    places: new Set(places.flatMap(([, cells]) => cells)).size,
  };
  // Beyond this nobody tries all choices of digits.
  const tried = Math.min(places.length, 12);
  for (let chosen = 1; chosen < 1 << tried; chosen++) {
    const some = places.filter((_, at) => chosen & (1 << at));
    const cells = new Set(some.flatMap(([, own]) => own)).size;
    if (cells < some.length && (best.places >= best.digits.length || some.length < best.digits.length)) {
      best = { digits: some.map(([digit]) => digit), places: cells };
    }
  }
  return best;
}
