import { Board, images, resized, type Symmetry } from '../board/index.ts';
import { type Line, type Puzzle, type Rule, sitesOf } from '../puzzles/puzzle.ts';
import { unsolvedVariables } from './unsolved-variables.ts';

/** The way between two neighbouring cells, named by the upper or left one: where a wall can stand. */
export interface Edge {
  readonly cell: number;
  readonly side: 'right' | 'below';
}

interface DraftState<G, V> {
  readonly grid: G;
  /** The solution that the setter has in mind, as far as it is drawn. */
  readonly solution: Board<V>;
  /** Walls that do not close anything off yet, by {@link edgeName}. */
  readonly loose: ReadonlySet<string>;
}

/** Sides of boards that a person draws by hand. */
export const MAX_DRAWN_SIDE = 60;

/** Steps back that are remembered. */
const MAX_HISTORY = 2000;

/** A board being drawn. Each change gives a new state, so that every one can be undone; a stroke counts as one. */
export class Draft<G = unknown, V extends string = string> {
  readonly puzzle: Puzzle<G, V>;
  symmetry: Symmetry = 'none';
  #states: DraftState<G, V>[];
  #position = 0;

  constructor(puzzle: Puzzle<G, V>, grid: G, solution: Board<V> = emptyBoard(puzzle, grid)) {
    this.puzzle = puzzle;
    this.#states = [{ grid, solution, loose: new Set() }];
  }

  get grid(): G {
    return this.#state.grid;
  }

  get solution(): Board<V> {
    return this.#state.solution;
  }

  get looseWalls(): ReadonlySet<string> {
    return this.#state.loose;
  }

  get size(): { readonly rows: number; readonly columns: number } {
    return this.puzzle.size(this.grid);
  }

  get canUndo(): boolean {
    return this.#position > 0;
  }

  get canRedo(): boolean {
    return this.#position < this.#states.length - 1;
  }

  undo(): boolean {
    if (!this.canUndo) return false;
    this.#position--;
    return true;
  }

  redo(): boolean {
    if (!this.canRedo) return false;
    this.#position++;
    return true;
  }

  /** Puts another board in place of this one, as a change like any other. */
  replace(grid: G, solution: Board<V> = emptyBoard(this.puzzle, grid)): void {
    this.#become({ grid, solution, loose: new Set() }, false);
  }

  resize(rows: number, columns: number): void {
    const fits = (side: number): number => Math.min(Math.max(Math.trunc(side) || 1, 1), MAX_DRAWN_SIDE);
    const grid = this.puzzle.interaction.drawing.resized(this.grid, fits(rows), fits(columns));
    const { solution } = this;
    const sites = sitesOf(this.puzzle, grid);
    const values = resized(sites, solution.sites, (site) => solution.at(site), undefined);
    this.replace(grid, Board.on(sites, values));
  }

  /** Puts a sign into cells; their images get its mirror image, unless they already carry one of that kind. */
  sign(cells: readonly number[], sign: string, joined = false): void {
    const { drawing } = this.puzzle.interaction;
    const known = drawing.signs.find(({ id }) => id === sign);
    if (!known) return;
    const mirrored = new Set<number>();
    for (const cell of cells) {
      for (const [image] of images([cell], this.symmetry, this.size).slice(1)) mirrored.add(image!);
    }
    for (const cell of cells) mirrored.delete(cell);
    const alike = (cell: number): boolean =>
      this.#mirrorKind(drawing.signAt(this.grid, cell)) === known.mirrored;
    const changed = known.mirrored === undefined ? [] : [...mirrored].filter((cell) => !alike(cell));
    const grid = drawing.withSign(drawing.withSign(this.grid, changed, known.mirrored ?? sign), cells, sign);
    this.#become({ ...this.#state, grid, solution: this.#cleared(grid) }, joined);
  }

  /** Builds a wall, or takes it away; one that closes nothing off yet is still remembered. */
  wall(edge: Edge, standing: boolean, joined = false): void {
    const { regions } = this.puzzle.interaction.drawing;
    if (!regions) return;
    const { columns } = this.size;
    const { right, below } = this.#walls();
    for (const [one, other] of images([edge.cell, beyond(edge, columns)], this.symmetry, this.size)) {
      const [first, second] = one! < other! ? [one!, other!] : [other!, one!];
      (second - first === columns ? below : right)[first] = standing;
    }
    const grid = regions.walled(this.grid, { right, below });
    const needed = regions.walls(grid);
    const loose = new Set<string>();
    for (let cell = 0; cell < right.length; cell++) {
      if (right[cell] && !needed.right[cell]) loose.add(edgeName({ cell, side: 'right' }));
      if (below[cell] && !needed.below[cell]) loose.add(edgeName({ cell, side: 'below' }));
    }
    this.#become({ ...this.#state, grid, loose }, joined);
  }

