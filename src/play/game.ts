import { Board, type Fact, type Sites } from '../board/index.ts';
import { type Puzzle, type Rule, sitesOf, type Value } from '../puzzles/puzzle.ts';
import { crossedOut, crossing, factsOfState, type SiteState } from './site-state.ts';
import { unsolvedVariables } from './unsolved-variables.ts';

/** One site that changed. Numbers beyond the last site are the pencil notes of the sites, in the same order. */
export interface Change {
  readonly site: number;
  readonly from: SiteState;
  readonly to: SiteState;
}

/** What one gesture changed; undone and redone as a whole. */
export type Move = readonly Change[];

/** A position that a person wanted to be able to come back to. */
export interface Checkpoint {
  readonly states: readonly SiteState[];
}

/** What a game was when it was left: where it began, all its moves, and how many of them are in force. */
export interface GameState {
  readonly start: readonly SiteState[];
  readonly moves: readonly Move[];
  readonly position: number;
  readonly checkpoints: readonly Checkpoint[];
  /** The colour of each site, where some have one. */
  readonly colours?: readonly number[];
}

/** Colours to try things out in, besides the ink; 0 is the ink. */
export const TRIAL_COLOURS = 3;

/** Boards larger than this are not played on a page; the command line solves them. */
export const MAX_PLAYED_CELLS = 10_000;

/**
 * A board being played. Every change is a move that can be undone, restarting and going back to a checkpoint
 * included, so that nothing a person did is ever lost.
 */
export class Game<G = unknown, V extends string = string> {
  readonly puzzle: Puzzle<G, V>;
  readonly grid: G;
  readonly rows: number;
  readonly columns: number;
  readonly rules: readonly Rule<V>[];
  /** The values that sites can have. */
  readonly values: readonly Value<V>[];
  /** What the numbers of its board stand for. */
  readonly on: Sites;
  /** The cells of each site. */
  readonly sites: readonly (readonly number[])[];
  readonly #siteOf: Int32Array;
  readonly #start: readonly SiteState[];
  readonly #states: SiteState[];
  /** By site, the values that a person has noted there, as a set of bits; they say nothing about the board. */
  readonly #notes: SiteState[];
  readonly #moves: Move[] = [];
  readonly #checkpoints: Checkpoint[] = [];
  readonly #colours: number[];
  /** The colour of what is put down from now on. */
  pen = 0;
  #position = 0;
  #board: Board<V> | undefined;

