import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import type { LabOptions } from '../lab/index.ts';
import { commands } from './commands/index.ts';
import { OutputError, UsageError } from './errors.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import type { SetterOptions } from './generate/setter-options.ts';
import type { Io } from './io.ts';
import { declareMiniZinc } from './minizinc-program.ts';
import { STYLES } from './style.ts';
import { versionOf } from './version.ts';

const INPUT = 'a file, a URL, an ID, the text of a board, or - for standard input';

/** The commands that must know what the puzzles' setters can be asked; the others do not pay for it. */
const SETTING = new Set(['generate', 'completion']);

/** Runs the command that the arguments ask for; never ends the process. */
export async function calcada(args: readonly string[], io: Io): Promise<ExitCode> {
  let code: ExitCode = EXIT.asAsked;
  const setters = SETTING.has(args[0] ?? '')
    ? (await import('./generate/setter-options.ts')).setterOptions()
    : { puzzles: [], pictured: [], options: [] };
  const program = programFor(io, setters, (answer) => {
    code = answer;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.asAsked : EXIT.usage;
    return failed(error, io);
  }
}

/** Says in one line what went wrong, whatever it was. */
function failed(error: unknown, io: Io): ExitCode {
  const say = (line: string): void => io.stderr.write(`error: ${line}\n`);
  if (error instanceof OutputError) {
    if (error.closed) return EXIT.closed;
    say(error.message);
    return EXIT.output;
  }
  const { message = `${error}`, stack, code } = error as NodeJS.ErrnoException;
  say(error instanceof UsageError ? message : `internal error: ${message.split('\n')[0]}`);
  if (error instanceof UsageError) return EXIT.usage;
  if (io.env['CALCADA_DEBUG'] && stack) io.stderr.write(`${stack}\n`);
  // What the system refuses without our having expected it: a file that vanishes, a folder that is a file.
  return code !== undefined && /^E[A-Z]+$/.test(code) ? EXIT.output : EXIT.internal;
}

function programFor(io: Io, setters: SetterOptions, answer: (code: ExitCode) => void): Command {
  const program = new Command('calcada')
    .description('Solves, proves and draws grid puzzles.')
    .version(versionOf(io), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show what there is to say')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      getOutHelpWidth: () => io.stdout.columns ?? 80,
      getErrHelpWidth: () => io.stderr.columns ?? 80,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .showHelpAfterError('(--help shows what there is to say)');

  const command = (
    name: Exclude<keyof typeof commands, 'generate' | 'studio'>,
    description: string,
    argument: string,
  ): Command =>
    program
      .command(name)
      .description(description)
      .argument(argument, INPUT)
      .action(async (inputs: readonly string[], options: unknown) => {
        const run = await commands[name]();
        // Commander has seen to it that the options are those declared below.
        answer(await run(io, inputs, options as never));
      });

  drawn(searched(labeled(command('solve', 'find a solution, or all of them', '[inputs...]'))))
    .option('--all', 'find every solution')
    .addOption(number('--limit <n>', 'find at most so many solutions', wholeNumber))
    .addHelpText(
      'after',
      examples(
        'solve board.txt',
        'solve --all --json board.json',
        "solve '7x7:b3gB0c0dBaBaBa1aBd1c01g0b'",
        'solve --label ff,bisect,down --stats board.txt',
        'solve --style svg --out solution.svg board.txt',
      ),
    );

  drawn(searched(labeled(command('check', 'tell whether there is exactly one solution', '[inputs...]'))))
    .option('--jsonl <file>', 'check one JSON board a line, and print one JSON verdict a line')
    .addOption(number('--workers <n>', 'check the lines of --jsonl in so many threads', wholeNumber))
    .addHelpText(
      'after',
      examples(
        'check board.txt',
        'check --json board.txt',
        'check --time-limit 10 *.txt',
        'check --jsonl boards.jsonl --workers 2',
        'generate | calcada check --jsonl -',
      ),
    );

  drawn(
    searched(command('deduce', 'show the cells that are the same in all solutions', '[inputs...]')),
  ).addHelpText(
    'after',
    examples('deduce board.txt', 'deduce --lang pt board.txt', 'deduce --json - < board.json'),
  );

  searched(labeled(command('count', 'count the solutions', '[inputs...]')))
    .addOption(number('--limit <n>', 'count no further than this', wholeNumber))
    .addHelpText('after', examples('count board.txt', 'count --limit 1000 --time-limit 5 board.txt'));

  drawn(bounded(command('explain', 'tell the way to the solution, step by step', '[inputs...]')))
    .option('--html', 'print one HTML page with a picture of each step')
    .option('--board <file>', 'begin with what is filled in there: rows as of a solution, ? for open cells')
    .addHelpText(
      'after',
      examples(
        'explain board.txt',
        'explain --json --lang pt board.json',
        'explain --out path.html board.txt',
        'explain --out path.svg board.txt',
        'explain --time-limit 5 board.txt',
      ),
    );

  drawn(bounded(command('hint', 'tell what to do next, or what is wrong', '[inputs...]')))
    .option('--board <file>', 'what is filled in: rows as of a solution, ? for open cells')
    .addOption(
      new Option('--strength <strength>', 'tell where to look, the rules too, or all of it')
        .choices(['where', 'rules', 'fact'])
        .default('fact'),
    )
    .addHelpText(
      'after',
      examples('hint board.txt', 'hint --board mine.txt --strength where board.txt', 'hint --json board.txt'),
    );

  bounded(command('grade', 'tell how hard boards are for a person', '[inputs...]'))
    .option('--why', 'tell what made it so')
    .option('--jsonl <file>', 'grade one JSON board a line, and print one JSON grade a line')
    .addOption(number('--workers <n>', 'grade the lines of --jsonl in so many threads', wholeNumber))
    .addHelpText(
      'after',
      examples(
        'grade board.txt',
        'grade --why --lang pt board.txt',
        'grade --jsonl boards.jsonl --workers 2',
      ),
    );

  drawn(command('draw', 'draw a board as it is given', '[inputs...]')).addHelpText(
    'after',
    examples(
      'draw board.txt',
      'draw --style unicode --width 100 board.json',
      'draw --out board.svg board.txt',
    ),
  );

  command('convert', 'write a board in another format', '[inputs...]')
    .requiredOption('--to <format>', 'a format or a family of formats: text, json, puzz-link, papers …')
    .option('--out <file>', 'write there instead of to standard output')
    .addHelpText(
      'after',
      examples(
        'convert --to json board.txt',
        'convert --to puzz-link board.json',
        "convert --to text '7x7:b3gB0c0dBaBaBa1aBd1c01g0b'",
      ),
    );

  const generate = program
    .command('generate')
    .description('make boards with exactly one solution')
    .addArgument(
      setters.puzzles.length > 0
        ? program.createArgument('<puzzle>', 'the puzzle').choices(setters.puzzles)
        : program.createArgument('<puzzle>', 'the puzzle'),
    )
    .addOption(number('--size <WxH>', 'columns and rows, 10x10 if not given', size))
    .addOption(
      new Option('--level <level>', 'how hard, as `grade` tells').choices([
        'easy',
        'normal',
        'hard',
        'extreme',
      ]),
    )
    .addOption(number('--seed <n>', 'the same seed makes the same boards', wholeOrNone))
    .addOption(number('--count <n>', 'make so many boards', wholeNumber).default(1))
    .addOption(number('--workers <n>', 'make them in so many threads', wholeNumber).default(1))
    .addOption(
      new Option('--clues <amount>', 'no clue too many, some to spare, or all there can be').choices([
        'minimal',
        'generous',
        'all',
      ]),
    )
    .option('--picture <file>', 'the picture to be found: PNG, JPEG or text')
    .addOption(number('--threshold <share>', 'paint what is at least so dark, from 0 to 1', share))
    .option('--dither', 'spread the shades of the picture instead of cutting them off')
    .addOption(
      new Option('--method <method>', "`paper`: the papers' own random boards, which may have many solutions")
        .choices(['unique', 'paper'])
        .default('unique'),
    )
    .addOption(number('--time-limit <seconds>', 'give up on a board after so long', seconds).default(60))
    .option('--json', 'print one JSON board a line, as `check --jsonl` reads it')
    .option('--jsonl', 'the same')
    .option('--format <format>', 'a format or a family of formats: text, puzz-link, papers …')
    .option('--out <file>', 'write there instead of to standard output')
    .action(async (puzzle: string, options: unknown) => {
      const run = await commands.generate();
      answer(await run(io, puzzle, options as never));
    })
    .addHelpText(
      'after',
      examples(
        ...setters.puzzles.map((puzzle) => `generate ${puzzle} --size 10x10 --level hard --seed 7`),
        ...setters.pictured.map((puzzle) => `generate ${puzzle} --picture cat.png --size 25x25`),
        'generate PUZZLE --count 100 --workers 2 --jsonl > boards.jsonl',
      ),
    );
  for (const option of setters.options) generate.addOption(option);

  program
    .command('lab')
    .description("redo the papers' experiments and ours, and compare with other solvers")
    .argument('<names...>', 'experiments, all of them, or report: print again what was measured')
    .option('--quick', 'make each experiment small')
    .addOption(number('--seed <n>', 'the seed of all random boards', wholeNumber).default(1))
    .option('--out <dir>', 'where results.json, the CSV files and report.html go', 'lab-results')
    .option('--resume', 'go on with the results that are there')
    .option('--page <file>', 'write the page for the docs there too, its plots in a folder beside it')
    .action(async (names: readonly string[], options: LabOptions) => {
      const run = await commands.lab();
      answer(await run(io, names, options));
    })
    .addHelpText(
      'after',
      examples(
        'lab all --quick',
        'lab 002-figure-4 growth --out measured',
        'lab all --resume',
        'lab report --out measured --page docs/results.md',
      ),
    );

  program
    .command('studio')
    .description('serve the page on which puzzles are played and set, to this machine alone')
    .addOption(number('--port <n>', 'the port, or 0 for any that is free', portNumber).default(4173))
    .action(async (options: { readonly port: number }) => {
      const run = await commands.studio();
      answer(await run(io, options));
    })
    .addHelpText('after', examples('studio', 'studio --port 8080'));

  declareMiniZinc(program, io, answer);

  program
    .command('completion')
    .description('print a script that completes calcada in a shell')
    .addArgument(program.createArgument('<shell>', 'the shell').choices(['bash', 'zsh', 'fish']))
    .action(async (shell: 'bash' | 'zsh' | 'fish') => {
      const { completion } = await import('./completion.ts');
      io.stdout.write(await completion(shell, program));
    })
    .addHelpText(
      'after',
      examples('completion bash >> ~/.bashrc', 'completion fish > ~/.config/fish/completions/calcada.fish'),
    );

  return program.addHelpText(
    'after',
    `${examples('check board.txt', 'solve --all board.json', "draw --style unicode '7x7:b3gB0c0dBaBaBa1aBd1c01g0b'", 'convert --to puzz-link board.txt')}
Exit codes: 0 as asked, 1 not unique or no solution, 2 usage, 3 bad puzzle, 4 limit reached, 130 interrupted.`,
  );
}

const bounded = (command: Command): Command =>
  command
    .addOption(number('--time-limit <seconds>', 'give up on a board after so long', seconds))
    .option('--json', 'print one JSON object a line')
    .addOption(language());

const searched = (command: Command): Command =>
  bounded(command).option('--stats', 'print the counters of the search and its times');

const labeled = (command: Command): Command =>
  command.option(
    '--label <choices>',
    'search chronologically, as the papers do: ff,bisect,down and so on, by the names of SICStus or ours',
  );

function drawn(command: Command): Command {
  command
    .addOption(new Option('--style <style>', 'how to draw').choices(STYLES))
    .option('--out <file>', 'draw there instead of to standard output')
    .addOption(number('--width <n>', 'draw no wider than so many characters', wholeNumber))
    .option('--no-color', 'draw without colour');
  return command.options.some(({ long }) => long === '--lang') ? command : command.addOption(language());
}

const language = (): Option =>
  new Option('--lang <language>', 'the language of sentences').choices(['en', 'pt']).default('en');

const number = <T>(flags: string, description: string, parse: (text: string) => T): Option =>
  new Option(flags, description).argParser(parse);

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || !Number.isSafeInteger(value)) {
    throw new InvalidArgumentError('It is a whole number from 1.');
  }
  return value;
}

function wholeOrNone(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value)) {
    throw new InvalidArgumentError('It is a whole number from 0.');
  }
  return value;
}

function size(text: string): [columns: number, rows: number] {
  const [, columns, rows] = /^(\d{1,4})x(\d{1,4})$/i.exec(text) ?? [];
  if (columns === undefined || rows === undefined || Number(columns) < 1 || Number(rows) < 1) {
    throw new InvalidArgumentError('It is columns x rows, as in 10x8.');
  }
  return [Number(columns), Number(rows)];
}

function share(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 1)) {
    throw new InvalidArgumentError('It is a number from 0 to 1.');
  }
  return value;
}

function portNumber(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > 65_535) {
    throw new InvalidArgumentError('It is a whole number from 0 to 65535.');
  }
  return value;
}

function seconds(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value > 0) || !Number.isFinite(value)) {
    throw new InvalidArgumentError('It is a number of seconds, more than 0.');
  }
  return value;
}

const examples = (...lines: string[]): string =>
  `\nExamples:\n${lines.map((line) => `  ${line.includes('| calcada') ? line : `calcada ${line}`}\n`).join('')}`;
