/** Both programs of paper 003, typed from their listings. */
export const programsOf003 = String.raw`% Both programs of "Resolução de Problema de Decisão usando Programação em Lógica com Restrições: Bosnian Road" (Anabela
% Costa e Silva, Beatriz Souto de Sá Baldaia), from their listings. Completed where the scan lost something: the ends of
% two lines that the page cuts off (placeClues/4, showBoard/3), and the line break after the dashes of writeSlash/1. What
% uniqueRoad/2 prints is left out.

ite(If, Then, _) :- If, !, Then.
ite(_, _, Else) :- Else.

posted(Board-Zeros, Dim, Answer, Res) :-
    length(Answer, Dim),
    createBoard(Answer, Dim),
    append(Answer, Res),
    checkNumberedPositions(Board, Res, Dim),
    checkZeroPositions(Zeros, Res, Dim),
    checkIntersectedRoads(Res, Dim),
    checkSimpleSeparatedRoads(Answer).

% The listing labels with [leftmost,bisect]; the strategies of its Table 3 stand in the last argument.
calculate_road(Board, Dim, Answer) :- calculate_road(Board, Dim, Answer, [leftmost,bisect]).
calculate_road(Board, Dim, Answer, Strategy) :-
    posted(Board, Dim, Answer, Res),
    labeling(Strategy, Res).

calculate_road_testing(Board, Dim, Answer) :- calculate_road_testing(Board, Dim, Answer, []).
calculate_road_testing(Board, Dim, Answer, Strategy) :-
    posted(Board, Dim, Answer, Res),
    labeling(Strategy, Res),
    uniqueRoad(Res, Dim).

getBoardValues(X, Y, Res, Dim, Elem, Pos, ValueUpLeft, ValueUp, ValueUpRight, ValueLeft, ValueRight,
        ValueDownLeft, ValueDown, ValueDownRight) :-
    Pos #= (Y - 1) * Dim + X,
    Left #= Pos - 1,
    Right #= Pos + 1,
    Up #= (Y - 2) * Dim + X,
    UpLeft #= Up - 1,
    UpRight #= Up + 1,
    Down #= (Y) * Dim + X,
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

createBoard(Dim, Board-[], Square) :-
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
    labeling([], AuxList).

placeRoadBlocks(0, _).
placeRoadBlocks(Number, Board) :-
    random_member(1, Board),
    NextNumber is Number - 1,
    placeRoadBlocks(NextNumber, Board).

placeClues([], 0, _, _).
placeClues([X-Y-V|Old], Number, AuxList, BoardDimention) :-
    AuxNumber is BoardDimention + 1,
    random(1, AuxNumber, X),
    random(1, AuxNumber, Y),
    getBoardValues(X, Y, AuxList, BoardDimention, Elem, _Pos, ValueUpLeft, ValueUp, ValueUpRight, ValueLeft,
        ValueRight, ValueDownLeft, ValueDown, ValueDownRight),
    Elem #= 0,
    V #= ValueUpLeft + ValueUp + ValueUpRight + ValueLeft + ValueRight + ValueDownLeft + ValueDown + ValueDownRight,
    V #> 0,
    NextNumber is Number - 1,
    placeClues(Old, NextNumber, AuxList, BoardDimention).

checkIntersectedRoads(Res, Dim) :- checkNextRow(Res, Dim, 1).

checkNextRow(_, Dim, Y) :- Dim + 1 =:= Y.
checkNextRow(Res, Dim, Y) :-
    checkNextColumn(Res, Dim, Y, 1),
    Y1 is Y + 1,
    checkNextRow(Res, Dim, Y1).

checkNextColumn(_, Dim, _, X) :- Dim + 1 =:= X.
checkNextColumn(Res, Dim, Y, X) :-
    getBoardValues(X, Y, Res, Dim, Elem, _Pos, ValueUpLeft, ValueUp, ValueUpRight, ValueLeft, ValueRight,
        ValueDownLeft, ValueDown, ValueDownRight),
    VSides #= ValueLeft + ValueRight + ValueUp + ValueDown,
    _VDiagonal #= ValueUpLeft + ValueUpRight + ValueDownLeft + ValueDownRight,
    ((Elem #= 1 #/\ VSides #= 2) #\/ (Elem #= 0)),
    ((Elem #= 1 #/\ ValueDownRight #= 1) #==> (ValueRight #= 1 #\ ValueDown #= 1)),
    ((Elem #= 0 #/\ ValueDownRight #= 0) #==> (ValueRight #= 0 #\/ ValueDown #= 0)),
    X1 is X + 1,
    checkNextColumn(Res, Dim, Y, X1).

checkZeroPositions([], _, _).
checkZeroPositions([H|R], QueueBoard, Dim) :-
    checkZero(H, QueueBoard, Dim),
    checkZeroPositions(R, QueueBoard, Dim).

checkZero(X-Y, QueueBoard, Dim) :-
    Pos #= (Y - 1) * Dim + X,
    element(Pos, QueueBoard, 0).

createBoard([H], Dim) :-
    length(H, Dim),
    domain(H, 0, 1).
createBoard([H|Answer], Dim) :-
    length(H, Dim),
    domain(H, 0, 1),
    createBoard(Answer, Dim).

checkNumberedPositions([], _, _).
checkNumberedPositions([H|R], QueueBoard, Dim) :-
    checkAdjacentValues(H, QueueBoard, Dim),
    checkNumberedPositions(R, QueueBoard, Dim).

checkAdjacentValues(X-Y-V, QueueBoard, Dim) :-
    getBoardValues(X, Y, QueueBoard, Dim, Elem, _Pos, ValueUpLeft, ValueUp, ValueUpRight, ValueLeft, ValueRight,
        ValueDownLeft, ValueDown, ValueDownRight),
    Elem #= 0,
    V #= ValueUpLeft + ValueUp + ValueUpRight + ValueLeft + ValueRight + ValueDownLeft + ValueDown + ValueDownRight.

showBoard(Solution, Board-Zeros, Dim) :- !,
    createPrintBoard(Solution, Board-Zeros, Dim, X), showRow(X, 1, Dim).

showRow(X, _Y, Dim) :- X = [], !, writeSlash(Dim), nl.
showRow(X, Y, Dim) :- !, X = [H|R],
    Yn is (Y + 1),
    writeSlash(Dim), nl,
    showRowValues(H), nl,
    showRow(R, Yn, Dim).

showRowValues(X) :- X = [], !, write(' |').
showRowValues(X) :- !, X = [H|R],
    write(' | '),
    showPiece(H),
    showRowValues(R).

showPiece(X) :- X = 11, !, put_char('\u2593').
showPiece(X) :- X = 10, !, write(' ').
showPiece(X) :- X = 9, !, put_char('\u23F9').
showPiece(X) :- write(X).

writeSlash(0) :- !.
writeSlash(Dim) :-
    write('---'),
    ND is Dim - 1,
    writeSlash(ND).

createPrintBoard(Solution, Clues-Zeros, Dim, Square) :-
    length(Square, Dim),
    createPBoard(Square, Dim),
    putZeros(Square, Zeros),
    putClues(Square, Clues),
    putPath(Solution, Square).

putPathLin([], []).
putPathLin([S|LinSol], [Q|LinSqu]) :-
    ite(nonvar(Q), true, (Elem is S + 10, Q is Elem)),
    putPathLin(LinSol, LinSqu).

putPath([], []).
putPath([LinSol|Solution], [LinSqu|Square]) :-
    putPathLin(LinSol, LinSqu),
    putPath(Solution, Square).

putClues(_, []).
putClues(Square, [X-Y-V|Clues]) :-
    nth1(Y, Square, Lin),
    nth1(X, Lin, V),
    putClues(Square, Clues).

putZeros(_, []).
putZeros(Square, [X-Y|Zeros]) :-
    nth1(Y, Square, Lin),
    nth1(X, Lin, 9),
    putZeros(Square, Zeros).

createPBoard([H], Dim) :- length(H, Dim).
createPBoard([H|Answer], Dim) :-
    length(H, Dim),
    createPBoard(Answer, Dim).

checkClearLine([], _, 0).
checkClearLine([Row|OtherRows], State, Result) :-
    count(1, Row, #=, Count),
    (Count #>= 1 #/\ State #= 0) #<==> B,
    Result #= ResultAux + B,
    checkClearLine(OtherRows, Count, ResultAux).

checkSimpleSeparatedRoads(Matrix) :-
    checkClearLine(Matrix, 0, Result1),
    transpose(Matrix, TransposeMatrix),
    checkClearLine(TransposeMatrix, 0, Result2),
    Result1 #= 1, Result2 #= 1.

:- dynamic pos/1, index/1.

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
    retract(pos(_)),
    retract(index(_)),
    TotalSize = FinalSize.

checkResultValues([], _, _).
checkResultValues([H|T], Dim, It) :-
    AuxX is It mod Dim,
    AuxY is It // Dim,
    ite(AuxX = 0, (X is Dim, Y is AuxY), (X is AuxX, Y is AuxY + 1)),
    NewIt is It + 1,
    savePosition(X, Y, H),
    checkResultValues(T, Dim, NewIt).

savePosition(_X, _Y, 0).
savePosition(X, Y, 1) :-
    retract(pos(Pos)),
    append(Pos, [X-Y], NewPos),
    assert(pos(NewPos)).

hasAdjacent :-
    index(IndexList), pos(Pos),
    nth1(1, IndexList, I),
    nth1(I, Pos, X-Y),
    LeftX is X - 1, RightX is X + 1,
    UpY is Y - 1, DownY is Y + 1,
    ite((member(LeftX-Y, Pos), nth1(AdjLeft, Pos, LeftX-Y), \+ member(AdjLeft, IndexList)),
        (retract(index(_)), append([AdjLeft], IndexList, NewIndexList), assert(index(NewIndexList)), hasAdjacent),
    ite((member(X-UpY, Pos), nth1(AdjUp, Pos, X-UpY), \+ member(AdjUp, IndexList)),
        (retract(index(_)), append([AdjUp], IndexList, NewIndexList), assert(index(NewIndexList)), hasAdjacent),
    ite((member(RightX-Y, Pos), nth1(AdjRight, Pos, RightX-Y), \+ member(AdjRight, IndexList)),
        (retract(index(_)), append([AdjRight], IndexList, NewIndexList), assert(index(NewIndexList)), hasAdjacent),
    ite((member(X-DownY, Pos), nth1(AdjDown, Pos, X-DownY), \+ member(AdjDown, IndexList)),
        (retract(index(_)), append([AdjDown], IndexList, NewIndexList), assert(index(NewIndexList)), hasAdjacent),
        true)))).

% For the lab: a board is road(Clues-Zeros, Dim).
paper_solution(calculate_road, road(Board, Dim), Answer) :- calculate_road(Board, Dim, Answer).
paper_solution(calculate_road_testing, road(Board, Dim), Answer) :- calculate_road_testing(Board, Dim, Answer).
paper_solution(labeling(Strategy), road(Board, Dim), Answer) :-
    calculate_road_testing(Board, Dim, Answer, Strategy).
paper_print(road(Board, Dim), Answer) :- showBoard(Answer, Board, Dim).
`;
