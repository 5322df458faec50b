/** What the papers' programs use of SICStus, for SWI-Prolog. */
export const sicstusInSwi = `% What the papers' programs use of SICStus and SWI-Prolog has under another name, or not at all.
%  - domain/3 is (ins)/2; sumlist/2 is sum_list/2; remove_dups/2 is sort/2.
%  - element/3 is only called with a known place: there it is nth1/3. Posted as a constraint it would cost SWI-Prolog a
%    reified inequality for every cell.
%  - count(1, Row, #=, N) is sum/3: the rows hold 0 and 1 only.
%  - nth0/3 of a place below zero fails; in SWI-Prolog it is an error.
%  - fd_statistics/0 does not exist: the counters of SICStus cannot be had here.
:- use_module(library(clpfd)).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(random)).

domain(Vars, Low, High) :- Vars ins Low..High.

element(At, List, Value) :- integer(At), At > 0, nth1(At, List, Value).

count(1, Row, #=, Count) :- length(Row, Most), Count in 0..Most, sum(Row, #=, Count).

remove_dups(List, Set) :- sort(List, Set).

fd_statistics.
`;
