import { type Board, beside } from '../../../board/index.ts';
import { type BoolVar, iff } from '../../../engine/index.ts';
import type { Line } from '../../interaction.ts';
import type { Variables } from '../../puzzle.ts';
import { modelOf, Stating } from '../../relations/index.ts';
import type { Chance, Repair, Sketch, SketchModel, SketchWish, Switch } from '../../setter.ts';
import type { Paint } from '../cells/paint.ts';
import { paintedBoard, pictureOf } from '../cells/picture.ts';
import type { Sketched } from '../sketch/clue-sketch.ts';
import { lineOf } from '../sketch/without-clues.ts';
import { growRegions } from './grow-regions.ts';
import type { RegionBoard } from './region-board.ts';
import { cellsByRegion, type Partition, partitionFromNames } from './regions.ts';

/** Cells of a region, up to boards of this side; beyond it a line has no more regions than there. */
const USUAL_SIZE = 4;
const LONG_SIDE = 20;

/** How many of the regions are joined when it is too hard to tell whether the picture is the only one. */
const RELIEF = 0.06;

/** The numbers of a line's clue, outermost first. */
type Numbers = readonly (number | null)[];

/**
 * A picture, cut into regions that follow it. Where other pictures have the same clues, two regions of one colour are
 * joined, so that they can no longer change apart; where no such two are left, the picture itself is nudged.
 */
export class RegionSketch<C> implements Sketch<RegionBoard<C>, Paint> {
  readonly #puzzle: Sketched<RegionBoard<C>, Paint>;
  readonly #rows: number;
  readonly #columns: number;
  readonly #painted: boolean[];
  /** The regions before any are joined. */
  #partition: Partition;
  /** By region: another of its class of joined regions, or itself. */
  #parent: number[] = [];
  /** The cells of each class, known at its root. */
  #cells: number[][] = [];
  readonly #largest: number;
  /** By region. */
  #variables: readonly BoolVar[] = [];
  readonly #joins = new Map<Switch, readonly [number, number]>();
  /** What each clue switch tells: the whole clue of a line, or one part of it. */
  readonly #lines = new Map<Switch, { readonly line: Line; readonly part: number | undefined }>();
  /** By line, rows first: the part that may be told instead of the whole. */
  readonly #parts: readonly number[];

  constructor(puzzle: Sketched<RegionBoard<C>, Paint>, wish: SketchWish, chance: Chance) {
    this.#puzzle = puzzle;
    this.#rows = wish.rows;
    this.#columns = wish.columns;
    // Many small regions leave more to think about.
    const size = wish.number('regionSize') ?? usualSize(wish) * (1 - 0.6 * wish.lean);
    const picture = pictureOf(wish, chance);
    this.#painted = [...picture.painted];
    // A picture that was asked for is worth larger regions; a random one is better changed.
    this.#largest = wish.picture ? wish.rows * wish.columns : Math.max(6, 4 * size);
    const grown = growRegions(
      {
        rows: wish.rows,
        columns: wish.columns,
        size,
        variety: wish.number('variety') ?? 0.5,
        raggedness: wish.number('raggedness') ?? 0,
        colourOf: (cell) => this.#painted[cell]!,
      },
      chance,
    );
    this.#partition = partitionFromNames(wish.rows, wish.columns, Array.from(grown));
    this.#parts = Array.from({ length: wish.rows + wish.columns }, () => chance.below(2));
    this.#forgetJoins();
  }

