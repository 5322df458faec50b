import { Board } from '../../board/index.ts';
import { type BoolVar, iff } from '../../engine/index.ts';
import type { PuzzleModel, Variables } from '../puzzle.ts';
import type { Chance, Repair, Sketch, SketchModel, SketchWish, Switch } from '../setter.ts';
import { blobs } from './blobs.ts';
import { growRegions } from './grow-regions.ts';
import { beside } from './neighbours.ts';
import type { Paint } from './paint.ts';
import type { RegionBoard } from './region-board.ts';
import { cellsByRegion, type Partition, partitionFromNames } from './regions.ts';

/** What a puzzle of painted regions tells about a line, and how it is modelled. */
export interface RegionClues<C> {
  /** The clue of a line in which these cells are painted. */
  clueOf(painted: readonly boolean[]): C;
  readonly none: C;
  model(grid: RegionBoard<C>, variables: Variables): PuzzleModel<Paint>;
}

/** How many of the regions are joined when it is too hard to tell whether the picture is the only one. */
const RELIEF = 0.06;

/** Where a clue stands. */
interface Line {
  readonly of: 'row' | 'column';
  readonly index: number;
}

/**
 * A picture, cut into regions that follow it. Where other pictures have the same clues, two regions of one colour are
 * joined, so that they can no longer change apart; where no such two are left, the picture itself is nudged.
 */
export class RegionSketch<C> implements Sketch<RegionBoard<C>, Paint> {
  readonly #clues: RegionClues<C>;
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
  #variables: readonly BoolVar[] = [];
  readonly #joins = new Map<Switch, readonly [number, number]>();
  readonly #lines = new Map<Switch, Line>();

  constructor(clues: RegionClues<C>, wish: SketchWish, chance: Chance) {
    this.#clues = clues;
    this.#rows = wish.rows;
    this.#columns = wish.columns;
    const size = (wish.number('regionSize') ?? 4) * (1 - 0.4 * wish.lean);
    const picture =
      wish.picture ??
      blobs(
        {
          rows: wish.rows,
          columns: wish.columns,
          share: wish.number('painted') ?? 0.5,
          smoothing: Math.round(wish.number('smoothing') ?? 2),
        },
        chance,
      );
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
    this.#forgetJoins();
  }

  get solution(): Board<Paint> {
    const values = this.#painted.map((on): Paint => (on ? 'paint' : 'blank'));
    return new Board(this.#rows, this.#columns, values);
  }

  model(variables: Variables): SketchModel {
    const { decisions, rules } = this.#clues.model(
      this.#board(this.#partition, () => true),
      variables,
    );
    this.#variables = decisions.map(({ variable }) => variable);
    this.#joins.clear();
    this.#lines.clear();
    for (const { clue, constraints } of rules) {
      if (clue?.kind === 'row')
        this.#lines.set({ kind: 'clue', constraints }, { of: 'row', index: clue.row });
      if (clue?.kind === 'column')
        this.#lines.set({ kind: 'clue', constraints }, { of: 'column', index: clue.column });
    }
    return { decisions, constraints: [], switches: [...this.#lines.keys()] };
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
    const told = new Set<string>();
    for (const [clue, { of, index }] of this.#lines) if (on.has(clue)) told.add(`${of} ${index}`);
    return this.#board(partition, ({ of, index }) => told.has(`${of} ${index}`));
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

  #board(partition: Partition, told: (line: Line) => boolean): RegionBoard<C> {
    const { clueOf, none } = this.#clues;
    const rows = this.#rows;
    const columns = this.#columns;
    const rowClues = Array.from({ length: rows }, (_, index) =>
      told({ of: 'row', index }) ? clueOf(this.#painted.slice(index * columns, (index + 1) * columns)) : none,
    );
    const columnClues = Array.from({ length: columns }, (_, index) =>
      told({ of: 'column', index })
        ? clueOf(Array.from({ length: rows }, (_, row) => this.#painted[row * columns + index]!))
        : none,
    );
    return { ...partition, rowClues, columnClues };
  }
}

function rootOf(parent: readonly number[], region: number): number {
  let root = region;
  while (parent[root] !== root) root = parent[root]!;
  return root;
}
