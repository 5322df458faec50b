import type { Board, Place, Sentence } from '../../board/index.ts';
import type { BoolVar, Constraint } from '../../engine/index.ts';
import type { Mood, Rule, Telling } from '../rule.ts';

/** A site in a difference: how many more of its cells one count has than the other. */
export interface Term {
  /** Any cell of the site. */
  readonly cell: number;
  readonly atom: BoolVar;
  readonly weight: number;
}

/**
 * What follows from two counts of the same value: whatever both count drops out, so that by how much they differ lies
 * in what only one of them counts.
 */
export abstract class Difference<V extends string> implements Rule<V> {
  readonly kind = 'difference';
  abstract readonly from: readonly [string, string];
  /** How many more the first count needs than the second; not below zero. */
  protected abstract readonly by: number;
  protected abstract readonly value: V;
  /** Whether the first count is said in the plural. */
  protected abstract readonly many: boolean;
  abstract readonly where: readonly Place[];
  abstract readonly sentence: Sentence;
  /** Whether the second count has anything that the first has not; if not, the first needs a plain number. */
  protected abstract get compares(): boolean;
  protected abstract get terms(): readonly Term[];
  abstract get constraints(): Constraint[];

  get id(): string {
    return `difference@${this.from.map((id) => id.slice(id.indexOf('@') + 1)).join('+')}`;
  }

  tells(board: Board<V>, mood: Mood): Telling {
    const { least, most } = this.#bounds(board);
    const { by, many, compares } = this;
    const [more, mais] = compares ? [' more', ' a mais'] : ['', ''];
    const tail = (en: string, pt: string): Sentence => ({
      en: [...this.sentence.en, `, and ${en}`],
      pt: [...this.sentence.pt, `, e ${pt}`],
    });
    const is = mood === 'is';
    const has = is ? (many ? 'have' : 'has') : 'would have';
    const tem = is ? (many ? 'têm' : 'tem') : many ? 'teriam' : 'teria';
    const can = is ? 'can' : 'could';
    const pode = is ? (many ? 'podem' : 'pode') : many ? 'poderiam' : 'poderia';
    if (least > by) {
      return {
        need: by,
        have: least,
        sentence: tail(`${has} at least ${least}${more}`, `${tem} pelo menos ${least}${mais}`),
      };
    }
    if (most >= by) {
      return {
        need: by,
        have: most,
        sentence: tail(
          `no choice of the others ${is ? 'gives' : 'would give'} that`,
          `nenhuma escolha das outras ${is ? 'dá' : 'daria'} isso`,
        ),
      };
    }
    const sentence =
      most > 0
        ? tail(`${can} have at most ${most}${more}`, `${pode} ter no máximo ${most}${mais}`)
        : most === 0
          ? tail(
              `${is ? 'cannot' : 'could not'} have ${compares ? 'more' : 'any'}`,
              `não ${pode} ter ${compares ? 'mais' : 'nenhuma'}`,
            )
          : tail(`${has} at least ${-most} fewer`, `${tem} pelo menos ${-most} a menos`);
    return { need: by, have: most, sentence };
  }

  holds(board: Board<V>): boolean {
    const { least, most } = this.#bounds(board);
    return least <= this.by && this.by <= most;
  }

  /** How many more the first count has than the second, at least and at most. */
  #bounds(board: Board<V>): { readonly least: number; readonly most: number } {
    let least = 0;
    let most = 0;
    for (const { cell, weight } of this.terms) {
      const now = board.at(cell);
      if (now === this.value || (now === undefined && weight < 0)) least += weight;
      if (now === this.value || (now === undefined && weight > 0)) most += weight;
    }
    return { least, most };
  }
}
