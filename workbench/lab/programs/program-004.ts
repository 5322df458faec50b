/** The program of paper 004, typed from its listing. */
export const programOf004 = String.raw`% The program of "Resolução de um Problema de um Puzzle em Prolog com Restrições: Crazy Pavement" (Inês Ferreira, Tomás
% Caldas), from its listing. Completed where the scan lost something: the blanks in the strings of the printing
% predicates, which are left out. Its flatten/2 is called flatten_board/2: SWI-Prolog has a flatten/2 of its own.

board_horizontal(_, _, 0).
board_horizontal(Board, Vertical, N) :-
    element(N, Vertical, LineSum),
    LineSum #= -1,
    N1 is N - 1,
    board_horizontal(Board, Vertical, N1).
board_horizontal(Board, Vertical, N) :-
    select_list(Board, 1, N, List),
    element(N, Vertical, LineSum),
    domain(List, 0, 1),
    sum(List, #=, LineSum),
    N1 is N - 1,
    board_horizontal(Board, Vertical, N1).

select_list([_Head|Tail], N1, N, List) :-
    N1 #\= N,
    N2 is N1 + 1,
    select_list(Tail, N2, N, List).
select_list([Head|_], N, N, Head).
select_list([], _, _, []).

board_vertical(_, _, 0).
board_vertical(Board, Horizontal, N) :-
    element(N, Horizontal, ColSum),
    ColSum #= -1,
    N1 is N - 1,
    board_vertical(Board, Horizontal, N1).
board_vertical(Board, Horizontal, N) :-
    get_col(Board, N, Col),
    element(N, Horizontal, ColSum),
    domain(Col, 0, 1),
    sum(Col, #=, ColSum),
    N1 is N - 1,
    board_vertical(Board, Horizontal, N1).

get_col([], _, []).
get_col([Head|Tail], N, [ColHead|ColTail]) :-
    element(N, Head, Val),
    ColHead = Val,
    get_col(Tail, N, ColTail).

flatten_board([], []).
flatten_board([LH|LT], Flattened) :-
    is_list(LH),
    flatten_board(LH, FlattenedTemp),
    append(FlattenedTemp, LT2, Flattened),
    flatten_board(LT, LT2).
flatten_board([LH|LT], [LH|FlattenedT]) :-
    \+ is_list(LH),
    flatten_board(LT, FlattenedT).

solve(Board, Vertical, Horizontal, BoardFlat) :-
    length(Board, Length),
    board_vertical(Board, Vertical, Length),
    board_horizontal(Board, Horizontal, Length),
    flatten_board(Board, BoardFlat),
    labeling([], BoardFlat).

% The claim of its conclusions: the 7x7 board follows from its rows alone.
solve_rows(Board, Horizontal, BoardFlat) :-
    length(Board, Length),
    board_horizontal(Board, Horizontal, Length),
    flatten_board(Board, BoardFlat),
    domain(BoardFlat, 0, 1),
    labeling([], BoardFlat).

% For the lab: a board is pavement(Rows of variables, Vertical, Horizontal).
paper_solution(solve, pavement(Board, V, H), Flat) :- solve(Board, V, H, Flat).
paper_solution(rows_alone, pavement(Board, _, H), Flat) :- solve_rows(Board, H, Flat).
`;
