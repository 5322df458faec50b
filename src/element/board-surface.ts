import { type Language, type Place, type Side, say, sayPlace } from '../board/index.ts';
import { entered, type Game, type Press, Stroke, siteByKey, valueByKey } from '../play/index.ts';
import { cluesOf, drawSvg, frameOf } from '../render/index.ts';
import { make } from './make.ts';
import { WORDS } from './words.ts';

/** What the page offers to the board. */
export interface SurfaceHost {
  readonly language: Language;
  /** Something was put down, perhaps in the middle of a stroke. */
  changed(): void;
  /** A move is complete; by key, the site that it was made on is spoken. */
  moved(spoken?: string): void;
}

/**
 * The board itself: its picture, and over it one element a site, with a name, that takes the focus. Keys, mouse, pen and
 * fingers become moves of the game here.
 */
export class BoardSurface {
  readonly element = make('div', { class: 'surface', part: 'board' });
  readonly #game: Game;
  readonly #host: SurfaceHost;
  readonly #picture = make('div', { class: 'picture', 'aria-hidden': 'true' });
  readonly #cells: HTMLElement[] = [];
  readonly #frame: ReturnType<typeof frameOf>;
  #wrong: readonly Place[] = [];
  #inHand = 0;
  #stroke: Stroke | undefined;

