/*
 * Text in letters that the fragment of an address may hold: a line end is `;`, a blank `_`, a number sign `$`; four
 * or more equal letters are `~`, their number in base 36 and the letter; `!` stands before a letter that would
 * otherwise mean one of these. Whatever else an address does not like is left to its own encoding.
 */

const SIGNS = new Map([
  ['\n', ';'],
  [' ', '_'],
  ['#', '$'],
]);
const MEANINGS = new Map(Array.from(SIGNS, ([letter, sign]) => [sign, letter]));
const ESCAPE = '!';
const RUN = '~';
/** Separates the board, what was put down, the title and the author. */
const PART = '=';
const RESERVED = new Set([...SIGNS.values(), ESCAPE, RUN, PART]);

const SHORTEST_RUN = 4;
const LONGEST_RUN = 35;

/** Text longer than this is no board that a page can show. */
const MAX_TEXT = 1_000_000;

/** The text in letters that an address may hold. */
export function packText(text: string): string {
  let packed = '';
  for (let at = 0; at < text.length; ) {
    const letter = text[at]!;
    let run = 1;
    while (run < LONGEST_RUN && text[at + run] === letter) run++;
    const sign = SIGNS.get(letter) ?? (RESERVED.has(letter) ? ESCAPE + letter : plain(letter));
    packed += run >= SHORTEST_RUN ? RUN + run.toString(36) + sign : sign.repeat(run);
    at += run;
  }
  return packed;
}

/** A letter as an address may hold it. */
const plain = (letter: string): string =>
  /[\w.\-*/:,?@+]/.test(letter) ? letter : encodeURIComponent(letter);

/** The text that was packed, once the address's own encoding is undone; undefined if this never was one. */
export function unpackText(packed: string): string | undefined {
  let text = '';
  for (let at = 0; at < packed.length && text.length <= MAX_TEXT; at++) {
    let times = 1;
    if (packed[at] === RUN) {
      times = Number.parseInt(packed[at + 1] ?? '', 36);
      if (!(times >= 1)) return undefined;
      at += 2;
    }
    const sign = packed[at];
    if (sign === undefined || sign === RUN) return undefined;
    let letter = MEANINGS.get(sign) ?? sign;
    if (sign === ESCAPE) {
      at++;
      const escaped = packed[at];
      if (escaped === undefined) return undefined;
      letter = escaped;
    }
    text += letter.repeat(times);
  }
  return text.length > MAX_TEXT ? undefined : text;
}

/** A board in an address: `PUZZLE/BOARD/`, or `PUZZLE/BOARD=PROGRESS=TITLE=AUTHOR/` as far as needed; texts are packed. */
export interface LinkParts {
  readonly puzzle: string;
  readonly board: string;
  /** What was put down on the board, if its sender wanted. */
  readonly progress?: string;
  readonly title?: string;
  readonly author?: string | undefined;
}

/** Takes the part of an address that holds a board apart; undefined if its encoding is damaged. */
export function linkParts(link: string): LinkParts | undefined {
  let plain: string;
  try {
    plain = decodeURIComponent(link);
  } catch {
    return undefined;
  }
  const slash = plain.indexOf('/');
  const puzzle = plain.slice(0, Math.max(slash, 0));
  const [board = '', progress = '', title = '', author = '', ...rest] = parted(
    plain.slice(slash + 1).replace(/\/$/, ''),
  );
  if (rest.length > 0) return undefined;
  return {
    puzzle,
    board,
    ...(progress === '' ? {} : { progress }),
    ...(title === '' ? {} : { title }),
    ...(author === '' ? {} : { author }),
  };
}

/** The parts of a link; a sign that is escaped parts nothing. */
function parted(body: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < body.length; at++) {
    if (body[at] === ESCAPE) at++;
    else if (body[at] === PART) {
      parts.push(body.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, body.slice(start)];
}

/** The part of an address that holds a board; the slash at the end keeps mail programs from cutting off a dot. */
export function joinedLink({ puzzle, board, progress = '', title = '', author = '' }: LinkParts): string {
  const parts = [board, progress, title, author];
  while (parts.length > 1 && parts.at(-1) === '') parts.pop();
  return `${puzzle}/${parts.join(PART)}/`;
}
