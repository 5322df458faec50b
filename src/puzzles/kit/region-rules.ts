import { type Board, nameOf, type Place, placesOf, type Sentence } from '../../board/index.ts';
import { type BoolVar, type Constraint, exactly } from '../../engine/index.ts';
import type { Decision, Variables } from '../puzzle.ts';
import type { Mood, Rule, Telling } from '../rule.ts';
import type { BoardLine } from './board-lines.ts';
import { countTelling } from './count-telling.ts';
import { LineRule } from './line-rule.ts';
import { lineSentence } from './line-sentence.ts';
import type { Paint } from './paint.ts';
import { cellsByRegion, type Partition } from './regions.ts';
import { tally } from './tally.ts';

/**
 * One variable a region, named after its first cell. Those of large regions are made first, because a search that knows
 * nothing yet begins with the first: most follows from them. See docs/decisions/0014.
 */
export function regionDecisions(partition: Partition, variables: Variables): Decision[] {
  const regions = cellsByRegion(partition);
  const atoms = new Map<readonly number[], BoolVar>();
  for (const cells of regions.toSorted((one, other) => other.length - one.length))
    atoms.set(
      cells,
      variables.bool(() => nameOf(cells[0]!, partition.columns)),
    );
  return regions.map((cells) => ({ cells, atoms: [atoms.get(cells)!] }));
}

/** The variable of each cell: cells of one region share theirs. */
export function variablesByCell(partition: Partition, decisions: readonly Decision[]): BoolVar[] {
  return partition.regions.map((region) => decisions[region]!.atoms[0]!);
}

/** Every region of several cells is painted completely or not at all. */
export function regionRules(partition: Partition, decisions: readonly Decision[]): Rule<Paint>[] {
  return decisions.flatMap(({ cells }, region) =>
    cells.length > 1 ? [new WholeRegion(region, cells, partition.columns)] : [],
  );
}

const NOTHING: readonly Constraint[] = [];

class WholeRegion implements Rule<Paint> {
  readonly kind = 'region';
  readonly #region: number;
  readonly #cells: readonly number[];
  readonly #columns: number;

  constructor(region: number, cells: readonly number[], columns: number) {
    this.#region = region;
    this.#cells = cells;
    this.#columns = columns;
  }

  get id(): string {
    return `region@${nameOf(this.#cells[0]!, this.#columns)}`;
  }

  /** One variable decides the whole region, so nothing is left to post. */
  get constraints(): readonly Constraint[] {
    return NOTHING;
  }

  get where(): [Place] {
    return [{ kind: 'region', region: this.#region, cells: placesOf(this.#cells, this.#columns) }];
  }

  get sentence(): Sentence {
    const [here] = this.where;
    return {
      en: ['the ', here, ' is painted completely or not at all'],
      pt: ['a ', here, ' ou se pinta toda, ou não se pinta'],
    };
  }

  tells(_board: Board<Paint>, mood: Mood): Telling {
    const { en, pt } = this.sentence;
    return {
      sentence: {
        en: [...en, mood === 'is' ? ', and has both' : ', and would have both'],
        pt: [...pt, mood === 'is' ? ', e tem as duas coisas' : ', e teria as duas coisas'],
      },
      need: 1,
      have: 2,
    };
  }

  holds(board: Board<Paint>): boolean {
    let first: Paint | undefined;
    for (const cell of this.#cells) {
      const value = board.at(cell);
      first ??= value;
      if (value !== undefined && value !== first) return false;
    }
    return true;
  }
}

/** A line has exactly this many painted cells. */
export class PaintedInLine extends LineRule {
  readonly #painted: number;

  constructor(
    name: { readonly id: string; readonly kind: string },
    line: BoardLine,
    painted: number,
    variableOf: readonly BoolVar[],
  ) {
    super(name, line, variableOf);
    this.#painted = painted;
  }

  get sentence(): Sentence {
    return lineSentence(this.line.place, this.#painted);
  }

  tells(board: Board<Paint>, mood: Mood): Telling {
    const { have, open } = tally(board, this.line.cells, 'paint');
    const need = this.#painted;
    return this.missed(board, need, mood) ?? countTelling(this.sentence, { need, have, open }, mood);
  }

  holds(board: Board<Paint>): boolean {
    const { have, open } = tally(board, this.line.cells, 'paint');
    return have <= this.#painted && this.#painted <= have + open;
  }

  /** Each region counts once for every cell it has in the line. */
  get constraints(): Constraint[] {
    const variables = this.line.cells.map((cell) => this.variableOf[cell]!);
    return [exactly(this.#painted, variables)];
  }
}
