import { part2 } from './listing-2.ts';

const part1 = String.raw`:- use_module(library(clpfd)).
:- use_module(library(lists)).
:- use_module(library(random)).

/* Predicados para testar e avaliar tempos de execucao */

assess_time_generator(Tries, M, N, Average) :-
    assess_time_generator_aux(Tries, M, N, Times),
    sumlist(Times, Sum),
    length(Times, Length),
    Average is Sum / Length.

assess_time_generator_aux(0, _, _, []).
assess_time_generator_aux(Tries, M, N, [Time|Times]) :-
    statistics(walltime, [Start|_]),
    test_generator(M, N),
    statistics(walltime, [End|_]),
    Time is End - Start,
    X is Tries - 1,

    assess_time_generator_aux(X, M, N, Times).

assess_time_generate_and_solve(Tries, M, N, Average) :-
    assess_time_generate_and_solve_aux(Tries, M, N,
        Times),
    sumlist(Times, Sum),
    length(Times, Length),
    Average is Sum / Length.

assess_time_generate_and_solve_aux(0, -, -, []).
assess_time_generate_and_solve_aux(Tries, M, N, [Time|
    Times]) :-
    statistics(walltime, [Start|-]),
    test_generator(M, N),
    statistics(walltime, [End|-]),
    Time is End - Start,
    X is Tries - 1,
    assess_time_generator_aux(X, M, N, Times).

teste :-
    horizontalWall(HP),
    verticalWall(VP),
    verticalNumbers(V),
    horizontalNumbers(H),
    length(V, NRows),
    length(H, NCols),
    doubleCrossAPix(HP, VP, NRows, NCols, V, H).

teste_print :-
    horizontalWall(HP),
    verticalWall(VP),
    verticalNumbers(V),
    horizontalNumbers(H),
    print_white_puzzle(HP, VP, H, V).

test_generator(M, N) :-
    game_generator(M, N, HP, VP, H, V),
    print_white_puzzle(HP, VP, H, V).

test_generate_and_solve(M, N) :-
    game_generator(M, N, HP, VP, H, V),
    print_white_puzzle(HP, VP, H, V),
    doubleCrossAPix(HP, VP, M, N, V, H).

horizontalWall(Walls) :- Walls = [
[0,1,1,0,1,1,0,1,1],
[0,1,1,1,1,1,1,1,1],
[1,1,1,1,0,1,1,1,1],
[0,1,1,1,1,1,0,1,0],
[1,1,0,1,0,1,0,1,0],
[0,1,1,1,0,1,1,1,0],
[1,0,1,1,1,1,0,0,1],
[1,0,0,1,1,1,1,0,1],
[1,1,0,1,0,1,0,1,1],
[1,0,1,1,0,1,1,1,0]
].

verticalWall(Walls) :- Walls = [
[0,1,1,1,1,1,0,1,0],
[0,1,1,1,1,1,1,1,1],
[0,1,0,1,0,1,1,1,1],
[1,0,1,0,1,1,1,1,0],
[1,1,1,0,1,1,1,1,1],
[1,1,1,1,1,0,1,1,1],
[0,0,1,0,1,1,0,1,1],
[1,0,1,0,1,1,1,1,0],
[1,0,1,1,1,1,1,0,1],
[1,1,0,1,1,1,0,0,1]
].

verticalNumbers(Numbers) :- Numbers = [
[2,1],
[2,2],
[4,3],
[5,3],
[4,2],
[4,2],
[6,1],
[7,3],
[5,4],
[4,3]
].

horizontalNumbers(Numbers) :- Numbers = [
[3,3],
[4,3],
[5,3],
[5,2],
[4,1],
].

[4,3],
[7,3],
[2,2],
[5,2],
[4,2]
].

var_table(0, -, []) :- !.

var_table(M, N, T) :-
    M > 0, !,
    length(Row, N),
    M1 is M - 1,
    var_table(M1, N, T1),
    append([Row], T1, T).

doubleCrossAPix(HP, VP, T, V, H) :-
    doubleCrossAPixSolver(HP, VP, T, V, H),
    print_puzzle(HP, VP, T, H, V).

doubleCrossAPix(HP, VP, NRows, NCols, V, H) :-
    var_table(NRows, NCols, T),
    doubleCrossAPix(HP, VP, T, V, H).

doubleCrossAPixSolver(HP, VP, T, V, H) :-
    append(T, Vars),
    domain(Vars, 0, 1),
    groupsWithSameColour(HP, VP, T),
    horizontalRule(T, H),
    verticalRule(T, V),
    labeling([ffd, enum], Vars).

/* Para cada elemento pertencente ao mesmo bloco, a sua
   cor tem de ser igual */

groupsWithSameColour(HP, VP, T) :-
    groupsWithSameColourHorizontal(HP, T),
    groupsWithSameColourVertical(VP, T).

groupsWithSameColourVertical(VP, T) :-
    transpose(T, TT),
    groupsWithSameColourHorizontal(VP, TT).

groupsWithSameColourHorizontal([], []).

groupsWithSameColourHorizontal ([HRowWalls|HRowsWalls],[
    Row|Rows]) :-
    checkWalls(HRowWalls, Row),
    groupsWithSameColourHorizontal(HRowsWalls, Rows).

checkWalls([], []). /* Last elem */
checkWalls([HWall|HWalls], [Elem1,Elem2|Elems]) :-
    checkWall(HWall, Elem1, Elem2),
    checkWalls(HWalls, [Elem2|Elems]).

checkWall(0, Elem1, Elem2) :-
    Elem1 #= Elem2.
checkWall(1, -, -).

/* O numero de quadrados pretos da coluna C tem de ser
   igual a V[C][0]
   O numero de blocos pretos da coluna C tem de ser
   igual a V[C][1] */

horizontalRule([], []).
horizontalRule([Row|Rows], [Rule|Rules]) :-
    validate_row(Row, Rule), horizontalRule(Rows,
        Rules).

validate_row(Row, [PaintedSquares, NumberSections]) :-
    check_row_painted_squares(Row, PaintedSquares),
    check_row_sections(Row, NumberSections).

check_row_painted_squares([], 0).
check_row_painted_squares([Elem|Row], PaintedSquares) :-
    Elem #= 0,
    check_row_painted_squares(Row, PaintedSquares).
check_row_painted_squares([Elem|Row], PaintedSquares) :-
    Elem #= 1,
    N is PaintedSquares - 1,
    check_row_painted_squares(Row, N).

check_row_sections([Elem|Row], NumberSections) :- Elem #=
    0,
    check_row_sections_aux(Row, 0, 0, NumberSections)
    .
check_row_sections([Elem|Row], NumberSections) :- Elem #=
    1,
    check_row_sections_aux(Row, 1, 1, NumberSections)
    .

check_row_sections_aux([], -, N, N).
check_row_sections_aux([Elem|Row], LastElem,
    CurrentNumberSections, NumberSections) :-
    Elem #= 1,
    LastElem #= 0,
    !,
    N is CurrentNumberSections + 1,
    check_row_sections_aux(Row, Elem, N,
        NumberSections).
check_row_sections_aux([Elem|Row], -,
    CurrentNumberSections, NumberSections) :-
    check_row_sections_aux(Row, Elem,
        CurrentNumberSections, NumberSections).

/*      O numero de quadrados pretos da linha L tem de
    ser igual a V[H][0]
    O numero de blocos pretos da linha L tem de ser
    igual a V[H][1] */

verticalRule(Rows, Rules) :-
    transpose(Rows, Cols), horizontalRule(Cols, Rules
    ).

/* Imprimir solucao em formato legivel */
print_white_puzzle(HP, VP, H, V) :-
    length(H, NumRows),
    length(V, NumCols),
    white_board(NumRows, NumCols, T),
    print_puzzle(HP, VP, T, H, V).

white_board(0, -, []).
white_board(NumRows, NumCols, [Row|Rows]) :-
    NumRows > 0,
    white_row(NumCols, Row),
    X is NumRows - 1,
    white_board(X, NumCols, Rows).

white_row(0, []).
white_row(NumCols, [0|Cols]) :-
    NumCols > 0,
    X is NumCols - 1,
    white_row(X, Cols).

print_puzzle(HP, VP, T, H, V) :-

    getSpacing(H, PaintedSpace, SectionsSpace),
    Spacing is PaintedSpace + 1 + SectionsSpace,
    length(V, NumCols),
    print_vertical_rules(V, Spacing),
    transpose(VP, VPT),
    print_horizontal_border(Spacing, NumCols),
    print_puzzle_aux(HP, VPT, T, H, PaintedSpace,
        SectionsSpace, Spacing).

print_vertical_rules(V, Spacing) :-
    getSpacing(V, PaintedSpace, SectionsSpace),
    transpose(V, [Painted, Sections]),
    print_vertical_numbers(Spacing, Painted,
        PaintedSpace),
    length(Painted, NumCols),
    print_division(Spacing, NumCols),
    print_vertical_numbers(Spacing, Sections,
        SectionsSpace).`;

/** The listing of the paper, line by line as our copy of it reads. */
export const listing = `${part1}\n${part2}`;
