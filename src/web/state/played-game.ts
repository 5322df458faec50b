import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { cellsOf, type Place } from '../../board/index.ts';
import {
  type Checked,
  checkedOf,
  type Day,
  Game,
  Judge,
  type Judgement,
  lastRight,
  loadGame,
  type RulerCounts,
  rulerCounts,
  type Shared,
  type ToldRule,
  toldBroken,
} from '../../play/index.ts';
import { puzzles } from '../../puzzles/index.ts';
import { boardText, type HintAnswer, reasoner } from '../reasoner/index.ts';
import { words } from '../words/index.ts';
import { AutoMarks } from './auto-marks.ts';
import { notesOf } from './game-notes.ts';
import { GameTable } from './game-table.ts';
import { keepGame, keepSeconds, keptGame, newGameSlot } from './games.ts';
import { hintOnBoard, linesOf, type ShownHint } from './hint-on-board.ts';
import { storageTrouble } from './kept-store.ts';
import { show } from './messages.ts';
import { noteSolved } from './records.ts';
import { renameAddress } from './route.ts';
import { changedElsewhere, type Slot } from './saved-boards.ts';
import { type Assist, assist, autoDots, clearNotes, language, whenFurtherChanges } from './settings.ts';

/** Something that is not right, with the rule that says so and the places it speaks of. */
export interface Trouble {
  readonly rules: readonly ToldRule[];
  readonly where: readonly Place[];
}

/** Milliseconds that a hint or a solution may take. */
const ANSWER_TIME = 8000;
/** How long after a change it is saved. */
const SAVE_AFTER = 200;
/** How long after a change of a large board its rules are asked. */
const JUDGE_AFTER = 60;

/** The game on the table: a game, how it is shown, what is said of it, and that none of it gets lost. */
export class PlayedGame extends GameTable {
  readonly rulers = signal<RulerCounts | undefined>(undefined);
  readonly checkpoints = signal(0);
  readonly untouched = signal(true);
  readonly solved = signal(false);
  readonly troubles = signal<readonly Trouble[]>([]);
  readonly hint = signal<ShownHint | undefined>(undefined);
  /** A hint, or the solution, is being worked out. */
  readonly thinking = signal(false);
  /** Cells to be brought into view. */
  readonly reveal = signal<readonly number[]>([]);
  readonly seconds = signal(0);
  /** What the last check found, until the board changes. */
  readonly checked = signal<Checked | undefined>(undefined);
  /** Whether something is said that names cells. */
  readonly namesCells = computed(() => this.hint.value !== undefined || this.checked.value?.kind === 'wrong');
  /** The colour of what is put down: 0 is the ink. */
  readonly pen = signal(0);
  /** Counts the changes of the board. */
  readonly version = signal(0);
  /** Hints and checks that were asked for. */
  helped = 0;
  /** The day whose board this is. */
  day: Day | undefined;
  /** Whether the board has exactly one solution, once that is known. */
  readonly proper = signal<boolean | undefined>(undefined);
  readonly #judge: Judge<unknown, string>;
  #judgement: Judgement<string>;
  #solution: readonly (string | null)[] | undefined;
  readonly #marks: AutoMarks;
  #saving: ReturnType<typeof setTimeout> | undefined;
  #judging: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  /** Where the game is kept. */
  readonly #slot: string;
  #unsaved = false;
  readonly #isKept: boolean;
  readonly #leave: (() => void)[] = [];

