import { batch, type Signal, signal } from '@preact/signals';
import {
  type Board,
  isBesideRow,
  type LineClueNumbers,
  type Sentence,
  type Side,
  type Sites,
  say,
  sayPlace,
} from '../../board/index.ts';
import type { AnyPuzzle, Emphasis, Line } from '../../puzzles/index.ts';
import { type BetweenCells, betweenCells, cluesOf, layersOf } from '../../render/index.ts';
import { type Look, lookAt, NOTHING, sameData, sameLook, type WallPath, wallsOf } from '../board/look.ts';
import { words } from '../words/index.ts';
import { language } from './settings.ts';

/**
 * A board as the page draws it: one signal a cell, so that a click redraws what it changed and nothing else. Fed
 * with scenes; what a scene means is the puzzle's business.
 */
export class BoardScene {
  readonly rows: number;
  readonly columns: number;
  /** What is pressed and focused. */
  readonly sites: Sites;
  readonly looks: readonly Signal<Look>[];
  /** What is said of each site, where sites are not the cells. */
  readonly names: readonly Signal<SiteName>[];
  /** Whether there are too many cells for each to be an element of the page. */
  readonly large: boolean;
  /** The cells that the last change changed; undefined: everything. */
  readonly changed = signal<{ readonly cells: readonly number[] | undefined }>({ cells: undefined });
  readonly walls = signal<readonly WallPath[]>([]);
  /** Whether points stand for the lines of the grid. */
  readonly dotted = signal(false);
  /** Signs on edges and corners. */
  readonly between = signal<readonly BetweenCells[]>([]);
  readonly clues = signal<Readonly<Record<Side, LineClueNumbers>>>({
    left: [],
    above: [],
    right: [],
    below: [],
  });
  /** Names of rows and columns whose clues are kept, because, wrong. */
  readonly lines = signal<LineStates>({ kept: new Set(), because: new Set(), wrong: new Set() });

  #spoken: (cell: number) => string = () => '';

  constructor(sites: Sites) {
    const { rows, columns, kind, count } = sites;
    this.rows = rows;
    this.columns = columns;
    this.sites = sites;
    this.large = count > MOST_ELEMENTS;
    this.looks = Array.from({ length: rows * columns }, () => signal(NOTHING));
    this.names = kind === 'cell' ? [] : Array.from({ length: count }, () => signal(NO_NAME));
  }

  /** What stands on a site, as it is spoken. */
  spokenOf(site: number): string {
    return this.#spoken(site);
  }

  /** The name of a site and all that is said of it. */
  nameOf(site: number): string {
    const look: SiteName & Partial<Pick<Look, 'notes'>> = this.names[site]?.value ?? {
      ...this.looks[site]!.value,
      spoken: this.#spoken(site),
    };
    const { spoken, wrong, because, notes } = look;
    const place = this.sites.place(site);
    const is = { wrong, because, notes };
    if (place.kind === 'cell') return words.value.cell(place.row + 1, place.column + 1, spoken, is);
    return words.value.site(sayPlace(place, language.value), spoken, is);
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
    }
    for (const role of ['kept', 'because', 'wrong'] as const) {
      for (const place of shown[role] ?? []) {
        if (place.kind === 'row') lines[role].add(lineName({ kind: 'row', index: place.row }));
        if (place.kind === 'column') lines[role].add(lineName({ kind: 'column', index: place.column }));
        if (place.kind === 'outside') lines[role].add(lineName(lineBeside(place.side, place.line)));
      }
    }
    const cells = this.sites.kind === 'cell';
    // A board is drawn in cells, whatever is decided on it.
    const { interaction } = puzzle;
    const { signs, signAt } = interaction.drawing;
    const isOwn = this.sites.kind === board.sites.kind;
    const spoken = (site: number): Sentence | undefined =>
      isOwn ? interaction.spoken(grid, site, board) : signs.find(({ id }) => id === signAt(grid, site))?.name;
    this.#spoken = (site) => say(spoken(site) ?? { en: [], pt: [] }, language.peek());
    batch(() => {
      const changed: number[] = [];
      for (const [cell, look] of this.looks.entries()) {
        // Cells of a large board are put into words only when a screen reader asks for them.
        const next = lookAt(layers, cell, {
          kept: keptCells.has(cell),
          news: cells && (shown.news?.includes(cell) ?? false),
          tint: cells ? (shown.tints?.get(cell) ?? 0) : 0,
          notes: shown.notes?.get(cell),
          spoken: this.large || !cells ? '' : this.#spoken(cell),
        });
        if (sameLook(look.peek(), next)) continue;
        look.value = next;
        changed.push(cell);
      }
      const walls = wallsOf(scene, cells ? undefined : shown.tints);
      const between = betweenCells(layers);
      const same = sameData(walls, this.walls.peek());
      const sameBetween = sameData(this.between.peek(), between);
      this.changed.value = { cells: same && (cells || sameBetween) ? changed : undefined };
      if (!same) this.walls.value = walls;
      if (!sameBetween) this.between.value = between;
      this.dotted.value = scene.dotted ?? false;
      const clues = cluesOf(scene);
      if (!sameData(this.clues.peek(), clues)) this.clues.value = clues;
      for (const [site, name] of this.names.entries()) {
        const { wrong, because } = layers.edges.emphasis;
        const next = {
          spoken: this.large ? '' : this.#spoken(site),
          wrong: wrong[site] === 1,
          because: because[site] === 1,
        };
        if (!sameData(name.peek(), next)) name.value = next;
      }
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
  /** By cell and value, what a person has noted. */
  readonly notes?: ReadonlyMap<number, readonly (string | null)[]>;
}

export interface LineStates {
  readonly kept: ReadonlySet<string>;
  readonly because: ReadonlySet<string>;
  readonly wrong: ReadonlySet<string>;
}

/** What is said of a site that is not a cell. */
interface SiteName {
  readonly spoken: string;
  readonly wrong: boolean;
  readonly because: boolean;
}

const NO_NAME: SiteName = { spoken: '', wrong: false, because: false };

export const lineName = ({ kind, index, far }: Line): string => `${kind} ${index}${far ? ' far' : ''}`;

/** The line that a clue on this side of the board belongs to. */
export const lineBeside = (side: Side, index: number): Line => ({
  kind: isBesideRow(side) ? 'row' : 'column',
  index,
  ...(side === 'right' || side === 'below' ? { far: true } : {}),
});

const sameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((name) => other.has(name));

const sameLines = (one: LineStates, other: LineStates): boolean =>
  sameSet(one.kept, other.kept) && sameSet(one.because, other.because) && sameSet(one.wrong, other.wrong);
