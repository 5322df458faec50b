import { boardFull, CUT_OFF } from './complaints.ts';
import { type Fields, type Read, translated, unwritable } from './format.ts';
import type { LocatedProblems } from './located-problems.ts';
import { quotedAt } from './quoted.ts';
import { inAddress } from './tatham-address.ts';

/** Size, `a` for the other mode, how hard the board was to be, and a colon or the number of a draw. */
const HEAD = /^\s*(\d{1,15})(a?)(?:d[a-z]?)?([:#])/;
const LONGEST_HEAD = 500;

/** A cell: its number, 0 if it is open, and the ways to neighbours that are smaller. */
const CELL = /(\d{1,15})([URDL]*),?/y;
/** How the puzzle's fields write the numbers from 0 on. */
const SYMBOLS = '.123456789ABCDEFGHIJKLMNOP';

const FIX = {
  en: 'write SIZE:CELLS, each cell as a number and some of U, R, D, L',
  pt: 'escreve TAMANHO:CASAS, cada casa com um número e algumas das letras U, R, D, L',
};

/**
 * The game IDs of Unequal in Simon Tatham's collection: `4:0,0R,3,0,0U,…`. Row by row, each cell is its number (0 if it
 * is open) and the directions of smaller neighbours: up, right, down, left. Between size and colon may stand how
 * hard the board was to be. Boards of the other mode, Adjacent, have an `a` after the size and cannot be read.
 */
export const tathamUnequal = translated(
  inAddress('unequal', {
    id: 'tatham-unequal',
    title: { en: "Simon Tatham's Unequal", pt: 'Unequal de Simon Tatham' },
    puzzle: 'futoshiki',
    sniff: (text) => {
      const head = HEAD.exec(text.slice(0, LONGEST_HEAD));
      if (!head) return 0;
      // Light Up has heads such as these, too, but no commas.
      return /^\s*\d+[URDL]*(,|\s*$)/.test(text.slice(head[0].length, head[0].length + LONGEST_HEAD))
        ? 0.95
        : 0.5;
    },

    read(text, problems) {
      const head = HEAD.exec(text.slice(0, LONGEST_HEAD));
      if (!head) {
        problems.add(0, { en: 'this is not a game ID', pt: 'isto não é um código de jogo' }, FIX);
        return undefined;
      }
      const [whole, digits, adjacent, mark] = head;
      if (adjacent !== '') {
        const problem = {
          en: 'this is a board of the mode Adjacent, whose bars mean something else; expected one of the mode Unequal',
          pt: 'isto é um tabuleiro do modo Adjacent, em que as barras são outra coisa; esperava-se um do modo Unequal',
        };
        problems.add(whole.indexOf('a'), problem);
        return undefined;
      }
      if (mark === '#') {
        const problem = {
          en: 'this ID holds the number of a draw, from which only the game itself can make the board',
          pt: 'este código tem o número de um sorteio, com que só o próprio jogo pode criar o tabuleiro',
        };
        const fix = {
          en: 'take the ID that the game calls specific: it has a colon',
          pt: 'usa o código a que o jogo chama «specific»: tem dois pontos',
        };
        problems.add(whole.length - 1, problem, fix);
        return undefined;
      }
      const size = Number(digits);
      if (!problems.allowSize(whole.indexOf(digits!), size, size)) return undefined;
      return readCells(text, whole.length, size, problems);
    },

    write(fields) {
      const rows = fields['rows'] as readonly string[];
      if (rows.length < 3) {
        return unwritable({
          en: `Unequal has boards of 3 rows or more, this one has ${rows.length}`,
          pt: `o Unequal tem tabuleiros de 3 linhas ou mais, este tem ${rows.length}`,
        });
      }
      const cells = rows.flatMap((row, r) =>
        [...row].map((cell, c) => `${SYMBOLS.indexOf(cell)}${waysOf(fields, r, c)},`),
      );
      return { ok: true, text: `${rows.length}:${cells.join('')}` };
    },
  }),
);

/** Where the smaller neighbour is, on which edge, and the sign for it. */
const WAYS = {
  U: { down: -1, right: 0, field: 'below', sign: '^' },
  R: { down: 0, right: 1, field: 'right', sign: '>' },
  D: { down: 1, right: 0, field: 'below', sign: 'v' },
  L: { down: 0, right: -1, field: 'right', sign: '<' },
} as const;

type Way = keyof typeof WAYS;

function readCells(text: string, from: number, size: number, problems: LocatedProblems): Read {
  const blank = (rows: number, columns: number): string[][] =>
    Array.from({ length: rows }, () => new Array<string>(columns).fill('.'));
  const drawn = { rows: blank(size, size), right: blank(size, size - 1), below: blank(size - 1, size) };
  /** Where each thing stands in the text, by its path. */
  const offsets = new Map<string, number>();
  const put = (
    field: keyof typeof drawn,
    row: number,
    column: number,
    sign: string,
    offset: number,
  ): void => {
    const line = drawn[field][row]!;
    if (line[column] !== '.' && line[column] !== sign) {
      problems.add(offset, {
        en: 'two cells each say that the other is smaller',
        pt: 'duas casas dizem cada uma que a outra é menor',
      });
    }
    line[column] = sign;
    offsets.set([field, row, column].join(), offset);
  };
  const end = text.trimEnd().length;
  let offset = from;
  let cell = 0;
  for (; offset < end && cell < size * size && problems.empty; cell++) {
    CELL.lastIndex = offset;
    const found = CELL.exec(text);
    if (!found) {
      const { en, pt } = quotedAt(text, offset);
      problems.add(
        offset,
        { en: `expected a number, got ${en}`, pt: `esperava-se um número, veio ${pt}` },
        FIX,
      );
      break;
    }
    const [whole, number, ways] = found;
    const [row, column] = [Math.floor(cell / size), cell % size];
    if (Number(number) > size) {
      problems.add(offset, {
        en: `expected a number from 0 to ${size}, got ${number}`,
        pt: `esperava-se um número de 0 a ${size}, veio ${number}`,
      });
    } else put('rows', row, column, SYMBOLS[Number(number)] ?? '.', offset);
    for (const [at, letter] of [...ways!].entries()) {
      const { down, right, field, sign } = WAYS[letter as Way];
      const [y, x] = [row + down, column + right];
      const place = offset + number!.length + at;
      if (y >= 0 && y < size && x >= 0 && x < size)
        put(field, Math.min(y, row), Math.min(x, column), sign, place);
      else {
        problems.add(place, {
          en: `'${letter}' leads off the board`,
          pt: `'${letter}' leva para fora do tabuleiro`,
        });
      }
    }
    offset += whole.length;
  }
  if (problems.empty && cell < size * size) {
    const problem = {
      en: `the text ends after ${cell} of ${size * size} cells`,
      pt: `o texto acaba depois de ${cell} de ${size * size} casas`,
    };
    problems.add(end, problem, CUT_OFF);
  } else if (problems.empty && offset < end) problems.add(offset, boardFull(size, size));
  const lines = (rows: readonly string[][]): string[] => rows.map((row) => row.join(''));
  return {
    fields: { rows: lines(drawn.rows), right: lines(drawn.right), below: lines(drawn.below) },
    at: (path) => offsets.get(path.join()) ?? 0,
  };
}

/** The ways from a cell to neighbours that signs say are smaller. */
function waysOf(fields: Fields, row: number, column: number): string {
  return Object.entries(WAYS)
    .filter(([, { down, right, field, sign }]) => {
      const lines = fields[field] as readonly string[];
      return lines[Math.min(row, row + down)]?.[Math.min(column, column + right)] === sign;
    })
    .map(([letter]) => letter)
    .join('');
}
