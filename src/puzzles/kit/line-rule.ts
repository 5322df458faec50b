import type { Board, Place, Sentence } from '../../board/index.ts';
import type { BoolVar, Constraint } from '../../engine/index.ts';
import type { Mood, Rule, Telling } from '../rule.ts';
import type { BoardLine } from './board-lines.ts';
import { countTelling } from './count-telling.ts';
import { lineSentence } from './line-sentence.ts';
import type { Paint } from './paint.ts';
import { tally } from './tally.ts';

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
  abstract tells(board: Board<Paint>, mood: Mood): Telling;

  /** That a number of painted cells is missed: too many, too few, or a sum that the open regions do not give. */
  protected missed(board: Board<Paint>, need: number, mood: Mood): Telling | undefined {
    const { have, open } = tally(board, this.line.cells, 'paint');
    const needs = lineSentence(this.line.place, need);
    if (have > need || have + open < need) return countTelling(needs, { need, have, open }, mood);
    const sums = this.#reachable(board);
    if (sums.has(need)) return undefined;
    const below = Math.max(...[...sums].filter((sum) => sum < need));
    const above = Math.min(...[...sums].filter((sum) => sum > need));
    const is = mood === 'is';
    return {
      need,
      have: below >= 0 ? below : above,
      sentence: {
        en: [
          ...needs.en,
          ` and ${is ? 'can' : 'could'} reach `,
          [below, above].filter(Number.isFinite).join(' or '),
          `, but not ${need}`,
        ],
        pt: [
          ...needs.pt,
          ` e ${is ? 'pode' : 'poderia'} chegar a `,
          [below, above].filter(Number.isFinite).join(' ou '),
          `, mas não a ${need}`,
        ],
      },
    };
  }

  /** The numbers of painted cells that the line can still have. */
  #reachable(board: Board<Paint>): Set<number> {
    const weights = new Map<BoolVar, number>();
    let painted = 0;
    for (const cell of this.line.cells) {
      const value = board.at(cell);
      if (value === 'paint') painted++;
      else if (value === undefined) {
        const region = this.variableOf[cell]!;
        weights.set(region, (weights.get(region) ?? 0) + 1);
      }
    }
    let sums = new Set([painted]);
    for (const weight of weights.values()) sums = new Set([...sums].flatMap((sum) => [sum, sum + weight]));
    return sums;
  }
}
