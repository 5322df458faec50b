% Lights on white cells: cells(N), lines(Lists of cells), crossings(Pairs of lines), clues(Count-Cells).
:- use_module(library(clpfd)).

solution :-
    cells(N),
    functor(Lights, lights, N),
    Lights =.. [_|Vars],
    Vars ins 0..1,
    lines(Lines),
    maplist(shining(Lights), Lines, Shines),
    Seen =.. [lines|Shines],
    crossings(Crossings),
    maplist(seen(Seen), Crossings),
    clues(Clues),
    maplist(counted(Lights), Clues),
    labeling([leftmost, down], Vars).

pick(Compound, At, Value) :- arg(At, Compound, Value).

shining(Lights, Line, Shines) :-
    maplist(pick(Lights), Line, Vars),
    Shines in 0..1,
    sum(Vars, #=, Shines).

seen(Seen, Crossing) :-
    maplist(pick(Seen), Crossing, Vars),
    sum(Vars, #>=, 1).

counted(Lights, Count-Cells) :-
    maplist(pick(Lights), Cells, Vars),
    sum(Vars, #=, Count).

main :- wanted(Wanted), report_count(Wanted).
