import { readRows, rowsOf } from './cell-run.ts';
import { translated } from './format.ts';
import type { LocatedProblems } from './located-problems.ts';
import { callsOf, readTerm, skipLayout, type Term } from './prolog-terms.ts';

const GOAL = 'calculate_road';

/**
 * The goals of the Bosnian Road paper: `calculate_road([X-Y-V,…]-[X-Y,…],N,RES)`, the clues and the blocked cells of a
 * board of N rows of N cells, each with its column and then its row, from one; also the two arguments alone. Only
 * square boards.
 */
export const papersBosnianRoad = translated({
  id: 'papers-bosnian-road',
  title: 'Prolog facts of the Bosnian Road paper',
  puzzle: 'bosnian-road',

  sniff(text) {
    if (!callsOf(text, GOAL).next().done) return 0.8;
    const alone = /^\s*\[[\d\s,-]*\]\s*-\s*\[|^\s*\[\s*\d+\s*-\s*\d+\s*-\s*\d/;
    return alone.test(text.slice(0, 300)) ? 0.7 : 0;
  },

  read(text, problems) {
    const goal = goalOf(text, problems);
    if (!goal) return undefined;
    const { board, size } = goal;
    if (size?.kind !== 'integer') {
      const fix = 'write it after the two lists: `[…]-[…],6`';
      problems.add(size?.offset ?? board.offset, 'the size of the board is missing', fix);
      return undefined;
    }
    const side = size.value;
    if (!problems.allowSize(size.offset, side, side)) return undefined;
    if (board.kind !== 'pair' || board.left.kind !== 'list' || board.right.kind !== 'list') {
      problems.add(
        board.offset,
        'two lists with a `-` between belong here',
        'write the clues first: `[2-2-5]-[4-6]`',
      );
      return undefined;
    }
    const cells = new Array<string>(side * side).fill('.');
    const offsets = new Array<number>(side * side).fill(size.offset);
    const place = (x: Term, y: Term, sign: string): void => {
      const column = within(x, 1, side, 'column', problems);
      const row = within(y, 1, side, 'row', problems);
      if (column === undefined || row === undefined) return;
      const cell = (row - 1) * side + column - 1;
      if (cells[cell] !== '.') {
        problems.add(x.offset, `column ${column}, row ${row} is told twice`, 'keep one of the two');
      }
      cells[cell] = sign;
      offsets[cell] = x.offset;
    };
    for (const clue of board.left.items) {
      if (clue.kind === 'pair' && clue.left.kind === 'pair') {
        const value = within(clue.right, 0, 8, 'clue', problems);
        if (value !== undefined) place(clue.left.left, clue.left.right, String(value));
      } else problems.add(clue.offset, 'a clue is column, row and number', 'write it like 2-5-3');
    }
    for (const blocked of board.right.items) {
      if (blocked.kind === 'pair' && blocked.left.kind !== 'pair') place(blocked.left, blocked.right, '#');
      else problems.add(blocked.offset, 'a blocked cell is column and row', 'write it like 2-5');
    }
    return readRows(side, side, cells, offsets);
  },

  write(fields) {
    const rows = rowsOf(fields);
    const columns = rows[0]!.length;
    if (rows.length !== columns) {
      const board = `${rows.length} rows of ${columns}`;
      return { ok: false, problem: `the Bosnian Road paper's facts hold square boards, not ${board}` };
    }
    const clues: string[] = [];
    const blocked: string[] = [];
    for (const [row, cells] of rows.entries()) {
      for (const [column, cell] of Array.from(cells).entries()) {
        const at = `${column + 1}-${row + 1}`;
        if (cell === '#') blocked.push(at);
        else if (cell !== '.') clues.push(`${at}-${cell}`);
      }
    }
    return { ok: true, text: `${GOAL}([${clues.join(',')}]-[${blocked.join(',')}],${columns},RES).\n` };
  },
});

/** The board and its size: the first two arguments of the first goal that has a board, or the two alone. */
function goalOf(
  text: string,
  problems: LocatedProblems,
): { readonly board: Term; readonly size: Term | undefined } | undefined {
  for (const { name, offset } of callsOf(text, GOAL)) {
    const read = readTerm(text, offset);
    if (!read.ok) {
      if (text[skipLayout(text, offset + name.length + 1)] !== '[') continue;
      problems.add(read.offset, read.problem);
      return undefined;
    }
    if (read.term.kind !== 'call') continue;
    const [board, size] = read.term.items;
    if (board && (board.kind !== 'pair' || board.left.kind === 'list') && board.kind !== 'variable') {
      return { board, size };
    }
  }
  const board = readTerm(text, 0);
  if (!board.ok) {
    problems.add(board.offset, board.problem, `write \`${GOAL}([…]-[…],6,RES)\``);
    return undefined;
  }
  const comma = skipLayout(text, board.end);
  const size = text[comma] === ',' ? readTerm(text, comma + 1) : undefined;
  return { board: board.term, size: size?.ok ? size.term : undefined };
}

function within(
  term: Term,
  least: number,
  most: number,
  what: string,
  problems: LocatedProblems,
): number | undefined {
  if (term.kind === 'integer' && term.value >= least && term.value <= most) return term.value;
  problems.add(term.offset, `a ${what} is a number from ${least} to ${most}`);
  return undefined;
}
