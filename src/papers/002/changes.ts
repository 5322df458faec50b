import { changed } from '../listing.ts';
import { sharedReasons } from '../shared-reasons.ts';

/** What was changed in the listing, and why. */
export const changes = changed(
  {
    heading: sharedReasons.heading,
    cells: {
      en: 'cells that the scan lost, as in the board of this name',
      pt: 'casas que a digitalização perdeu, como no tabuleiro com este nome',
    },
    'lost-board': {
      en: 'a bracket that the scan lost; the rows still lack cells, so that this board fails',
      pt: 'um parêntese que a digitalização perdeu; às linhas continuam a faltar casas, pelo que este tabuleiro falha',
    },
    broken: {
      en: 'a word that the end of a line cut in two',
      pt: 'uma palavra que o fim da linha cortou em duas',
    },
    blanks: {
      en: 'blanks of a string that the scan lost; how many is ours',
      pt: 'espaços de um texto que a digitalização perdeu; quantos, é nosso',
    },
  },
  [
    [
      4,
      'heading',
      ['MODULES %%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%'],
      ['% MODULES %%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%'],
    ],
    [
      12,
      'heading',
      ['LEGEND %%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%'],
      ['% LEGEND %%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%'],
    ],
    [
      26,
      'heading',
      ['INITIALIZATION %%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%'],
      ['% INITIALIZATION %%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%'],
    ],
    [32, 'cells', ['        [_,_ ,10,_ ,_ ],'], ['        [_,_,_,10,_,_,_],']],
    [33, 'cells', ['        [_ ,13,_ ,_ ,15,_ ],'], ['        [_,13,_,_,_,15,_],']],
    [34, 'cells', ['        [_ ,15,_ ,15,_ ,_ ],'], ['        [_,_,15,_,15,_,_],']],
    [35, 'cells', ['        [15,_ ,15,_ ,_ ,13],'], ['        [15,_,_,15,_,_,13],']],
    [36, 'cells', ['        [_ ,12,_ ,15,_ ,_ ],'], ['        [_,_,12,_,15,_,_],']],
    [37, 'cells', ['        [_ ,12,_ ,_ ,15,_ ],'], ['        [_,12,_,_,_,15,_],']],
    [38, 'cells', ['        [_ ,_ ,11,_ ,_ ,_ ]],7).'], ['        [_,_,_,11,_,_,_]],7).']],
    [42, 'cells', ['        [_ ,_ ,10,12,_ ,_ ,_ ,_ ],'], ['        [_,_,_,10,12,_,_,_,_,_],']],
    [43, 'cells', ['        [_ ,15,_ ,_ ,_ ,11,_ ,11,_ ],'], ['        [_,15,_,_,_,_,11,_,11,_],']],
    [45, 'cells', ['[_,_15,_,_,_12,_,_],'], ['[_,_,15,_,_,_,_,12,_,_],']],
    [46, 'cells', ['[_12,_,_,_10,_,_15],'], ['[_,12,_,_,_,10,_,_,_,15],']],
    [47, 'cells', ['[_,_15,_,_,_10],'], ['[_,_,_,15,_,_,_,_,_,10],']],
    [48, 'cells', ['[15,_,_,_15,_,_],'], ['[15,_,_,_,_,_,15,_,_,_],']],
    [49, 'cells', ['[10,_,_10,_,_15,_],'], ['[10,_,_,_,10,_,_,_,15,_],']],
    [50, 'cells', ['[_,_12,_,_,_10,_,_],'], ['[_,_,12,_,_,_,_,10,_,_],']],
    [51, 'cells', ['[_15,_13,_,_,_11,_],'], ['[_,15,_,13,_,_,_,_,11,_],']],
    [52, 'cells', ['[_,_,_15,11,_,_],10).'], ['[_,_,_,_,_,15,11,_,_,_]],10).']],
    [81, 'lost-board', ['    [_15,_10,_15,11,_15,_15,_],25).'], ['    [_15,_10,_15,11,_15,_15,_]],25).']],
    [92, 'cells', ['    [_,_15,_,_],'], ['    [_,_,_,15,_,_,_],']],
    [95, 'cells', ['        [_ , _ , _ , _ , _ , _ ],'], ['        [_,_,_,_,_,_,_],']],
    [97, 'cells', ['        [_ , _ , _ , _ , _ , _ ],'], ['        [_,_,_,_,_,_,_],']],
    [
      296,
      'broken',
      ['gatherUp(Board, ORow-OCol, CRow-CCol, Size, VarList, Col-', 'List):-'],
      ['gatherUp(Board, ORow-OCol, CRow-CCol, Size, VarList, ColList):-'],
    ],
    [
      304,
      'broken',
      ['gatherUp(Board, ORow-OCol, CRow-CCol, Size, VarList, Col-', 'List):-'],
      ['gatherUp(Board, ORow-OCol, CRow-CCol, Size, VarList, ColList):-'],
    ],
    [
      394,
      'blanks',
      ["printElem(Piece) :- Piece=0, write(' ')."],
      ["printElem(Piece) :- Piece=0, write('   ')."],
    ],
    [
      403,
      'broken',
      ['printBoard(Board, Size) :- nl, printLine(Size), nl, print-', 'List(Board, Size, Size).'],
      ['printBoard(Board, Size) :- nl, printLine(Size), nl, printList(Board, Size, Size).'],
    ],
    [
      441,
      'broken',
      ['    length(NewFinal, Size), maplist(length_list(Size), New-', 'Final),'],
      ['    length(NewFinal, Size), maplist(length_list(Size), NewFinal),'],
    ],
  ],
);
