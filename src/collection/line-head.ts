import { LEVELS } from '../board/index.ts';
import { fromLine, type StoredBoard, sizeName } from './stored-board.ts';

/** What a line says of its board before the board itself. Texts are as they stand in the file, byte for byte. */
export interface LineHead {
  readonly key: string;
  /** Puzzle, size and level. */
  readonly kind: string;
  readonly score: number;
  /** What stands between the brackets. */
  readonly symmetry: string;
  readonly tags: string;
  /** Empty if there is none. */
  readonly order: string;
}

const list = (text: string): string => String.raw`\[((?:"${text}"(?:,"${text}")*)?)\]`;
const NUMBER = String.raw`-?\d[\d.eE+-]*`;

/** The fields in the order in which a store writes them. */
const HEAD = new RegExp(
  String.raw`^\{"key":"([0-9a-f]{32})","puzzle":"([\w-]+)","size":"(\d{1,9}x\d{1,9})","level":"(${LEVELS.join('|')})",` +
    `"score":(${NUMBER}),"symmetry":${list(String.raw`[\w-]+`)},"tags":${list(String.raw`[^"\\\0-\x1f]*`)}` +
    String.raw`(?:,"seed":${NUMBER})?(?:,"order":"([^"\\\0-\x1f]*)")?(?=,)`,
);
const END = /\]\}\s*$/;

/**
 * The head of a line, whose bytes come as Latin-1. Lines that were edited by hand are read whole; undefined where that
 * fails too. What stands behind a head that looks right is not looked at.
 */
export function headOf(line: string): LineHead | undefined {
  const found = HEAD.exec(line);
  // A line that broke off may be followed by another one.
  const isOne = !line.includes('{"key":"', 1);
  if (found && isOne && END.test(line.slice(-16)) && (found[8] !== undefined || !line.includes('"order":'))) {
    const [, key, puzzle, size, level, score, symmetry, tags, order = ''] = found;
    return {
      ...{ key: key!, kind: `${puzzle} ${size} ${level}`, score: Number(score) },
      ...{ symmetry: symmetry!, tags: tags!, order },
    };
  }
  const board = fromLine(Buffer.from(line, 'latin1').toString('utf8'));
  return board && KEY.test(board.key) ? headOfBoard(board) : undefined;
}

/** What a key looks like. */
export const KEY = /^[0-9a-f]{32}$/;

const headOfBoard = ({ key, puzzle, size, level, score, symmetry, tags, order }: StoredBoard): LineHead => ({
  ...{ key, kind: `${puzzle} ${sizeName(size)} ${level}`, score },
  ...{ symmetry: listText(symmetry), tags: listText(tags), order: asLatin1(order ?? '') },
});

/** A list as it stands between the brackets of a line. */
export const listText = (texts: readonly string[]): string => asLatin1(JSON.stringify(texts).slice(1, -1));

/** What `listText` made a text of. */
export const listOf = (text: string): readonly string[] => JSON.parse(`[${fromLatin1(text)}]`);

/** The bytes of a text, a character each: lines are searched without decoding them. */
export const asLatin1 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');
export const fromLatin1 = (text: string): string => Buffer.from(text, 'latin1').toString('utf8');
