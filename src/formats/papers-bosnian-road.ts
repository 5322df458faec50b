import type { Wording } from '../board/index.ts';
import { readRows, rowsOf } from './cell-run.ts';
import { translated, unwritable } from './format.ts';
import type { LocatedProblems } from './located-problems.ts';
import { byClause, chosen, type Found } from './papers-facts.ts';
import { callsOf, readTerm, skipLayout, type Term } from './prolog-terms.ts';

const GOAL = 'calculate_road';

/**
 * The goals of the Bosnian Road paper: `calculate_road([X-Y-V,…]-[X-Y,…],N,RES)`, the clues and the blocked cells of a
 * board of N rows of N cells, each with its column and then its row, from one; also the two arguments alone. Only
 * square boards.
 */
export const papersBosnianRoad = translated({
  id: 'papers-bosnian-road',
  title: { en: 'Prolog facts of the Bosnian Road paper', pt: 'factos Prolog do artigo de Bosnian Road' },
  puzzle: 'bosnian-road',

  sniff(text) {
    if (callsOf(text, GOAL).length > 0) return 0.8;
    const alone = /^\s*\[[\d\s,-]*\]\s*-\s*\[|^\s*\[\s*\d+\s*-\s*\d+\s*-\s*\d/;
    return alone.test(text.slice(0, 300)) ? 0.7 : 0;
  },

  boards: (text) => goalsOf(text).map(({ name }) => name),

  read(text, problems, notes, wanted) {
    const goals = goalsOf(text);
    const goal = goals.length > 0 ? chosen(goals, wanted, problems, notes) : boardAlone(text, problems);
    if (!goal) return undefined;
    const { board, size } = goal;
    if (size?.kind !== 'integer') {
      const problem = { en: 'the size of the board is missing', pt: 'falta o tamanho do tabuleiro' };
      const fix = {
        en: 'write it after the two lists: `[…]-[…],6`',
        pt: 'escreve-o depois das duas listas: `[…]-[…],6`',
      };
      problems.add(size?.offset ?? board.offset, problem, fix);
      return undefined;
    }
    const side = size.value;
    if (!problems.allowSize(size.offset, side, side)) return undefined;
    if (board.kind !== 'pair' || board.left.kind !== 'list' || board.right.kind !== 'list') {
      const problem = {
        en: 'expected two lists with a `-` between them',
        pt: 'esperavam-se duas listas com um `-` entre elas',
      };
      const fix = {
        en: 'write the clues first: `[2-2-5]-[4-6]`',
        pt: 'escreve primeiro as pistas: `[2-2-5]-[4-6]`',
      };
      problems.add(board.offset, problem, fix);
      return undefined;
    }
    const cells = new Array<string>(side * side).fill('.');
    const offsets = new Array<number>(side * side).fill(size.offset);
    const place = (x: Term, y: Term, sign: string): void => {
      const column = within(x, 1, side, { en: 'a column', pt: 'uma coluna' }, problems);
      const row = within(y, 1, side, { en: 'a row', pt: 'uma linha' }, problems);
      if (column === undefined || row === undefined) return;
      const cell = (row - 1) * side + column - 1;
      if (cells[cell] !== '.') {
        const problem = {
          en: `column ${column}, row ${row} is given twice`,
          pt: `a casa da coluna ${column}, linha ${row} aparece duas vezes`,
        };
        problems.add(x.offset, problem, { en: 'keep one of the two', pt: 'fica só com uma das duas' });
      }
      cells[cell] = sign;
      offsets[cell] = x.offset;
    };
    for (const clue of board.left.items) {
      if (clue.kind === 'pair' && clue.left.kind === 'pair') {
        const value = within(clue.right, 0, 8, { en: 'a clue', pt: 'uma pista' }, problems);
        if (value !== undefined) place(clue.left.left, clue.left.right, String(value));
        continue;
      }
      const problem = {
        en: 'expected a clue: column, row and number',
        pt: 'esperava-se uma pista: coluna, linha e número',
      };
      problems.add(clue.offset, problem, { en: 'write it like 2-5-3', pt: 'escreve-a como 2-5-3' });
    }
    for (const blocked of board.right.items) {
      if (blocked.kind === 'pair' && blocked.left.kind !== 'pair') {
        place(blocked.left, blocked.right, '#');
        continue;
      }
      const problem = {
        en: 'expected a blocked cell: column and row',
        pt: 'esperava-se uma casa bloqueada: coluna e linha',
      };
      problems.add(blocked.offset, problem, { en: 'write it like 2-5', pt: 'escreve-a como 2-5' });
    }
    return readRows(side, side, cells, offsets);
  },

  write(fields) {
    const rows = rowsOf(fields);
    const columns = rows[0]!.length;
    if (rows.length !== columns) {
      return unwritable({
        en: `the Bosnian Road paper's facts hold square boards, not ${rows.length} rows of ${columns}`,
        pt: `os factos do artigo de Bosnian Road são de tabuleiros quadrados, e não de ${rows.length} linhas de ${columns}`,
      });
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

/** A board and its size. */
interface Goal {
  readonly board: Term;
  readonly size: Term | undefined;
}

/** The goals that have a board as their first argument. */
function goalsOf(text: string): Found<Goal>[] {
  const goals: Found<Goal>[] = [];
  for (const { name, offset } of callsOf(text, GOAL)) {
    const read = readTerm(text, offset);
    if (!read.ok) {
      if (text[skipLayout(text, offset + name.length + 1)] === '[')
        goals.push({ name, offset, trouble: read });
      continue;
    }
    if (read.term.kind !== 'call') continue;
    const [board, size] = read.term.items;
    if (board && (board.kind !== 'pair' || board.left.kind === 'list') && board.kind !== 'variable') {
      goals.push({ name, offset, fact: { board, size } });
    }
  }
  return byClause(text, goals);
}

/** The two arguments without the goal. */
function boardAlone(text: string, problems: LocatedProblems): Goal | undefined {
  const board = readTerm(text, 0);
  if (!board.ok) {
    const goal = `\`${GOAL}([…]-[…],6,RES)\``;
    problems.add(board.offset, board.problem, { en: `write ${goal}`, pt: `escreve ${goal}` });
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
  what: Wording,
  problems: LocatedProblems,
): number | undefined {
  if (term.kind === 'integer' && term.value >= least && term.value <= most) return term.value;
  problems.add(term.offset, {
    en: `expected ${what.en} from ${least} to ${most}`,
    pt: `esperava-se ${what.pt} de ${least} a ${most}`,
  });
  return undefined;
}
