/** Regions painted or not, whole lines counted, in the language of each peer; the data of a board stand in front. */

export const paintInMiniZinc = `% Regions painted or not; the board's own sums stand above, one constraint for each clue of a line.
array[1..regions] of var bool: on;
solve :: bool_search(on, dom_w_deg, indomain_max) satisfy;
output [show(on)];
`;

export const paintInProlog = `% Regions painted or not: regions(N), sums(Count-Widths-Regions), blocks(Count-Entry-Pairs of regions).
:- use_module(library(clpfd)).

solution :-
    regions(N),
    functor(Regions, regions, N),
    Regions =.. [_|Vars],
    Vars ins 0..1,
    sums(Sums),
    maplist(painted(Regions), Sums),
    blocks(Blocks),
    maplist(begun(Regions), Blocks),
    labeling_options(Options),
    labeling(Options, Vars).

pick(Compound, At, Value) :- arg(At, Compound, Value).

painted(Regions, Count-Widths-Parts) :-
    maplist(pick(Regions), Parts, Vars),
    scalar_product(Widths, Vars, #=, Count).

begun(Regions, Count-Entry-Pairs) :-
    arg(Entry, Regions, First),
    maplist(begins(Regions), Pairs, Begins),
    sum([First|Begins], #=, Count).

begins(Regions, [Before, Here], Begins) :-
    arg(Before, Regions, Left),
    arg(Here, Regions, Right),
    Begins #<==> Right #> Left.

main :- wanted(Wanted), report_count(Wanted).
`;
