import { Command, CommanderError, type HelpConfiguration, Option } from 'commander';
import type { AnyLanguage } from '../../board/index.ts';
import { reasonOf, WriteError } from '../../files/index.ts';
import { affordable, thisMachine } from '../batch/affordable.ts';
import type { GenerateOptions } from '../commands/generate.ts';
import { commands } from '../commands/index.ts';
import type { StudioOptions } from '../commands/studio.ts';
import { sharing } from '../cubes/index.ts';
import type { SetterOptions } from '../generate/setter-options.ts';
import { UsageError } from '../terminal/errors.ts';
import { EXIT, EXIT_CODES, type ExitCode } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { speakIn } from '../terminal/languages.ts';
import { guarded, shown } from '../terminal/shown.ts';
import { versionOf } from '../terminal/version.ts';
import { declareCollection } from './collection-program.ts';
import { declareMiniZinc } from './minizinc-program.ts';
import { portNumber, readOrigins, seconds, share, size, wholeNumber, wholeOrNone } from './option-values.ts';
import { declareLab, declarePapers } from './papers-program.ts';
import { plainly } from './plain-errors.ts';
import { proving, verifying } from './prove-program.ts';
import { declarePublishing } from './publish-program.ts';
import {
  askedLanguage,
  boardLanguage,
  dashIsStandardOutput,
  examples,
  inItsLanguage,
  language,
  number,
  outputFile,
  withDrawingOptions,
  withJsonlOptions,
  withLabelingOptions,
  withLimitOptions,
  withSearchOptions,
} from './shared-options.ts';

const INPUT = "file, URL, ID or text of a board, or a paper's board as 003:13; - or nothing: standard input";
const FORMAT = 'format or family of formats: text, json, puzz-link, papers …';

/** The commands that must know what the puzzles' setters can be asked; the others do not pay for it. */
const SETTING = new Set(['generate', 'collection', 'completion', 'help', 'manual']);

/** The commands that answer about boards, in every language that a board's puzzle is written in. */
const ABOUT_BOARDS = new Set([
  'check',
  'count',
  'deduce',
  'draw',
  'explain',
  'generate',
  'grade',
  'help',
  'hint',
  'solve',
]);

