import { InvalidArgumentError, Option } from 'commander';
import { type AnyLanguage, inLanguage, say, type WordTable } from '../../board/index.ts';
import { puzzles, type SetterOption } from '../../puzzles/index.ts';
import { decimal } from '../program/option-values.ts';

/** The options that the puzzles' setters have. */
export interface SetterOptions {
  readonly puzzles: readonly string[];
  /** Those that can be made from a picture. */
  readonly pictured: readonly string[];
  readonly options: readonly Option[];
}

/** Every setter's options, each once, as the command line knows them. */
export function setterOptions(language: AnyLanguage): SetterOptions {
  const found = new Map<string, { option: SetterOption; of: string[] }>();
  for (const { id, setter } of puzzles) {
    for (const option of setter.options) {
      const known = found.get(option.name);
      if (known) known.of.push(id);
      else found.set(option.name, { option, of: [id] });
    }
  }
  return {
    puzzles: puzzles.map(({ id }) => id),
    pictured: puzzles.filter(({ setter }) => setter.takesPicture).map(({ id }) => id),
    options: [...found.values()].map(({ option, of }) => asFlag(option, of, language)),
  };
}

/** `regionSize` is written `--region-size`. */
export const flagOf = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

export const USUALLY: WordTable<string> = { en: 'usually', pt: 'em geral' };

function asFlag(option: SetterOption, of: readonly string[], language: AnyLanguage): Option {
  const usual = option.usual === undefined ? '' : `; ${inLanguage(USUALLY, language)} ${option.usual}`;
  const about = `${say(option.about, language)} (${of.join(', ')}${usual})`;
  // Help is in one language: what is not written in it belongs to puzzles that are refused in it.
  const shown = (flag: Option): Option => flag.hideHelp(option.about[language] === undefined);
  if (option.kind === 'choice') {
    return shown(new Option(`${flagOf(option.name)} <${option.name}>`, about).choices(option.choices));
  }
  return shown(new Option(`${flagOf(option.name)} <number>`, about)).argParser((text) => {
    const value = decimal(text);
    const { lowest, highest } = option;
    if (!(value >= lowest && value <= highest))
      throw new InvalidArgumentError(`Expected a number from ${lowest} to ${highest}.`);
    return value;
  });
}
