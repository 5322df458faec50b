import { legendWords } from './legend.ts';
import { columnWords } from './sketch.ts';
import { pictureWords } from './svg.ts';

/** What stands beside drawings, in Spanish. */
export function speak(): void {
  legendWords.es = {
    wrong: 'mal',
    because: 'porque',
    deduced: 'deducido',
    also: 'también',
    candidates: 'candidatos',
  };
  columnWords.es = ['columna', 'columnas'];
  pictureWords.es = (rows, columns, filled, signs) =>
    `Tablero de ${rows} filas y ${columns} columnas, con ${filled} casillas rellenas y ${signs} con signo o número.`;
}
