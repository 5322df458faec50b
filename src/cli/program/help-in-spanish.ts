import type { HelpConfiguration } from 'commander';
import { EXIT_CODES } from '../terminal/exit-code.ts';
import { translatedHelp } from './translated-help.ts';

const FORMAT = 'formato o familia de formatos: text, json, puzz-link, papers …';

/** How Commander shows help in Spanish: that of the commands that answer in it, and the list of all of them. */
export const SPANISH_HELP: HelpConfiguration = translatedHelp({
  choices: 'opciones',
  usually: 'por defecto',
  placeholders: {
    options: 'opciones',
    command: 'comando',
    inputs: 'entradas',
    files: 'archivos',
    file: 'archivo',
    number: 'número',
    puzzle: 'pasatiempo',
    names: 'nombres',
    store: 'colección',
    format: 'formato',
    choices: 'elecciones',
    model: 'modelo',
    seconds: 'segundos',
    language: 'idioma',
    style: 'estilo',
    line: 'línea',
    dir: 'carpeta',
    strength: 'fuerza',
    level: 'nivel',
    amount: 'cantidad',
    share: 'fracción',
    method: 'método',
  },
  texts: {
    'Usage:': 'Uso:',
    'Arguments:': 'Argumentos:',
    'Options:': 'Opciones:',
    'Commands:': 'Comandos:',
    'Examples:': 'Ejemplos:',
    [`Exit codes: ${EXIT_CODES}.`]:
      'Códigos de salida: 0 éxito, 1 sin solución o con más de una, 2 uso incorrecto, 3 tablero no válido, ' +
      '4 límite alcanzado, 5 no se puede escribir el resultado, 70 error interno, 129, 130 y 143 interrumpido (por ' +
      'SIGHUP, Ctrl-C y SIGTERM), 141 se cerró el canal de salida.',

    'Solve, check, explain, grade, make and draw grid puzzles.':
      'Resuelve, comprueba, explica, evalúa, crea y dibuja pasatiempos de cuadrícula.',
    'find a solution, or all of them': 'encuentra una solución, o todas',
    'check whether a board has exactly one solution': 'dice si un tablero tiene exactamente una solución',
    'show the cells that are the same in all solutions':
      'muestra las casillas que son iguales en todas las soluciones',
    'count the solutions': 'cuenta las soluciones',
    'write a proof that other programs can check': 'escribe una prueba que otros programas pueden comprobar',
    'check a proof with our own checker': 'comprueba una prueba con nuestro comprobador',
    'explain the solution step by step': 'explica la solución paso a paso',
    'say what to do next, or what is wrong': 'dice qué hacer a continuación, o qué está mal',
    'say how hard a board is for a person': 'dice lo difícil que es un tablero para una persona',
    'draw a board': 'dibuja un tablero',
    'write a board in another format': 'escribe un tablero en otro formato',
    "list the papers' boards by name, or the boards in files":
      'lista los tableros de los artículos por su nombre, o los tableros de archivos',
    "list, print or run the papers' own programs, with every change that we made in them":
      'lista, imprime o ejecuta los programas de los artículos, con todos los cambios que les hicimos',
    'choose a puzzle, a board and what to do with it, in the terminal':
      'elegir, en el terminal, un pasatiempo, un tablero y qué hacer con él',
    'make boards that have exactly one solution': 'crea tableros con exactamente una solución',
    "repeat the papers' experiments, and compare with other solvers":
      'repite los experimentos de los artículos y compara con otros programas',
    'open the studio: play and set puzzles on a page that only this machine can reach':
      'abre el estudio: jugar y crear pasatiempos en una página a la que solo llega esta máquina',
    'print boards as a book, in PDF': 'imprime tableros como libro, en PDF',
    'write a collection as a static site, for any web server':
      'escribe una colección como sitio estático, para cualquier servidor web',
    'keep many boards: make, import, list, tag and export them':
      'guarda muchos tableros: los crea, importa, lista, etiqueta y exporta',
    'solve a FlatZinc file, with the options that MiniZinc gives its solvers':
      'resuelve un archivo FlatZinc, con las opciones que MiniZinc da a sus programas',
    'tell MiniZinc where this solver is': 'dice a MiniZinc dónde está este programa',
    'print a completion script for a shell':
      'imprime un script de autocompletado para un intérprete de órdenes',
    'show help for a command': 'muestra la ayuda de un comando',

    "file, URL, ID or text of a board, or a paper's board as 003:13; - or nothing: standard input":
      'archivo, URL, ID o texto de un tablero, o el tablero de un artículo, como 003:13; - o nada: entrada estándar',
    'the puzzle': 'el pasatiempo',
    'the command': 'el comando',
    'print the version': 'imprime la versión',
    'show help': 'muestra la ayuda',
    'language of the help': 'idioma de la ayuda',
    'language of the answers; es for some puzzles only':
      'idioma de las respuestas; es (español) solo para algunos pasatiempos',
    'print more details, such as where an internal error happened':
      'imprime más detalles, como el lugar de un error interno',
    'say how each board was read': 'dice cómo se leyó cada tablero',
    'print no notes and no progress': 'no imprime notas ni el progreso',
    'print no progress': 'no imprime el progreso',
    'read only this format or family of formats: text, json, puzz-link, papers …': `lee solo este ${FORMAT}`,
    'read only boards of this puzzle': 'lee solo tableros de este pasatiempo',
    'format or family of formats: text, json, puzz-link, papers …': FORMAT,
    'search chronologically, as in the papers: ff,bisect,down and so on, with the names of SICStus or ours, or a list of SICStus: [leftmost,bisect]':
      'búsqueda cronológica, como en los artículos: ff,bisect,down y así, con los nombres de SICStus o los nuestros, o una lista de SICStus: [leftmost,bisect]',
    "the rules to use: ours, paper (those of the puzzle's paper), or paper:PROGRAM":
      'las reglas que usar: ours (las nuestras), paper (las del artículo del pasatiempo) o paper:PROGRAMA',
    'time limit per board, in seconds': 'límite de tiempo por tablero, en segundos',
    'print one JSON object per line': 'imprime un objeto JSON por línea',
    'print the counters and times of the search': 'imprime los contadores y los tiempos de la búsqueda',
    'drawing style': 'estilo del dibujo',
    'output file, instead of standard output': 'archivo de salida, en vez de la salida estándar',
    'output file, instead of standard output; .svg and .png draw a picture':
      'archivo de salida, en vez de la salida estándar; .svg y .png dibujan una imagen',
    'output file for --jsonl, instead of standard output':
      'archivo de salida para --jsonl, en vez de la salida estándar',
    'maximum width, in characters': 'ancho máximo, en caracteres',
    'draw without colour': 'dibuja sin colores',
    'number of threads that share the search of a hard board':
      'número de hilos que comparten la búsqueda de un tablero difícil',
    'seed of the search: the same seed gives the same solution':
      'semilla de la búsqueda: la misma semilla da la misma solución',
    'find every solution': 'encuentra todas las soluciones',
    'find at most this number of solutions': 'encuentra como máximo este número de soluciones',
    'check each line of a file, print one JSON answer per line':
      'comprueba cada línea de un archivo e imprime una respuesta JSON por línea',
    'grade each line of a file, print one JSON answer per line':
      'evalúa cada línea de un archivo e imprime una respuesta JSON por línea',
    'number of worker threads': 'número de hilos de trabajo',
    'number of worker threads for --jsonl': 'número de hilos de trabajo para --jsonl',
    'line to begin at, with --jsonl': 'línea por la que empezar, con --jsonl',
    'add to the file of --out, with --jsonl': 'añade al archivo de --out, con --jsonl',
    'folder for a proof of each answer, with --jsonl':
      'carpeta para una prueba de cada respuesta, con --jsonl',
    'folder for a proof of each board, as `prove` writes it':
      'carpeta para una prueba de cada tablero, como la escribe `prove`',
    'folder for a proof of every step, which `verify` and VeriPB check':
      'carpeta para una prueba de cada paso, que `verify` y VeriPB comprueban',
    'stop counting at this number': 'deja de contar en este número',
    'print an HTML page with a picture of each step': 'imprime una página HTML con una imagen de cada paso',
    'start from this partly filled board: rows of a solution, ? for open cells':
      'parte de este tablero a medio rellenar: filas de una solución, ? en las casillas abiertas',
    'the partly filled board: rows of a solution, ? for open cells':
      'el tablero a medio rellenar: filas de una solución, ? en las casillas abiertas',
    'how much to say: where to look, the rules too, or the next step itself':
      'cuánto decir: dónde mirar, también las reglas, o el propio paso siguiente',
    'say what makes it that hard': 'dice qué lo hace tan difícil',

    'columns x rows; 10x10 by default': 'columnas x filas; 10x10 por defecto',
    'how hard, on the scale of `grade`': 'lo difícil, en la escala de `grade`',
    'leave out level and score: several times as fast for hard boards':
      'omite el nivel y la puntuación: varias veces más rápido en tableros difíciles',
    'random seed: the same seed makes the same boards':
      'semilla aleatoria: la misma semilla crea los mismos tableros',
    'number of boards': 'número de tableros',
    'how many clues: minimal, generous or all':
      'cuántas pistas: minimal (las mínimas), generous (algunas más) o all (todas)',
    'picture that the solution shows: PNG, JPEG, GIF, PBM or text':
      'imagen que muestra la solución: PNG, JPEG, GIF, PBM o texto',
    'paint pixels at least this dark (0 to 1)': 'pinta los píxeles al menos así de oscuros (de 0 a 1)',
    'dither the picture instead of applying a threshold': 'trama la imagen en vez de aplicarle un umbral',
    '`paper`: random boards as in the papers, which may have several solutions':
      '`paper`: tableros aleatorios como en los artículos, que pueden tener varias soluciones',
    'print one JSON board per line, as `check --jsonl` reads it':
      'imprime un tablero JSON por línea, como lo lee `check --jsonl`',
    'the same as --json': 'lo mismo que --json',
  },
});