  /** Whether a wall stands there, closing something off or not. */
  hasWall(edge: Edge): boolean {
    const { right, below } = this.#walls();
    return (edge.side === 'right' ? right : below)[edge.cell] === true;
  }

  /** Makes cells part of the region of the first of them, or of a region of their own. */
  region(cells: readonly number[], fresh: boolean, joined = false): void {
    const { regions } = this.puzzle.interaction.drawing;
    const [first] = cells;
    if (!regions || first === undefined) return;
    const names = [...regions.of(this.grid)];
    const unused = names.length;
    for (const [index, image] of images(cells, this.symmetry, this.size).entries()) {
      const name = fresh ? unused + index : names[image[0]!]!;
      for (const cell of image) names[cell] = name;
    }
    const grid = regions.with(this.grid, names);
    this.#become({ ...this.#state, grid, loose: new Set() }, joined);
  }

  /** Puts a sign on an edge. */
  edge({ cell, side }: Edge, sign: string, joined = false): void {
    const { edges } = this.puzzle.interaction.drawing;
    if (edges) this.#become({ ...this.#state, grid: edges.with(this.grid, cell, side, sign) }, joined);
  }

  /** The sign that an edge carries; undefined where edges carry none. */
  edgeSign({ cell, side }: Edge): string | undefined {
    return this.puzzle.interaction.drawing.edges?.at(this.grid, cell, side);
  }

  clue(line: Line, numbers: readonly (number | null)[]): void {
    const { clues } = this.puzzle.interaction.drawing;
    if (!clues) return;
    const { rows, columns } = this.size;
    const most = line.kind === 'row' ? columns : rows;
    const fits = numbers.map((number) => (number === null ? null : Math.min(Math.max(number, 0), most)));
    this.#become({ ...this.#state, grid: clues.with(this.grid, line, fits) }, false);
  }

  /** Draws part of the solution: all these cells get the value. */
  solve(cells: readonly number[], value: V | undefined, joined = false): void {
    const solution = this.solution.with(cells, value);
    this.#become({ ...this.#state, solution }, joined);
  }

  /** The rules that the drawn solution breaks even with its own clues; of two values, the first counts where it is open. */
  get brokenByDrawing(): readonly Rule<V>[] {
    const { puzzle, solution } = this;
    const values = puzzle.values(this.grid);
    const told = puzzle.interaction.drawing.told(this.grid, solution);
    const { decisions, rules } = puzzle.model(told, unsolvedVariables);
    const open = decisions.flatMap(({ cells }) => cells.filter((cell) => solution.at(cell) === undefined));
    const full = values.length > 2 ? solution : solution.with(open, values[0]!.id);
    return rules.filter((rule) => !rule.holds(full));
  }

  /** Fills in the clues that the drawn solution has. */
  tell(): void {
    const { drawing } = this.puzzle.interaction;
    this.#become({ ...this.#state, grid: drawing.told(this.grid, this.solution) }, false);
  }

  get #state(): DraftState<G, V> {
    return this.#states[this.#position]!;
  }

  #become(state: DraftState<G, V>, joined: boolean): void {
    this.#states.length = this.#position + 1;
    if (joined && this.#position > 0) this.#states.pop();
    this.#states.push(state);
    if (this.#states.length > MAX_HISTORY) this.#states.shift();
    this.#position = this.#states.length - 1;
  }

  #walls(): { right: boolean[]; below: boolean[] } {
    const { regions } = this.puzzle.interaction.drawing;
    const { right = [], below = [] } = regions?.walls(this.grid) ?? {};
    const walls = { right: [...right], below: [...below] };
    for (const name of this.looseWalls) {
      const { cell, side } = edgeNamed(name);
      walls[side][cell] = true;
    }
    return walls;
  }

  #mirrorKind(sign: string): string | undefined {
    return this.puzzle.interaction.drawing.signs.find(({ id }) => id === sign)?.mirrored;
  }

  /** The drawn solution without the cells that are now given. */
  #cleared(grid: G): Board<V> {
    const given: number[] = [];
    for (let cell = 0; cell < this.solution.cells; cell++) {
      if (this.solution.at(cell) !== undefined && this.puzzle.given(grid, cell) !== undefined)
        given.push(cell);
    }
    return given.length === 0 ? this.solution : this.solution.with(given, undefined);
  }
}

/** The name of an edge, the same for equal edges. */
export const edgeName = ({ cell, side }: Edge): string => `${side} ${cell}`;

function edgeNamed(name: string): Edge {
  const [side, cell] = name.split(' ');
  return { cell: Number(cell), side: side === 'right' ? 'right' : 'below' };
}

const beyond = ({ cell, side }: Edge, columns: number): number =>
  side === 'right' ? cell + 1 : cell + columns;

const emptyBoard = <G, V extends string>(puzzle: Puzzle<G, V>, grid: G): Board<V> =>
  Board.on<V>(sitesOf(puzzle, grid));
