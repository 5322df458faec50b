import type { Io, Output, Supervisor } from './io.ts';

/*
 * Text from outside (files, names, tags, addresses) may hold control characters: escape sequences that clear
 * the screen, set its title or type for the user, and marks that change the direction of writing. Everything that a
 * command prints passes through here, and shows such characters as `\u001b`, which is also what JSON would write.
 */

/** Controls, and invisible characters but those within words: marks of direction, and ends of lines. */
const OBEYED = /(?![\u00ad\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const code = (unit: number): string => `\\u${unit.toString(16).padStart(4, '0')}`;
const escaped = (character: string): string =>
  Array.from({ length: character.length }, (_, at) => code(character.charCodeAt(at))).join('');

/**
 * A text from outside made safe to show: on one line, without control characters. A name of a file may hold an end of a
 * line, which the guard below cannot tell from ours: whatever has names in it is written through this.
 */
export const shown = (text: string): string => text.replace(OBEYED, escaped);

/** The same for a text of ours, which has lines and tabs. */
const shownLines = (text: string): string =>
  text.replace(OBEYED, (character) =>
    character === '\n' || character === '\t' ? character : escaped(character),
  );

/** What we write ourselves: colours, and the end of a line that changes. */
const ESCAPE = '\x1b';
const COLOUR = new RegExp(`(${ESCAPE}\\[[\\d;]*m)`);
const ERASE = `\r${ESCAPE}[K`;

function shownBut(text: string, colours: boolean): string {
  if (text.startsWith(ERASE)) return ERASE + shownBut(text.slice(ERASE.length), colours);
  // A board may have Windows line ends.
  const lines = text.replaceAll('\r\n', '\n');
  if (!colours) return shownLines(lines);
  return lines
    .split(COLOUR)
    .map((part, at) => (at % 2 === 1 ? part : shownLines(part)))
    .join('');
}

/** The same world, in which nothing is printed that a terminal would obey but what we write ourselves. */
export function guarded(io: Io): Io {
  const guard = (output: Output): Output => ({
    ...output,
    write: (text, coloured = false) => output.write(shownBut(text, coloured)),
  });
  const { supervisor } = io;
  const watched = supervisor && { supervisor: guardLastWords(supervisor) };
  return { ...io, stdout: guard(io.stdout), stderr: guard(io.stderr), ...watched };
}

/** The supervisor prints the last words of a command past the guard. */
function guardLastWords(supervisor: Supervisor): Supervisor {
  return {
    ...supervisor,
    begin: (input) => {
      const { time, memory, stopped } = input.lastWords;
      const lastWords = { time: shownLines(time), memory: shownLines(memory), stopped: shownLines(stopped) };
      supervisor.begin({ ...input, lastWords });
    },
  };
}
