import { clueCount } from './complaints.ts';
import { translated, unwritable } from './format.ts';
import type { LocatedProblems } from './located-problems.ts';
import { checkLengths, factOf, type ListTerm, listsOf } from './papers-facts.ts';
import { callsOf, type Term } from './prolog-terms.ts';
import { wallsOf } from './region-walls.ts';

const PUZZLE = 'dual-clue-cross-a-pix';
const FACTS = {
  wallsRight: 'horizontalWall',
  wallsBelow: 'verticalWall',
  columnClues: 'verticalNumbers',
  rowClues: 'horizontalNumbers',
} as const;
type Field = keyof typeof FACTS;

/**
 * The facts of the Cross-a-Pix papers: `horizontalWall` tells, row by row, whether a wall stands to the right of each
 * cell but the last, `verticalWall`, column by column, whether one stands below; `verticalNumbers` and
 * `horizontalNumbers` the painted cells and blocks of each column and row. We write `_` for a number that is missing.
 */
export const papersDualClue = translated({
  id: 'papers-dual-clue',
  title: { en: 'Prolog facts of the Dual-Clue papers', pt: 'factos Prolog dos artigos de Dual-Clue' },
  puzzle: PUZZLE,
  sniff: (text) => (Object.values(FACTS).some((name) => callsOf(text, name).length > 0) ? 0.8 : 0),

  read(text, problems) {
    const told = (field: Field): ListTerm[] | undefined => {
      const fact = factOf(text, FACTS[field], problems);
      return fact && listsOf(fact.list, { en: 'lines', pt: 'linhas ou colunas' }, problems);
    };
    const [wallsRight, wallsBelow, columnClues, rowClues] = (
      ['wallsRight', 'wallsBelow', 'columnClues', 'rowClues'] as const
    ).map(told);
    if (!wallsRight || !wallsBelow || !columnClues || !rowClues) return undefined;
    const [rows, columns] = [wallsRight.length, wallsBelow.length];
    if (!problems.allowSize(0, rows, columns)) return undefined;
    const row = { en: `${FACTS.wallsRight}: row`, pt: `${FACTS.wallsRight}: a linha` };
    const column = { en: `${FACTS.wallsBelow}: column`, pt: `${FACTS.wallsBelow}: a coluna` };
    checkLengths(wallsRight, columns - 1, row, problems);
    checkLengths(wallsBelow, rows - 1, column, problems);
    checkCount(rowClues, 'row', rows, problems);
    checkCount(columnClues, 'column', columns, problems);
    const lists = { wallsRight, wallsBelow, rowClues, columnClues };
    return {
      fields: {
        wallsRight: wallsRight.map((list) => list.items.map((term) => wallOf(term, problems))),
        wallsBelow: wallsBelow.map((list) => list.items.map((term) => wallOf(term, problems))),
        rowClues: rowClues.map((list) => clueOf(list, problems)),
        columnClues: columnClues.map((list) => clueOf(list, problems)),
      },
      at([field, first = 0, second = 0]) {
        const list = lists[field as Field]?.[Number(first)];
        return list?.items[Number(second)]?.offset ?? list?.offset ?? 0;
      },
    };
  },

  write(fields) {
    const walls = wallsOf(PUZZLE, fields);
    if (!walls) {
      return unwritable({
        en: "the Dual-Clue papers' facts cannot hold a region in several pieces",
        pt: 'uma região em várias partes não cabe nos factos dos artigos de Dual-Clue',
      });
    }
    const clues = (field: Field): string[][] =>
      (fields[field] as readonly (readonly number[])[]).map((clue) =>
        clue.map((n) => (n < 0 ? '_' : String(n))),
      );
    const fact = (field: Field, lists: readonly (readonly (number | string)[])[]): string =>
      `${FACTS[field]}([\n${lists.map((list) => `[${list.join(',')}]`).join(',\n')}\n]).\n`;
    const facts = [
      fact('wallsRight', walls.right),
      fact('wallsBelow', walls.below),
      fact('columnClues', clues('columnClues')),
      fact('rowClues', clues('rowClues')),
    ];
    return { ok: true, text: facts.join('\n') };
  },
});

function wallOf(term: Term, problems: LocatedProblems): number {
  if (term.kind === 'integer' && (term.value === 0 || term.value === 1)) return term.value;
  const fix = { en: 'write 1 for a wall, 0 for none', pt: 'escreve 1 para uma parede, 0 se não houver' };
  problems.add(term.offset, { en: 'not a wall', pt: 'não é uma parede' }, fix);
  return 0;
}

function checkCount(
  lists: readonly ListTerm[],
  of: 'row' | 'column',
  lines: number,
  problems: LocatedProblems,
): void {
  if (lists.length === lines) return;
  const offset = (lists[lines] ?? lists.at(-1))?.offset ?? 0;
  problems.add(offset, clueCount(lists.length, of, lines));
}

/** Painted cells and blocks, -1 where a variable leaves a number open. */
function clueOf(list: ListTerm, problems: LocatedProblems): number[] {
  const numbers = list.items.map((term) =>
    term.kind === 'integer' ? term.value : term.kind === 'variable' ? -1 : -2,
  );
  if (numbers.length !== 2 || numbers.some((number) => number < -1)) {
    const fix = {
      en: 'write painted cells and blocks, `_` for what is missing: [5,2]',
      pt: 'escreve casas pintadas e blocos, `_` para o que falta: [5,2]',
    };
    problems.add(list.offset, { en: 'not a clue', pt: 'não é uma pista' }, fix);
  }
  return numbers;
}
