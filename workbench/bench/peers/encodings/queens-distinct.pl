% All placements of size(N) queens by three global constraints: columns, rising and falling diagonals.
:- use_module(library(clpfd)).

solution :-
    size(N),
    length(Queens, N),
    Queens ins 1..N,
    diagonals(Queens, 1, Rising, Falling),
    all_distinct(Queens),
    all_distinct(Rising),
    all_distinct(Falling),
    labeling([ff], Queens).

diagonals([], _, [], []).
diagonals([Queen|Queens], Row, [Up|Ups], [Down|Downs]) :-
    Up #= Queen + Row,
    Down #= Queen - Row,
    Next is Row + 1,
    diagonals(Queens, Next, Ups, Downs).

main :- report_count(infinite).
