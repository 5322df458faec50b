/** The end of the listing, line by line as our copy of it reads. */
export const part2 = String.raw`
gatherRight(Board, ORow-OCol, CRow-CCol, Size, RowList):-
    getElem(Board, CRow-CCol, Elem),

compare(Elem),
sum(RowList, #=<, 1),
gatherUp(Board, ORow-OCol, ORow-OCol, Size, RowList,
[]).

gatherRight(Board, ORow-OCol, CRow-CCol, Size, RowList):-
    getElem(Board, CRow-CCol, Elem),
    insertAtEnd(Elem, RowList, NewRowList),
    NewCol is CCol + 1,
    gatherRight(Board, ORow-OCol, CRow-NewCol, Size,
NewRowList).
%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%
%%%%%%%%%% GATHER UP %%%%%%%%%%%%%%%
%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%

gatherUp(Board, ORow-OCol, CRow-CCol, Size, VarList,
ColList):-
    CRow < 0,
    NewRow is ORow + 1,
    gatherDown(Board, ORow-OCol, NewRow-OCol, Size,
VarList, ColList).

gatherUp(Board, ORow-OCol, CRow-CCol, Size, VarList, Col-
List):-
    getElem(Board, CRow-CCol, Elem),
    compare(Elem),
    NewRow is ORow + 1,
    gatherDown(Board, ORow-OCol, NewRow-OCol, Size,
VarList, ColList).

gatherUp(Board, ORow-OCol, CRow-CCol, Size, VarList, Col-
List):-
    getElem(Board, CRow-CCol, Elem),
    insertAtEnd(Elem, VarList, NewVarList),
    insertAtEnd(Elem, ColList, NewColList),
    NewRow is CRow - 1,
    gatherUp(Board, ORow-OCol, NewRow-CCol, Size,
NewVarList, NewColList).
%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%
%%%%%%%%%% GATHER DOWN %%%%%%%%%%%%%%%
%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%

gatherDown(_Board, _ORow-_OCol, CRow-CCol, Size,
VarList, ColList):-
    CRow >= Size,

sum(ColList, #=<, 1),
sum(VarList, #>=, 1).

gatherDown(Board, _ORow-_OCol, CRow-CCol, _Size, VarList,
ColList):-
    getElem(Board, CRow-CCol, Elem),
    compare(Elem),
    sum(ColList, #=<, 1),
    sum(VarList, #>=, 1).

gatherDown(Board, ORow-OCol, CRow-CCol, Size, VarList,
ColList):-
    getElem(Board, CRow-CCol, Elem),
    insertAtEnd(Elem, VarList, NewVarList),
    insertAtEnd(Elem, ColList, NewColList),
    NewRow is CRow + 1,
    gatherDown(Board, ORow-OCol, NewRow-CCol, Size,
NewVarList, NewColList).
%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%
%%%%%%%%%% GENERATOR %%%%%%%%%%%
%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%
generate(Size):-
    length(Rows, Size), maplist(length_list(Size), Rows),
    append(Rows, Board),
    domain(Board, 0, 15),
    boardRestrictions(Rows, Size),
    labeling([], Board),
    printBoard(Board, Size), nl,
    copy(Rows, _, Size, NewFinal),
    akari(NewFinal, Size).

boardRestrictions(Rows, Size):-
    runRows(Rows, Rows, 0-0, Size).

runRows([], _Board, _Row-_Col, _Size).

runRows([H|T], Board, Row-Col, Size):-
    runRow(H, Board, Row-Col, Size),
    NewRow is Row + 1,
    runRows(T, Board, NewRow-0, Size).

runRow([], _Board, _Row-_Col, _Size).

runRow([H|T], Board, Row-Col, Size):-

    random(0, 2, Random),
    processSquare(H, Board, Row-Col, Random, Size),
    NewCol is Col + 1,
    runRow(T, Board, Row-NewCol, Size).

processSquare(Elem, Board, Row-Col, Random, Size):-
    Random == 1,
    random(0, 2, NewRandom),
    processSquare2(Elem, Board, Row-Col, NewRandom, Size).

processSquare(_Elem, _Board, _Row-Col, _Random, _Size).

processSquare2(Elem, _Board, _Row-Col, Random, _Size):-
    Random == 0,
    sum([Elem], #=, 15).

processSquare2(Elem, _Board, _Row-Col, _Random, _Size):-
    sum([Elem], #=, 0).
%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%
%%%%%%%%%%%%%% PRINT SECTION %%%%%%%%%%%%%%%
%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%

printLine(0).
printLine(Count):-
    write(' ---'),
    Count2 is Count-1,
    printLine(Count2).

% PRINT ELEMENTS OF THE BOARD
printElem(Piece) :- Piece=0, write(' ').
printElem(Piece) :- Piece=1, write(' * ').
printElem(Piece) :- Piece=15, write(' # ').
printElem(Piece) :- Piece=10, write(' 0 ').
printElem(Piece) :- Piece=11, write(' 1 ').
printElem(Piece) :- Piece=12, write(' 2 ').
printElem(Piece) :- Piece=13, write(' 3 ').
printElem(Piece) :- Piece=14, write(' 4 ').

printBoard(Board, Size) :- nl, printLine(Size), nl, print-
List(Board, Size, Size).

printList([],Size,_) :-
    write('|'), nl,
    printLine(Size), nl.

printList([H|T],Size, 0) :-
    write('|'), nl,
    printLine(Size), nl,
    printList([H|T],Size,Size).

printList([H|T], Size, Count) :-
    NewCount is Count - 1,
    write('|'),
    printElem(H),
    printList(T, Size, NewCount).
%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%
%%%%%%%% UTILITIES %%%%%%%%%%%%%%
%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%
length_list(L, Ls) :- length(Ls, L).

insertAtEnd(X,[ ],[X]).
insertAtEnd(X,[H|T],[H|Z]) :- insertAtEnd(X,T,Z).

getElem(Board, Row-Col, Piece):-
    nth0(Row, Board, ColList),
    nth0(Col, ColList, Piece).

compare(Elem) :- Elem == 15.
compare(Elem) :- Elem == 10.
compare(Elem) :- Elem == 11.
compare(Elem) :- Elem == 12.
compare(Elem) :- Elem == 13.
compare(Elem) :- Elem == 14.

copy(Initial, Final, Size, NewFinal):-
    length(Final, Size), maplist(length_list(Size), Final),
    length(NewFinal, Size), maplist(length_list(Size), New-
Final),
    copyRows(Initial, Final, 0-0, Size, NewFinal).

copyRows([], _Final, _Row-Col, _Size, _NewFinal).

copyRows([H|T], Final, Row-Col, Size, NewFinal):-
    copyRow(H, Final, Row-Col, Size, NewFinal),
    NewRow is Row + 1,
    copyRows(T, Final, NewRow-0, Size, NewFinal).

copyRow([], _Final, _Row-Col, _Size, _NewFinal).

copyRow([H|T], Final, Row-Col, Size, NewFinal):-
    compare(H),
    changeBoard(Final, Row-Col, H, NewFinal),
    NewCol is Col + 1,
    copyRow(T, NewFinal, Row-NewCol, Size, NewFinal).

copyRow([_H|T], Final, Row-Col, Size, NewFinal):-
    NewCol is Col + 1,
    copyRow(T, Final, Row-NewCol, Size, NewFinal).

changeBoard(Board, Row-Col, Piece, NewBoard) :-
    changeBoard2(Board, 0, Col, Piece, Row, NewBoard),!.

changeBoard2([Head|Tail], FinalRow, Col , Piece, FinalRow, [NewHead|Tail]):-
    replace(Head, Col, Piece, NewHead).

changeBoard2([Head|Tail], Row, Col , Piece, FinalRow, [Head|NewTail]) :-
    Row \= FinalRow,
    NewRow is Row+1,
    changeBoard2(Tail, NewRow, Col, Piece, FinalRow, NewTail).

replace([_|Tail], 0, Element, [Element|Tail]).

replace([Head|Tail], Col, Element, [Head|Rest]):-
    Col > 0, NewCol is Col-1,
    replace(Tail, NewCol, Element, Rest), !.

replace(L, _, _, L).

reset_timer :- statistics(walltime,_).
print_time :-
    statistics(walltime,[_ ,T]),
    TS is ((T//10)*10),
    nl, write('Time: '), write(TS), write('ms'), nl, nl.`;
