% All placements of size(N) queens, the program of the text books: every two differ in column and diagonals.
:- use_module(library(clpfd)).

solution :-
    size(N),
    length(Queens, N),
    Queens ins 1..N,
    safe(Queens),
    labeling([ff], Queens).

safe([]).
safe([Queen|Queens]) :-
    apart(Queens, Queen, 1),
    safe(Queens).

apart([], _, _).
apart([Other|Others], Queen, Rows) :-
    Queen #\= Other,
    Queen #\= Other + Rows,
    Queen #\= Other - Rows,
    Further is Rows + 1,
    apart(Others, Queen, Further).

main :- report_count(infinite).
