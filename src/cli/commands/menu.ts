import { randomInt } from 'node:crypto';
import { type Readable, Writable } from 'node:stream';
import { autocomplete, cancel, intro, isCancel, outro, text } from '@clack/prompts';
import { type Language, say } from '../../board/index.ts';
import { paperBoards, paperOf } from '../../papers/index.ts';
import { type AnyPuzzle, puzzles } from '../../puzzles/index.ts';
import { MENU_WORDS, type MenuWords } from '../papers/menu-words.ts';
import { UsageError } from '../terminal/errors.ts';
import { EXIT, type ExitCode } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';

export interface MenuOptions {
  readonly lang: Language;
}

/** Where the menu is shown and keys are read; a test has its own. */
export interface Terminal {
  readonly input: Readable;
  readonly output: Writable;
}

/** Seconds that an answer may take. */
const TIME_LIMIT = '60';
const SIZES = ['6x6', '8x8', '10x10', '15x15'] as const;
const LEVELS = ['easy', 'normal', 'hard', 'extreme'] as const;
/** The labelings that the papers compare. */
const LABELINGS = [
  'leftmost',
  'min',
  'max',
  'ff',
  'ffc',
  'anti_first_fail',
  'occurrence',
  'max_regret',
] as const;
const BRANCHINGS = ['step', 'enum', 'bisect', 'middle'] as const;

/** The user cancelled the menu. */
class Cancelled extends Error {}

/** A menu like that of paper 004, for every puzzle: choose a puzzle, a board and an action, by arrows or numbers. */
export async function menuCommand(
  io: Io,
  { lang }: MenuOptions,
  terminal: Terminal = { input: process.stdin, output: process.stdout },
): Promise<ExitCode> {
  if (!io.stdout.isTTY || ('isTTY' in terminal.input && !terminal.input.isTTY) || io.piped)
    throw new UsageError('the menu needs a terminal; calcada --help lists the commands');
  const words = MENU_WORDS[lang];
  const spoken = { ...terminal, output: translated(terminal.output, words.prompts) };
  const menu = new Menu(io, lang, spoken);
  intro('Calçada', spoken);
  try {
    while ((await menu.oneBoard()) === 'another');
    outro(words.goodbye, spoken);
    await written(spoken.output);
    return EXIT.success;
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    cancel(words.goodbye, spoken);
    await written(spoken.output);
    return EXIT.interrupted;
  }
}

class Menu {
  readonly #io: Io;
  readonly #lang: Language;
  readonly #terminal: Terminal;
  readonly #words: MenuWords;

  constructor(io: Io, lang: Language, terminal: Terminal) {
    this.#io = io;
    this.#lang = lang;
    this.#terminal = terminal;
    this.#words = MENU_WORDS[lang];
  }

