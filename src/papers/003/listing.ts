import { part2 } from './listing-2.ts';

const part1 = String.raw`trace_road.pl Código que resolve um puzzle.
:- use_module(library(clpfd)).
:- use_module(library(lists)).
:-include('calculate_values.pl').
:-include('create_board.pl').
:-include('intersection_constraint.pl').
:-include('marked_positions_constraint.pl').
:-include('matrix_parser.pl').
:-include('numbered_positions_neighbors_constraint.pl').
:-include('print.pl').
:-include('simple_separated_roads_constraint.pl').
:-include('test_result.pl').
:-include('statistic.pl').
ite(If, Then, _):- If,!,Then.
ite(_,_,Else):- Else.
%funcao principal
calculate_road(Board-Zeros, Dim, Answer) :-
  length(Answer, Dim),
  createBoard(Answer, Dim),
  append(Answer, Res), %Res e uma lista com todos os elementos da matriz Answer
  checkNumberedPositions(Board, Res, Dim),
  checkZeroPositions(Zeros,Res,Dim),
  checkIntersectedRoads(Res, Dim),
  checkSimpleSeparatedRoads(Answer),
  reset_timer,
  labeling([leftmost,bisect], Res),
  print_time,
  fd_statistics.
%funcao principal com teste apos labeling
calculate_road_testing(Board-Zeros, Dim, Answer) :-
 length(Answer, Dim),
  createBoard(Answer, Dim),
  append(Answer, Res), "Res e uma lista com todos os elementos da matriz Answer
  checkNumberedPositions(Board, Res, Dim),
  checkZeroPositions(Zeros,Res,Dim),
  checkIntersectedRoads(Res, Dim),
  checkSimpleSeparatedRoads(Answer),
  reset_timer,

labeling([], Res),

uniqueRoad(Res, Dim),

print_time,

fd_statistics.

%['trace_road.pl'],calculate_road([2-2-5,5-2-5,3-3-3,2-5-3,6-6-2]-[],6,RES),

%showBoard(RES, [2-2-5,5-2-5,3-3-3,2-5-3,6-6-2]-[],6).

%['trace_road.pl'],calculate_road([2-2-5,5-2-5,3-3-3,2-5-3]-[],6,RES)

%,showBoard(RES, [2-2-5,5-2-5,3-3-3,2-5-3]-[],6).

/*['trace_road.pl'],calculate_road([2-4-5,3-3-4,3-7-4,3-10-4,4-2-4,5-5-4,5-12-4,6-8-5,8-6-4,9-2-4,9-9-4,10-3-3,11-4-5,11-7-3,11-11-4]-[4-6,4-11,7-7,10-8,10-12,12-10],13,RES),

showBoard(RES,[2-4-5,3-3-4,3-7-4,3-10-4,4-2-4,5-5-4,5-12-4,6-8-5,8-6-4,9-2-4,9-9-4,10-3-3,11-4-5,11-7-3,11-11-4]-[4-6,4-11,7-7,10-8,10-12,12-10],13).*/

calculate_values.pl Código que devolve o valor das casas adjacentes a atual.

%obtem os valores das casas visinhas a casa de posicao (X, Y)
getBoardValues(X, Y, Res, Dim, Elem, Pos, ValueUpLeft, ValueUp,
ValueUpRight, ValueLeft, ValueRight, ValueDownLeft, ValueDown,
ValueDownRight) :-
 Pos \#= (Y-1) * Dim + X,
 Left #= Pos - 1,
 Right #= Pos + 1,
 Up \#= (Y-2) * Dim + X,
 UpLeft #= Up - 1,
 UpRight #= Up + 1,
 Down \#=(Y) * Dim + X,
 DownLeft #= Down - 1,
  DownRight #= Down + 1,
  element(Pos, Res, Elem),
  ite(X = 1, ValueLeft = 0, element(Left, Res, ValueLeft)),
  ite(X = Dim, ValueRight = 0, element(Right, Res, ValueRight)),
  ite(Y = 1,
    (ValueUpLeft = 0, ValueUp = 0, ValueUpRight = 0),
  (element(Up, Res, ValueUp),
      ite(X = 1, ValueUpLeft = 0, element(UpLeft, Res, ValueUpLeft)),
      ite(X = Dim, ValueUpRight = 0, element(UpRight, Res, ValueUpRight)))),
  ite(Y = Dim,
    (ValueDownLeft = 0, ValueDown = 0, ValueDownRight = 0),
  (element(Down, Res, ValueDown),
     ite(X = 1, ValueDownLeft = 0, element(DownLeft, Res, ValueDownLeft)),
       ite(X = Dim, ValueDownRight = 0, element(DownRight, Res, ValueDownRight)))).

create_board.pl Código que gera puzzles BosnianRoad.

%['create_board.pl'],createBoard(4,B-_,A).
%['trace_road.pl'],createBoard(20,K,A).
%createBoard(9,K,A), calculate_road(K,9,RES),showBoard(RES, K,9).
:-use_module(library(random)).
createBoard(Dim, Board-[],Square):-
 length(Square, Dim),
  createBoard(Square, Dim),
  append(Square, AuxList),
  checkIntersectedRoads(AuxList, Dim),
  checkSimpleSeparatedRoads(Square),
  LowerBound is Dim // 2,
  UpperBound is 2 * Dim,
  repeat,
  random(LowerBound, UpperBound, NumberOfRoadBlocks),
  placeRoadBlocks(NumberOfRoadBlocks, AuxList),
  NumberOfClues is Dim * Dim // 7,
  placeClues(Board, NumberOfClues, AuxList, Dim),
  labeling([],AuxList).
placeRoadBlocks(0,_).
placeRoadBlocks(Number, Board):-
 random_member(1, Board),
 NextNumber is Number - 1,
 placeRoadBlocks(NextNumber, Board).
placeClues([], 0, _, _).
placeClues([X-Y-V|Old], Number, AuxList, BoardDimention):-
  AuxNumber is BoardDimention + 1,
  random(1, AuxNumber, X),
  random(1, AuxNumber, Y),
  getBoardValues(X, Y, AuxList, BoardDimention, Elem, Pos, ValueUpLeft, ValueUp, ValueUpRig
 Elem \#= 0,
  V #= ValueUpLeft + ValueUp + ValueUpRight + ValueLeft + ValueRight + ValueDownLeft + Value
  V #> 0,
  NextNumber is Number - 1,
 placeClues(Old, NextNumber, AuxList, BoardDimention).

intersection_constraint.pl Código que restringe uma possível solução a ruas fechadas que não se intersectam.

%verifica se nao ha dois caminhos distintos com um vertice e comum
checkIntersectedRoads(Res, Dim):-
checkNextRow(Res, Dim, 1).
checkNextRow(_, Dim, Y):- Dim + 1 =:= Y.
checkNextRow(Res, Dim, Y):-
checkNextColumn(Res, Dim, Y, 1),
Y1 \text{ is } Y + 1,
checkNextRow(Res, Dim, Y1).
checkNextColumn(_, Dim,_, X):- Dim + 1 =:= X. %chegou ao fim da linha
checkNextColumn(Res, Dim, Y, X):-
 getBoardValues(X, Y, Res, Dim, Elem, Pos, ValueUpLeft, ValueUp,
 ValueUpRight, ValueLeft, ValueRight, ValueDownLeft, ValueDown,
  ValueDownRight),
  VSides #= ValueLeft + ValueRight + ValueUp + ValueDown,
  VDiagonal #= ValueUpLeft + ValueUpRight + ValueDownLeft + ValueDownRight,
  ((Elem #= 1 #/\ VSides #= 2)#\/ (Elem #= 0)),
  ((Elem #= 1 #/\ ValueDownRight #= 1) #=> (ValueRight #= 1 #\ ValueDown #= 1)),
  ((Elem #= 0 #/\ ValueDownRight #= 0) #=> (ValueRight #= 0 #\/ ValueDown #= 0)),
 X1 is X + 1,
  checkNextColumn(Res, Dim, Y, X1).

%as posicoes que ja estao inicialmente marcadas a preto
%no mapa, nao podem fazer parte do caminho calculado
checkZeroPositions([], _, _).
checkZeroPositions([H|R], QueueBoard, Dim):-
  checkZero(H, QueueBoard, Dim),
  checkZeroPositions(R, QueueBoard, Dim).
checkZero(X-Y, QueueBoard, Dim):-
    Pos #= (Y-1) * Dim + X, %posicao correspondente na QueueBoard
    element(Pos, QueueBoard, 0).
matrix_parser.pl Código que cria o tabuleiro.
% Cria uma matriz Dim x Dim
createBoard([H],Dim):-
 length(H, Dim),
 domain(H,0,1).
createBoard([H|Answer], Dim):-
 length(H, Dim),
  domain(H,0,1),
  createBoard(Answer, Dim).
numbered_positions_neighbors_constraint.pl Código para restringir as ca-
sas vizinhas às células númeradas
%verifica se os arredores de uma posicao numerada tem o numero certo de casas pintadas
checkNumberedPositions([], _, _).
checkNumberedPositions([H|R], QueueBoard, Dim):-
  checkAdjacentValues(H, QueueBoard, Dim),
  checkNumberedPositions(R, QueueBoard, Dim).
checkAdjacentValues(X-Y-V, QueueBoard, Dim):-
  getBoardValues(X, Y, QueueBoard, Dim, Elem, Pos, ValueUpLeft, ValueUp,
  ValueUpRight, ValueLeft, ValueRight, ValueDownLeft, ValueDown,
  ValueDownRight),
  Elem \#= 0,
  V #= ValueUpLeft + ValueUp + ValueUpRight + ValueLeft + ValueRight +
  ValueDownLeft + ValueDown + ValueDownRight.

marked_positions_constraint.pl Código que impõe a restrição representadas

pelas casa fechadas/obestáculo.

print.pl Código que desenha o resultado (tabuleiro)

%['trace_road.pl'],calculate_road([2-2-5,5-2-5,3-3-3,2-5-3,6-6-2]-[5-4],6,RES),showBoard(RE
/*Predicado Para Mostrar o Tabuleiro*/
showBoard(Solution,Board-Zeros,Dim):- !,createPrintBoard(Solution,Board-Zeros,Dim,X),nl,sho
showRow(X, Y,Dim):- X = [],!.
showRow(X, Y,Dim):-!, X = [H|R],
Yn is (Y + 1),
writeSlash(Dim),
showRowValues(H), nl,
showRow(R, Yn,Dim).
showRowValues(X):- X = [] ,!, write(' |').
showRowValues(X):-!,X = [H|R],
write(' | '),
showPiece(H),
showRowValues(R).
showPiece(X):-X=11,!,
put_code(9619).
showPiece(X):-X = 10,!,
write(' ').
showPiece(X):-X=9,!,
put_code(9209).
showPiece(X):- write(X).
writeSlash(0):-!.
writeSlash(Dim):-
write('---'),
ND is Dim - 1.
writeSlash(ND).
createPrintBoard(Solution,Clues-Zeros,Dim,Square):-
length(Square, Dim),
  createPBoard(Square, Dim),
putZeros(Square, Zeros),
putClues(Square,Clues),
putPath(Solution,Square).
putPathLin([],[]).
putPathLin([S|LinSol],[Q|LinSqu]):-
ite(nonvar(Q),true,(Elem is S + 10,Q is Elem)),
putPathLin(LinSol,LinSqu).
putPath([],[]).

putPath([LinSol|Solution],[LinSqu|Square]):-
putPathLin(LinSol,LinSqu),
putPath(Solution, Square).
putClues(_,[]).
putClues(Square, [X-Y-V|Clues]):-
nth1(Y,Square,Lin),
nth1(X,Lin,V),
putClues(Square,Clues).
putZeros(_,[]).
putZeros(Square,[X-Y|Zeros]):-
nth1(Y,Square,Lin),
nth1(X,Lin,9),
putZeros(Square,Zeros).
createPBoard([H],Dim):-
length(H, Dim).
createPBoard([H|Answer], Dim):-
length(H, Dim),
createPBoard(Answer, Dim).
simple_separated_roads_constraint.pl Código que tenta restringir uma res-
posta a uma única rua.
%verifica a transicao de uma coluna/linha limpa (so casas brancas)
%para uma coluna/linha com pelo menos uma casa preta
checkClearLine([], _, 0).
checkClearLine([Row|OtherRows], State, Result):-
  count(1, Row, #=, Count),
  (Count \#>= 1 \#/\ State \#= 0) \#<=> B,
  Result #= ResultAux + B,
  checkClearLine(OtherRows, Count, ResultAux).
checkSimpleSeparatedRoads(Matrix) :-
  checkClearLine(Matrix, 0, Result1),
  transpose(Matrix, TransposeMatrix),
  checkClearLine(TransposeMatrix, 0, Result2),
  Result1 #= 1, Result2 #= 1.

test_result.pl Código que testa, depois de criada uma resposta, se é solução.

:- dynamic pos/1, index/1.
%falha se houver mais do que um caminho fechado
uniqueRoad(BoardQueue, Dim) :-
  retractall(pos(_)),
  retractall(index(_)),
  assert(pos([])),
  assert(index([1])),
  checkResultValues(BoardQueue, Dim, 1),
  hasAdjacent,
  pos(Pos),
  index(I),
  length(Pos, TotalSize),
  length(I, FinalSize),
  write('TotalSize = '), write(TotalSize), nl,
  write('FinalSize = '), write(FinalSize), nl,
  write('----'), nl, nl,
  retract(pos(_)),
  retract(index(_)),
  TotalSize = FinalSize.
%percorre o tabuleiro resultante
checkResultValues([], _, _).
checkResultValues([H|T], Dim, It) :-
  AuxX is It mod Dim,
  AuxY is It//Dim,
  ite(AuxX = 0, (X is Dim, Y is AuxY), (X is AuxX, Y is AuxY + 1)),
  NewIt is It + 1,
  savePosition(X, Y, H),
  checkResultValues(T, Dim, NewIt).
%guarda a posicao das casas a preto (do caminho)
savePosition(X, Y, 0).
savePosition(X, Y, 1) :-
  retract(pos(Pos)),
  append(Pos, [X-Y], NewPos),
  assert(pos(NewPos)).
hasAdjacent :-
  index(IndexList), pos(Pos),
  nth1(1, IndexList, I),
  nth1(I, Pos, X-Y),
  LeftX is X - 1, RightX is X + 1,
  UpY is Y - 1, DownY is Y + 1,`;

/** The listing of the paper, line by line as our copy of it reads. */
export const listing = `${part1}\n${part2}`;
