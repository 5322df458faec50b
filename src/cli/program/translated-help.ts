import { type Argument, type Command, Help, type HelpConfiguration, type Option } from 'commander';

/** The help in one language: every text by its English, the names in brackets, and what Commander adds of itself. */
export interface HelpWords {
  readonly texts: Readonly<Record<string, string>>;
  readonly placeholders: Readonly<Record<string, string>>;
  readonly choices: string;
  readonly usually: string;
}

const plain = Help.prototype;

/** How Commander shows help in a language. What has no translation stays English, and a test looks for that. */
export function translatedHelp({ texts, placeholders, choices, usually }: HelpWords): HelpConfiguration {
  const said = (text: string): string => texts[text] ?? text;
  /** What Commander adds of itself, after what we say of an option. */
  const added = (whole: string, described: string): string =>
    `${said(described)}${whole
      .slice(described.length)
      .replace('(choices:', `(${choices}:`)
      .replace(/([(, ])default:/, `$1${usually}:`)}`;
  /** The names in brackets: `<file>`, `[options]`. */
  const bracketed = (term: string): string =>
    term.replace(/(?<=[<[])[\w-]+/g, (name) => placeholders[name] ?? name);
  return {
    styleTitle: said,
    commandUsage(this: Help, command: Command): string {
      return bracketed(plain.commandUsage.call(this, command));
    },
    commandDescription: (command) => said(command.description()),
    subcommandDescription: (command) => said(command.description()),
    subcommandTerm(this: Help, command: Command): string {
      return bracketed(plain.subcommandTerm.call(this, command));
    },
    optionDescription(this: Help, option: Option): string {
      return added(plain.optionDescription.call(this, option), option.description);
    },
    optionTerm: (option) => bracketed(option.flags),
    argumentDescription(this: Help, argument: Argument): string {
      return added(plain.argumentDescription.call(this, argument), argument.description);
    },
    argumentTerm: (argument) => placeholders[argument.name()] ?? argument.name(),
  };
}
