import type { Fact } from '../../board/index.ts';
import { AutoDots, type Game } from '../../play/index.ts';

/** Milliseconds that the page gives at a time; a large board takes several turns. */
const TURN = 6;

/** Dots that the page sets by itself, worked out beside the player's moves and never in their way. */
export class AutoMarks {
  readonly #game: Game;
  readonly #onFound: () => void;
  #dots: AutoDots | undefined;
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(game: Game, onFound: () => void) {
    this.#game = game;
    this.#onFound = onFound;
  }

  get facts(): readonly Fact<string>[] {
    return this.#dots?.facts ?? [];
  }

  /** Looks at the board as it is now; what takes longer than a turn goes on later. */
  look(): void {
    clearTimeout(this.#next);
    this.#dots ??= new AutoDots(this.#game);
    if (!this.#dots.look(TURN)) return;
    this.#next = setTimeout(() => {
      this.look();
      this.#onFound();
    });
  }

  leave(): void {
    clearTimeout(this.#next);
  }
}
