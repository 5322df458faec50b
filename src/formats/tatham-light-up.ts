import { CellRun, rowsOf, writeRun } from './cell-run.ts';
import { noCellsAt } from './complaints.ts';
import { translated } from './format.ts';

/** Columns, rows, how the board was made (blackness, symmetry, difficulty), and a colon or the number of a draw. */
const HEAD = /^\s*(\d{1,15})(?:x(\d{1,15}))?(?:[bsd]\d*)*([:#])/;
const LONGEST_HEAD = 100;

/**
 * The game IDs of Light Up in Simon Tatham's collection: `7x7:b3gB0c0d`. Row by row, `a-z` one to twenty-six white
 * cells, `B` a black cell, `0-4` a clue. What stands between size and colon says how the board was made, not what it is.
 */
export const tathamLightUp = translated({
  id: 'tatham-light-up',
  title: { en: "Simon Tatham's Light Up", pt: 'Light Up de Simon Tatham' },
  puzzle: 'akari',
  sniff: (text) => (HEAD.test(text.slice(0, LONGEST_HEAD)) ? 0.9 : 0),

  read(text, problems) {
    const head = HEAD.exec(text.slice(0, LONGEST_HEAD));
    if (!head) {
      const fix = { en: 'write COLUMNSxROWS:CELLS', pt: 'escreve COLUNASxLINHAS:CASAS' };
      problems.add(0, { en: 'not a game ID', pt: 'não é um código de jogo' }, fix);
      return undefined;
    }
    if (head[3] === '#') {
      const problem = {
        en: 'this ID is a random seed: only the game itself can make its board',
        pt: 'este código é uma semente aleatória: só o próprio jogo pode criar o tabuleiro',
      };
      const fix = {
        en: 'use the ID that the game calls specific: it has a colon',
        pt: 'usa o código a que o jogo chama «specific»: tem dois pontos',
      };
      problems.add(head[0].length - 1, problem, fix);
      return undefined;
    }
    const columns = Number(head[1]);
    const rows = head[2] === undefined ? columns : Number(head[2]);
    if (!problems.allowSize(head[0].indexOf(head[1]!), rows, columns)) return undefined;
    const run = new CellRun(rows, columns, problems);
    const end = text.trimEnd().length;
    for (let offset = head[0].length; offset < end; offset++) {
      const character = text[offset]!;
      if (character >= '0' && character <= '9') run.add(character, offset);
      else if (character === 'B') run.add('#', offset);
      else if (character >= 'a' && character <= 'z') run.add('.', offset, character.charCodeAt(0) - 96);
      else
        problems.add(offset, noCellsAt(text, offset), { en: 'use a-z, B and 0-4', pt: 'usa a-z, B e 0-4' });
    }
    return run.read(end);
  },

  write(fields) {
    const rows = rowsOf(fields);
    const cells = writeRun(rows, 'a', 26, (cell) => (cell === '#' ? 'B' : cell));
    return { ok: true, text: `${rows[0]!.length}x${rows.length}:${cells}` };
  },
});
