import { cellAt, cornerOfCell, isBesideRow, type Place, placeNames, type Side } from '../../board/index.ts';
import { moreProblemsWords } from '../puzzle.ts';
import { clueSignWords } from './cells/cell-drawing.ts';
import { clueDifferenceWords } from './cells/clue-difference.ts';
import { clueNoteWords } from './cells/clue-notes.ts';
import { paintTable } from './cells/paint.ts';
import { pictureWords } from './cells/picture-words.ts';
import { countWords } from './text/count-tells.ts';
import { atCellWords, counted } from './text/counted.ts';
import { differenceWords } from './text/difference-words.ts';
import { readingWords } from './text/reading-words.ts';

const BESIDE: Readonly<Record<Side, string>> = {
  left: 'a la izquierda de',
  right: 'a la derecha de',
  above: 'encima de',
  below: 'debajo de',
};

/** How a place is called. */
function nameOf(place: Place): string {
  switch (place.kind) {
    case 'cell':
      return `f${place.row + 1}c${place.column + 1}`;
    case 'edge':
      return `la arista ${BESIDE[place.side]} ${nameOf(cellAt(place.row, place.column))}`;
    case 'corner': {
      const { cell, down, across } = cornerOfCell(place);
      const height = down === 'above' ? 'superior' : 'inferior';
      return `la esquina ${height} ${across === 'left' ? 'izquierda' : 'derecha'} de ${nameOf(cell)}`;
    }
    case 'row':
      return `fila ${place.row + 1}`;
    case 'column':
      return `columna ${place.column + 1}`;
    case 'outside':
      return `la pista ${BESIDE[place.side]} la ${isBesideRow(place.side) ? 'fila' : 'columna'} ${place.line + 1}`;
    case 'region': {
      const [first] = place.cells;
      if (!first) return `región ${place.region + 1}`;
      return place.listed ? nameOf(first) : `región en ${nameOf(first)}`;
    }
    case 'board':
      return 'el tablero';
  }
}

/** What puzzles share, in Spanish. */
export function speakSpanish(): void {
  placeNames.es = nameOf;
  atCellWords.es = (wanted) => `el ${wanted} en `;
  countWords.es = {
    butHas: (some) => `, pero tiene ${some}`,
    reaches: (is, reach, many, need) =>
      ` ${is ? 'puede' : 'podría'} tener ${reach.join(' o ')} ${many}, pero no ${need}`,
    has: (is, some) => ` ${is ? 'tiene' : 'tendría'} ${some}`,
    insteadOf: (need) => ` en vez de ${need}`,
    hasNone: (is, one, isMasculine) =>
      ` no ${is ? 'puede' : 'podría'} tener ${isMasculine ? 'ningún' : 'ninguna'} ${one}`,
    andNeeds: (need) => `, y necesita ${need}`,
    hasOnly: (is, some) => ` solo ${is ? 'puede' : 'podría'} tener ${some}`,
    hasOnlyOf: (is, have, need, many) =>
      ` solo ${is ? 'puede' : 'podría'} tener ${have} de sus ${need} ${many}`,
  };
  differenceWords.es = {
    atLeast: (is, least, compares) =>
      `, pero ${is ? 'hay' : 'habría'} al menos ${least}${compares ? ' más' : ''}`,
    noChoice: (is) => `, pero ninguna elección de las demás ${is ? 'da' : 'daría'} eso`,
    atMost: (is, most, compares) =>
      `, pero ${is ? 'puede' : 'podría'} haber como máximo ${most}${compares ? ' más' : ''}`,
    none: (is, compares) => `, pero no ${is ? 'puede' : 'podría'} haber ${compares ? 'más' : 'ninguna'}`,
    fewer: (is, least) => `, pero ${is ? 'hay' : 'habría'} al menos ${least} menos`,
  };
  clueDifferenceWords.es = {
    apartFrom: ', aparte de lo que ',
    countsToo: ' también cuenta',
    apartFromBoth: '), aparte de lo que cuentan ambos',
    and: ' y ',
    needs: (by, noun) =>
      by === 0 ? `) no admite ${noun[1]}` : `) necesita exactamente ${counted(by, ...noun)}`,
    needsMore: (by, [one, many]) =>
      by === 0 ? `) necesita tantas ${many} como ` : `) necesita ${by} ${by === 1 ? one : many} más que `,
  };
  paintTable.es = {
    blank: ['en blanco', ' queda en blanco', ' quedan en blanco'],
    paint: ['pintada', ' está pintada', ' están pintadas'],
    cells: ['casilla pintada', 'casillas pintadas'],
  };
  clueSignWords.es = (number) => `pista ${number}`;
  clueNoteWords.es = (clue, room, what) =>
    `la pista ${clue} solo tiene ${counted(room, 'lugar', 'lugares')} para ${what}: no hay solución`;
  pictureWords.es = {
    painted: 'proporción de casillas pintadas en una imagen aleatoria (de 0 a 1)',
    smoothing: 'lo suaves que son las formas de una imagen aleatoria; unos 2 por defecto',
  };
  moreProblemsWords.es = (count) => (count === 1 ? 'y 1 problema más' : `y ${count} problemas más`);
  readingWords.es = {
    firstLine: (id, got) => `se esperaba '${id}' en la primera línea, y hay '${got}'`,
    writeFirstLine: (id) => `escribe ahí '${id}', o nada`,
    puzzleField: (id, got) => `"puzzle" debería ser "${id}", y es ${got}`,
    rowsMissing: 'falta "rows"',
    rowsEmpty: '"rows" está vacía',
    rowsNotList: '"rows" no es una lista',
    writeRows: 'escribe "rows" como una lista de textos entre comillas, uno por cada fila del tablero',
    notString: (got) => `se esperaba un texto entre comillas, y hay ${got}`,
    list: 'una lista',
    object: 'un objeto',
    tooManyRows: (most, got) => `se esperaban como máximo ${most} filas, y hay ${got}`,
    tooManyColumns: (most, got) => `se esperaban como máximo ${most} columnas, y hay ${got}`,
    tooManyCells: (most, rows, columns) =>
      `se esperaban como máximo ${most} casillas, y hay ${rows} filas de ${columns}`,
    noCells: (board) => `${board} tiene al menos una casilla`,
    emptyLine: 'una línea vacía dentro del tablero',
    rowLength: (width, got) => `esta fila debería tener ${counted(width, 'casilla')}, y tiene ${got}`,
    equallyLong: 'da a todas las filas la misma longitud',
    unexpected: (sign, board) => `no se esperaba ${sign} en ${board}`,
    space: 'un espacio',
    tab: 'un tabulador',
    tooLong: (most, got) => `se esperaban como máximo ${most} caracteres, y hay ${got}`,
    nothing: 'se esperaba un tablero, y no hay nada',
    writeLines: 'escribe una línea de texto por cada fila del tablero',
    binary: (code) => `se esperaba texto, y hay el carácter U+${code}`,
    plainText: 'da un archivo de texto simple',
  };
}