  constructor(puzzle: Puzzle<G, V>, grid: G, from?: Partial<GameState>) {
    this.puzzle = puzzle;
    this.grid = grid;
    const { rows, columns } = puzzle.size(grid);
    this.rows = rows;
    this.columns = columns;
    const model = puzzle.model(grid, unsolvedVariables);
    this.rules = model.rules;
    this.values = puzzle.values(grid);
    this.sites = model.decisions.map(({ cells }) => cells);
    this.on = sitesOf(puzzle, grid);
    this.#siteOf = new Int32Array(this.on.count).fill(-1);
    for (const [site, cells] of this.sites.entries()) {
      for (const cell of cells) this.#siteOf[cell] = site;
    }
    this.#start = from?.start ?? new Array<SiteState>(this.sites.length).fill(null);
    this.#states = [...this.#start];
    this.#notes = this.sites.map(() => null);
    this.#moves.push(...(from?.moves ?? []));
    this.#checkpoints.push(...(from?.checkpoints ?? []));
    this.#colours = this.sites.map((_, site) => from?.colours?.[site] ?? 0);
    while (this.#position < (from?.position ?? 0)) this.redo();
  }

  /** The site that a cell belongs to; undefined if it is given. */
  siteAt(cell: number): number | undefined {
    const site = this.#siteOf[cell];
    return site === undefined || site < 0 ? undefined : site;
  }

  state(site: number): SiteState {
    return this.#states[site] ?? null;
  }

  get states(): readonly SiteState[] {
    return this.#states;
  }

  /** What is put down and crossed out. */
  get facts(): Fact<V>[] {
    const ids = this.values.map(({ id }) => id);
    return this.sites.flatMap((cells, site) => factsOfState(this.state(site), cells, ids));
  }

  /** Whether values are chosen from a list; where there are two, a press puts one down or the other. */
  get chosen(): boolean {
    return this.values.length > 2;
  }

  get board(): Board<V> {
    if (!this.#board) {
      this.#board = Board.on(this.on, undefined, this.facts);
    }
    return this.#board;
  }

  /** Whether nothing is put down. */
  get untouched(): boolean {
    return this.#states.every((state) => state === null) && this.noted.length === 0;
  }

  get history(): GameState {
    return {
      start: this.#start,
      moves: this.#moves,
      position: this.#position,
      checkpoints: this.#checkpoints,
      ...(this.#colours.some((colour) => colour > 0) ? { colours: this.#colours } : {}),
    };
  }

  /**
   * Puts values down as one move; what was undone before can no longer be redone. Joined, they become part of the
   * last move: a drag is one move.
   */
  put(wanted: Iterable<readonly [site: number, to: SiteState]>, joined = false): boolean {
    const changes: Change[] = [];
    for (const [site, to] of wanted) {
      const from = this.#at(site);
      if (from === to || from === undefined) continue;
      changes.push({ site, from, to });
      this.#become(site, to);
      // What is wiped out keeps its colour, so that undoing brings that back too.
      if (to !== null && site < this.sites.length) this.#colours[site] = this.pen;
    }
    if (changes.length === 0) return false;
    this.#board = undefined;
    this.#moves.length = this.#position;
    const last = joined ? this.#moves.pop() : undefined;
    const move = last ? merged(last, changes) : changes;
    if (move.length > 0) this.#moves.push(move);
    this.#position = this.#moves.length;
    return true;
  }

  get canUndo(): boolean {
    return this.#position > 0;
  }

  get canRedo(): boolean {
    return this.#position < this.#moves.length;
  }

  undo(): boolean {
    const move = this.#moves[this.#position - 1];
    if (!move) return false;
    for (const { site, from } of move) this.#become(site, from);
    this.#position--;
    this.#board = undefined;
    return true;
  }

  redo(): boolean {
    const move = this.#moves[this.#position];
    if (!move) return false;
    for (const { site, to } of move) this.#become(site, to);
    this.#position++;
    this.#board = undefined;
    return true;
  }

  restart(): boolean {
    return this.put([...this.#states, ...this.#notes].map((_, site) => [site, null] as const));
  }

  /** Whether a value is noted on a site. */
  isNoted(site: number, value: number): boolean {
    return crossedOut(this.#notes[site] ?? null, value);
  }

  /** The sites that have notes. */
  get noted(): readonly number[] {
    return this.sites.flatMap((_, site) => (this.#notes[site] === null ? [] : [site]));
  }

  /** Notes a value on a site, or takes the note away; a move like any other. */
  note(site: number, value: number): boolean {
    if (!this.chosen || site >= this.sites.length) return false;
    return this.put([[this.sites.length + site, crossing(this.#notes[site] ?? null, value)]]);
  }

  /** What a number of a change stands for; undefined if it stands for nothing. */
  #at(site: number): SiteState | undefined {
    const { length } = this.sites;
    return site < length ? this.state(site) : this.#notes[site - length];
  }

  #become(site: number, state: SiteState): void {
    const { length } = this.sites;
    if (site < length) this.#states[site] = state;
    else this.#notes[site - length] = state;
  }

  /** The colour in which a site was put down; 0 where it is ink, or nothing. */
  colour(site: number): number {
    return this.state(site) === null ? 0 : (this.#colours[site] ?? 0);
  }

  /** The colours of cells that are not in ink. */
  get tints(): ReadonlyMap<number, number> {
    const tints = new Map<number, number>();
    for (const [site, cells] of this.sites.entries()) {
      const colour = this.colour(site);
      if (colour > 0) for (const cell of cells) tints.set(cell, colour);
    }
    return tints;
  }

  /** How many sites have this colour. */
  coloured(colour: number): number {
    return this.#states.filter((_, site) => this.colour(site) === colour && this.state(site) !== null).length;
  }

  /** Wipes out what was tried in a colour; like any move, it can be undone. */
  dropColour(colour: number): boolean {
    const tried = this.sites.flatMap((_, site) => (this.colour(site) === colour ? [site] : []));
    return this.put(tried.map((site) => [site, null] as const));
  }

  /** Makes what was tried in a colour stay, in ink. */
  keepColour(colour: number): void {
    for (const [site, one] of this.#colours.entries()) if (one === colour) this.#colours[site] = 0;
  }

  get checkpoints(): readonly Checkpoint[] {
    return this.#checkpoints;
  }

  /** Keeps a position, the one on the board unless another is given; the same one is kept once if it is given. */
  addCheckpoint(states?: readonly SiteState[]): void {
    const alike = (kept: Checkpoint): boolean => kept.states.every((state, site) => state === states?.[site]);
    if (states && this.#checkpoints.some(alike)) return;
    this.#checkpoints.push({ states: [...(states ?? this.#states)] });
  }

  /** Goes back to a checkpoint, which stays; going back can be undone like any move. */
  returnTo(checkpoint: number): boolean {
    const kept = this.#checkpoints[checkpoint];
    return kept !== undefined && this.put(kept.states.map((state, site) => [site, state] as const));
  }

  removeCheckpoint(checkpoint: number): void {
    this.#checkpoints.splice(checkpoint, 1);
  }
}

/** Two moves as one: each site from what it was first to what it became last. */
function merged(first: Move, second: Move): Move {
  const changes = new Map(first.map((change) => [change.site, change]));
  for (const change of second) {
    const before = changes.get(change.site);
    changes.set(change.site, before ? { ...change, from: before.from } : change);
  }
  return [...changes.values()].filter(({ from, to }) => from !== to);
}