  constructor(game: Game, host: SurfaceHost) {
    this.#game = game;
    this.#host = host;
    this.#frame = frameOf(game.puzzle.scene(game.grid, game.board));
    this.element.classList.toggle('draws', game.puzzle.interaction.drag !== 'nothing' && !game.chosen);
    this.element.append(this.#picture, this.#grid());
    this.#listen();
  }

  /** Draws the board as it is; places where a rule is broken are marked. */
  draw(wrong: readonly Place[]): void {
    const { puzzle, grid, board } = this.#game;
    const { language } = this.#host;
    this.#wrong = wrong;
    this.#picture.innerHTML = drawSvg(puzzle.scene(grid, board, { wrong }), { language, inside: [0, 0] });
    const bad = new Set(wrong.flatMap((place) => this.#game.on.of(place)));
    for (const [site, cell] of this.#cells.entries()) {
      const name =
        this.#nameOf(site) + (bad.has(site) && isNarrow(this.#wrong) ? `, ${WORDS[language].wrong}` : '');
      if (cell.getAttribute('aria-label') !== name) cell.setAttribute('aria-label', name);
    }
  }

  /** Puts a value on the site in hand. */
  enter(value: number | null): void {
    const site = this.#game.siteAt(this.#inHand);
    if (site === undefined) return;
    const to = value === null ? null : entered(this.#game.state(site), value, false);
    if (this.#game.put([[site, to]])) this.#done(this.#inHand);
  }

  #nameOf(site: number): string {
    const { puzzle, grid, board, on } = this.#game;
    const { language } = this.#host;
    const what = say(puzzle.interaction.spoken(grid, site, board), language);
    const place = on.place(site);
    if (place.kind === 'cell') return WORDS[language].cell(place.row + 1, place.column + 1, what);
    return `${sayPlace(place, language)}: ${what}`;
  }

  #grid(): HTMLElement {
    const { puzzle, grid, on, rows, columns } = this.#game;
    const { language } = this.#host;
    const words = WORDS[language];
    const table = make('div', {
      role: 'grid',
      'aria-label': words.board(say(puzzle.title, language), rows, columns),
    });
    const clues = cluesOf(puzzle.scene(grid));
    const header = (side: Side, line: number): HTMLElement[] => {
      const numbers = clues[side][line] ?? [];
      if (numbers.every((number) => number === null)) return [];
      const role = side === 'left' || side === 'right' ? 'rowheader' : 'columnheader';
      return [make('div', { role, class: 'spoken' }, words.clue(side, line, numbers))];
    };
    const headers = (side: Side): void => {
      const all = clues[side].flatMap((_, line) => header(side, line));
      if (all.length > 0) table.append(make('div', { role: 'row', class: 'row' }, ...all));
    };
    headers('above');
    for (let line = 0; line < on.lines; line++) {
      const row = make('div', { role: 'row', class: 'row' });
      const isCells = on.kind === 'cell';
      if (isCells) row.append(...header('left', line));
      for (let index = 0; index < on.lengthOf(line); index++) row.append(this.#cell(on.at(line, index)));
      if (isCells) row.append(...header('right', line));
      table.append(row);
    }
    headers('below');
    return table;
  }

  #cell(site: number): HTMLElement {
    const { left, top, width, height, side } = this.#frame;
    const [y, x] = this.#game.on.middle(site);
    const cell = make('div', {
      ...{ role: 'gridcell', class: 'cell', 'data-cell': `${site}`, tabindex: site === 0 ? '0' : '-1' },
    });
    const { style } = cell;
    style.left = `${(100 * (left + (x - 0.5) * side)) / width}%`;
    style.top = `${(100 * (top + (y - 0.5) * side)) / height}%`;
    style.width = `${(100 * side) / width}%`;
    style.height = `${(100 * side) / height}%`;
    this.#cells[site] = cell;
    return cell;
  }

  #take(site: number): void {
    this.#cells[this.#inHand]?.setAttribute('tabindex', '-1');
    this.#cells[this.#inHand]?.classList.remove('selected');
    this.#inHand = site;
    const cell = this.#cells[site];
    cell?.setAttribute('tabindex', '0');
    cell?.classList.toggle('selected', this.#game.chosen);
    cell?.focus({ preventScroll: true });
  }

  #done(site?: number): void {
    this.#stroke = undefined;
    this.#host.changed();
    this.#host.moved(site === undefined ? undefined : this.#nameOf(site));
  }

  #listen(): void {
    const { element } = this;
    element.addEventListener('pointerdown', (event) => this.#down(event));
    element.addEventListener('pointermove', (event) => {
      const site = this.#stroke && this.#siteUnder(event);
      if (site !== undefined && this.#stroke?.over(site)) this.#host.changed();
    });
    element.addEventListener('pointerup', () => {
      if (this.#stroke?.changed) this.#done();
      this.#stroke = undefined;
    });
    element.addEventListener('pointercancel', () => {
      // The finger scrolls the page: what it touched on the way was not meant.
      if (this.#stroke?.changed && this.#game.undo()) this.#host.changed();
      this.#stroke = undefined;
    });
    element.addEventListener('contextmenu', (event) => event.preventDefault());
    element.addEventListener('keydown', (event) => {
      if (this.#key(event)) event.preventDefault();
    });
    element.addEventListener('focusin', ({ target }) => {
      const site = this.#cells.indexOf(target as HTMLElement);
      if (site >= 0 && site !== this.#inHand) this.#take(site);
    });
  }

  #down(event: PointerEvent): void {
    const site = this.#siteUnder(event);
    if (site === undefined || !event.isPrimary || event.button === 1 || event.button > 2) return;
    event.preventDefault();
    this.#take(site);
    if (this.#game.chosen) return;
    const marks = event.button === 2 || event.ctrlKey;
    this.element.setPointerCapture(event.pointerId);
    this.#stroke = new Stroke(
      this.#game,
      site,
      marks ? 'mark' : event.pointerType === 'touch' ? 'cycle' : 'place',
    );
    if (this.#stroke.changed) this.#host.changed();
  }

  /** The site under a pointer, if there is one. */
  #siteUnder({ clientX, clientY }: PointerEvent): number | undefined {
    const { on, rows, columns } = this.#game;
    const { left, top, width, side } = this.#frame;
    const box = this.#picture.getBoundingClientRect();
    const scale = width / box.width;
    const x = ((clientX - box.left) * scale - left) / side;
    const y = ((clientY - box.top) * scale - top) / side;
    // Edges of the border are pressed from both sides.
    const reach = on.kind === 'cell' ? 0 : 0.4;
    if (x < -reach || y < -reach || x >= columns + reach || y >= rows + reach) return undefined;
    return on.nearest(y, x);
  }

  /** Whether a key meant something. */
  #key(event: KeyboardEvent): boolean {
    const game = this.#game;
    const { key } = event;
    const command = event.ctrlKey || event.metaKey;
    if (event.altKey) return false;
    if (command && /^[zy]$/i.test(key)) {
      const back = key.toLowerCase() === 'z' && !event.shiftKey;
      if (back ? game.undo() : game.redo()) this.#done(this.#inHand);
      return true;
    }
    const to = siteByKey(event, this.#inHand, game.on);
    if (to !== undefined) {
      this.#take(to);
      return true;
    }
    if (command) return false;
    const value = game.chosen ? valueByKey(event, game.values) : -1;
    if (value >= 0) this.enter(value);
    else if (key === 'Delete' || key === 'Backspace') this.enter(null);
    else if (!game.chosen && (key === 'Enter' || key === ' '))
      this.#press(key === 'Enter' ? 'place' : 'mark');
    else return false;
    return true;
  }

  #press(press: Press): void {
    if (new Stroke(this.#game, this.#inHand, press).changed) this.#done(this.#inHand);
  }
}

/** Whether places are narrow enough to be said of each site: a whole board that is wrong says nothing of a cell. */
const isNarrow = (places: readonly Place[]): boolean => places.some(({ kind }) => kind !== 'board');
