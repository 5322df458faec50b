/** The program of paper 002, typed from its listing. */
export const programOf002 = `% The program of "Akari/Light-Up Resolvido Usando Restrições em Programação Lógica" (João Pedro Milano da Silva Cardoso,
% Diogo Alexandre Soares Gomes), from its listing. Completed where the scan lost something: the blanks that printElem/1
% writes for a white cell.

akari(Rows, Size) :- akari(Rows, Size, []).

% The listing labels with []; the strategies of its Fig. 3 stand in the last argument.
akari(Rows, Size, Strategy) :-
    length(Rows, Size), maplist(length_list(Size), Rows),
    append(Rows, Board),
    domain(Board, 0, 15),
    processRows(Rows, Rows, 0-0, Size),
    labeling(Strategy, Board).

processRows([], _Board, _Row-_Col, _Size).
processRows([H|T], Board, Row-Col, Size) :-
    processRow(H, Board, Row-Col, Size, []),
    NewRow is Row + 1,
    processRows(T, Board, NewRow-0, Size).

processRow([], _Board, _Row-_Col, _Size, _VarList).
processRow([H|T], Board, Row-Col, Size, _VarList) :-
    H == 15,
    NewCol is Col + 1,
    processRow(T, Board, Row-NewCol, Size, []).
processRow([H|T], Board, Row-Col, Size, _VarList) :-
    compare(H),
    hintRestriction(Board, Row-Col, H, Size),
    NewCol is Col + 1,
    processRow(T, Board, Row-NewCol, Size, []).
processRow([H|T], Board, Row-Col, Size, VarList) :-
    insertAtEnd(H, [], L),
    sum(L, #=<, 1),
    gatherLeft(Board, Row-Col, Row-Col, Size, VarList),
    NewCol is Col + 1,
    processRow(T, Board, Row-NewCol, Size, []).

hintRestriction(Board, Row-Col, NumberHigh, Size) :-
    Number is NumberHigh - 10,
    NewRow1 is Row - 1,
    getUpSquare(Board, NewRow1-Col, Size, US),
    append(US, [], List),
    NewRow2 is Row + 1,
    getDownSquare(Board, NewRow2-Col, Size, DS),
    append(DS, List, List2),
    NewCol1 is Col - 1,
    getLeftSquare(Board, Row-NewCol1, Size, LS),
    append(LS, List2, List3),
    NewCol2 is Col + 1,
    getRightSquare(Board, Row-NewCol2, Size, RS),
    append(RS, List3, FinalList),
    sum(FinalList, #=, Number).

getUpSquare(_Board, Row-_Col, _Size, US) :-
    Row < 0,
    US = [].
getUpSquare(Board, Row-Col, _Size, US) :-
    getElem(Board, Row-Col, Elem),
    compare(Elem),
    US = [].
getUpSquare(Board, Row-Col, _Size, US) :-
    getElem(Board, Row-Col, Elem),
    US = [Elem].

getDownSquare(_Board, Row-_Col, Size, DS) :-
    Row >= Size,
    DS = [].
getDownSquare(Board, Row-Col, _Size, DS) :-
    getElem(Board, Row-Col, Elem),
    compare(Elem),
    DS = [].
getDownSquare(Board, Row-Col, _Size, DS) :-
    getElem(Board, Row-Col, Elem),
    DS = [Elem].

getLeftSquare(_Board, _Row-Col, _Size, LS) :-
    Col < 0,
    LS = [].
getLeftSquare(Board, Row-Col, _Size, LS) :-
    getElem(Board, Row-Col, Elem),
    compare(Elem),
    LS = [].
getLeftSquare(Board, Row-Col, _Size, LS) :-
    getElem(Board, Row-Col, Elem),
    LS = [Elem].

getRightSquare(_Board, _Row-Col, Size, RS) :-
    Col >= Size,
    RS = [].
getRightSquare(Board, Row-Col, _Size, RS) :-
    getElem(Board, Row-Col, Elem),
    compare(Elem),
    RS = [].
getRightSquare(Board, Row-Col, _Size, RS) :-
    getElem(Board, Row-Col, Elem),
    RS = [Elem].

gatherLeft(Board, ORow-OCol, _CRow-CCol, Size, RowList) :-
    CCol < 0,
    NewCol is OCol + 1,
    gatherRight(Board, ORow-OCol, ORow-NewCol, Size, RowList).
gatherLeft(Board, ORow-OCol, CRow-CCol, Size, RowList) :-
    getElem(Board, CRow-CCol, Elem),
    compare(Elem),
    NewCol is OCol + 1,
    gatherRight(Board, ORow-OCol, ORow-NewCol, Size, RowList).
gatherLeft(Board, ORow-OCol, CRow-CCol, Size, RowList) :-
    getElem(Board, CRow-CCol, Elem),
    insertAtEnd(Elem, RowList, NewRowList),
    NewCol is CCol - 1,
    gatherLeft(Board, ORow-OCol, CRow-NewCol, Size, NewRowList).

gatherRight(Board, ORow-OCol, _CRow-CCol, Size, RowList) :-
    CCol >= Size,
    sum(RowList, #=<, 1),
    gatherUp(Board, ORow-OCol, ORow-OCol, Size, RowList, []).
gatherRight(Board, ORow-OCol, CRow-CCol, Size, RowList) :-
    getElem(Board, CRow-CCol, Elem),
    compare(Elem),
    sum(RowList, #=<, 1),
    gatherUp(Board, ORow-OCol, ORow-OCol, Size, RowList, []).
gatherRight(Board, ORow-OCol, CRow-CCol, Size, RowList) :-
    getElem(Board, CRow-CCol, Elem),
    insertAtEnd(Elem, RowList, NewRowList),
    NewCol is CCol + 1,
    gatherRight(Board, ORow-OCol, CRow-NewCol, Size, NewRowList).

gatherUp(Board, ORow-OCol, CRow-_CCol, Size, VarList, ColList) :-
    CRow < 0,
    NewRow is ORow + 1,
    gatherDown(Board, ORow-OCol, NewRow-OCol, Size, VarList, ColList).
gatherUp(Board, ORow-OCol, CRow-CCol, Size, VarList, ColList) :-
    getElem(Board, CRow-CCol, Elem),
    compare(Elem),
    NewRow is ORow + 1,
    gatherDown(Board, ORow-OCol, NewRow-OCol, Size, VarList, ColList).
gatherUp(Board, ORow-OCol, CRow-CCol, Size, VarList, ColList) :-
    getElem(Board, CRow-CCol, Elem),
    insertAtEnd(Elem, VarList, NewVarList),
    insertAtEnd(Elem, ColList, NewColList),
    NewRow is CRow - 1,
    gatherUp(Board, ORow-OCol, NewRow-CCol, Size, NewVarList, NewColList).

gatherDown(_Board, _ORow-_OCol, CRow-_CCol, Size, VarList, ColList) :-
    CRow >= Size,
    sum(ColList, #=<, 1),
    sum(VarList, #>=, 1).
gatherDown(Board, _ORow-_OCol, CRow-CCol, _Size, VarList, ColList) :-
    getElem(Board, CRow-CCol, Elem),
    compare(Elem),
    sum(ColList, #=<, 1),
    sum(VarList, #>=, 1).
gatherDown(Board, ORow-OCol, CRow-CCol, Size, VarList, ColList) :-
    getElem(Board, CRow-CCol, Elem),
    insertAtEnd(Elem, VarList, NewVarList),
    insertAtEnd(Elem, ColList, NewColList),
    NewRow is CRow + 1,
    gatherDown(Board, ORow-OCol, NewRow-CCol, Size, NewVarList, NewColList).

printLine(0) :- !.
printLine(Count) :-
    write(' ---'),
    Count2 is Count - 1,
    printLine(Count2).

printElem(Piece) :- Piece = 0, write('   ').
printElem(Piece) :- Piece = 1, write(' * ').
printElem(Piece) :- Piece = 15, write(' # ').
printElem(Piece) :- Piece = 10, write(' 0 ').
printElem(Piece) :- Piece = 11, write(' 1 ').
printElem(Piece) :- Piece = 12, write(' 2 ').
printElem(Piece) :- Piece = 13, write(' 3 ').
printElem(Piece) :- Piece = 14, write(' 4 ').

printBoard(Board, Size) :- nl, printLine(Size), nl, printList(Board, Size, Size).

printList([], Size, _) :-
    write('|'), nl,
    printLine(Size), nl.
printList([H|T], Size, 0) :-
    write('|'), nl,
    printLine(Size), nl,
    printList([H|T], Size, Size).
printList([H|T], Size, Count) :-
    NewCount is Count - 1,
    write('|'),
    printElem(H),
    printList(T, Size, NewCount).

length_list(L, Ls) :- length(Ls, L).

insertAtEnd(X, [], [X]).
insertAtEnd(X, [H|T], [H|Z]) :- insertAtEnd(X, T, Z).

getElem(Board, Row-Col, Piece) :-
    Row >= 0, Col >= 0,
    nth0(Row, Board, ColList),
    nth0(Col, ColList, Piece).

compare(Elem) :- Elem == 15.
compare(Elem) :- Elem == 10.
compare(Elem) :- Elem == 11.
compare(Elem) :- Elem == 12.
compare(Elem) :- Elem == 13.
compare(Elem) :- Elem == 14.

% For the lab: a board is akari(Rows, Size), with variables for white cells.
paper_solution(akari, akari(Rows, Size), Rows) :- akari(Rows, Size).
paper_solution(labeling(Strategy), akari(Rows, Size), Rows) :- akari(Rows, Size, Strategy).
paper_print(akari(_, Size), Rows) :- append(Rows, Board), printBoard(Board, Size).
`;
