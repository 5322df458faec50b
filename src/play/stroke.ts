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
  readonly #press: Press;
  #brush: Brush | undefined;
  #last: number;
  #joined: boolean;

  constructor(game: Game, cell: number, press: Press) {
    this.#game = game;
    this.#last = cell;
    this.#press = press;
    this.#site = game.siteAt(cell);
    this.#before = this.#site === undefined ? null : game.state(this.#site);
    this.#joined = this.#site !== undefined && game.put([[this.#site, pressed(this.#before, press)]]);
  }

  /** Whether it has put anything down, so that there is something to take back. */
  get changed(): boolean {
    return this.#joined;
  }

  /** The hand moved on to this cell; cells it flew over are painted too. True if anything changed. */
  over(cell: number): boolean {
    if (cell === this.#last) return false;
    const { on } = this.#game;
    // Between edges nothing is flown over: a line goes round corners, and each edge is touched by itself.
    const cells = on.kind === 'cell' ? between(this.#last, cell, on.columns) : [cell];
    this.#last = cell;
    const changes = new Map<number, SiteState>();
    for (const passed of cells) {
      const site = this.#game.siteAt(passed);
      if (site === undefined || site === this.#site) continue;
      const state = this.#game.state(site);
      if (!this.#brush) {
        this.#brush = this.#brushOver(state);
        const begun = this.#before === this.#brush.over ? this.#brush.to : this.#before;
        if (this.#site !== undefined) changes.set(this.#site, begun);
      }
      if (state === this.#brush.over) changes.set(site, this.#brush.to);
    }
    if (!this.#game.put(changes, this.#joined)) return false;
    this.#joined = true;
    return true;
  }

  /**
   * What the drag paints, once it is known what it goes over first: from a painted cell over painted ones it erases,
   * and over open ones it paints on, so that a line goes on from its end.
   */
  #brushOver(next: SiteState): Brush {
    const before = this.#before;
    const marks = this.#game.puzzle.interaction.drag === 'mark' || this.#press === 'mark';
    // A finger, which has but one press, goes on with what it began on.
    const value = marks || (this.#press === 'cycle' && before === 0) ? 0 : 1;
    if (before === value) return next === value ? { over: value, to: null } : { over: null, to: value };
    return marks ? { over: null, to: 0 } : { over: before, to: value };
  }
}
