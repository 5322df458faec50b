import { readRows, rowsOf } from './cell-run.ts';
import { translated, unwritable } from './format.ts';
import type { LocatedProblems } from './located-problems.ts';
import {
  byClause,
  checkLengths,
  chosen,
  expectFact,
  type Fact,
  type Found,
  factsOf,
  listsOf,
  ROW,
  ROWS,
} from './papers-facts.ts';
import { callsOf, type Term } from './prolog-terms.ts';

const GOAL = 'akari';

/**
 * The goals of the Akari paper: `akari([[_,15,13],…],N)`, a list of N rows of N cells: `_` white, 15 black, 10 to 14
 * a clue from 0 to 4. Only square boards.
 */
export const papersAkari = translated({
  id: 'papers-akari',
  title: { en: 'Prolog facts of the Akari paper', pt: 'factos Prolog do artigo de Akari' },
  puzzle: 'akari',
  sniff: (text) => (callsOf(text, GOAL).length === 0 ? 0 : 0.8),

  boards: (text) => goalsOf(text).map(({ name }) => name),

  read(text, problems, notes, board) {
    const goals = goalsOf(text);
    if (goals.length === 0) expectFact(GOAL, problems);
    const fact = chosen(goals, board, problems, notes);
    const lists = fact && listsOf(fact.list, ROWS, problems);
    if (!fact || !lists) return undefined;
    const [rows, columns] = [lists.length, lists[0]?.items.length ?? 0];
    if (!problems.allowSize(fact.list.offset, rows, columns)) return undefined;
    checkLengths(lists, columns, ROW, problems);
    const [side] = fact.others;
    if (side?.kind === 'integer' && (side.value !== rows || side.value !== columns)) {
      problems.add(side.offset, {
        en: `the size is ${side.value}, but the board has ${rows} rows of ${columns} cells`,
        pt: `o tamanho é ${side.value}, mas o tabuleiro tem ${rows} linhas de ${columns} casas`,
      });
    }
    const terms = lists.flatMap((list) => list.items);
    const cells = terms.map((term) => cellOf(term, problems));
    const offsets = terms.map(({ offset }) => offset);
    return readRows(rows, columns, cells, offsets);
  },

  write(fields) {
    const rows = rowsOf(fields);
    const columns = rows[0]!.length;
    if (rows.length !== columns) {
      return unwritable({
        en: `the Akari paper's facts hold square boards, not ${rows.length} rows of ${columns}`,
        pt: `os factos do artigo de Akari são de tabuleiros quadrados, e não de ${rows.length} linhas de ${columns}`,
      });
    }
    const lists = rows.map((row) => `[${Array.from(row, termOf).join(',')}]`);
    return { ok: true, text: `${GOAL}([\n${lists.join(',\n')}],${columns}).\n` };
  },
});

const goalsOf = (text: string): Found<Fact>[] =>
  byClause(
    text,
    factsOf(text, GOAL, (name) => name === GOAL),
  );

function cellOf(term: Term, problems: LocatedProblems): string {
  if (term.kind === 'variable' && term.name.startsWith('_')) return '.';
  if (term.kind === 'integer' && term.value === 15) return '#';
  if (term.kind === 'integer' && term.value >= 10 && term.value <= 14) return String(term.value - 10);
  const fix = {
    en: 'write _ for a white cell, 15 for a black one, 10 to 14 for a clue',
    pt: 'escreve _ para uma casa branca, 15 para uma preta, 10 a 14 para uma pista',
  };
  problems.add(term.offset, { en: 'not a cell', pt: 'não é uma casa' }, fix);
  return '.';
}

const termOf = (cell: string): string =>
  cell === '.' ? '_' : cell === '#' ? '15' : String(10 + Number(cell));
