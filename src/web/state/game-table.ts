import { signal } from '@preact/signals';
import type { Fact } from '../../board/index.ts';
import {
  crossedOut,
  crossing,
  entered,
  type Game,
  type Press,
  type SiteState,
  Stroke,
} from '../../play/index.ts';
import { BoardScene } from './board-scene.ts';
import { valuesFirst } from './settings.ts';

/** A game on the table and the moves that hands, keys and pads make on it. Subclasses are told of each change. */
export abstract class GameTable {
  readonly game: Game;
  readonly scene: BoardScene;
  readonly canUndo = signal(false);
  readonly canRedo = signal(false);
  /** The cell that was pressed last, where values are chosen from a list. */
  readonly selected = signal<number | undefined>(undefined);
  /** Whether values that are chosen are crossed out instead of put down. */
  readonly crosses = signal(false);
  /** Whether values that are chosen are noted in pencil. */
  readonly notes = signal(false);
  /** The value that was chosen before the cells that get it. */
  readonly held = signal<number | undefined>(undefined);
  /** Whether the pen in hand marks: for fingers and pens, which have no second button. */
  readonly marks = signal(false);
  #stroke: Stroke | undefined;

  protected constructor(game: Game) {
    this.game = game;
    this.scene = new BoardScene(game.on);
  }

  /** The board is another one now. */
  protected abstract changed(): void;

  press(cell: number, press: Press): void {
    if (this.game.chosen) {
      const held = this.held.peek();
      if (held !== undefined) this.enter(held, this.crosses.peek(), cell);
      // The cell in hand is put back by pressing it again; the next value is then chosen before its cells.
      else this.selected.value = this.selected.peek() === cell ? undefined : cell;
      return;
    }
    this.#stroke = new Stroke(this.game, cell, press);
    this.changed();
  }

  drag(cell: number): void {
    if (this.#stroke?.over(cell)) this.changed();
  }

  release(): void {
    this.#stroke = undefined;
  }

  /** Takes back the press that began a gesture, because it turned out to mean something else. */
  takeBack(): void {
    if (this.#stroke?.changed && this.game.undo()) this.changed();
    this.#stroke = undefined;
  }

  put(cell: number, state: SiteState): void {
    const site = this.game.siteAt(cell);
    if (site !== undefined) this.putAll([[site, state]]);
  }

  /** Puts a value down, crosses it out or notes it on the cell in hand. */
  enter(value: number, crosses: boolean, cell = this.selected.peek()): void {
    const site = cell === undefined ? undefined : this.game.siteAt(cell);
    if (site === undefined) return;
    if (this.notes.peek() && !crosses) {
      if (this.game.note(site, value)) this.changed();
    } else this.putAll([[site, entered(this.game.state(site), value, crosses)]]);
  }

  /** A value was chosen from the list: it goes to the cell in hand, or is held for the cells that are pressed next. */
  choose(value: number): void {
    const holds = valuesFirst.peek() || this.held.peek() !== undefined || this.selected.peek() === undefined;
    if (holds) this.held.value = this.held.peek() === value ? undefined : value;
    else this.enter(value, this.crosses.peek());
  }

  /** Puts all of this down as one move. */
  putAll(states: Iterable<readonly [site: number, state: SiteState]>): void {
    if (this.game.put(states)) this.changed();
  }

  /** Puts down what these facts say. */
  putFacts(facts: readonly Fact<string>[]): void {
    const puts = new Map<number, SiteState>();
    for (const { site, value, is } of this.sitesOf(facts)) {
      const now = puts.get(site) ?? this.game.state(site);
      if (is) puts.set(site, value);
      else if (!crossedOut(now, value)) puts.set(site, crossing(now, value));
    }
    this.putAll(puts);
  }

  /** The sites that facts speak of, with the number of the value. */
  protected sitesOf(
    facts: readonly Fact<string>[],
  ): { readonly site: number; readonly value: number; readonly is: boolean }[] {
    const { game } = this;
    return facts.flatMap(({ cells, value, is }) => {
      const site = game.siteAt(cells[0]!);
      return site === undefined ? [] : [{ site, value: game.values.findIndex(({ id }) => id === value), is }];
    });
  }

  undo(): void {
    if (this.game.undo()) this.changed();
  }

  redo(): void {
    if (this.game.redo()) this.changed();
  }
}
