import { puzzles } from '../puzzles/index.ts';

/** A board in a text of several: its own text, and the line of the whole on which it begins. */
export interface TextPart {
  readonly text: string;
  readonly line: number;
}

/** A whole board on one line: JSON, an address or a game ID. */
const ONE_LINE = /^\s*(\{.*\}|#\/\S+|https?:\/\/\S+|\d+(x\d+)?[^\s:]*:\S+)\s*$/;

/**
 * The boards of a text. It holds several if each begins with the name of its puzzle after a blank line or a comment, or
 * if each stands on a line of its own; otherwise it is one.
 */
export function splitBoards(text: string): TextPart[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const isGap = (line = ''): boolean => line.trim() === '' || line.startsWith('%');
  const starts: number[] = [];
  for (const [at, line] of lines.entries()) {
    if (isGap(lines[at - 1]) && /^\s*[a-z][a-z _-]*\s*$/i.test(line) && namesPuzzle(line)) starts.push(at);
  }
  if (starts.length > 1) {
    return starts.map((start, board) => {
      const from = board === 0 ? 0 : start;
      return { text: lines.slice(from, starts[board + 1]).join('\n'), line: from + 1 };
    });
  }
  const full = [...lines.keys()].filter((at) => !isGap(lines[at]));
  if (full.length > 1 && full.every((at) => ONE_LINE.test(lines[at]!)))
    return full.map((at) => ({ text: lines[at]!, line: at + 1 }));
  return [{ text, line: 1 }];
}

const namesPuzzle = (line: string): boolean => puzzles.some((puzzle) => puzzle.sniff(line) === 1);
