import { translated } from './format.ts';
import type { LocatedProblems } from './located-problems.ts';
import { checkLengths, factOf, factsOf, firstFact, listsOf, ONLY_FIRST } from './papers-facts.ts';
import { callsOf, type Term } from './prolog-terms.ts';
import { regionsOf } from './region-walls.ts';

/**
 * The facts of the Crazy Pavement paper: `board_1([[P1,P2],…])`, where cells with one variable are one region,
 * `horizontal_1([…])` with the clues of the rows and `vertical_1([…])` with those of the columns, -1 for none.
 */
export const papersCrazyPavement = translated({
  id: 'papers-crazy-pavement',
  title: 'Prolog facts of the Crazy Pavement paper',
  puzzle: 'crazy-pavement',

  sniff(text) {
    const has = (name: string): boolean => !callsOf(text, name).next().done;
    return has('board_') ? (has('horizontal_') || has('vertical_') ? 0.8 : 0.4) : 0;
  },

  read(text, problems, notes) {
    const boards = factsOf(text, 'board_', problems);
    const board = boards && firstFact(boards, 'board_1', problems);
    const lists = board && listsOf(board.list, 'rows', problems);
    if (!boards || !board || !lists) return undefined;
    const [rows, columns] = [lists.length, lists[0]?.items.length ?? 0];
    if (!problems.allowSize(board.list.offset, rows, columns)) return undefined;
    checkLengths(lists, columns, 'row', problems);
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
    if (boards[1]) notes.add(boards[1].offset, ONLY_FIRST);
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

/** The variable or atom of a cell; `_` is a region of its own wherever it stands. */
function regionName(term: Term, cell: number, problems: LocatedProblems): string {
  if (term.kind === 'variable' && term.name === '_') return `_ ${cell}`;
  if (term.kind === 'variable' || term.kind === 'atom') return term.name;
  problems.add(term.offset, 'this is no region', 'name regions by variables: P1, P2');
  return '';
}

function cluesOf(
  text: string,
  name: string,
  of: string,
  lines: number,
  problems: LocatedProblems,
): readonly Term[] | undefined {
  const list = factOf(text, name, problems)?.list;
  if (list === undefined) return undefined;
  if (list.kind !== 'list') {
    problems.add(list.offset, `a list of the clues of the ${of}s belongs here`);
    return undefined;
  }
  if (list.items.length !== lines) {
    problems.add(
      list.offset,
      `there are ${list.items.length} ${of} clues, but the board has ${lines} ${of}s`,
    );
  }
  for (const term of list.items) {
    if (term.kind === 'integer' && term.value >= -1) continue;
    problems.add(term.offset, 'this is no clue', 'write the number of painted cells, or -1 for none');
  }
  return list.items;
}
