import { batch, effect, signal } from '@preact/signals';
import type { Place } from '../../board/index.ts';
import { crossedOut, crossing, Game, judge, type SiteState } from '../../play/index.ts';
import { type AnyPuzzle, boardOfRows, type TechniqueBoard } from '../../puzzles/index.ts';
import { boardText, reasoner, type ToldStep } from '../reasoner/index.ts';
import { GameTable } from './game-table.ts';
import { language, whenFurtherChanges } from './settings.ts';

/** Milliseconds that the next step of a small board may take. */
const STEP_TIME = 8000;

/** How much is told of a step: where to look, the rules, what follows. */
export type StepDetail = 1 | 2 | 3;

/**
 * A board of a lesson on the table. Nothing of it is kept. It always knows the next step, and notices when that has been
 * made; of a board that is played along the step after it comes next.
 */
export class LessonGame extends GameTable {
  readonly step = signal<ToldStep | undefined>(undefined);
  readonly telling = signal<StepDetail>(1);
  readonly solved = signal(false);
  /** The step that was asked for has been made. */
  readonly made = signal(false);
  readonly wrong = signal(false);
  readonly #along: boolean;
  #asked = 0;
  readonly #leave: () => void;

  constructor(puzzle: AnyPuzzle, grid: unknown, moment?: TechniqueBoard) {
    const fresh = new Game(puzzle, grid);
    super(moment ? new Game(puzzle, grid, { start: startOf(fresh, moment) }) : fresh);
    this.#along = moment === undefined;
    this.telling.value = this.#along ? 3 : 1;
    const leaving = [
      whenFurtherChanges(() => void this.#askStep()),
      effect(() => {
        void language.value;
        void this.telling.value;
        this.#draw();
      }),
    ];
    this.#leave = () => {
      for (const each of leaving) each();
    };
    void this.#askStep();
  }

  leave(): void {
    this.#asked++;
    this.#leave();
  }

  again(): void {
    this.putAll(this.game.history.start.entries());
  }

  /** Makes the step. */
  follow(): void {
    this.putFacts(this.step.peek()?.facts ?? []);
  }

  protected override changed(): void {
    const { game } = this;
    const { broken, solved } = judge(game);
    const wanted = this.sitesOf(this.step.peek()?.facts ?? []);
    const has = (state: SiteState, value: number, is: boolean): boolean =>
      is ? state === value : crossedOut(state, value) || (state !== null && state >= 0 && state !== value);
    const against = (state: SiteState, value: number, is: boolean): boolean =>
      is ? crossedOut(state, value) || (state !== null && state >= 0 && state !== value) : state === value;
    batch(() => {
      this.solved.value = solved;
      this.canUndo.value = game.canUndo;
      this.canRedo.value = game.canRedo;
      this.made.value =
        wanted.length > 0 && wanted.every(({ site, value, is }) => has(game.state(site), value, is));
      this.wrong.value =
        broken.length > 0 || wanted.some(({ site, value, is }) => against(game.state(site), value, is));
      this.#draw(broken.flatMap(({ where }) => where));
    });
    if (this.#along && !this.solved.peek()) void this.#askStep();
  }

  #draw(wrong: readonly Place[] = []): void {
    const { puzzle, grid, board, on } = this.game;
    const step = this.step.peek();
    if (!step || this.solved.peek() || (this.made.peek() && !this.#along)) {
      this.scene.show(puzzle, grid, board, { wrong });
      return;
    }
    const cells = step.facts.flatMap((fact) => fact.cells);
    const deduced = this.telling.peek() === 3 ? on.places(cells) : [];
    const because = step.because.flatMap(({ where }) => where).filter(({ kind }) => kind !== 'board');
    this.scene.show(puzzle, grid, board, { wrong, because, deduced });
  }

  async #askStep(): Promise<void> {
    const asked = ++this.#asked;
    const { puzzle, grid, facts } = this.game;
    const board = boardText(puzzle, grid);
    const answer = await reasoner.ask((answers) => answers.hint(board, facts, STEP_TIME, true), {
      limit: STEP_TIME * 2,
    });
    if (asked !== this.#asked || !answer.ok) return;
    const { value } = answer;
    batch(() => {
      if (value.kind === 'step') this.step.value = value.step;
      this.wrong.value = value.kind === 'mistake';
      if (value.kind !== 'mistake') this.#draw();
    });
  }
}

/** What is known at the moment that a lesson shows, by site. */
function startOf({ puzzle, grid, sites, values }: Game, { rows, without = [] }: TechniqueBoard): SiteState[] {
  const board = boardOfRows(puzzle, grid, rows);
  const excluded = new Map(without);
  return sites.map(([cell]) => {
    const value = values.findIndex(({ id }) => id === board?.at(cell!));
    if (value >= 0) return value;
    let state: SiteState = null;
    for (const symbol of excluded.get(cell!) ?? '') {
      state = crossing(
        state,
        values.findIndex((each) => each.symbol === symbol),
      );
    }
    return state;
  });
}
