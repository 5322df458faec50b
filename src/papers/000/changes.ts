import { changed } from '../listing.ts';

/** What was changed in the listing, and why. */
export const changes = changed(
  {
    underscore: { en: 'the scan reads _ as -', pt: 'a digitalização lê _ como -' },
    string: {
      en: 'signs and blanks of a string that the scan misread; Fig. 4 shows them',
      pt: 'sinais e espaços de um texto que a digitalização leu mal; a Fig. 4 mostra-os',
    },
    marks: {
      en: 'marks of a formula, or a space, that the scan put into the text',
      pt: 'marcas de fórmula, ou um espaço, que a digitalização pôs no texto',
    },
    bracket: {
      en: 'a bracket, a comma or a line that the scan lost or added',
      pt: 'um parêntese, uma vírgula ou uma linha que a digitalização perdeu ou acrescentou',
    },
    option: {
      en: 'ffd is no option of SICStus; the text of the paper says ffc',
      pt: 'ffd não é uma opção do SICStus; o texto do artigo diz ffc',
    },
    scan2: {
      en: 'as the second scan of the paper, 001, reads it',
      pt: 'como o lê a segunda digitalização do artigo, 001',
    },
  },
  [
    [
      30,
      'underscore',
      ['assess_time_generate_and_solve_aux(0, -, -, []).'],
      ['assess_time_generate_and_solve_aux(0, _, _, []).'],
    ],
    [33, 'underscore', ['    statistics(walltime, [Start|-]),'], ['    statistics(walltime, [Start|_]),']],
    [35, 'underscore', ['    statistics(walltime, [End|-]),'], ['    statistics(walltime, [End|_]),']],
    [110, 'bracket', ['].', ''], []],
    [119, 'underscore', ['var_table(0, -, []) :- !.'], ['var_table(0, _, []) :- !.']],
    [142, 'option', ['    labeling([ffd, enum], Vars).'], ['    labeling([ffc, enum], Vars).']],
    [
      157,
      'marks',
      ['groupsWithSameColourHorizontal ([HRowWalls|HRowsWalls],['],
      ['groupsWithSameColourHorizontal([HRowWalls|HRowsWalls],['],
    ],
    [162, 'scan2', ['checkWalls([], []). /* Last elem */'], ['checkWalls([], [_]). /* Last elem */']],
    [169, 'underscore', ['checkWall(1, -, -).'], ['checkWall(1, _, _).']],
    [203, 'underscore', ['check_row_sections_aux([], -, N, N).'], ['check_row_sections_aux([], _, N, N).']],
    [212, 'underscore', ['check_row_sections_aux([Elem|Row], -,'], ['check_row_sections_aux([Elem|Row], _,']],
    [233, 'underscore', ['white_board(0, -, []).'], ['white_board(0, _, []).']],
    [277, 'string', ["    write('\\\\n')."], ["    write('\\n')."]],
    [282, 'string', ["    write('_'),"], ["    write(' '),"]],
    [292, 'string', ["    write('\\\\n')."], ["    write('\\n')."]],
    [296, 'string', ["    write('┌'),"], ["    write(' -'),"]],
    [322, 'string', ["    write('─'),"], ["    write('+-'),"]],
    [342, 'string', ["    write('\\\\n'),"], ["    write('\\n'),"]],
    [344, 'string', ["    write('\\\\n'),"], ["    write('\\n'),"]],
    [376, 'string', ["    write('␣')."], ["    write(' ')."]],
    [381, 'string', ["    write('␣')."], ["    write(' ')."]],
    [390, 'string', ["    write(' ')."], ["    write('+')."]],
    [393, 'string', ["    write(' '),"], ["    write('+'),"]],
    [398, 'string', ["    write('_')."], ["    write(' ')."]],
    [406, 'underscore', ['generate_walls(0,-,[]) :- !.'], ['generate_walls(0,_,[]) :- !.']],
    [471, 'bracket', ['    ,'], []],
    [
      490,
      'underscore',
      ['getRandomPositionsAux(0, -, -, []) :- !.'],
      ['getRandomPositionsAux(0, _, _, []) :- !.'],
    ],
    [500, 'underscore', ['restrainElems([], -).'], ['restrainElems([], _).']],
  ],
);
