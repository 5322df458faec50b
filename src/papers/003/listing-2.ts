/** The end of the listing, line by line as our copy of it reads. */
export const part2 = String.raw`
ite((member(LeftX-Y, Pos), nth1(AdjLeft, Pos, LeftX-Y),
  \+member(AdjLeft, IndexList)),
    (retract(index(_)), append([AdjLeft], IndexList, NewIndexList),
    assert(index(NewIndexList)), hasAdjacent),
    ite((member(X-UpY, Pos), nth1(AdjUp, Pos, X-UpY), \+member(AdjUp, IndexList)),
      (retract(index(_)), append([AdjUp], IndexList, NewIndexList),
      assert(index(NewIndexList)), hasAdjacent),
      ite((member(RightX-Y, Pos), nth1(AdjRight, Pos, RightX-Y),
      \+member(AdjRight, IndexList)),
        (retract(index(_)), append([AdjRight], IndexList, NewIndexList),
        assert(index(NewIndexList)), hasAdjacent),
        ite((member(X-DownY, Pos), nth1(AdjDown, Pos, X-DownY),
        \+member(AdjDown, IndexList)),
          (retract(index(_)), append([AdjDown], IndexList,
          NewIndexList), assert(index(NewIndexList)), hasAdjacent),
          true)
      )
    ).
statistic.pl Código do ficheiro sobre estatísticas.
reset_timer :- statistics(walltime,_).
print_time :-
statistics(walltime,[_,T]),
TS is ((T//10)*10)/1000,
nl, write('Time: '), write(TS), write('s'), nl, nl.`;
