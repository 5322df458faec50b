import { type Command, Option } from 'commander';
import { seedNumber, wholeNumber } from '../program/option-values.ts';

/** Adds the options of a search that threads may share, and what does not go with several of them. */
export const sharing = (command: Command, notWith: readonly string[]): Command =>
  command
    .addOption(
      new Option('--threads <n>', 'number of threads that share the search of a hard board')
        .argParser(wholeNumber)
        .conflicts(['label', 'model', ...notWith]),
    )
    .addOption(
      new Option('--seed <n>', 'seed of the search: the same seed gives the same solution')
        .argParser(seedNumber)
        .conflicts(['label', ...notWith.filter((name) => name === 'jsonl')]),
    );
