import type { Command } from 'commander';
import { EXIT_CODES } from '../terminal/exit-code.ts';

/** The manual page, in the language of `man`, made from what the commands declare. */
export function manualPage(program: Command): string {
  const help = program.createHelp();
  const lines = [
    '.TH CALCADA 1',
    '.SH NAME',
    `calcada \\- ${plain(program.description())}`,
    '.SH SYNOPSIS',
    '.B calcada',
    '.I command',
    '[\\fIoption\\fR ...] [\\fIinput\\fR ...]',
    '.SH DESCRIPTION',
    'An input is a file, a URL, an ID, the text of a board, or \\- for standard input. Its format is found out.',
    'Every answer is also available as JSON; the schemas are in the folder',
    '.I schemas',
    'of the package.',
    '.SH COMMANDS',
  ];
  const visible = (parent: Command): Command[] =>
    help.visibleCommands(parent).filter((command) => command.name() !== 'help');
  for (const command of visible(program).flatMap((each) => [each, ...visible(each)])) {
    const above = command.parent === program ? 'calcada' : `calcada ${command.parent?.name()}`;
    lines.push('.SS', plain(`${above} ${help.subcommandTerm(command)}`), plain(`${command.description()}.`));
    for (const option of help.visibleOptions(command)) {
      lines.push('.TP', `.B ${plain(help.optionTerm(option))}`, plain(help.optionDescription(option)));
    }
  }
  lines.push('.SH EXIT STATUS', plain(`${EXIT_CODES}.`));
  return `${lines.join('\n')}\n`;
}

/** Text without what `man` would take for a request or an escape. */
const plain = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/gm, '\\&$1');
