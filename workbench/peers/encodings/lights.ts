/** Lights on white cells, in the language of each peer; the data of a board stand in front. */

export const lightsInMiniZinc = String.raw`% Lights on white cells; each sight line has at most one, each cell is seen along one of its two lines.
int: cells; int: lines; int: clues;
array[1..lines] of set of int: on_line;
array[1..cells, 1..2] of int: lines_of;
array[1..clues] of int: count;
array[1..clues] of set of int: near;
array[1..cells] of var bool: light;
array[1..lines] of var bool: shines;
constraint forall(l in 1..lines)(sum(c in on_line[l])(light[c]) = shines[l]);
constraint forall(c in 1..cells)(shines[lines_of[c, 1]] \/ shines[lines_of[c, 2]]);
constraint forall(k in 1..clues)(sum(c in near[k])(light[c]) = count[k]);
solve :: bool_search(light, input_order, indomain_max) satisfy;
output [show(light)];
`;

export const lightsInProlog = `% Lights on white cells: cells(N), lines(Lists of cells), crossings(Pairs of lines), clues(Count-Cells).
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
    labeling_options(Options),
    labeling(Options, Vars).

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
`;

/** As paper 002 posts it: for each cell anew, its own sum, its row's, its column's, and both together. */
export const lightsOf002InProlog = `% seen(Cell-[Row, Column]), clues(Count-Cells).
:- use_module(library(clpfd)).

solution :-
    cells(N),
    functor(Lights, lights, N),
    Lights =.. [_|Vars],
    Vars ins 0..15,
    seen(Seen),
    maplist(restricted(Lights), Seen),
    clues(Clues),
    maplist(counted(Lights), Clues),
    labeling_options(Options),
    labeling(Options, Vars).

pick(Compound, At, Value) :- arg(At, Compound, Value).

restricted(Lights, Cell-[RowCells, ColumnCells]) :-
    arg(Cell, Lights, Light),
    sum([Light], #=<, 1),
    maplist(pick(Lights), RowCells, Row),
    sum(Row, #=<, 1),
    maplist(pick(Lights), ColumnCells, Column),
    sum(Column, #=<, 1),
    append(Row, Column, Both),
    sum(Both, #>=, 1).

counted(Lights, Count-Cells) :-
    maplist(pick(Lights), Cells, Vars),
    sum(Vars, #=, Count).

main :- wanted(Wanted), report_count(Wanted).
`;
