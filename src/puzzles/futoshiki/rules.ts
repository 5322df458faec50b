import type { Board, Place, Sentence } from '../../board/index.ts';
import { type Constraint, exactly } from '../../engine/index.ts';
import { type BoardLine, boardLines } from '../kit/index.ts';
import type { Rule } from '../rule.ts';
import { type Digit, type Sign, signsOf } from './grid.ts';
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

  holds(board: Board<Digit>): boolean {
    const less = this.#ground.digitAt(board, this.sign.less) || 1;
    const more = this.#ground.digitAt(board, this.sign.more) || this.#ground.grid.size;
    return less < more;
  }

  /** For each digit of one cell, the digits that the other can then have: this way propagation sees everything. */
  get constraints(): Constraint[] {
    const ground = this.#ground;
    const { less, more } = this.sign;
    const { digits } = ground;
    return digits.flatMap((digit) => [
      ...ground.clause([
        not(ground.is(less, digit)),
        ...digits.slice(digit).map((larger) => ground.is(more, larger)),
      ]),
      ...ground.clause([
        not(ground.is(more, digit)),
        ...digits.slice(0, digit - 1).map((smaller) => ground.is(less, smaller)),
      ]),
    ]);
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
    return ground.digits.flatMap((digit) => {
      const parts = this.#line.cells.map((cell) => ground.is(cell, digit));
      const given = parts.filter((part) => part === true).length;
      // Given twice: nothing can keep the rule.
      if (given > 1) return ground.clause([]);
      const open = parts.filter((part) => typeof part !== 'boolean');
      return given === 1 && open.length === 0 ? [] : [exactly(1 - given, open)];
    });
  }
}
