import type { Command, Option } from 'commander';
import { formats } from '../../formats/index.ts';
import { puzzles } from '../../puzzles/index.ts';
import { LABELING_NAMES } from './labeling-option.ts';

type Shell = 'bash' | 'zsh' | 'fish';

/** An option as a shell completes it. */
interface Flag {
  readonly long: string;
  readonly description: string;
  /** What may follow: nothing, one of these words, a file, or something that cannot be known. */
  readonly value: 'none' | 'file' | 'free' | readonly string[];
}

interface Entry {
  readonly name: string;
  readonly description: string;
  readonly flags: readonly Flag[];
  /** The words that its argument can be; a file if empty. */
  readonly words: readonly string[];
  /** The commands of a command of commands, under both names. */
  readonly commands: readonly Entry[];
}

/** A script that completes the commands and options that the program has. */
export function completion(shell: Shell, program: Command): string {
  const visible = program
    .createHelp()
    .visibleCommands(program)
    .filter((command) => command.name() !== 'help');
  const entries = visible.map(entryOf);
  return { bash, zsh, fish }[shell](entries);
}

function entryOf(command: Command): Entry {
  // A command of commands offers their names first, and then the options of all of them.
  const options = [command, ...command.commands].flatMap((each) => each.options.map(flagOf));
  const flags = [
    ...new Map(options.map((flag) => [flag.long, flag])).values(),
    { long: '--help', description: 'show help', value: 'none' } as const,
  ];
  const own = command.commands.map((each) => each.name());
  const words = own.length > 0 ? own : (command.registeredArguments[0]?.argChoices ?? []);
  const commands = command.commands
    .map(entryOf)
    .map((each) => ({ ...each, name: `${command.name()} ${each.name}` }));
  return { name: command.name(), description: command.description(), flags, words, commands };
}

/** Options whose words come from elsewhere. */
const FORMATS = formats.map(({ id }) => id);
const WORDS: Readonly<Record<string, readonly string[]>> = {
  '--to': FORMATS,
  '--from': FORMATS,
  '--format': FORMATS,
  '--puzzle': puzzles.map(({ id }) => id),
  '--label': LABELING_NAMES,
};

function flagOf(option: Option): Flag {
  const { description, argChoices } = option;
  const long = option.long ?? option.flags;
  const value = !option.required
    ? 'none'
    : (argChoices ?? WORDS[long] ?? (/<(file|dir|folder|store)>/.test(option.flags) ? 'file' : 'free'));
  return { long, description, value };
}

function bash(entries: readonly Entry[]): string {
  const names = entries.map(({ name }) => name);
  const inner = entries.flatMap(({ commands }) => commands);
  const all = [...entries, ...inner];
  const values = all.flatMap(({ name, flags }) =>
    flags.flatMap(({ long, value }) => {
      if (value === 'none') return [];
      const action =
        value === 'file'
          ? 'compgen -f -- "$current"'
          : value === 'free'
            ? ':'
            : `compgen -W '${value.join(' ')}' -- "$current"`;
      return [`    '${name}':${long}) COMPREPLY=($(${action})); return ;;`];
    }),
  );
  const flags = all.map(
    ({ name, flags: own }) =>
      `    '${name}':-*) COMPREPLY=($(compgen -W '${own.map(({ long }) => long).join(' ')}' -- "$current")) ;;`,
  );
  const words = all.map(({ name, words: own }) =>
    own.length > 0
      ? `    '${name}':*) COMPREPLY=($(compgen -W '${own.join(' ')}' -- "$current")) ;;`
      : `    '${name}':*) COMPREPLY=($(compgen -f -- "$current")) ;;`,
  );
  return `# Completes calcada in bash: source this file, or put it where bash-completion looks.
_calcada() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" command='' word
  COMPREPLY=()
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$command $word" in
      ${names.map((name) => `' ${name}'`).join('|')}) command="$word" ;;
      ${inner.map(({ name }) => `'${name}'`).join('|')}) command="$command $word" ;;
    esac
  done
  case "$command:$previous" in
${values.join('\n')}
  esac
  case "$command:$current" in
    :-*) COMPREPLY=($(compgen -W '--help --version' -- "$current")) ;;
    :*) COMPREPLY=($(compgen -W '${names.join(' ')}' -- "$current")) ;;
${flags.join('\n')}
${words.join('\n')}
  esac
}
complete -o filenames -F _calcada calcada
`;
}

function zsh(entries: readonly Entry[]): string {
  const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
  const escaped = (text: string): string => text.replace(/[[\]:\\]/g, '\\$&');
  const spec = ({ long, description, value }: Flag): string => {
    const head = `${long}[${escaped(description)}]`;
    if (value === 'none') return quoted(head);
    const action = value === 'file' ? '_files' : value === 'free' ? ' ' : `(${value.join(' ')})`;
    return quoted(`${head}:${long.slice(2)}:${action}`);
  };
  const cases = entries.map(({ name, flags, words }) => {
    const rest = words.length > 0 ? quoted(`1:argument:(${words.join(' ')})`) : quoted('*:input:_files');
    return `    ${name}) _arguments ${[...flags.map(spec), rest].join(' \\\n      ')} ;;`;
  });
  const described = entries.map(({ name, description }) => quoted(`${name}:${escaped(description)}`));
  return `#compdef calcada
# Completes calcada in zsh: put this file as _calcada into a folder of $fpath.
_calcada() {
  local -a commands
  commands=(${described.join(' ')})
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command="$words[2]"
  shift words
  (( CURRENT-- ))
  case "$command" in
${cases.join('\n')}
  esac
}
_calcada "$@"
`;
}

function fish(entries: readonly Entry[]): string {
  const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
  const lines = ['# Completes calcada in fish: put this file into ~/.config/fish/completions.'];
  for (const { name, description, flags, words } of entries) {
    lines.push(`complete -c calcada -f -n __fish_use_subcommand -a ${name} -d ${quoted(description)}`);
    const inside = `complete -c calcada -n '__fish_seen_subcommand_from ${name}'`;
    for (const { long, description: what, value } of flags) {
      const argument =
        value === 'none'
          ? ''
          : value === 'file'
            ? ' -r -F'
            : value === 'free'
              ? ' -x'
              : ` -x -a ${quoted(value.join(' '))}`;
      lines.push(`${inside} -l ${long.slice(2)}${argument} -d ${quoted(what)}`);
    }
    if (words.length > 0) lines.push(`${inside} -f -a ${quoted(words.join(' '))}`);
  }
  return `${lines.join('\n')}\n`;
}
