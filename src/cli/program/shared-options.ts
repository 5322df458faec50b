/** The options that several commands have, written once. */
import { type AddHelpTextContext, type Command, Option } from 'commander';
import type { AnyLanguage } from '../../board/index.ts';
import { STYLES } from '../terminal/drawing-style.ts';
import { ALL_LANGUAGES, LANGUAGES } from '../terminal/languages.ts';
import { outputName, seconds, wholeNumber } from './option-values.ts';

/** Options that say how to draw: there is nothing to draw where JSON is printed. */
const DRAWING = ['out', 'style', 'width', 'color'];

/** What goes with a file of boards; its answers may go to a file, too. */
export const withJsonlOptions = (command: Command, description: string): Command =>
  command
    .addOption(
      new Option('--jsonl <file>', description).conflicts([
        'style',
        'width',
        'color',
        'stats',
        'json',
        'from',
        'puzzle',
        'model',
      ]),
    )
    .addOption(number('-w, --workers <n>', 'number of worker threads for --jsonl', wholeNumber))
    .addOption(number('--start <line>', 'line to begin at, with --jsonl', wholeNumber))
    .option('--append', 'add to the file of --out, with --jsonl');

export const withLimitOptions = (
  command: Command,
  notWithJson: readonly string[] = DRAWING,
  lang = boardLanguage(),
): Command =>
  command
    .addOption(number('-t, --time-limit <seconds>', 'time limit per board, in seconds', seconds))
    .addOption(new Option('-j, --json', 'print one JSON object per line').conflicts([...notWithJson]))
    .addOption(lang);

export const withSearchOptions = (command: Command): Command =>
  withLimitOptions(command).option('--stats', 'print the counters and times of the search');

export const withLabelingOptions = (command: Command): Command =>
  command
    .option(
      '--label <choices>',
      'search chronologically, as in the papers: ff,bisect,down and so on, with the names of SICStus or ours, or a list of SICStus: [leftmost,bisect]',
    )
    .option(
      '--model <model>',
      "the rules to use: ours, paper (those of the puzzle's paper), or paper:PROGRAM",
    );

export function withDrawingOptions(command: Command): Command {
  command
    .addOption(new Option('--style <style>', 'drawing style').choices(STYLES))
    .addOption(outputFile('output file, instead of standard output; .svg and .png draw a picture'))
    .addOption(number('--width <n>', 'maximum width, in characters', wholeNumber))
    .option('--no-color', 'draw without colour');
  return command.options.some(({ long }) => long === '--lang') ? command : command.addOption(boardLanguage());
}

/** The language of a command that says things which are not written in every one. */
export const language = (description = 'language of the answers'): Option =>
  new Option('--lang <language>', description).choices(LANGUAGES).default('en');

/** The language of a command that speaks of boards: there may be more than two, for some puzzles. */
export const boardLanguage = (description = 'language of the answers; es for some puzzles only'): Option =>
  new Option('--lang <language>', description).choices(ALL_LANGUAGES).default('en');

/** The language that a command line asks for: help is shown before any option is read. */
export function askedLanguage(args: readonly string[]): AnyLanguage {
  const asked = args.flatMap((arg, at) =>
    arg === '--lang' ? [args[at + 1]] : arg.startsWith('--lang=') ? [arg.slice('--lang='.length)] : [],
  );
  return ALL_LANGUAGES.find((language) => language !== 'en' && asked.includes(language)) ?? 'en';
}

export const number = <T>(flags: string, description: string, parse: (text: string) => T): Option =>
  new Option(flags, description).argParser(parse);

/** `--out` of a command that writes one file. */
export const outputFile = (description = 'output file, instead of standard output'): Option =>
  number('-o, --out <file>', description, outputName);

/** `--out -` is standard output, as where no file is named: Commander cannot read a value as none. */
export function dashIsStandardOutput(command: Command): void {
  const named = command.options.some(({ parseArg }) => parseArg === outputName);
  if (named && command.getOptionValue('out') === '-') command.setOptionValue('out', undefined);
}

/** A title or a line of help that Commander does not know of, in the language of the rest. */
export const inItsLanguage = (command: Command, text: string): string =>
  command.createHelp().styleTitle(text);

export const examples =
  (...lines: string[]): ((shown: AddHelpTextContext) => string) =>
  ({ command }) =>
    `\n${inItsLanguage(command, 'Examples:')}\n${lines.map((line) => `  ${line.includes('| calcada') ? line : `calcada ${line}`}\n`).join('')}`;