  get solution(): Board<Paint> {
    return paintedBoard({ rows: this.#rows, columns: this.#columns, painted: this.#painted });
  }

  model(variables: Variables): SketchModel {
    const whole = this.#board(this.#partition, (_, numbers) => numbers);
    const { decisions, rules, ink } = modelOf(this.#puzzle.rulebook, whole, variables);
    this.#variables = decisions.map(({ atoms }) => atoms[0]!);
    this.#joins.clear();
    this.#lines.clear();
    const weaker = this.#weakerClues(new Stating(ink));
    const switches: Switch[] = [];
    for (const { clue, constraints } of rules) {
      const line = clue && lineOf(clue);
      if (!line) continue;
      const less = weaker.get(nameOf(line));
      const each: Switch = { kind: 'clue', constraints, ...(less ? { weaker: less } : {}) };
      this.#lines.set(each, { line, part: undefined });
      switches.push(each);
    }
    return { decisions, constraints: [], switches };
  }

  /** For each line a clue that tells one of its numbers, where there are several. */
  #weakerClues(state: Stating<Paint>): Map<string, Switch> {
    const found = new Map<string, Switch>();
    const { drawing, rulebook } = this.#puzzle;
    if (drawing.clues!.names.length === 1) return found;
    const parts = this.#board(this.#partition, (line, numbers) => only(numbers, this.#partOf(line)));
    for (const { clue, constraints } of rulebook.rules(parts, state)) {
      const line = clue && lineOf(clue);
      if (!line) continue;
      const weaker: Switch = { kind: 'clue', constraints };
      this.#lines.set(weaker, { line, part: this.#partOf(line) });
      found.set(nameOf(line), weaker);
    }
    return found;
  }

  #partOf({ kind, index }: Line): number {
    return this.#parts[kind === 'row' ? index : this.#rows + index]!;
  }

  repair(differing: readonly (readonly number[])[], chance: Chance): Repair {
    const joins: Switch[] = [];
    const stuck: (readonly number[])[] = [];
    for (const cells of differing) {
      const pair = this.#pairToJoin(cells, chance);
      if (pair) joins.push(this.#unite(...pair));
      else stuck.push(cells);
    }
    if (joins.length > 0) return joins;
    for (const cells of stuck) this.#nudge(cells, chance);
    return 'redrawn';
  }

  /** Joins a few small regions here and there. */
  relieve(chance: Chance): Repair {
    const roots = this.#parent.flatMap((parent, region) => (parent === region ? [region] : []));
    const wanted = Math.max(1, Math.round(roots.length * RELIEF));
    const joins: Switch[] = [];
    for (const root of chance.shuffle(roots)) {
      const pair = this.#pairToJoin(this.#cells[root]!, chance);
      if (pair) joins.push(this.#unite(...pair));
      if (joins.length === wanted) break;
    }
    return joins.length > 0 ? joins : 'hopeless';
  }

  grid(on: ReadonlySet<Switch>): RegionBoard<C> {
    const parent = this.#parent.map((_, region) => region);
    for (const [join, [a, b]] of this.#joins) if (on.has(join)) parent[rootOf(parent, a)] = rootOf(parent, b);
    const { rows, columns, regions } = this.#partition;
    const partition = partitionFromNames(
      rows,
      columns,
      regions.map((region) => rootOf(parent, region)),
    );
    const told = new Map<string, number | undefined>();
    for (const [clue, { line, part }] of this.#lines) if (on.has(clue)) told.set(nameOf(line), part);
    return this.#board(partition, (line, numbers) => {
      const part = told.get(nameOf(line));
      return part === undefined && told.has(nameOf(line)) ? numbers : only(numbers, part);
    });
  }

  /** Two neighbours of one colour, at least one of which differs; small ones rather than large ones. */
  #pairToJoin(cells: readonly number[], chance: Chance): [number, number] | undefined {
    const { regions } = this.#partition;
    let best: [number, number] | undefined;
    let lowest = Number.POSITIVE_INFINITY;
    const differs = new Set(cells.map((cell) => rootOf(this.#parent, regions[cell]!)));
    for (const cell of cells) {
      const here = rootOf(this.#parent, regions[cell]!);
      for (const other of beside(this.#partition, cell)) {
        if (this.#painted[other] !== this.#painted[cell]) continue;
        const there = rootOf(this.#parent, regions[other]!);
        if (there === here) continue;
        const size = this.#cells[here]!.length + this.#cells[there]!.length;
        if (size > this.#largest) continue;
        // Two that change together may go on doing so when they are one.
        const rating = size * (0.5 + chance.fraction()) + (differs.has(there) ? 3 : 0);
        if (rating >= lowest) continue;
        lowest = rating;
        best = [regions[cell]!, regions[other]!];
      }
    }
    return best;
  }

  #unite(a: number, b: number): Switch {
    const [from, to] = [rootOf(this.#parent, a), rootOf(this.#parent, b)];
    this.#parent[from] = to;
    this.#cells[to]!.push(...this.#cells[from]!);
    return this.#join(a, b);
  }

  #join(a: number, b: number): Switch {
    const join: Switch = { kind: 'join', constraints: [iff(this.#variables[a]!, this.#variables[b]!)] };
    this.#joins.set(join, [a, b]);
    return join;
  }

  /** Paints the smallest of the regions that differ in the other colour, so that it joins what lies around it. */
  #nudge(cells: readonly number[], chance: Chance): void {
    const { rows, columns, regions } = this.#partition;
    const classes = [...new Set(cells.map((cell) => rootOf(this.#parent, regions[cell]!)))];
    const smallest = Math.min(...classes.map((root) => this.#cells[root]!.length));
    const root = chance.pick(classes.filter((each) => this.#cells[each]!.length === smallest));
    for (const cell of this.#cells[root]!) this.#painted[cell] = !this.#painted[cell];
    const names = regions.map((region) => rootOf(this.#parent, region));
    this.#partition = partitionFromNames(rows, columns, names);
    this.#forgetJoins();
  }

  #forgetJoins(): void {
    this.#cells = cellsByRegion(this.#partition);
    this.#parent = this.#cells.map((_, region) => region);
  }

  /** The board of this partition, each line with what is to be told of the numbers it could have. */
  #board(partition: Partition, told: (line: Line, numbers: Numbers) => Numbers): RegionBoard<C> {
    const { drawing } = this.#puzzle;
    const { of, with: withNumbers } = drawing.clues!;
    const whole = drawing.told({ ...drawing.blank(this.#rows, this.#columns), ...partition }, this.solution);
    const lines = (kind: Line['kind'], count: number) =>
      Array.from({ length: count }, (_, index): Line => ({ kind, index }));
    return [...lines('row', this.#rows), ...lines('column', this.#columns)].reduce(
      (board, line) => withNumbers(board, line, told(line, of(whole, line))),
      whole,
    );
  }
}

/** One of these numbers alone, or none. */
const only = (numbers: Numbers, part?: number): Numbers =>
  numbers.map((number, at) => (at === part ? number : null));

/** Lines of many regions soon leave more pictures than can be told apart. A picture asked for is cut finer. */
function usualSize({ rows, columns, picture }: SketchWish): number {
  const side = picture ? 0 : Math.max(rows, columns);
  return USUAL_SIZE * Math.max(1, side / LONG_SIDE) ** 2;
}

const nameOf = ({ kind, index }: Line): string => `${kind} ${index}`;

function rootOf(parent: readonly number[], region: number): number {
  let root = region;
  while (parent[root] !== root) root = parent[root]!;
  return root;
}
