/** One loop through free cells, in the language of each peer; the data of a board stand in front. */

export const roadInMiniZinc = String.raw`% One loop through free cells: each cell of the road leads to a neighbour, each other cell to itself, and the steps
% are numbered from the first cell in reading order.
int: cells; int: squares; int: clues;
array[1..cells] of set of int: sides;
array[1..squares, 1..4] of int: square;
array[1..clues] of int: count;
array[1..clues] of set of int: near;
array[1..cells] of int: right;
array[1..cells] of var bool: road;
array[1..cells] of var 1..cells: next;
array[1..cells] of var 0..cells: step;
array[1..cells + 1] of var bool: begun;
function var bool: at(int: c) = if c = 0 then false else road[c] endif;
constraint exists(road);
constraint forall(c in 1..cells)(road[c] -> sum(d in sides[c])(road[d]) = 2);
constraint forall(s in 1..squares)(
  not (at(square[s, 1]) /\ at(square[s, 2]) /\ at(square[s, 3]) /\ at(square[s, 4])) /\
  (at(square[s, 1]) /\ at(square[s, 4]) -> at(square[s, 2]) \/ at(square[s, 3])) /\
  (at(square[s, 2]) /\ at(square[s, 3]) -> at(square[s, 1]) \/ at(square[s, 4])));
constraint forall(k in 1..clues)(sum(c in near[k])(road[c]) = count[k]);
constraint not begun[1] /\ forall(c in 1..cells)(begun[c + 1] = (begun[c] \/ road[c]));
constraint forall(c in 1..cells, d in sides[c])(next[c] = d -> next[d] != c);
constraint forall(c in 1..cells)(next[c] in sides[c] union {c} /\ (road[c] <-> next[c] != c));
% From the first cell the loop goes to the right, so that it has one direction only.
constraint forall(c in 1..cells)(road[c] /\ not begun[c] -> if right[c] = 0 then false else next[c] = right[c] endif);
constraint forall(c in 1..cells)((road[c] /\ begun[c]) <-> step[c] > 0);
constraint forall(c in 1..cells, d in sides[c])(next[c] = d /\ begun[d] -> step[d] = step[c] + 1);
solve :: seq_search([
  bool_search(road, input_order, indomain_max),
  int_search(next, input_order, indomain_min)]) satisfy;
output [show(road)];
`;

export const roadInProlog = String.raw`% One loop through free cells: cells(N), sides(Cell-Neighbours), squares(Lists of four, 0 for no cell),
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
    clear_lines(Ways),
    maplist(begins_once(Roads), Ways),
    labeling_options(Options),
    labeling(Options, Vars),
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

% Reading line by line, the road begins exactly once after a line that has none.
begins_once(Roads, Lines) :-
    begin_lines(Lines, Roads, 0, Begins),
    sum(Begins, #=, 1).

begin_lines([], _, _, []).
begin_lines([Line|Lines], Roads, Before, [Begin|Begins]) :-
    maplist(pick(Roads), Line, Vars),
    sum(Vars, #=, Count),
    Begin #<==> (Count #>= 1 #/\ Before #= 0),
    begin_lines(Lines, Roads, Count, Begins).

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
`;
