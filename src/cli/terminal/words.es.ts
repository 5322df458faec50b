import { reasonIn } from '../../reasoning/index.ts';
import { drawIn } from '../../render/index.ts';
import { USUALLY } from '../generate/setter-options.ts';
import { GENERATE_WORDS } from '../generate/words.ts';
import { PATH_WORDS } from './path-words.ts';
import { STATISTICS_NAMES } from './statistics-text.ts';
import { withComma } from './with-comma.ts';
import { ERROR, NOTE, PROGRESS_WORDS, SUMMARY_WORDS, WORDS } from './words.ts';

const some = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const rateOf = (boards: number, seconds: number): string => {
  const rate = boards / Math.max(seconds, 0.001);
  return withComma(rate.toFixed(rate < 10 ? 1 : 0));
};
const left = (seconds: number | undefined): string =>
  seconds === undefined ? '' : `, faltan ${seconds.toFixed(0)} s`;

/** What the command says, in Spanish. */
export async function speak(): Promise<void> {
  await Promise.all([reasonIn('es'), drawIn('es')]);
  ERROR.es = 'error';
  NOTE.es = 'nota';
  USUALLY.es = 'por lo general';
  WORDS.es = {
    because: {
      time: 'se alcanzó el límite de tiempo',
      conflicts: 'se alcanzó el límite de conflictos',
      memory: 'se alcanzó el límite de memoria',
      stopped: 'se interrumpió',
    },
    unique: 'única: hay exactamente una solución',
    several: (differences) =>
      `varias: hay más de una solución; estas dos difieren en ${some(differences, 'casilla')}`,
    none: 'ninguna: no hay solución',
    clash: (rules, minimal) =>
      rules === 1
        ? 'esta regla no se puede cumplir:'
        : `estas ${rules} reglas no se pueden cumplir juntas${minimal ? ', pero sin cualquiera de ellas las demás sí' : ''}:`,
    more: (rules) => `y ${rules} más (--json las muestra todas)`,
    unknown: (because, solved) =>
      solved
        ? `desconocido: aquí hay una solución, pero ${because} antes de saber si es la única`
        : `desconocido: ${because}`,
    differs: 'difiere',
    common: (known, cells) =>
      `${known} de ${some(cells, 'casilla es igual', 'casillas son iguales')} en todas las soluciones`,
    commonSoFar: (known, cells, because) =>
      `al menos ${known} de ${some(cells, 'casilla es igual', 'casillas son iguales')} en todas las soluciones; ${because}`,
    solution: (index) => `solución ${index}`,
    solutions: (count) => some(count, 'solución', 'soluciones'),
    solutionsSoFar: (count, because) => `al menos ${some(count, 'solución', 'soluciones')}; ${because}`,
    atLeast: (count) => `al menos ${some(count, 'solución', 'soluciones')}`,
    refused: (count) =>
      `rechazados después del etiquetado: ${some(count, 'tablero completo', 'tableros completos')}`,
  };
  SUMMARY_WORDS.es = {
    done: (boards, seconds) =>
      `${some(boards, 'tablero')} en ${withComma(seconds.toFixed(1))} s, ${rateOf(boards, seconds)} por segundo`,
    statuses: {
      unique: (count) => `${count} con una sola solución`,
      several: (count) => `${count} con varias soluciones`,
      none: (count) => `${count} sin solución`,
      graded: (count) => some(count, 'evaluado'),
      unknown: (count) => some(count, 'detenido por un límite', 'detenidos por un límite'),
      error: (count) => some(count, 'línea no válida', 'líneas no válidas'),
    },
    interrupted: (next) => `interrumpido: --start ${next} continúa`,
  };
  PROGRESS_WORDS.es = {
    conflicts: (count) => `, ${some(count, 'conflicto')}`,
    boards: (count) => `, ${some(count, 'tablero')}`,
    boardsOf: (done, count, rate, seconds) =>
      `, ${done} de ${count} tableros, ${withComma(rate.toFixed(1))} por segundo${left(seconds)}`,
    boardsSoFar: (done, rate, seconds) =>
      `, ${done} tableros, ${withComma(rate.toFixed(1))} por segundo${left(seconds)}`,
    jobs: (done, boards, rate, open, seconds) =>
      `, ${done} trabajos, ${boards} tableros, ${withComma(rate.toFixed(1))} por segundo, ${open} trabajos por hacer${left(seconds)}`,
  };
  PATH_WORDS.es = {
    title: 'paso a paso',
    levels: { easy: 'fácil', normal: 'normal', hard: 'difícil', extreme: 'extremo' },
    because: {
      time: 'se alcanzó el límite de tiempo: este es el camino encontrado hasta ahora',
      stopped: 'se interrumpió: este es el camino encontrado hasta ahora',
      several: 'hay varias soluciones: la lógica llega hasta aquí',
      none: 'no hay solución',
    },
    graded: (level, score, steps) => `${level}, ${withComma(score)} (${some(steps, 'paso')})`,
    gradedSoFar: (level, score, steps) =>
      `${level} hasta ahora, ${withComma(score)} (${some(steps, 'paso')})`,
    noSteps: 'no hace falta ningún paso',
    open: (cells) =>
      `${some(cells, 'casilla queda abierta', 'casillas quedan abiertas')}; dos soluciones, lado a lado:`,
    weight: (weight) => `peso ${withComma(weight)}`,
    look: (places) => `Mira ${places}.`,
    reason: 'Estas reglas dicen lo que viene a continuación:',
    so: (facts) => `Por tanto, ${facts}.`,
    done: 'El tablero está completo, y todo está bien.',
    hintOpen: 'Lo que está abierto se puede rellenar de varias formas: la lógica no llega más lejos.',
    hintUnknown: 'No se encontró una sugerencia a tiempo.',
    brokenRule: 'Hay un error. Esta regla no se cumple:',
    wrongCells: (cells, one) =>
      one
        ? `Hay un error. Ninguna solución tiene ${cells} así, a causa de estas reglas:`
        : `Hay un error. Ninguna solución tiene ${cells} así a la vez, a causa de estas reglas:`,
    noSolution: 'El pasatiempo no tiene solución: estas reglas se contradicen.',
    known: (cells) => `Conocidas y usadas: ${cells}.`,
  };
  GENERATE_WORDS.es = {
    board: (index, seed) => `tablero ${index} (semilla ${seed})`,
    changed: (board, cells) =>
      `tablero ${board}: ${some(cells, 'casilla difiere', 'casillas difieren')} de la imagen`,
    unproved: (problem) => `sin prueba: ${problem}`,
    interrupted: (done, count) => `interrumpido tras ${done} de ${count} tableros`,
    missed: (because, level, timeLimit, problem) => {
      const wanted = level === undefined ? 'tablero' : `tablero de nivel ${level}`;
      return {
        time: `ningún ${wanted} encontrado en ${timeLimit} s`,
        memory: `ningún ${wanted} hecho: no hay memoria suficiente; prueba un tamaño menor`,
        level: `ningún ${wanted} encontrado: ningún intento ${level === undefined ? 'tuvo exactamente una solución' : 'llegó a ese nivel'}`,
        stopped: 'interrumpido',
        broken: `el hilo de trabajo falló: ${problem}`,
      }[because];
    },
  };
  STATISTICS_NAMES.es = {
    Resumptions: 'Reanudaciones',
    Entailments: 'Implicaciones',
    Prunings: 'Podas',
    Backtracks: 'Retrocesos',
    'Constraints created': 'Restricciones creadas',
    Decisions: 'Decisiones',
    Conflicts: 'Conflictos',
    Propagations: 'Propagaciones',
    Restarts: 'Reinicios',
    'Learned clauses': 'Cláusulas aprendidas',
    'Learned literals': 'Literales aprendidos',
    'Deleted clauses': 'Cláusulas borradas',
    'Local search steps': 'Pasos de la búsqueda local',
    'Local search solutions': 'Soluciones de la búsqueda local',
    Variables: 'Variables',
    Bytes: 'Bytes',
    Threads: 'Hilos',
    Cubes: 'Cubos',
    'Time to read': 'Tiempo de lectura',
    'Time to post': 'Tiempo para imponer restricciones',
    'Time to search': 'Tiempo de búsqueda',
    '  in conflicts': '  en conflictos',
    '  in reductions': '  en limpiezas',
    'Total time': 'Tiempo total',
  };
}