  /** Not kept: in another site's frame, nothing that is done here may reach what is kept. */
  constructor({ puzzle, grid, states }: Shared, slot?: string, isKept = true) {
    const kept = isKept ? keptGame(puzzle, grid, slot) : undefined;
    super(kept?.game ?? new Game(puzzle, grid));
    this.#isKept = isKept;
    this.#slot = kept?.slot ?? newGameSlot(puzzle, grid);
    // What came with a link is a move like any other: what was there before can be brought back.
    if (states) this.#unsaved = this.game.put(states.map((state, site) => [site, state] as const));
    this.seconds.value = kept?.saved.seconds ?? 0;
    this.helped = kept?.saved.helped ?? 0;
    this.#marks = new AutoMarks(this.game, () => this.#draw());
    this.#judge = new Judge(this.game);
    this.#judgement = this.#judge.look();
    this.solved.value = this.#judgement.solved;
    this.#refresh();
    this.#leave.push(whenFurtherChanges(() => this.dismissHint()));
    this.#leave.push(
      effect(() => {
        void language.value;
        if (autoDots.value || clearNotes.value) this.#marks.look();
        if (assist.value === 'solution') void this.#learnSolution();
        this.#showTroubles();
        this.#draw();
      }),
    );
    this.#leave.push(
      effect(() => {
        const slot = changedElsewhere.value;
        if (slot?.id === this.#slot) untracked(() => this.#follow(slot));
      }),
      effect(() => {
        if (storageTrouble.value) untracked(() => this.#keepInAddress());
      }),
    );
    const tick = setInterval(() => {
      if (!document.hidden && !this.solved.peek()) this.seconds.value++;
    }, 1000);
    const save = (): void => this.save();
    addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', save);
    this.#leave.push(
      () => this.#marks.leave(),
      () => clearInterval(tick),
      () => removeEventListener('pagehide', save),
      () => document.removeEventListener('visibilitychange', save),
      save,
    );
  }

  /** Saves and stops listening. */
  leave(): void {
    for (const step of this.#leave.splice(0)) step();
  }

  restart(): void {
    if (this.game.restart()) this.changed();
  }

  addCheckpoint(): void {
    this.game.addCheckpoint();
    this.changed();
  }

  returnTo(checkpoint: number): void {
    this.game.returnTo(checkpoint);
    this.changed();
  }

  removeCheckpoint(checkpoint: number): void {
    this.game.removeCheckpoint(checkpoint);
    this.changed();
  }

  /** Puts down in this colour from now on. */
  takePen(colour: number): void {
    this.game.pen = colour;
    this.pen.value = colour;
  }

  /** Wipes out what was tried in the colour at hand, and goes back to ink. */
  dropColour(): void {
    const dropped = this.game.dropColour(this.game.pen);
    this.takePen(0);
    if (dropped) this.changed();
  }

  /** What was tried in the colour at hand stays, in ink. */
  keepColour(): void {
    this.game.keepColour(this.game.pen);
    this.takePen(0);
    this.changed();
  }

  /** Compares what stands on the board with its solution, or with its rules if it does not have exactly one. */
  async check(): Promise<void> {
    this.helped++;
    const { version } = this;
    const asked = version.peek();
    this.thinking.value = true;
    await this.#learnSolution();
    this.thinking.value = false;
    if (version.peek() !== asked) return;
    this.checked.value = checkedOf(
      this.game,
      this.#solution,
      this.proper.peek(),
      this.#judgement.broken.length,
    );
    this.#draw();
    const found = this.checked.peek();
    if (found?.kind === 'wrong') this.reveal.value = found.cells;
  }

  /** Goes back to the last moment at which nothing was wrong; a move like any other, so it can be undone. */
  async backToRight(): Promise<void> {
    await this.check();
    const { kind } = this.checked.peek() ?? { kind: 'unknown' };
    if (kind !== 'wrong' && kind !== 'rules') return;
    const right = lastRight(this.game, this.#solution);
    if (right) this.putAll(right.entries());
  }

  /** Tells a little more at each call: where to look, then the rules, then what follows; then it is put down. */
  async askHint(): Promise<void> {
    if (this.solved.peek()) return;
    const shown = this.hint.peek();
    if (shown?.answer.kind === 'step') {
      if (shown.strength === 3) this.#goOnWithHint(shown);
      else {
        this.hint.value = { ...shown, strength: shown.strength === 1 ? 2 : 3 };
        this.#draw();
      }
      return;
    }
    this.helped++;
    const answer = await this.#think();
    if (answer) {
      this.hint.value = { answer, strength: 1, line: 0 };
      this.#draw();
      this.reveal.value = cellsToSee(answer, this.game);
    }
  }

  /** All is told: the next line of a chain, and after the last one what follows is put down. */
  #goOnWithHint(shown: ShownHint): void {
    if (shown.line < linesOf(shown).length - 1) this.stepChain(shown.line + 1);
    else this.followHint();
  }

  /** Puts down what the hint says follows. */
  followHint(): void {
    const answer = this.hint.peek()?.answer;
    if (answer?.kind === 'step') this.putFacts(answer.step.facts);
  }

  /** Lights up a line of the chain that the hint is. */
  stepChain(line: number): void {
    const shown = this.hint.peek();
    if (!shown) return;
    this.hint.value = { ...shown, line };
    this.#draw();
    const { facts = [], where = [] } = linesOf(shown)[line] ?? {};
    const news = facts.flatMap(({ cells }) => cells);
    this.reveal.value = news.length > 0 ? news : where.flatMap((place) => cellsOf(place, this.game));
  }

  dismissHint(): void {
    this.hint.value = undefined;
    this.#draw();
  }

  save(): void {
    clearTimeout(this.#saving);
    this.#saving = undefined;
    if (!this.#isKept) return;
    // A tab that only looks on must not write its own moves over those of another.
    if (!this.#unsaved) {
      keepSeconds(this.#slot, this.seconds.peek());
      return;
    }
    this.#unsaved = false;
    const [seconds, solved, { helped }] = [this.seconds.peek(), this.solved.peek(), this];
    keepGame(this.#slot, this.game, { seconds, solved, ...(helped > 0 ? { helped } : {}) });
    if (storageTrouble.peek()) this.#keepInAddress();
  }

  /** What cannot be stored is kept in the address, where a reload and a bookmark find it. */
  #keepInAddress(): void {
    const { puzzle, grid, states, untouched } = this.game;
    if (!untouched) renameAddress({ view: 'play', shared: { puzzle, grid, states } });
  }

  /** Another tab went on with this game: its board becomes a move here, so that undo brings ours back. */
  #follow({ game: saved }: Slot): void {
    const other = loadGame(saved, puzzles);
    if (!saved || !other) return;
    this.seconds.value = Math.max(this.seconds.peek(), saved.seconds);
    const unsaved = this.#unsaved;
    for (const { states } of other.checkpoints) this.game.addCheckpoint(states);
    this.#refresh();
    if (!this.game.put(other.states.map((state, site) => [site, state] as const))) return;
    this.changed();
    this.#unsaved = unsaved;
    show({ kind: 'good', text: words.peek().changedElsewhere });
  }

  protected override changed(): void {
    this.#asked++;
    this.#unsaved = true;
    this.thinking.value = false;
    batch(() => {
      this.hint.value = undefined;
      this.checked.value = undefined;
      this.version.value++;
      if (autoDots.peek() || clearNotes.peek()) this.#marks.look();
      this.#refresh();
      if (this.scene.large) this.#judgeLater();
      else this.#lookAgain();
      this.#draw();
    });
    clearTimeout(this.#saving);
    this.#saving = setTimeout(() => this.save(), SAVE_AFTER);
  }

  #lookAgain(): void {
    const before = this.solved.peek();
    this.#judgement = this.#judge.look();
    this.solved.value = this.#judgement.solved;
    this.#showTroubles();
    if (!before && this.solved.peek() && this.#isKept)
      noteSolved(this.game, this.seconds.peek(), this.helped, this.day);
  }

  /** On a large board the move is seen first: rules are asked once it is drawn. */
  #judgeLater(): void {
    clearTimeout(this.#judging);
    this.#judging = setTimeout(() => {
      batch(() => {
        this.#lookAgain();
        this.#draw();
      });
    }, JUDGE_AFTER);
  }

  #refresh(): void {
    const { game } = this;
    this.canUndo.value = game.canUndo;
    this.canRedo.value = game.canRedo;
    this.checkpoints.value = game.checkpoints.length;
    this.untouched.value = game.untouched;
    const { rulers } = game.puzzle.interaction;
    if (rulers.length > 0) this.rulers.value = rulerCounts(game.board, game.values[1]!.id, rulers);
  }

  #draw(): void {
    const { puzzle, grid, board } = this.game;
    const shown = this.hint.peek();
    const mistaken = shown?.answer.kind === 'mistake' ? shown.answer.cells : [];
    const wrong = [
      ...this.troubles.peek().flatMap(({ where }) => where),
      ...mistaken.map((cell) => this.#place(cell)),
    ];
    const { kept } = this.#judgement;
    const marked = autoDots.peek() && !this.solved.peek() ? board.knowing(this.#marks.facts) : board;
    const { tints } = this.game;
    const { facts, ...lit } = hintOnBoard(shown, this.game.on);
    wrong.push(...(lit.wrong ?? []));
    const notes = notesOf(this.game, clearNotes.peek() ? this.#marks.facts : []);
    this.scene.show(puzzle, grid, marked.knowing(facts), { kept, tints, notes, ...lit, wrong });
  }

  #place(cell: number): Place {
    return this.game.on.place(cell);
  }

  #showTroubles(): void {
    const level: Assist = assist.peek();
    const broken = level === 'none' ? [] : this.#judgement.broken;
    const troubles: Trouble[] = broken.map((rule) => ({
      rules: [toldBroken(rule, this.game.board)],
      where: rule.where,
    }));
    this.troubles.value = troubles;
    if (level === 'solution' && troubles.length === 0) void this.#showMistakes();
  }

  /** Compares with the solution, and asks why the first cell that differs is wrong. */
  async #showMistakes(): Promise<void> {
    if (!this.#solution) return;
    const wrong = this.#wrongCells();
    if (wrong.length === 0) return;
    const places = wrong.map((cell) => this.#place(cell));
    this.troubles.value = [{ rules: [], where: places }];
    const answer = await this.#think();
    if (answer?.kind !== 'mistake' || assist.peek() !== 'solution') return;
    const rules = answer.rule ? [answer.rule] : answer.reason;
    this.troubles.value = [{ rules, where: places }];
    this.#draw();
  }

  #wrongCells(): number[] {
    const { board } = this.game;
    const solution = this.#solution ?? [];
    return Array.from({ length: board.cells }, (_, cell) => cell).filter((cell) => {
      const value = board.at(cell);
      return value !== undefined && solution[cell] !== null && value !== solution[cell];
    });
  }

  async #learnSolution(): Promise<void> {
    if (this.#solution || this.proper.peek() !== undefined) return;
    const { puzzle, grid } = this.game;
    const board = boardText(puzzle, grid);
    const answer = await reasoner.ask((answers) => answers.check(board, ANSWER_TIME), {
      limit: ANSWER_TIME * 2,
    });
    if (!answer.ok || answer.value.status === 'unknown') return;
    this.proper.value = answer.value.status === 'unique';
    if (answer.value.status !== 'unique') return;
    this.#solution = answer.value.solution;
    this.#showTroubles();
    this.#draw();
  }

  /** Asks for a hint on the board as it is; nothing comes of it if the board changes meanwhile. */
  async #think(): Promise<HintAnswer | undefined> {
    const asked = ++this.#asked;
    const { puzzle, grid, facts } = this.game;
    const text = boardText(puzzle, grid);
    this.thinking.value = true;
    const answer = await reasoner.ask((answers) => answers.hint(text, facts, ANSWER_TIME), {
      limit: ANSWER_TIME * 2,
    });
    if (asked !== this.#asked) return undefined;
    this.thinking.value = false;
    return answer.ok ? answer.value : { kind: 'unknown' };
  }
}

/** Where an answer wants the eye to go, the first cell first. */
function cellsToSee(answer: HintAnswer, { on }: Game): readonly number[] {
  if (answer.kind === 'mistake') return answer.cells;
  if (answer.kind !== 'step') return [];
  const facts = answer.step.facts.flatMap(({ cells }) => cells);
  return [...answer.where.flatMap((place) => on.of(place)), ...facts];
}
