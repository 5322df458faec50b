% One loop through free cells: cells(N), sides(Cell-Neighbours), squares(Lists of four, 0 for no cell),
% clues(Count-Cells). That the loop is one is looked at when all cells are known, as in the paper.
:- use_module(library(clpfd)).

solution :-
    cells(N),
    functor(Roads, roads, N),
    Roads =.. [_|Vars],
    Vars ins 0..1,
    sides(Sides),
    maplist(two_ways(Roads), Sides),
    squares(Squares),
    maplist(apart(Roads), Squares),
    clues(Clues),
    maplist(counted(Roads), Clues),
    sum(Vars, #>=, 1),
    labeling([leftmost, down], Vars),
    sum_list(Vars, Length),
    one_loop(Roads, Sides, Length).

pick(_, 0, 0) :- !.
pick(Compound, At, Value) :- arg(At, Compound, Value).

two_ways(Roads, Cell-Neighbours) :-
    arg(Cell, Roads, Road),
    maplist(pick(Roads), Neighbours, Vars),
    sum(Vars, #=, Sum),
    Road #==> Sum #= 2.

apart(Roads, Square) :-
    maplist(pick(Roads), Square, [A, B, C, D]),
    A + B + C + D #=< 3,
    A + D - B - C #=< 1,
    B + C - A - D #=< 1.

counted(Roads, Count-Cells) :-
    maplist(pick(Roads), Cells, Vars),
    sum(Vars, #=, Count).

one_loop(Roads, Sides, Length) :-
    once((member(Start-_, Sides), arg(Start, Roads, 1))),
    SideTable =.. [sides|Sides],
    walk(Roads, SideTable, Start, 0, Start, 1, Length).

walk(Roads, Sides, Cell, From, Start, Steps, Length) :-
    arg(Cell, Sides, _-Neighbours),
    once((member(Next, Neighbours), Next =\= From, arg(Next, Roads, 1))),
    (   Next =:= Start
    ->  Steps =:= Length
    ;   Further is Steps + 1,
        walk(Roads, Sides, Next, Cell, Start, Further, Length)
    ).

main :- wanted(Wanted), report_count(Wanted).
