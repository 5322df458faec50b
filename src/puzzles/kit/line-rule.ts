import type { Board, Place, Sentence } from '../../board/index.ts';
import type { BoolVar, Constraint } from '../../engine/index.ts';
import type { Rule } from '../rule.ts';
import type { BoardLine } from './board-lines.ts';
import type { Paint } from './paint.ts';

/** A rule about the painted cells of a whole row or column, whose clue stands at its edge. */
export abstract class LineRule implements Rule<Paint> {
  readonly id: string;
  readonly kind: string;
  protected readonly line: BoardLine;
  /** The variable of each cell of the board: cells of one region share theirs. */
  protected readonly variableOf: readonly BoolVar[];

  constructor(
    name: { readonly id: string; readonly kind: string },
    line: BoardLine,
    variableOf: readonly BoolVar[],
  ) {
    this.id = name.id;
    this.kind = name.kind;
    this.line = line;
    this.variableOf = variableOf;
  }

  get clue(): Place {
    return this.line.place;
  }

  get where(): Place[] {
    return [this.line.place];
  }

  abstract get sentence(): Sentence;
  abstract get constraints(): Constraint[];
  abstract holds(board: Board<Paint>): boolean;
}
