import { between } from '../board/index.ts';
import type { Game } from './game.ts';
import type { SiteState } from './site-state.ts';

/** How the hand presses: for the second value, for a mark, or one after the other where there is but one finger. */
export type Press = 'place' | 'mark' | 'cycle';

/** What a press on a site with this value makes of it. */
export function pressed(value: SiteState, press: Press): SiteState {
  if (press === 'place') return value === 1 ? null : 1;
  if (press === 'mark') return value === 0 ? null : 0;
  return value === null ? 1 : value === 1 ? 0 : null;
}

/** What a drag puts down, and over which value alone. */
interface Brush {
  readonly over: SiteState;
  readonly to: SiteState;
}

/**
 * One press and the drag that may follow it, from cell to cell; all of it is one move. The press counts at once,
 * and is taken back if it turns out to begin a drag that means something else.
 */
export class Stroke {
  readonly #game: Game;
  readonly #site: number | undefined;
  readonly #before: SiteState;
  readonly #to: SiteState;
  readonly #brush: Brush;
  #last: number;
  #dragged = false;
  #joined: boolean;

  constructor(game: Game, cell: number, press: Press) {
    this.#game = game;
    this.#last = cell;
    this.#site = game.siteAt(cell);
    this.#before = this.#site === undefined ? null : game.state(this.#site);
    this.#to = pressed(this.#before, press);
    const marks = game.puzzle.interaction.drag === 'mark' && press !== 'mark';
    this.#brush = marks
      ? this.#before === 0
        ? { over: 0, to: null }
        : { over: null, to: 0 }
      : { over: this.#before, to: this.#to };
    this.#joined = this.#site !== undefined && game.put([[this.#site, this.#to]]);
  }

  /** The hand moved on to this cell; cells it flew over are painted too. True if anything changed. */
  over(cell: number): boolean {
    if (cell === this.#last) return false;
    const cells = between(this.#last, cell, this.#game.columns);
    this.#last = cell;
    const changes = new Map<number, SiteState>();
    if (!this.#dragged && this.#site !== undefined && cells.some((passed) => this.#leaves(passed))) {
      this.#dragged = true;
      changes.set(this.#site, this.#before === this.#brush.over ? this.#brush.to : this.#before);
    }
    for (const passed of cells) {
      const site = this.#game.siteAt(passed);
      if (site === undefined || site === this.#site) continue;
      if (this.#game.state(site) === this.#brush.over) changes.set(site, this.#brush.to);
    }
    if (!this.#game.put(changes, this.#joined)) return false;
    this.#joined = true;
    return true;
  }

  #leaves(cell: number): boolean {
    return this.#game.siteAt(cell) !== this.#site;
  }
}
