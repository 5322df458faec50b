import { readFileSync } from 'node:fs';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { commands } from './commands/index.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import type { Io } from './io.ts';
import { STYLES } from './style.ts';
import { UsageError } from './usage-error.ts';

const INPUT = 'a file, a URL, an ID, the text of a board, or - for standard input';

/** Runs the command that the arguments ask for; never ends the process. */
export async function calcada(args: readonly string[], io: Io): Promise<ExitCode> {
  let code: ExitCode = EXIT.asAsked;
  const program = programFor(io, (answer) => {
    code = answer;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.asAsked : EXIT.usage;
    if (!(error instanceof UsageError)) throw error;
    io.stderr.write(`error: ${error.message}\n`);
    return EXIT.usage;
  }
}

function programFor(io: Io, answer: (code: ExitCode) => void): Command {
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

  const command = (name: keyof typeof commands, description: string, argument: string): Command =>
    program
      .command(name)
      .description(description)
      .argument(argument, INPUT)
      .action(async (inputs: readonly string[], options: unknown) => {
        const run = await commands[name]();
        // Commander has seen to it that the options are those declared below.
        answer(await run(io, inputs, options as never));
      });

  drawn(searched(labeled(command('solve', 'find a solution, or all of them', '<inputs...>'))))
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
    searched(command('deduce', 'show the cells that are the same in all solutions', '<inputs...>')),
  ).addHelpText(
    'after',
    examples('deduce board.txt', 'deduce --lang pt board.txt', 'deduce --json - < board.json'),
  );

  searched(labeled(command('count', 'count the solutions', '<inputs...>')))
    .addOption(number('--limit <n>', 'count no further than this', wholeNumber))
    .addHelpText('after', examples('count board.txt', 'count --limit 1000 --time-limit 5 board.txt'));

  drawn(command('draw', 'draw a board as it is given', '<inputs...>')).addHelpText(
    'after',
    examples(
      'draw board.txt',
      'draw --style unicode --width 100 board.json',
      'draw --out board.svg board.txt',
    ),
  );

  command('convert', 'write a board in another format', '<inputs...>')
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

const searched = (command: Command): Command =>
  command
    .addOption(number('--time-limit <seconds>', 'give up on a board after so long', seconds))
    .option('--stats', 'print the counters of the search and its times')
    .option('--json', 'print one JSON object a line')
    .addOption(language());

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

function seconds(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value > 0) || !Number.isFinite(value)) {
    throw new InvalidArgumentError('It is a number of seconds, more than 0.');
  }
  return value;
}

const examples = (...lines: string[]): string =>
  `\nExamples:\n${lines.map((line) => `  ${line.includes('| calcada') ? line : `calcada ${line}`}\n`).join('')}`;

function versionOf({ entry }: Io): string {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', entry), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
