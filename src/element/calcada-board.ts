import { type Language, say } from '../board/index.ts';
import { type Game, Judge, writeLink } from '../play/index.ts';
import type { Theme } from '../render/index.ts';
import { BoardSurface } from './board-surface.ts';
import { make } from './make.ts';
import { openBoard } from './read-board.ts';
import { styleOf } from './style.ts';
import { WORDS } from './words.ts';

/** What the events `calcada-move` and `calcada-solved` carry in `detail`. */
export interface BoardMove {
  /** The puzzle's id. */
  readonly puzzle: string;
  /** The board with what is put down on it: given as `board`, the game goes on there. */
  readonly link: string;
  readonly solved: boolean;
}

// A server that renders pages has no elements; the class can still be imported there.
const PageElement: typeof HTMLElement = globalThis.HTMLElement ?? class {};

/**
 * `<calcada-board board="…">`: a board to play on. `board` is a text in any format or a link; without it, the text between
 * the tags is the board. `theme` is `light`, `dark` or `auto`, and `lang` says the language. Tells of each move by
 * `calcada-move` and of the end by `calcada-solved`, which bubble.
 */
export class CalcadaBoard extends PageElement {
  /** The attributes that it follows. */
  static readonly observedAttributes: readonly string[] = ['board', 'theme', 'lang'];

  #game: Game | undefined;
  #judge: Judge<unknown, string> | undefined;
  #solved = false;
  /** Whether the end was told, or was there when the board was opened. */
  #ended = false;
  #surface: BoardSurface | undefined;
  #undo: HTMLButtonElement | undefined;
  #redo: HTMLButtonElement | undefined;
  #restart: HTMLButtonElement | undefined;
  #told: HTMLElement | undefined;

  /** The board: a text in any format, or a link. */
  get board(): string {
    return this.getAttribute('board') ?? this.textContent ?? '';
  }

  set board(text: string) {
    this.setAttribute('board', text);
  }

  /** Light, dark, or as the system has it. */
  get theme(): Theme {
    const theme = this.getAttribute('theme');
    return theme === 'light' || theme === 'dark' ? theme : 'auto';
  }

  set theme(theme: Theme) {
    this.setAttribute('theme', theme);
  }

  /** Whether the board is solved. */
  get solved(): boolean {
    return this.#solved;
  }

  /** The board with what is put down on it, as a link; empty where there is no board. */
  get link(): string {
    return this.#game ? this.#move(this.#game).link : '';
  }

  /** Takes the last move back. */
  undo(): void {
    if (this.#game?.undo()) this.#after();
  }

  /** Makes the move again that was taken back. */
  redo(): void {
    if (this.#game?.redo()) this.#after();
  }

  /** Takes everything away; like any move, this can be undone. */
  restart(): void {
    if (this.#game?.restart()) this.#after();
  }

  /** Called by the page. */
  connectedCallback(): void {
    if (!this.#game) this.#open();
  }

  /** Called by the page. */
  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (!this.isConnected || before === after) return;
    if (name === 'board' || !this.#game) this.#open();
    else this.#lay(this.#game);
  }

  get #language(): Language {
    const from = this.closest('[lang]')?.getAttribute('lang') ?? '';
    return /^pt\b/i.test(from) ? 'pt' : 'en';
  }

  #open(): void {
    const opened = openBoard(this.board, this.#language);
    this.#game = undefined;
    this.#solved = false;
    if ('trouble' in opened) {
      const list = opened.trouble.map((text) => make('li', {}, text));
      this.#root.replaceChildren(
        make('div', { class: 'scene whole', role: 'alert' }, make('ul', { class: 'trouble' }, ...list)),
      );
      return;
    }
    this.#game = opened.game;
    this.#judge = new Judge(opened.game);
    this.#lay(opened.game);
    this.#ended = this.#solved;
  }

  /** The root with the style of the theme. */
  get #root(): ShadowRoot {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styleOf(this.theme));
    root.adoptedStyleSheets = [sheet];
    return root;
  }

  #lay(game: Game): void {
    const language = this.#language;
    const words = WORDS[language];
    const button = (name: string, text: string, act: () => void): HTMLButtonElement => {
      const made = make('button', { type: 'button', 'data-name': name }, text);
      made.addEventListener('click', act);
      // The cell in hand keeps the focus while values are tapped.
      made.addEventListener('pointerdown', (event) => event.preventDefault());
      return made;
    };
    const surface = new BoardSurface(game, {
      language,
      changed: () => this.#draw(),
      moved: (spoken) => this.#tellMove(spoken),
    });
    this.#surface = surface;
    this.#undo = button('undo', words.undo, () => this.undo());
    this.#redo = button('redo', words.redo, () => this.redo());
    this.#restart = button('restart', words.restart, () => this.restart());
    this.#told = make('p', { class: 'told', role: 'status', 'aria-live': 'polite' });
    const tools = (label: string, ...buttons: readonly Node[]): HTMLElement =>
      make('div', { class: 'tools', part: 'tools', role: 'toolbar', 'aria-label': label }, ...buttons);
    const values = game.chosen
      ? [
          tools(
            words.values,
            ...game.values.map(({ id, name }, value) =>
              button(`value-${id}`, say(name, language), () => surface.enter(value)),
            ),
            button('clear', words.clear, () => surface.enter(null)),
          ),
        ]
      : [];
    const all = [
      surface.element,
      ...values,
      tools(words.tools, this.#undo, this.#redo, this.#restart),
      this.#told,
    ];
    this.#root.replaceChildren(make('div', { class: 'scene whole' }, ...all));
    this.#draw();
  }

  #draw(): void {
    const game = this.#game;
    if (!game || !this.#judge) return;
    const { broken, solved } = this.#judge.look();
    this.#solved = solved;
    this.#surface?.element.classList.toggle('solved', solved);
    this.#surface?.draw(broken.flatMap(({ where }) => where));
    if (this.#undo) this.#undo.disabled = !game.canUndo;
    if (this.#redo) this.#redo.disabled = !game.canRedo;
    if (this.#restart) this.#restart.disabled = game.untouched;
  }

  #after(): void {
    this.#draw();
    this.#tellMove();
  }

  #move({ puzzle, grid, states }: Game): BoardMove {
    return { puzzle: puzzle.id, link: `#/play/${writeLink({ puzzle, grid, states })}`, solved: this.#solved };
  }

  #tellMove(spoken = ''): void {
    if (!this.#game) return;
    const detail = this.#move(this.#game);
    if (this.#told) this.#told.textContent = detail.solved ? WORDS[this.#language].solved : spoken;
    const names = detail.solved && !this.#ended ? ['calcada-move', 'calcada-solved'] : ['calcada-move'];
    this.#ended = detail.solved;
    for (const name of names)
      this.dispatchEvent(new CustomEvent<BoardMove>(name, { detail, bubbles: true, composed: true }));
  }
}
