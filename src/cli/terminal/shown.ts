import type { Io, Output } from './io.ts';

/*
 * Text from outside (files, names, tags, addresses) may hold control characters: escape sequences that clear
 * the screen, set its title or type for the user, and marks that change the direction of writing. Everything that a
 * command prints passes through here, and shows such characters as `\u001b`, which is also what JSON would write.
 */

/**
 * Controls but line feed and tab, and invisible characters but those within words: marks of direction, and ends of
 * lines.
 */
const OBEYED = /(?![\n\t\u00ad\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const code = (unit: number): string => `\\u${unit.toString(16).padStart(4, '0')}`;
const escaped = (character: string): string =>
  Array.from({ length: character.length }, (_, at) => code(character.charCodeAt(at))).join('');

/** A text from outside made safe to show: on one line, without control characters. */
export const shown = (text: string): string => text.replace(OBEYED, escaped);

/** What we write ourselves: colours, and the end of a line that changes. */
const ESCAPE = '\x1b';
const COLOUR = new RegExp(`(${ESCAPE}\\[[\\d;]*m)`);
const ERASE = `\r${ESCAPE}[K`;

function shownBut(text: string, colours: boolean): string {
  if (text.startsWith(ERASE)) return ERASE + shownBut(text.slice(ERASE.length), colours);
  // A board may have Windows line ends.
  const lines = text.replaceAll('\r\n', '\n');
  if (!colours) return shown(lines);
  return lines
    .split(COLOUR)
    .map((part, at) => (at % 2 === 1 ? part : shown(part)))
    .join('');
}

/** The same world, in which nothing is printed that a terminal would obey but what we write ourselves. */
export function guarded(io: Io): Io {
  const guard = (output: Output): Output => ({
    ...output,
    write: (text, coloured = false) => output.write(shownBut(text, coloured)),
  });
  return { ...io, stdout: guard(io.stdout), stderr: guard(io.stderr) };
}