  /** Asks for a board, then for one action after the other. */
  async oneBoard(): Promise<'another' | 'end'> {
    const words = this.#words;
    const puzzle = await this.#choose(
      words.puzzle,
      puzzles.map((one) => [one, say(one.title, this.#lang)] as const),
    );
    const board = await this.#board(puzzle);
    if (board === undefined) return 'another';
    for (;;) {
      const paper = paperOf(puzzle) !== undefined;
      const actions = [
        'draw',
        ...(paper ? (['picture'] as const) : []),
        'solve',
        ...(paper ? (['paper'] as const) : []),
        'check',
        'explain',
        'hint',
        'another',
        'end',
      ] as const;
      const action = await this.#choose(
        words.action,
        actions.map((one) => [one, words.actions[one]] as const),
      );
      if (action === 'another' || action === 'end') return action;
      const common = ['--lang', this.#lang, '--quiet'];
      if (action === 'draw') await this.#run(['draw', ...common, board]);
      else if (action === 'picture') await this.#run(['draw', '--style', 'papers', ...common, board]);
      else {
        const command = action === 'paper' ? await this.#asThePaper(puzzle) : [action];
        await this.#run([...command, ...common, '--time-limit', TIME_LIMIT, board]);
      }
    }
  }

  /**
   * A program of the paper, and the labeling to use instead of the listing's: prints the time, the counters and the
   * paper's picture.
   */
  async #asThePaper(puzzle: AnyPuzzle): Promise<readonly string[]> {
    const words = this.#words;
    const programs = paperOf(puzzle)?.programs ?? [];
    const program =
      programs.length < 2
        ? programs[0]
        : await this.#choose(
            words.program,
            programs.map((one) => [one, one.name] as const),
          );
    const label = await this.#choose(words.labeling, [
      ['', words.listed] as const,
      ...LABELINGS.flatMap((select) =>
        BRANCHINGS.map((branch) => [`[${select},${branch}]`, `[${select},${branch}]`] as const),
      ),
    ]);
    return [
      'solve',
      '--model',
      `paper:${program?.name}`,
      '--style',
      'papers',
      '--stats',
      ...(label === '' ? [] : ['--label', label]),
    ];
  }

  /** What names the board on a command line; undefined if none could be made. */
  async #board(puzzle: AnyPuzzle): Promise<string | undefined> {
    const words = this.#words;
    const printed = paperBoards.filter((one) => one.puzzle === puzzle);
    const sources = [...(printed.length > 0 ? ['paper' as const] : []), 'generated', 'file'] as const;
    const source = await this.#choose(
      words.source,
      sources.map((one) => [one, words.sources[one]] as const),
    );
    if (source === 'paper') {
      return this.#choose(
        words.board,
        printed.map(({ name, board }) => [name, `${name} (${board.where[this.#lang]})`] as const),
      );
    }
    if (source === 'file') {
      const given = await text({
        message: words.file,
        validate: (value) => (value?.trim() ? undefined : words.nothing),
        ...this.#terminal,
      });
      if (isCancel(given)) throw new Cancelled();
      return given.trim();
    }
    const size = await this.#choose(
      words.size,
      SIZES.map((one) => [one, one] as const),
    );
    const level = await this.#choose(
      words.level,
      LEVELS.map((one) => [one, words.levels[one]] as const),
    );
    let made = '';
    const stdout = {
      ...this.#io.stdout,
      isTTY: false,
      write: (part: string): void => {
        made += part;
      },
    };
    const seed = String(randomInt(2 ** 31));
    const wish = ['--size', size, '--level', level, '--seed', seed, '--time-limit', TIME_LIMIT];
    const code = await this.#run(['generate', puzzle.id, ...wish], { ...this.#io, stdout });
    return code === EXIT.success ? made : undefined;
  }

  /** A list to move through with the arrow keys; typing a number selects its line. */
  async #choose<T>(message: string, choices: readonly (readonly [T, string])[]): Promise<T> {
    const chosen = await autocomplete<number>({
      message,
      options: choices.map(([, label], at) => ({ value: at, label: `${at + 1}. ${label}` })),
      placeholder: this.#words.keys,
      filter: (typed, { value, label }) =>
        /^\d+$/.test(typed)
          ? String(value + 1).startsWith(typed)
          : (label ?? '').toLowerCase().includes(typed.toLowerCase()),
      ...this.#terminal,
    });
    if (isCancel(chosen) || chosen === undefined) throw new Cancelled();
    return choices[chosen]![0];
  }

  async #run(args: readonly string[], io = this.#io): Promise<ExitCode> {
    const { calcada } = await import('../program/program.ts');
    return calcada(args, io);
  }
}

/** Waits until everything is written to the terminal. */
const written = (output: Writable): Promise<void> =>
  new Promise((resolve) => output.write('', () => resolve()));

/** The prompts library speaks English only: its own words are replaced on their way to the terminal. */
function translated(output: Writable, words: Readonly<Record<string, string>>): Writable {
  if (Object.keys(words).length === 0) return output;
  const spoken = new Writable({
    write: (bytes: Buffer, _encoding, done) => {
      const text = Object.entries(words).reduce(
        (all, [from, to]) => all.replaceAll(from, to),
        bytes.toString(),
      );
      output.write(text);
      // At once: the last message must be written before the command ends.
      done();
    },
  });
  const size = ['columns', 'rows', 'isTTY'] as const;
  for (const name of size) Object.defineProperty(spoken, name, { get: () => Reflect.get(output, name) });
  return spoken;
}