/** Runs the command that the arguments ask for; never ends the process. */
export async function calcada(args: readonly string[], world: Io): Promise<ExitCode> {
  const io = guarded(world);
  let code: ExitCode = EXIT.success;
  const asked = askedLanguage(args);
  await speakIn(asked);
  const setters = SETTING.has(args[0] ?? '')
    ? (await import('../generate/setter-options.ts')).setterOptions(asked)
    : { puzzles: [], pictured: [], options: [] };
  const help = await helpIn(asked, args);
  const program = programFor(io, asked, setters, help, (answer) => {
    code = answer;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.success : EXIT.usage;
    return failed(error, io, args.includes('-v') || args.includes('--verbose'));
  }
}

/** The help in a language; of commands that say nothing in a further one, it is in English. */
async function helpIn(language: AnyLanguage, args: readonly string[]): Promise<HelpConfiguration> {
  if (language === 'pt') return (await import('./help-in-portuguese.ts')).PORTUGUESE_HELP;
  const names = args.filter((arg) => !arg.startsWith('-') && arg !== language);
  const about = names[0] === 'help' ? names[1] : names[0];
  const isSpoken = about === undefined || ABOUT_BOARDS.has(about);
  return language === 'es' && isSpoken ? (await import('./help-in-spanish.ts')).SPANISH_HELP : {};
}

/** What the system says when no more can be written. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS']);

/** Says in one line what went wrong, whatever it was. */
function failed(error: unknown, io: Io, verbose: boolean): ExitCode {
  const say = (...lines: readonly string[]): void =>
    io.stderr.write(`error: ${lines.map(shown).join('\n')}\n`);
  if (WriteError.is(error)) {
    if (error.closed) return EXIT.closed;
    say(error.message);
    return error.because === 'input' ? EXIT.usage : EXIT.output;
  }
  const failure = error as NodeJS.ErrnoException;
  const { message = `${error}`, stack, code = '', path } = failure;
  if (error instanceof UsageError || failure.name === 'StoreError') {
    say(...(error instanceof UsageError ? error.lines : [message]));
    return EXIT.usage;
  }
  if (verbose && stack) io.stderr.write(`${stack.replace(message, () => shown(message))}\n`);
  // What the system refuses without our having expected it: a file that vanishes, a folder that is a file.
  if (/^E[A-Z]+$/.test(code)) {
    const full = FULL.has(code);
    say(`cannot ${full ? 'write' : 'use'} ${path ?? 'a file'}: ${reasonOf(failure)}`);
    return full ? EXIT.output : EXIT.usage;
  }
  say(`internal error: ${message.split('\n')[0]} (-v shows where)`);
  return EXIT.internal;
}

function programFor(
  io: Io,
  asked: string,
  setters: SetterOptions,
  help: HelpConfiguration,
  answer: (code: ExitCode) => void,
): Command {
  const program = new Command('calcada')
    .configureHelp(help)
    .description('Solve, check, explain, grade, make and draw grid puzzles.')
    .version(versionOf(io), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand(false)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      getOutHelpWidth: () => io.stdout.columns ?? 80,
      getErrHelpWidth: () => io.stderr.columns ?? 80,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
      outputError: (text, write) => write(plainly(text, asked)),
    })
    .showHelpAfterError(
      asked === 'pt' ? '(corre com --help para ver as opções)' : '(run with --help to see the options)',
    );

  /** A command that works on boards; what Commander reads for it must be the options it asks for. */
  const command = <Options>(
    name: string,
    description: string,
    argument: string,
    load: () => Promise<(io: Io, inputs: readonly string[], options: Options) => Promise<ExitCode>>,
  ): Command =>
    program
      .command(name)
      .description(description)
      .argument(argument, INPUT)
      .option('--from <format>', `read only this ${FORMAT}`)
      .option('--puzzle <id>', 'read only boards of this puzzle')
      .option('-q, --quiet', 'print no notes and no progress')
      .option('-v, --verbose', 'say how each board was read')
      .action(async (inputs: readonly string[], options: Options) => {
        const run = await load();
        answer(await run(io, inputs, options));
      });

  sharing(
    withDrawingOptions(
      withSearchOptions(
        withLabelingOptions(
          command('solve', 'find a solution, or all of them', '[inputs...]', commands.solve),
        ),
      ),
    ),
    ['all', 'limit'],
  )
    .option('-a, --all', 'find every solution')
    .addOption(number('-n, --limit <n>', 'find at most this number of solutions', wholeNumber))
    .addHelpText(
      'after',
      examples(
        'solve board.txt',
        'solve --all --json board.json',
        "solve '7x7:b3gB0c0dBaBaBa1aBd1c01g0b'",
        'solve --label ff,bisect,down --stats board.txt',
        'solve --threads 4 --seed 7 board.txt',
        'solve --style svg --out solution.svg board.txt',
      ),
    );

  withJsonlOptions(
    sharing(
      withDrawingOptions(
        withSearchOptions(
          withLabelingOptions(
            command('check', 'check whether a board has exactly one solution', '[inputs...]', commands.check),
          ),
        ),
      ),
      ['jsonl'],
    ),
    'check each line of a file, print one JSON answer per line',
  )
    .option('--prove <dir>', 'folder for a proof of each answer, with --jsonl')
    .addHelpText(
      'after',
      examples(
        'check board.txt',
        'check --json board.txt',
        'check --time-limit 10 *.txt',
        'check --threads 4 board.txt',
        'check --jsonl boards.jsonl --workers 2',
        'check --jsonl boards.jsonl --start 5001 --out answers.jsonl --append',
        'check --jsonl boards.jsonl --prove proofs',
        'generate | calcada check --jsonl -',
      ),
    );

  withDrawingOptions(
    withSearchOptions(
      command('deduce', 'show the cells that are the same in all solutions', '[inputs...]', commands.deduce),
    ),
  ).addHelpText(
    'after',
    examples('deduce board.txt', 'deduce --lang pt board.txt', 'deduce --json - < board.json'),
  );

  withSearchOptions(
    withLabelingOptions(command('count', 'count the solutions', '[inputs...]', commands.count)),
  )
    .addOption(number('-n, --limit <n>', 'stop counting at this number', wholeNumber))
    .addHelpText('after', examples('count board.txt', 'count --limit 1000 --time-limit 5 board.txt'));

  proving(
    withLimitOptions(
      command('prove', 'write a proof that other programs can check', '[inputs...]', commands.prove),
      [],
      language(),
    ),
  );
  verifying(
    withLimitOptions(
      command('verify', 'check a proof with our own checker', '<files...>', commands.verify),
      undefined,
      language(),
    ),
  );

  withDrawingOptions(
    withLimitOptions(
      command('explain', 'explain the solution step by step', '[inputs...]', commands.explain),
    ),
  )
    .addOption(
      new Option('--html', 'print an HTML page with a picture of each step').conflicts(['style', 'json']),
    )
    .option('-b, --board <file>', 'start from this partly filled board: rows of a solution, ? for open cells')
    .addOption(
      new Option(
        '--prove <dir>',
        'folder for a proof of every step, which `verify` and VeriPB check',
      ).conflicts('board'),
    )
    .addHelpText(
      'after',
      examples(
        'explain board.txt',
        'explain --prove proofs board.txt',
        'explain --json --lang pt board.json',
        'explain --out path.html board.txt',
        'explain --out path.svg board.txt',
        'explain --time-limit 5 board.txt',
      ),
    );

  withDrawingOptions(
    withLimitOptions(command('hint', 'say what to do next, or what is wrong', '[inputs...]', commands.hint)),
  )
    .option('-b, --board <file>', 'the partly filled board: rows of a solution, ? for open cells')
    .addOption(
      new Option(
        '--strength <strength>',
        'how much to say: where to look, the rules too, or the next step itself',
      )
        .choices(['where', 'rules', 'fact'])
        .default('fact'),
    )
    .addHelpText(
      'after',
      examples('hint board.txt', 'hint --board mine.txt --strength where board.txt', 'hint --json board.txt'),
    );

  withJsonlOptions(
    withLimitOptions(command('grade', 'say how hard a board is for a person', '[inputs...]', commands.grade)),
    'grade each line of a file, print one JSON answer per line',
  )
    .addOption(outputFile('output file for --jsonl, instead of standard output'))
    .option('--why', 'say what makes it that hard')
    .addHelpText(
      'after',
      examples(
        'grade board.txt',
        'grade --why --lang pt board.txt',
        'grade --jsonl boards.jsonl --workers 2',
      ),
    );

  withDrawingOptions(command('draw', 'draw a board', '[inputs...]', commands.draw)).addHelpText(
    'after',
    examples(
      'draw board.txt',
      'draw --style unicode --width 100 board.json',
      'draw --out board.svg board.txt',
    ),
  );

  command('convert', 'write a board in another format', '[inputs...]', commands.convert)
    .requiredOption(
      '--to <format>',
      `${FORMAT}; or a program that solves the board: swi-prolog, minizinc, asp, opb, dimacs`,
    )
    .addOption(outputFile())
    .addHelpText(
      'after',
      examples(
        'convert --to json board.txt',
        'convert --to puzz-link board.json',
        'convert --to minizinc --out board.mzn board.txt',
        "convert --to text '7x7:b3gB0c0dBaBaBa1aBd1c01g0b'",
      ),
    );

  declarePapers(program, io, answer);

  const generate = program
    .command('generate')
    .description('make boards that have exactly one solution')
    .addArgument(
      setters.puzzles.length > 0
        ? program.createArgument('<puzzle>', 'the puzzle').choices(setters.puzzles)
        : program.createArgument('<puzzle>', 'the puzzle'),
    )
    .addOption(number('--size <WxH>', 'columns x rows; 10x10 by default', size))
    .addOption(
      new Option('--level <level>', 'how hard, on the scale of `grade`').choices([
        'easy',
        'normal',
        'hard',
        'extreme',
      ]),
    )
    .option('--no-grade', 'leave out level and score: several times as fast for hard boards')
    .addOption(number('--seed <n>', 'random seed: the same seed makes the same boards', wholeOrNone))
    .addOption(number('-n, --count <n>', 'number of boards', wholeNumber).default(1))
    .addOption(number('-w, --workers <n>', 'number of worker threads', wholeNumber).default(1))
    .addOption(
      new Option('--clues <amount>', 'how many clues: minimal, generous or all').choices([
        'minimal',
        'generous',
        'all',
      ]),
    )
    .option('--picture <file>', 'picture that the solution shows: PNG, JPEG, GIF, PBM or text')
    .addOption(number('--threshold <share>', 'paint pixels at least this dark (0 to 1)', share))
    .option('--dither', 'dither the picture instead of applying a threshold')
    .addOption(
      new Option(
        '--method <method>',
        '`paper`: random boards as in the papers, which may have several solutions',
      )
        .choices(['unique', 'paper'])
        .default('unique'),
    )
    .addOption(number('-t, --time-limit <seconds>', 'time limit per board, in seconds', seconds).default(60))
    .addOption(
      new Option('-j, --json', 'print one JSON board per line, as `check --jsonl` reads it').conflicts(
        'format',
      ),
    )
    .addOption(new Option('--jsonl', 'the same as --json').conflicts('format'))
    .option('--format <format>', FORMAT)
    .addOption(outputFile())
    .option('--prove <dir>', 'folder for a proof of each board, as `prove` writes it')
    .option('-q, --quiet', 'print no progress')
    .addOption(boardLanguage())
    .action(async (puzzle: string, options: GenerateOptions) => {
      const run = await commands.generate();
      answer(await run(io, puzzle, options));
    })
    .addHelpText(
      'after',
      examples(
        ...setters.puzzles.map((puzzle) => `generate ${puzzle} --size 10x10 --level hard --seed 7`),
        ...setters.pictured.map((puzzle) => `generate ${puzzle} --picture cat.png --size 25x25`),
        'generate PUZZLE --count 100 --workers 2 --jsonl > boards.jsonl',
        'generate PUZZLE --count 100 --jsonl --prove proofs > boards.jsonl',
      ),
    );
  for (const option of setters.options) generate.addOption(option);

  declareLab(program, io, answer);

  program
    .command('studio')
    .description('open the studio: play and set puzzles on a page that only this machine can reach')
    .addOption(number('--port <n>', 'port; 0 for any free one', portNumber).default(4173))
    .option('--store <store>', 'collection whose boards can be browsed and played')
    .option(
      '--framed-by <origins>',
      'sites that may show a board in a frame, separated by commas: https://example.org; none if not given',
      readOrigins,
    )
    .action(async (options: StudioOptions) => {
      const run = await commands.studio();
      answer(await run(io, options));
    })
    .addHelpText(
      'after',
      examples('studio', 'studio --store boards.jsonl', 'studio --framed-by https://example.org'),
    );

  declarePublishing(program, io, answer);
  declareCollection(program, io, setters, answer);
  declareMiniZinc(program, io, answer);

  program
    .command('completion')
    .description('print a completion script for a shell')
    .addArgument(program.createArgument('<shell>', 'the shell').choices(['bash', 'zsh', 'fish']))
    .action(async (shell: 'bash' | 'zsh' | 'fish') => {
      const { completion } = await import('./completion.ts');
      io.stdout.write(await completion(shell, program));
    })
    .addHelpText(
      'after',
      examples('completion bash >> ~/.bashrc', 'completion fish > ~/.config/fish/completions/calcada.fish'),
    );

  program
    .command('help')
    .description('show help for a command')
    .argument('[command...]', 'the command')
    .addOption(boardLanguage('language of the help'))
    .action((path: readonly string[]) => {
      let found = program;
      for (const name of path) {
        const next = found.commands.find((each) => each.name() === name);
        if (!next)
          throw new UsageError(`unknown command ${path.join(' ')}; \`calcada help\` lists the commands`);
        found = next;
      }
      found.outputHelp();
    });

  program
    .command('manual', { hidden: true })
    .description('print the manual page')
    .action(async () => {
      const { manualPage } = await import('./manual-page.ts');
      io.stdout.write(manualPage(program));
    });

  for (const each of everyCommand(program)) {
    if (!each.options.some(({ long }) => long === '--verbose'))
      each.option('-v, --verbose', 'print more details, such as where an internal error happened');
  }
  program.hook('preAction', (_, action) => dashIsStandardOutput(action));
  program.hook('preAction', (_, action) => boundThreads(io, action));
  return program
    .addHelpText(
      'after',
      examples(
        'check board.txt',
        'solve --all board.json',
        "draw --style unicode '7x7:b3gB0c0dBaBaBa1aBd1c01g0b'",
        'convert --to puzz-link board.txt',
        'help solve --lang pt',
      ),
    )
    .addHelpText('after', ({ command }) => inItsLanguage(command, `Exit codes: ${EXIT_CODES}.`));
}

/** A program's commands, and theirs. */
const everyCommand = (program: Command): Command[] =>
  program.commands.flatMap((command) =>
    command.commands.length > 0 ? everyCommand(command) : command.name() === 'help' ? [] : [command],
  );

/** No command starts more threads than the machine can run, whatever the options say. */
function boundThreads(io: Io, command: Command): void {
  for (const name of ['workers', 'threads', 'parallel']) {
    const asked: unknown = command.opts()[name];
    if (typeof asked !== 'number') continue;
    const { threads, why } = affordable(asked, thisMachine());
    if (why === undefined) continue;
    command.setOptionValue(name, threads);
    if (!command.opts()['quiet']) io.stderr.write(`note: ${threads} threads instead of ${asked}: ${why}\n`);
  }
}
