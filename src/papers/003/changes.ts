import { changed } from '../listing.ts';
import { sharedReasons } from '../shared-reasons.ts';

/** What was changed in the listing, and why. */
export const changes = changed(
  {
    ...sharedReasons,
    marks: {
      en: 'marks of a formula, or a space, that the scan put into the text',
      pt: 'marcas de fórmula, ou um espaço, que a digitalização pôs no texto',
    },
    bracket: {
      en: 'a bracket, a comma or a line that the scan lost or added',
      pt: 'um parêntese, uma vírgula ou uma linha que a digitalização perdeu ou acrescentou',
    },
    dashes: {
      en: 'a line break after the dashes is ours: without it they stand on the line of the cells. Fig. 10, which would tell, is a picture that our copy lacks',
      pt: 'a mudança de linha depois dos traços é nossa: sem ela ficam na linha das casas. A Fig. 10, que o diria, é uma imagem que a nossa cópia não tem',
    },
  },
  [
    [
      1,
      'heading',
      ['trace_road.pl Código que resolve um puzzle.'],
      ['% trace_road.pl Código que resolve um puzzle.'],
    ],
    [4, 'include', [":-include('calculate_values.pl')."], ["% :-include('calculate_values.pl')."]],
    [5, 'include', [":-include('create_board.pl')."], ["% :-include('create_board.pl')."]],
    [
      6,
      'include',
      [":-include('intersection_constraint.pl')."],
      ["% :-include('intersection_constraint.pl')."],
    ],
    [
      7,
      'include',
      [":-include('marked_positions_constraint.pl')."],
      ["% :-include('marked_positions_constraint.pl')."],
    ],
    [8, 'include', [":-include('matrix_parser.pl')."], ["% :-include('matrix_parser.pl')."]],
    [
      9,
      'include',
      [":-include('numbered_positions_neighbors_constraint.pl')."],
      ["% :-include('numbered_positions_neighbors_constraint.pl')."],
    ],
    [10, 'include', [":-include('print.pl')."], ["% :-include('print.pl')."]],
    [
      11,
      'include',
      [":-include('simple_separated_roads_constraint.pl')."],
      ["% :-include('simple_separated_roads_constraint.pl')."],
    ],
    [12, 'include', [":-include('test_result.pl')."], ["% :-include('test_result.pl')."]],
    [13, 'include', [":-include('statistic.pl')."], ["% :-include('statistic.pl')."]],
    [
      33,
      'marks',
      ['  append(Answer, Res), "Res e uma lista com todos os elementos da matriz Answer'],
      ['  append(Answer, Res), %Res e uma lista com todos os elementos da matriz Answer'],
    ],
    [
      60,
      'heading',
      ['calculate_values.pl Código que devolve o valor das casas adjacentes a atual.'],
      ['% calculate_values.pl Código que devolve o valor das casas adjacentes a atual.'],
    ],
    [66, 'marks', [' Pos \\#= (Y-1) * Dim + X,'], [' Pos #= (Y-1) * Dim + X,']],
    [69, 'marks', [' Up \\#= (Y-2) * Dim + X,'], [' Up #= (Y-2) * Dim + X,']],
    [72, 'marks', [' Down \\#=(Y) * Dim + X,'], [' Down #=(Y) * Dim + X,']],
    [
      89,
      'heading',
      ['create_board.pl Código que gera puzzles BosnianRoad.'],
      ['% create_board.pl Código que gera puzzles BosnianRoad.'],
    ],
    [
      119,
      'margin',
      ['  getBoardValues(X, Y, AuxList, BoardDimention, Elem, Pos, ValueUpLeft, ValueUp, ValueUpRig'],
      [
        '  getBoardValues(X, Y, AuxList, BoardDimention, Elem, Pos, ValueUpLeft, ValueUp, ValueUpRight, ValueLeft, ValueRight, ValueDownLeft, ValueDown, ValueDownRight),',
      ],
    ],
    [120, 'marks', [' Elem \\#= 0,'], [' Elem #= 0,']],
    [
      121,
      'margin',
      ['  V #= ValueUpLeft + ValueUp + ValueUpRight + ValueLeft + ValueRight + ValueDownLeft + Value'],
      [
        '  V #= ValueUpLeft + ValueUp + ValueUpRight + ValueLeft + ValueRight + ValueDownLeft + ValueDown + ValueDownRight,',
      ],
    ],
    [
      126,
      'heading',
      [
        'intersection_constraint.pl Código que restringe uma possível solução a ruas fechadas que não se intersectam.',
      ],
      [
        '% intersection_constraint.pl Código que restringe uma possível solução a ruas fechadas que não se intersectam.',
      ],
    ],
    [134, 'marks', ['Y1 \\text{ is } Y + 1,'], ['Y1 is Y + 1,']],
    [
      158,
      'heading',
      ['matrix_parser.pl Código que cria o tabuleiro.'],
      ['% matrix_parser.pl Código que cria o tabuleiro.'],
    ],
    [
      167,
      'heading',
      ['numbered_positions_neighbors_constraint.pl Código para restringir as ca-'],
      ['% numbered_positions_neighbors_constraint.pl Código para restringir as ca-'],
    ],
    [168, 'heading', ['sas vizinhas às células númeradas'], ['% sas vizinhas às células númeradas']],
    [178, 'marks', ['  Elem \\#= 0,'], ['  Elem #= 0,']],
    [
      182,
      'heading',
      ['marked_positions_constraint.pl Código que impõe a restrição representadas'],
      ['% marked_positions_constraint.pl Código que impõe a restrição representadas'],
    ],
    [184, 'heading', ['pelas casa fechadas/obestáculo.'], ['% pelas casa fechadas/obestáculo.']],
    [
      186,
      'heading',
      ['print.pl Código que desenha o resultado (tabuleiro)'],
      ['% print.pl Código que desenha o resultado (tabuleiro)'],
    ],
    [
      190,
      'margin',
      ['showBoard(Solution,Board-Zeros,Dim):- !,createPrintBoard(Solution,Board-Zeros,Dim,X),nl,sho'],
      [
        'showBoard(Solution,Board-Zeros,Dim):- !,createPrintBoard(Solution,Board-Zeros,Dim,X),nl,showRow(X,1,Dim).',
      ],
    ],
    [194, 'dashes', ['writeSlash(Dim),'], ['writeSlash(Dim), nl,']],
    [212, 'bracket', ['ND is Dim - 1.'], ['ND is Dim - 1,']],
    [
      244,
      'heading',
      ['simple_separated_roads_constraint.pl Código que tenta restringir uma res-'],
      ['% simple_separated_roads_constraint.pl Código que tenta restringir uma res-'],
    ],
    [245, 'heading', ['posta a uma única rua.'], ['% posta a uma única rua.']],
    [
      251,
      'marks',
      ['  (Count \\#>= 1 \\#/\\ State \\#= 0) \\#<=> B,'],
      ['  (Count #>= 1 #/\\ State #= 0) #<=> B,'],
    ],
    [
      260,
      'heading',
      ['test_result.pl Código que testa, depois de criada uma resposta, se é solução.'],
      ['% test_result.pl Código que testa, depois de criada uma resposta, se é solução.'],
    ],
    [319, 'bracket', [], ['        )']],
    [
      321,
      'heading',
      ['statistic.pl Código do ficheiro sobre estatísticas.'],
      ['% statistic.pl Código do ficheiro sobre estatísticas.'],
    ],
  ],
);
