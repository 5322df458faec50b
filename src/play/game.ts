import { Board } from '../board/index.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import type { Rule } from '../puzzles/rule.ts';
import type { Value } from './decision-values.ts';
import { unsolvedVariables } from './unsolved-variables.ts';

/** One decision that became something else. */
export interface Change {
  readonly decision: number;
  readonly from: Value;
  readonly to: Value;
}

/** What one gesture changed; undone and redone as a whole. */
export type Move = readonly Change[];

/** A position that a person wanted to be able to come back to. */
export interface Checkpoint {
  readonly values: readonly Value[];
}

/** What a game was when it was left: where it began, all its moves, and how many of them are in force. */
export interface GameState {
  readonly start: readonly Value[];
  readonly moves: readonly Move[];
  readonly position: number;
  readonly checkpoints: readonly Checkpoint[];
}

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
  /** The cells of each decision. */
  readonly decisions: readonly (readonly number[])[];
  readonly #decisionOf: Int32Array;
  readonly #start: readonly Value[];
  readonly #values: Value[];
  readonly #moves: Move[] = [];
  readonly #checkpoints: Checkpoint[] = [];
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
    this.decisions = model.decisions.map(({ cells }) => cells);
    this.#decisionOf = new Int32Array(rows * columns).fill(-1);
    for (const [decision, cells] of this.decisions.entries()) {
      for (const cell of cells) this.#decisionOf[cell] = decision;
    }
    this.#start = from?.start ?? new Array<Value>(this.decisions.length).fill(null);
    this.#values = [...this.#start];
    this.#moves.push(...(from?.moves ?? []));
    this.#checkpoints.push(...(from?.checkpoints ?? []));
    while (this.#position < (from?.position ?? 0)) this.redo();
  }

  /** The decision that a cell belongs to; undefined if it is given. */
  decisionAt(cell: number): number | undefined {
    const decision = this.#decisionOf[cell];
    return decision === undefined || decision < 0 ? undefined : decision;
  }

  value(decision: number): Value {
    return this.#values[decision] ?? null;
  }

  get values(): readonly Value[] {
    return this.#values;
  }

  get board(): Board<V> {
    if (!this.#board) {
      const cells = new Array<V | undefined>(this.rows * this.columns).fill(undefined);
      for (const [decision, covered] of this.decisions.entries()) {
        const value = this.value(decision);
        if (value !== null) for (const cell of covered) cells[cell] = this.puzzle.values[value];
      }
      this.#board = new Board(this.rows, this.columns, cells);
    }
    return this.#board;
  }

  /** Whether nothing is put down. */
  get untouched(): boolean {
    return this.#values.every((value) => value === null);
  }

  get state(): GameState {
    return {
      start: this.#start,
      moves: this.#moves,
      position: this.#position,
      checkpoints: this.#checkpoints,
    };
  }

  /**
   * Puts values down as one move; what was undone before can no longer be redone. Joined, they become part of the
   * last move: a drag is one move.
   */
  put(wanted: Iterable<readonly [decision: number, to: Value]>, joined = false): boolean {
    const changes: Change[] = [];
    for (const [decision, to] of wanted) {
      const from = this.value(decision);
      if (from === to || decision >= this.decisions.length) continue;
      changes.push({ decision, from, to });
      this.#values[decision] = to;
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
    for (const { decision, from } of move) this.#values[decision] = from;
    this.#position--;
    this.#board = undefined;
    return true;
  }

  redo(): boolean {
    const move = this.#moves[this.#position];
    if (!move) return false;
    for (const { decision, to } of move) this.#values[decision] = to;
    this.#position++;
    this.#board = undefined;
    return true;
  }

  restart(): boolean {
    return this.put(this.#values.map((_, decision) => [decision, null] as const));
  }

  get checkpoints(): readonly Checkpoint[] {
    return this.#checkpoints;
  }

  addCheckpoint(): void {
    this.#checkpoints.push({ values: [...this.#values] });
  }

  /** Goes back to a checkpoint, which stays; going back can be undone like any move. */
  returnTo(checkpoint: number): boolean {
    const kept = this.#checkpoints[checkpoint];
    return kept !== undefined && this.put(kept.values.map((value, decision) => [decision, value] as const));
  }

  removeCheckpoint(checkpoint: number): void {
    this.#checkpoints.splice(checkpoint, 1);
  }
}

/** Two moves as one: each decision from what it was first to what it became last. */
function merged(first: Move, second: Move): Move {
  const changes = new Map(first.map((change) => [change.decision, change]));
  for (const change of second) {
    const before = changes.get(change.decision);
    changes.set(change.decision, before ? { ...change, from: before.from } : change);
  }
  return [...changes.values()].filter(({ from, to }) => from !== to);
}
