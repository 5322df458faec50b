import type { LaterParts } from './later-parts.ts';
import { plural } from './plural.ts';

const some = plural('es');

/** What parts of the page say in Spanish that are loaded later. */
export const parts: LaterParts = {
  desk: {
    title: 'Título',
    author: 'Autor',
    namesHint: 'Van con el tablero: en su enlace, en su imagen y en papel.',
    tools: 'Más para quien dibuja',
    strip: 'Quitar las pistas de más',
    stripped: (clues) =>
      clues === 0
        ? 'Todas las pistas hacen falta.'
        : `${some(clues, 'pista sobraba y se ha quitado', 'pistas sobraban y se han quitado')}.`,
    strippedPartly: (clues) =>
      `${some(clues, 'pista se ha quitado', 'pistas se han quitado')}. No hubo tiempo de probarlas todas.`,
    propose: 'Proponer la pista que falta',
    notProposed: 'No se encontró una pista que baste por sí sola.',
    add: 'Añadirla',
    working: 'Trabajando …',
    failed: 'Tardó demasiado.',
    copies: 'Girar el tablero',
    mirror: 'Reflejarlo, izquierda y derecha',
    flip: 'Reflejarlo, arriba y abajo',
    turn: 'Girarlo a la derecha',
  },
  learn: {
    title: 'Aprender',
    intro:
      'Tableros que se resuelven juntos, lo que pide cada regla, y las formas de seguir cuando se complica.',
    parts: 'Partes de la lección',
    worked: (number) => `Jugar juntos, tablero ${number}`,
    rules: 'El objetivo y las reglas',
    technique: (name) => `Técnica: ${name}`,
    place: (number, of) => `${number} de ${of}`,
    previous: 'Anterior',
    next: 'Siguiente',
    kept: 'Cumplida',
    broken: 'Incumplida',
    do: 'Pon lo que se deduce:',
    because: 'Porque:',
    suppose: 'Supón lo contrario: estas reglas entrarían en conflicto.',
    doIt: 'Hazlo por mí',
    task: 'Las casillas señaladas bastan. ¿Qué se deduce de ellas? Ponlo.',
    showRules: '¿Por qué?',
    showFacts: '¿Qué se deduce?',
    right: 'Correcto. Eso es.',
    solved: 'Resuelto.',
    wrong: 'No es así. Mira otra vez, o deshazlo.',
    again: 'Empezar de nuevo',
    toBoards: 'Ahora juega',
    more: 'Todas las reglas en palabras',
  },
  print: {
    title: 'Imprimir varios tableros',
    intro: 'Elige los tableros; se imprimen juntos, con las reglas debajo.',
    nothing: 'Aún no hay tableros para imprimir: no hay nada guardado.',
    perPage: 'Tableros por página',
    solutions: 'imprimir también las soluciones, en una página al final',
    choose: 'Tableros',
    all: 'Elegir todos',
    none: 'No elegir ninguno',
    print: 'Imprimir',
    preparing: 'Resolviendo los tableros …',
    solutionsTitle: 'Soluciones',
    number: (number) => `Tablero ${number}`,
  },
};
