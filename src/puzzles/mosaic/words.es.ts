import { speakSpanish } from '../kit/words.es.ts';
import { type MosaicWords, words } from './words.ts';

/** Mosaic in Spanish. */
const es: MosaicWords = {
  title: 'Mosaico',
  howTo: [
    'Pinta algunas casillas y deja las demás en blanco.',
    'Un número dice cuántas casillas están pintadas en el cuadrado de nueve que lo rodea: su propia casilla también cuenta.',
    'En el borde, un número cuenta solo las casillas del tablero: seis a lo largo de un lado, cuatro en una esquina.',
    'Una casilla con número queda pintada o en blanco, como cualquier otra.',
    'Empieza por los 0 y los 9. El pasatiempo también se conoce como Fill-a-Pix.',
  ],
  states: { paint: 'pintada', blank: 'marcada', open: 'vacía' },
  withClue: (state, clue) => `${state}, pista ${clue}`,
  noClue: 'sin pista',
  whole: (room) =>
    room === 1 ? 'su propia casilla' : `las ${room} casillas de su alrededor, la suya incluida`,
  leavesBlank: (whole) => ` deja en blanco ${whole}`,
  paints: (whole) => ` pinta ${whole}`,
  needs: (painted, room) =>
    ` necesita exactamente ${painted} entre las ${room} de su alrededor, contando la suya`,
  board: 'un tablero de Mosaic',
  legend: 'escribe . para una casilla sin pista, de 0 a 9 para una pista',
  techniques: {
    zero: 'una pista 0',
    nine: 'un 9, o el máximo que cabe en el borde',
    'full-clue': 'una pista completa',
    'clue-that-needs-all': 'una pista que necesita todas las casillas abiertas',
    'cells-of-one-clue': 'dos pistas y las casillas que solo cuenta una de ellas',
    'two-clues': 'dos pistas con casillas en común',
    'three-clues': 'tres pistas con casillas en común',
  },
};

/** What the boards of the lesson show: two that are solved together, and one on which the rule is kept. */
export const lesson = {
  worked: [
    'Un 4 en una esquina y un 6 en un lado necesitan todas las casillas que cuentan. Con eso, los 3 quedan completos.',
    'Empieza por el 0: a su alrededor queda todo en blanco. Después mira qué pistas necesitan todo lo que queda.',
  ],
  kept: 'Cada número tiene esa cantidad de casillas pintadas en su cuadrado de nueve, contando la suya.',
} as const;

export function speak(): void {
  speakSpanish();
  words.es = es;
}
