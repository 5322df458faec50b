import { batch, type Signal, signal } from '@preact/signals';
import { type Board, type Scene, say } from '../../board/index.ts';
import type { AnyPuzzle, Emphasis } from '../../puzzles/index.ts';
import { type BetweenCells, betweenCells, layersOf } from '../../render/index.ts';
import { type Look, lookAt, NOTHING, sameData, sameLook, wallsOf } from '../board/look.ts';
import { language } from './settings.ts';

/**
 * A board as the page draws it: one signal a cell, so that a click redraws what it changed and nothing else. Fed
 * with scenes; what a scene means is the puzzle's business.
 */
export class BoardScene {
  readonly rows: number;
  readonly columns: number;
  readonly looks: readonly Signal<Look>[];
  /** Whether there are too many cells for each to be an element of the page. */
  readonly large: boolean;
  /** The cells that the last change changed; undefined: everything. */
  readonly changed = signal<{ readonly cells: readonly number[] | undefined }>({ cells: undefined });
  /** The walls as one path in units of a cell. */
  readonly walls = signal('');
  /** Signs on edges and corners. */
  readonly between = signal<readonly BetweenCells[]>([]);
  readonly rowClues = signal<readonly (readonly (number | null)[])[]>([]);
  readonly columnClues = signal<readonly (readonly (number | null)[])[]>([]);
  /** Names of rows and columns whose clues are kept, because, wrong. */
  readonly lines = signal<LineStates>({ kept: new Set(), because: new Set(), wrong: new Set() });

  #spoken: (cell: number) => string = () => '';

  constructor(rows: number, columns: number) {
    this.rows = rows;
    this.columns = columns;
    this.large = rows * columns > MOST_ELEMENTS;
    this.looks = Array.from({ length: rows * columns }, () => signal(NOTHING));
  }

  /** What stands in a cell, as it is spoken. */
  spokenOf(cell: number): string {
    return this.#spoken(cell);
  }

  show(puzzle: AnyPuzzle, grid: unknown, board: Board<string>, shown: Shown = {}): void {
    const emphasis: Emphasis = {
      because: shown.because ?? [],
      wrong: shown.wrong ?? [],
      deduced: shown.deduced ?? [],
    };
    const scene = puzzle.scene(grid, board, emphasis);
    const layers = layersOf(scene);
    const keptCells = new Set<number>();
    const lines = { kept: new Set<string>(), because: new Set<string>(), wrong: new Set<string>() };
    for (const place of shown.kept ?? []) {
      if (place.kind === 'cell') keptCells.add(place.row * this.columns + place.column);
      else if (place.kind === 'row') lines.kept.add(lineName('row', place.row));
      else if (place.kind === 'column') lines.kept.add(lineName('column', place.column));
    }
    for (const role of ['because', 'wrong'] as const) {
      for (const place of shown[role] ?? []) {
        if (place.kind === 'row') lines[role].add(lineName('row', place.row));
        if (place.kind === 'column') lines[role].add(lineName('column', place.column));
      }
    }
    this.#spoken = (cell) => say(puzzle.interaction.spoken(grid, cell, board), language.peek());
    batch(() => {
      const changed: number[] = [];
      for (const [cell, look] of this.looks.entries()) {
        // Of a large board only what somebody listens to is put into words.
        const next = lookAt(layers, cell, {
          kept: keptCells.has(cell),
          news: shown.news?.includes(cell) ?? false,
          tint: shown.tints?.get(cell) ?? 0,
          spoken: this.large ? '' : this.#spoken(cell),
        });
        if (sameLook(look.peek(), next)) continue;
        look.value = next;
        changed.push(cell);
      }
      const walls = wallsOf(scene);
      this.changed.value = { cells: walls === this.walls.peek() ? changed : undefined };
      this.walls.value = walls;
      const between = betweenCells(layers);
      if (!sameData(this.between.peek(), between)) this.between.value = between;
      if (!sameClues(this.rowClues.peek(), scene.rowClues)) this.rowClues.value = scene.rowClues ?? [];
      if (!sameClues(this.columnClues.peek(), scene.columnClues))
        this.columnClues.value = scene.columnClues ?? [];
      if (!sameLines(this.lines.peek(), lines)) this.lines.value = lines;
    });
  }
}

/** More cells than this are drawn on a canvas. */
const MOST_ELEMENTS = 1600;

/** What to light up, and which clues are kept. */
export interface Shown extends Emphasis {
  readonly kept?: Emphasis['because'];
  /** Of the cells that are deduced, those that stand out. */
  readonly news?: readonly number[];
  /** Cells that were put down in a colour to try things out. */
  readonly tints?: ReadonlyMap<number, number>;
}

export interface LineStates {
  readonly kept: ReadonlySet<string>;
  readonly because: ReadonlySet<string>;
  readonly wrong: ReadonlySet<string>;
}

export const lineName = (kind: 'row' | 'column', index: number): string => `${kind} ${index}`;

const sameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((name) => other.has(name));

const sameLines = (one: LineStates, other: LineStates): boolean =>
  sameSet(one.kept, other.kept) && sameSet(one.because, other.because) && sameSet(one.wrong, other.wrong);

function sameClues(one: Scene['rowClues'], other: Scene['rowClues'] = []): boolean {
  return (
    one?.length === other.length &&
    one.every((clue, index) => {
      const next = other[index]!;
      return clue.length === next.length && clue.every((number, at) => number === next[at]);
    })
  );
}
