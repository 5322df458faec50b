/** What the papers' programs use of SICStus, for SWI-Prolog; it stands before each listing. */
export const sicstusInSwi = `% What the papers' programs use of SICStus and SWI-Prolog has under another name, or not at all.
%  - domain/3 is (ins)/2; remove_dups/2 is sort/2; A #=> B is A #==> B; A #<=> B is A #<==> B.
%  - element/3 is only called with a known place: there it is nth1/3. Posted as a constraint it would cost SWI-Prolog a
%    reified inequality for every cell.
%  - count(1, Row, #=, N) is sum/3: the rows hold 0 and 1 only.
%  - nth0/3 of a place below zero fails; in SWI-Prolog it is an error.
%  - log(10, X) is exact for powers of ten; in SWI-Prolog truncate(log(10, 1000)) is 2.
%  - sublist/4 takes a given number of elements, from a place on.
%  - fd_statistics/0 does not exist: the counters of SICStus are not available here.
%  - labeling/2 is SWI-Prolog's; another strategy can be put in its place, and what was done before and in it is noted.
:- set_prolog_flag(encoding, utf8).
:- style_check(-singleton).
:- style_check(-discontiguous).
:- multifile user:message_hook/3.
user:message_hook(ignored_weak_import(_, _), warning, _).
:- use_module(library(clpfd)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(arithmetic)).
:- op(760, yfx, #<=>).
:- op(750, xfy, #=>).
:- dynamic strategy/1, noted/2.

A #=> B :- A #==> B.

A #<=> B :- A #<==> B.

domain(Vars, Low, High) :- Vars ins Low..High.

element(At, List, Value) :- integer(At), At > 0, nth1(At, List, Value).

count(1, Row, #=, Count) :- length(Row, Most), Count in 0..Most, sum(Row, #=, Count).

remove_dups(List, Set) :- sort(List, Set).

nth0(At, List, Value) :- integer(At), !, At >= 0, lists:nth0(At, List, Value).
nth0(At, List, Value) :- lists:nth0(At, List, Value).

log(Base, X, Y) :- Y is log(X) / log(Base) + 1.0e-9.
:- arithmetic_function(log/2).

sublist(Whole, Part, Before, Length) :-
    length(Head, Before), append(Head, Rest, Whole), length(Part, Length), append(Part, _, Rest), !.

fd_statistics.

labeling(Given, Vars) :-
    note(posted),
    (   strategy(Strategy) -> true ; Strategy = Given ),
    clpfd:labeling(Strategy, Vars),
    note(labeled).

% The first time of each: inferences and processor time so far.
note(What) :- noted(What, _), !.
note(What) :-
    statistics(inferences, Inferences),
    statistics(cputime, Time),
    assertz(noted(What, Inferences-Time)).
`;
