import { type Command, Option } from 'commander';
import { examples } from './shared-options.ts';

/** The options of `prove`. */
export const proving = (command: Command): Command =>
  command
    .requiredOption('-o, --out <folder>', 'the folder for the board, its formula and the proof')
    .addOption(
      new Option('--format <format>', 'pseudo-Boolean lines, or clauses')
        .choices(['pb', 'cnf'])
        .default('pb'),
    )
    .addOption(
      new Option(
        '--pbp <version>',
        'with --format pb: version of the VeriPB proof format; 3 by default',
      ).choices(['1', '2', '3']),
    )
    .addOption(
      new Option('--proof <format>', 'with --format cnf: format of the proof; lrat by default').choices([
        'lrat',
        'drat',
      ]),
    )
    .option('--no-trim', 'keep lemmas that the proof does not need')
    .option('--gzip', 'compress the proof')
    .option('--html', 'also write a page that shows the board and checks the proof')
    .addHelpText(
      'after',
      examples(
        'prove board.txt --out proofs',
        'prove board.txt --out proofs --html',
        'prove board.txt --out proofs --format cnf --proof drat',
      ),
    );

/** The options of `verify`. */
export const verifying = (command: Command): Command =>
  command
    .option('--formula <file>', 'also compare this formula with our own')
    .addHelpText(
      'after',
      examples(
        'verify proofs/board.json proofs/board.pbp',
        'verify --formula proofs/board.opb proofs/board.json proofs/board.pbp',
        'verify model.fzn model.pbp',
      ),
    );
