import { type Command, Option } from 'commander';
import type { LabOptions } from '../../lab/index.ts';
import type { BoardsOptions } from '../commands/boards.ts';
import { commands } from '../commands/index.ts';
import type { MenuOptions } from '../commands/menu.ts';
import type { ProgramsOptions } from '../commands/programs.ts';
import type { ExitCode } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { seconds, wholeNumber } from './option-values.ts';
import { examples, language, number } from './shared-options.ts';

/** Declares the commands that are about the papers: their boards, their programs, and a menu as they have. */
export function declarePapers(program: Command, io: Io, answer: (code: ExitCode) => void): void {
  program
    .command('boards')
    .description("list the papers' boards by name, or the boards in files")
    .argument('[files...]', 'files with several boards, such as the Prolog programs of the papers')
    .option('-j, --json', 'print one JSON object per line')
    .addOption(language())
    .action(async (files: readonly string[], options: BoardsOptions) => {
      const run = await commands.boards();
      answer(await run(io, files, options));
    })
    .addHelpText('after', examples('boards', 'solve 003:13', 'boards board.pl', 'draw board.pl#board_2'));

  program
    .command('programs')
    .description("list, print or run the papers' own programs, with every change that we made in them")
    .argument('[number]', 'the number of a paper: 000, 001, 002, 003 or 004')
    .option('--print', 'print the program as SWI-Prolog runs it')
    .option('--listing', 'print the listing of the paper as it stands in our copy')
    .option('--diff', 'print every change of the listing, with its line and its reason')
    .option('--run [goal]', 'run a goal with SWI-Prolog, or with the npm package swipl-wasm')
    .addOption(language())
    .action(async (number: string | undefined, options: ProgramsOptions) => {
      const run = await commands.programs();
      answer(await run(io, number, options));
    })
    .addHelpText(
      'after',
      examples(
        'programs',
        'programs 003 --print',
        'programs 003 --diff --lang pt',
        'programs 004 --run start_game',
      ),
    );

  program
    .command('menu')
    .description('choose a puzzle, a board and what to do with it, in the terminal')
    .addOption(language())
    .action(async (options: MenuOptions) => {
      const run = await commands.menu();
      answer(await run(io, options));
    })
    .addHelpText('after', examples('menu', 'menu --lang pt'));
}

/** Declares `lab`, which repeats what the papers measured. */
export function declareLab(program: Command, io: Io, answer: (code: ExitCode) => void): void {
  program
    .command('lab')
    .description("repeat the papers' experiments, and compare with other solvers")
    .argument(
      '<names...>',
      'names of experiments, or all; report: print the results again; own: a question of yours',
    )
    .option('--quick', 'run a small version of each experiment')
    .addOption(number('--seed <n>', 'random seed', wholeNumber).default(1))
    .option('--out <dir>', 'folder for results.json, the CSV files and report.html', 'lab-results')
    .option('--resume', 'continue from the results in the folder')
    .option('--page <file>', 'also write the results page of the docs here, with a folder of plots beside it')
    .addOption(language())
    .option('--board <boards...>', 'with own: boards, as files or names')
    .option('--puzzle <id>', 'with own: the puzzle of random boards')
    .option('--sizes <sides>', 'with own: the sides of random boards, as in 10,20,40')
    .addOption(
      number('--tries <n>', 'with own: runs of each board, or random boards of each size', wholeNumber),
    )
    .option('--select <choices>', 'with own: variable choices, or all')
    .option('--branch <choices>', 'with own: branchings, or all')
    .addOption(new Option('--order <direction>', 'with own: which value comes first').choices(['up', 'down']))
    .option('--no-learning', 'with own: without learning')
    .addOption(new Option('--goal <goal>', 'with own: what to look for').choices(['any', 'unique', 'all']))
    .addOption(number('-t, --time-limit <seconds>', 'with own: time limit per run, in seconds', seconds))
    .option('--model <model>', 'with own: the rules to use: ours, paper, or paper:PROGRAM')
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
        'lab own --board 003:13 --select all --branch step,enum,bisect --tries 5 --out mine',
        'lab own --puzzle PUZZLE --sizes 10,20,40 --tries 10 --out sizes',
      ),
    );
}
