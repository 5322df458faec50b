import type { Translation } from './format.ts';

/** The address of a game's page in Simon Tatham's collection, up to the ID of a board: `…/lightup.html#`. */
const ADDRESS = /^\s*(?:https?:\/\/)?[\w.:~/%-]{0,300}?\b([a-z]+)\.html#/;
const LONGEST_ADDRESS = 400;

/** A game whose IDs are also read from the address of its page, which leaves no doubt about the game. */
export function inAddress(game: string, translation: Translation): Translation {
  const addressIn = (text: string): RegExpExecArray | null => ADDRESS.exec(text.slice(0, LONGEST_ADDRESS));
  return {
    ...translation,
    sniff(text) {
      const address = addressIn(text);
      return address ? (address[1] === game ? 1 : 0) : translation.sniff(text);
    },
    read(text, problems, notes) {
      const address = addressIn(text);
      if (!address) return translation.read(text, problems, notes);
      // Blanks in its place: what is told of the ID then stands where it stood.
      const blanks = ' '.repeat(address[0].length);
      return translation.read(blanks + decoded(text.slice(address[0].length)), problems, notes);
    },
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
