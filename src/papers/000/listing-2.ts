/** The end of the listing, line by line as our copy of it reads. */
export const part2 = String.raw`
print_vertical_numbers(_, _, 0).

print_vertical_numbers(Spacing, Numbers, NumbersSpace) :-
    print_spacing(Spacing),
    N is NumbersSpace - 1,
    print_vertical_numbers_aux(Numbers, N, Remainders
    ),
    print_vertical_numbers(Spacing, Remainders, N).

print_vertical_numbers_aux([], _, []) :-
    write('\\n').
print_vertical_numbers_aux([Number|Numbers], N, [
    Remainder|Remainders]) :-
    Digit is Number // 10 ^ N,
    Remainder is Number rem 10 ^ N,
    write('_'),
    write(Digit),
    print_vertical_numbers_aux(Numbers, N, Remainders
    ).

print_division(Spacing, NumCols) :-
    print_spacing(Spacing),
    print_division_aux(NumCols).

print_division_aux(0) :-
    write('\\n').

print_division_aux(NumCols) :-
    N is NumCols - 1,
    write('┌'),
    print_division_aux(N).

print_horizontal_border(Spacing, NumCols) :-
    print_spacing(Spacing),
    print_line(NumCols),
    write('\n').

getSpacing(H, PaintedSpace, SectionsSpace) :-
    transpose(H, [Painted, Sections]),
    max_member(MaxPainted, Painted),
    PaintedSpace is truncate(log(10,MaxPainted)) + 1,
    max_member(MaxSections, Sections),
    SectionsSpace is truncate(log(10,MaxSections)) +
        1.

print_spacing(0).
print_spacing(Spacing) :-
    X is Spacing - 1,
    write(' '),
    print_spacing(X).

print_line(0) :-
    write('+').
print_line(NumCols) :-
    X is NumCols - 1,
    write('─'),
    print_line(X).

print_puzzle_aux([HWall], [], [Row], [HRule],
    PaintedSpace, SectionsSpace, Spacing) :-
    print_horizontal_rule(HRule, PaintedSpace,
        SectionsSpace),
    print_row(HWall, Row),
    write('\n'),
    length(Row, NumCols),
    print_horizontal_border(Spacing, NumCols),
    write('\n').

print_puzzle_aux([HWall|HWalls], [VWall|VWalls], [Row|
    Rows], [HRule|HRules], PaintedSpace, SectionsSpace,
    Spacing) :-

    print_horizontal_rule(HRule, PaintedSpace,
        SectionsSpace),
    print_row(HWall, Row),
    write('\\n'),
    print_vertical_walls(VWall, Spacing),
    write('\\n'),
    print_puzzle_aux(HWalls, VWalls, Rows, HRules,
        PaintedSpace, SectionsSpace, Spacing).

print_horizontal_rule([Painted, Sections], PaintedSpace,
    SectionsSpace) :-
    print_number_horizontal(Painted, PaintedSpace),
    write('|'),
    print_number_horizontal(Sections, SectionsSpace).

print_number_horizontal(_, 0).
print_number_horizontal(Number, Space) :-
    N is Space - 1,
    Digit is Number // 10 ^ N,
    Remainder is Number rem 10 ^ N,
    write(Digit),
    print_number_horizontal(Remainder, N).

print_row(Walls, Elems) :-
    write('|'),
    print_row_aux(Walls, Elems).

print_row_aux([], [Elem]) :-
    print_elem(Elem),
    write('|').

print_row_aux([Wall|Walls], [Elem|Elems]) :-
    print_elem(Elem),
    print_horizontal_wall(Wall),
    print_row_aux(Walls, Elems).

print_elem(0) :-
    write('␣').
print_elem(1) :-
    write('*').

print_horizontal_wall(0) :-
    write('␣').
print_horizontal_wall(1) :-
    write('|').

print_vertical_walls(VWall, Spacing) :-
    print_spacing(Spacing),
    print_vertical_walls_aux(VWall).

print_vertical_walls_aux([]) :-
    write(' ').

print_vertical_walls_aux([VWall|VWalls]) :-
    write(' '),
    print_vertical_wall(VWall),
    print_vertical_walls_aux(VWalls).

print_vertical_wall(0) :-
    write('_').
print_vertical_wall(1) :-
    write('-').

/* Gerar um tabuleiro aleatorio */

/* Gerar uma matriz de informacoes referentes as paredes
   de tamanho M*N */
generate_walls(0,-,[]) :- !.
generate_walls(M,N,[Row|T]) :- M > 0, !,
    generate_line_walls(N,Row), M1 is M-1, generate_walls(
    M1,N,T).
generate_line_walls(0, []) :- !.
generate_line_walls(N,[Elem|Row]) :- N > 0, !, N1 is N-1,
    random(0,2,Elem), generate_line_walls(N1, Row).

/* Gerar as duas matrizes com informacao referente aos
   quadrados pintados / seccoes */
get_horizontal_numbers([], []).
get_horizontal_numbers([Row|Rows], [[PaintedSquares,
    NumberSections]|NumbersRows]) :-
    get_row_numbers(Row, PaintedSquares),
    get_row_sections(Row, NumberSections),
    get_horizontal_numbers(Rows, NumbersRows).

get_row_numbers(Row, PaintedSquares) :-
    sumlist(Row, PaintedSquares).

get_row_sections([Elem|Row], NumberSections) :-
    get_row_sections_aux(Row, Elem, Elem,
    NumberSections).

get_row_sections_aux([], _, N, N).
get_row_sections_aux([1|Row], 0, CurrentNumberSections,
    NumberSections) :-
    N is CurrentNumberSections + 1,
    get_row_sections_aux(Row, 1, N, NumberSections).
get_row_sections_aux([Elem|Row], _, CurrentNumberSections,
    NumberSections) :-
    get_row_sections_aux(Row, Elem,
        CurrentNumberSections, NumberSections).

get_vertical_numbers(Rows, Rules) :-
    transpose(Rows, Cols), get_horizontal_numbers(
        Cols, Rules).

/* Gerar um jogo M por N */
game_generator(M, N, HP, VP, H, V) :-
    generate_walls(M, N, HP, VP),
    var_table(M, N, T),
    paint_board(HP, VP, T),
    calculateRules(T, H, V).

generate_walls(M, N, HP, VP) :-
    M1 is M - 1,
    N1 is N - 1,
    generate_walls(M, N1, HP),
    generate_walls(N, M1, VP).

paint_board(HP, VP, T) :-
    append(T, Vars),
    domain(Vars, 0, 1),
    groupsWithSameColour(HP, VP, T),
    restrainRandomPositions(T),
    labeling([ff, enum], Vars).

calculateRules(T, H, V) :-
    get_horizontal_numbers(T, H),
    get_vertical_numbers(T, V).

restrainRandomPositions(T) :-
    getBoardSize(T, NumRows, NumCols),
    MinElems is truncate(sqrt(min(NumRows, NumCols))),
    ,
    MaxElems is truncate(sqrt(NumRows * NumCols)) +
    1,
    random(MinElems, MaxElems, NumElemsToPaint),

    getRandomPositions(NumElemsToPaint, NumRows,
        NumCols, Positions),
    restrainElems(Positions, T).

getBoardSize(T, NumRows, NumCols) :-
    length(T, NumRows),
    nth0(0, T, Row),
    length(Row, NumCols).

getRandomPositions(NumPositions, NumRows, NumCols,
    Positions) :-
    getRandomPositionsAux(NumPositions, NumRows,
        NumCols, PositionsList),
    remove_dups(PositionsList, Positions).
getRandomPositionsAux(0, -, -, []) :- !.
getRandomPositionsAux(NumPositions, NumRows, NumCols, [[
    Row, Col] | Positions]) :-
    NumPositions > 0, !,
    random(0, NumRows, Row),
    random(0, NumCols, Col),
    X is NumPositions - 1,
    getRandomPositions(X, NumRows, NumCols, Positions
    ).

restrainElems([], -).
restrainElems([[Row, Col] | Positions], T) :-
    nth0(Row, T, TRow),
    nth0(Col, TRow, Elem),
    Elem #= 1,
    restrainElems(Positions, T).`;
