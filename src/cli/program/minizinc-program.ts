import { type Command, InvalidArgumentError, Option } from 'commander';
import type { FlatZincOptions } from '../commands/flatzinc.ts';
import type { ExitCode } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { inItsLanguage } from './shared-options.ts';

/** Declares the commands that speak MiniZinc: `flatzinc`, with the options of its standard, and `minizinc`. */
export function declareMiniZinc(program: Command, io: Io, answer: (code: ExitCode) => void): void {
  program
    .command('flatzinc')
    .description('solve a FlatZinc file, with the options that MiniZinc gives its solvers')
    .argument('<file>', 'FlatZinc or FlatZinc-JSON, or - for standard input')
    .option('-a, --all-solutions', 'print all solutions; for an optimisation problem, each better one')
    .addOption(number('-n, --num-solutions <count>', 'print at most this number of solutions'))
    .option('-i, --intermediate', 'print each better solution of an optimisation')
    .option('-f, --free-search', 'search freely: do not follow the search annotations')
    .option('-s, --statistics', 'print statistics')
    .addOption(number('-t, --time-limit <milliseconds>', 'time limit'))
    .addOption(number('-p, --parallel <threads>', 'number of worker threads'))
    .addOption(number('-r, --random-seed <seed>', 'random seed'))
    .option('--proof <file>', 'write a proof that there is no solution, or no better one; .gz compresses it')
    .action(async (file: string, options: FlatZincOptions) => {
      const { flatZincCommand } = await import('../commands/flatzinc.ts');
      answer(await flatZincCommand(io, file, options));
    });

  program
    .command('minizinc')
    .description('tell MiniZinc where this solver is')
    .requiredOption('--path', 'print the folder for MZN_SOLVER_PATH')
    .action(async () => {
      const { miniZincCommand } = await import('../commands/minizinc.ts');
      answer(await miniZincCommand(io));
    })
    .addHelpText(
      'after',
      ({ command }) =>
        `\n${inItsLanguage(command, 'Example:')}\n  MZN_SOLVER_PATH="$(calcada minizinc --path)" minizinc --solver calcada model.mzn data.dzn\n`,
    );
}

const number = (flags: string, description: string): Option =>
  new Option(flags, description).argParser((text) => {
    if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('Expected a whole number from 0.');
    return Number(text);
  });
