import { clueCount } from './complaints.ts';
import { translated } from './format.ts';
import type { LocatedProblems } from './located-problems.ts';
import { checkLengths, chosen, expectFact, factOf, factsOf, listsOf, ROW, ROWS } from './papers-facts.ts';
import { callsOf, type Term } from './prolog-terms.ts';
import { regionsOf } from './region-walls.ts';

/**
 * The facts of the Crazy Pavement paper: `board_1([[P1,P2],…])`, where cells with one variable are one region,
 * `horizontal_1([…])` with the clues of the rows and `vertical_1([…])` with those of the columns, -1 for none.
 */
export const papersCrazyPavement = translated({
  id: 'papers-crazy-pavement',
  title: { en: 'Prolog facts of the Crazy Pavement paper', pt: 'factos Prolog do artigo de Crazy Pavement' },
  puzzle: 'crazy-pavement',

  sniff(text) {
    const has = (name: string): boolean => callsOf(text, name).length > 0;
    return has('board_') ? (has('horizontal_') || has('vertical_') ? 0.8 : 0.4) : 0;
  },

  boards: (text) => boardFacts(text).map(({ name }) => name),

  read(text, problems, notes, wanted) {
    const boards = boardFacts(text);
    if (boards.length === 0) expectFact('board_1', problems);
    const board = chosen(boards, wanted, problems, notes);
    const lists = board && listsOf(board.list, ROWS, problems);
    if (!board || !lists) return undefined;
    const [rows, columns] = [lists.length, lists[0]?.items.length ?? 0];
    if (!problems.allowSize(board.list.offset, rows, columns)) return undefined;
    checkLengths(lists, columns, ROW, problems);
    const numbers = new Map<string, number>();
    const regions = lists.map((list, row) =>
      list.items.map((term, column) => {
        const name = regionName(term, row * columns + column, problems);
        const number = numbers.get(name) ?? numbers.size;
        numbers.set(name, number);
        return number;
      }),
    );
    const suffix = board.name.slice('board_'.length);
    const clues = {
      rowClues: cluesOf(text, `horizontal_${suffix}`, 'row', rows, problems),
      columnClues: cluesOf(text, `vertical_${suffix}`, 'column', columns, problems),
    };
    const values = (terms: readonly Term[] | undefined) =>
      terms?.map((term) => (term.kind === 'integer' ? term.value : -1));
    return {
      fields: { regions, rowClues: values(clues.rowClues), columnClues: values(clues.columnClues) },
      at([field, first = 0, second = 0]) {
        const [outer, inner] = [Number(first), Number(second)];
        const term =
          field === 'rowClues' || field === 'columnClues'
            ? clues[field]?.[outer]
            : lists[outer]?.items[inner];
        return term?.offset ?? board.offset;
      },
    };
  },

  write(fields) {
    const rows = regionsOf(fields).map((row) => `[${row.map((region) => `P${region + 1}`).join(',')}]`);
    const clues = (field: string): string => (fields[field] as readonly number[]).join(',');
    const facts = [
      `board_1([\n${rows.join(',\n')}]).`,
      `horizontal_1([${clues('rowClues')}]).`,
      `vertical_1([${clues('columnClues')}]).`,
    ];
    return { ok: true, text: `${facts.join('\n')}\n` };
  },
});

/** Each board once, though a comment may repeat it. */
function boardFacts(text: string): ReturnType<typeof factsOf> {
  const facts = factsOf(text, 'board_');
  return facts.filter(({ name }, at) => facts.findIndex((other) => other.name === name) === at);
}

/** The variable or atom of a cell; each `_` is a separate region. */
function regionName(term: Term, cell: number, problems: LocatedProblems): string {
  if (term.kind === 'variable' && term.name === '_') return `_ ${cell}`;
  if (term.kind === 'variable' || term.kind === 'atom') return term.name;
  const fix = { en: 'name regions by variables: P1, P2', pt: 'dá nome às regiões com variáveis: P1, P2' };
  problems.add(term.offset, { en: 'not a region', pt: 'não é uma região' }, fix);
  return '';
}

function cluesOf(
  text: string,
  name: string,
  of: 'row' | 'column',
  lines: number,
  problems: LocatedProblems,
): readonly Term[] | undefined {
  const list = factOf(text, name, problems)?.list;
  if (list === undefined) return undefined;
  if (list.kind !== 'list') {
    problems.add(list.offset, {
      en: `expected a list of the ${of} clues`,
      pt: `esperava-se uma lista das pistas das ${of === 'row' ? 'linhas' : 'colunas'}`,
    });
    return undefined;
  }
  if (list.items.length !== lines) problems.add(list.offset, clueCount(list.items.length, of, lines));
  for (const term of list.items) {
    if (term.kind === 'integer' && term.value >= -1) continue;
    const fix = {
      en: 'write the number of painted cells, or -1 for none',
      pt: 'escreve o número de casas pintadas, ou -1 se não houver',
    };
    problems.add(term.offset, { en: 'not a clue', pt: 'não é uma pista' }, fix);
  }
  return list.items;
}
